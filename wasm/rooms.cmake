# What the rooms above the line need to be compiled to WebAssembly.

# These two are headers only. They are linked into a folder of their own because
# beside them in /usr/include lie the headers of another machine's C library.
set(headers ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(name fmt nlohmann)
  find_path(${name}_parent ${name} PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
  file(CREATE_LINK ${${name}_parent}/${name} ${headers}/${name} SYMBOLIC)
endforeach()
foreach(target fmt::fmt nlohmann_json::nlohmann_json)
  add_library(${target} INTERFACE IMPORTED)
  target_include_directories(${target} SYSTEM INTERFACE ${headers})
endforeach()
# No room writes numbers with decimals by fmt (src/gockel/words/decimal.h does
# that), and fmt cannot know.
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY
  FMT_STATIC_THOUSANDS_SEPARATOR=','
  FMT_USE_FLOAT=0 FMT_USE_DOUBLE=0 FMT_USE_LONG_DOUBLE=0 FMT_USE_INT128=0)
target_compile_definitions(nlohmann_json::nlohmann_json INTERFACE JSON_NOEXCEPTION)

# The C++ library has no exceptions here. Every machine has to round alike: no
# fused multiply-add.
target_compile_options(gockel_build_flags INTERFACE
  -flto -fno-exceptions -fno-rtti -ffp-contract=off)
