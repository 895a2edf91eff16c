# Writes a C++ source that holds all files of a folder; see
# src/gockel/server/embedded_files.h. The folder is looked at when CMake runs.
function(gockel_embed_files folder source)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*)
  list(SORT files)
  set(bytes "")
  set(rows "")
  set(paths "")
  set(n 0)
  foreach(name IN LISTS files)
    string(APPEND bytes "__asm__(\".section .rodata\\n\"\n"
      "        \"gockel_page_${n}:\\n.incbin \\\"${folder}/${name}\\\"\\n\"\n"
      "        \"gockel_page_end_${n}:\\n.byte 0\\n.previous\\n\");\n"
      "extern \"C\" const char gockel_page_${n}[];\n"
      "extern \"C\" const char gockel_page_end_${n}[];\n")
    string(APPEND rows "      {\"/${name}\", {gockel_page_${n}, "
      "static_cast<std::size_t>(gockel_page_end_${n} - gockel_page_${n})}},\n")
    list(APPEND paths ${folder}/${name})
    math(EXPR n "${n} + 1")
  endforeach()
  file(CONFIGURE OUTPUT ${source} CONTENT
"#include \"gockel/server/embedded_files.h\"

#include <array>

${bytes}
namespace gockel {

std::span<const EmbeddedFile> embedded_files() {
  static const std::array<EmbeddedFile, ${n}> files{{
${rows}  }};
  return files;
}

}  // namespace gockel
" @ONLY)
  if(paths)
    set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${paths}")
  endif()
endfunction()
