# SPDX-License-Identifier: GPL-3.0-or-later
# cmake --install: programs in bin, the core beside them in lib, what only the core starts in libexec/fuzzylens.
include(GNUInstallDirs)

foreach(program fuzzylens-cli fuzzylens fuzzylens-render fuzzylens-fetch)
  if(TARGET ${program})
    set_target_properties(${program} PROPERTIES INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  endif()
endforeach()
install(TARGETS fuzzylens-h5ad RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/fuzzylens)
install(TARGETS fuzzylens-core LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} NAMELINK_SKIP)
foreach(level v3 v4)
  if(TARGET fuzzylens-core-${level})
    install(TARGETS fuzzylens-core-${level}
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/glibc-hwcaps/x86-64-${level} NAMELINK_SKIP)
  endif()
endforeach()
