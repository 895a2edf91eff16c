# Writes a C++ source that holds all files of a folder, or those with an ending:
# FUNCTION, which HEADER declares, returns a span of TYPE, whose two fields are the
# path below the folder ("/index.html") and the bytes. The folder is looked at when
# CMake runs; where there is none the span is empty.
#   gockel_embed_files(folder source.cpp HEADER h.h TYPE T FUNCTION f [ENDING .html])
function(gockel_embed_files folder source)
  cmake_parse_arguments(ARG "" "HEADER;TYPE;FUNCTION;ENDING" "" ${ARGN})
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*${ARG_ENDING})
  list(SORT files)
  set(symbol gockel_${ARG_FUNCTION})
  set(bytes "")
  set(rows "")
  set(paths "")
  set(n 0)
  foreach(name IN LISTS files)
    string(APPEND bytes "__asm__(\".section .rodata\\n\"\n"
      "        \"${symbol}_${n}:\\n.incbin \\\"${folder}/${name}\\\"\\n\"\n"
      "        \"${symbol}_end_${n}:\\n.byte 0\\n.previous\\n\");\n"
      "extern \"C\" const char ${symbol}_${n}[];\n"
      "extern \"C\" const char ${symbol}_end_${n}[];\n")
    string(APPEND rows "      {\"/${name}\", {${symbol}_${n}, "
      "static_cast<std::size_t>(${symbol}_end_${n} - ${symbol}_${n})}},\n")
    list(APPEND paths ${folder}/${name})
    math(EXPR n "${n} + 1")
  endforeach()
  file(CONFIGURE OUTPUT ${source} CONTENT
"#include \"${ARG_HEADER}\"

#include <array>

${bytes}
namespace gockel {

std::span<const ${ARG_TYPE}> ${ARG_FUNCTION}() {
  static const std::array<${ARG_TYPE}, ${n}> files{{
${rows}  }};
  return files;
}

}  // namespace gockel
" @ONLY)
  # Compiled with others it would not be compiled again when a file changes.
  set_source_files_properties(${source} PROPERTIES
    OBJECT_DEPENDS "${paths}" SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
