# How the copy is compiled, given to CMake as CMAKE_PROJECT_INCLUDE. Of the rooms
# under test (MUTATED_ROOMS) one source is compiled per fault: each source by
# itself, the headers of its room read beforehand. The rooms that compute are
# compiled once, for tests that run hundreds of times.
function(separate_rooms)
  foreach(room IN LISTS MUTATED_ROOMS)
    file(GLOB headers ${PROJECT_SOURCE_DIR}/src/gockel/${room}/*.h)
    set_target_properties(gockel_${room} PROPERTIES UNITY_BUILD OFF)
    target_precompile_headers(gockel_${room} PRIVATE ${headers})
  endforeach()
  foreach(room core random turn values players)
    if(TARGET gockel_${room})
      target_compile_options(gockel_${room} PRIVATE -O2)
    endif()
  endforeach()
endfunction()
cmake_language(DEFER CALL separate_rooms)
