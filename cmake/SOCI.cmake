# Debian's SOCI comes without a CMake package.
find_path(SOCI_INCLUDE_DIR soci/soci.h REQUIRED)
foreach(part core sqlite3 postgresql)
  find_library(SOCI_${part}_LIBRARY soci_${part} REQUIRED)
  add_library(SOCI::${part} UNKNOWN IMPORTED)
  set_target_properties(SOCI::${part} PROPERTIES
    IMPORTED_LOCATION ${SOCI_${part}_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES "${SOCI_INCLUDE_DIR};${SOCI_INCLUDE_DIR}/soci")
endforeach()
