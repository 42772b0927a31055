# SPDX-License-Identifier: GPL-3.0-or-later
# cmake --install: programs in bin, the builds of the core in lib/fuzzylens/core (where CPack takes them for what they are,
# no libraries for ldconfig), what only the core starts in libexec/fuzzylens; the headers of the core and
# find_package(FuzzyLens); man pages, completions, icon and what a desktop asks for.
include(CMakePackageConfigHelpers)
set(header_folder ${CMAKE_INSTALL_INCLUDEDIR}/fuzzylens)
set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/FuzzyLens)
set(share ${CMAKE_INSTALL_DATAROOTDIR})
string(TIMESTAMP today %Y-%m-%d UTC)

# ---- Programs and libraries
set(programs "")
foreach(program fuzzylens-cli fuzzylens fuzzylens-render fuzzylens-fetch)
  if(TARGET ${program})
    install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    list(APPEND programs ${program})
  endif()
endforeach()
install(TARGETS fuzzylens-h5ad RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/fuzzylens)
install(TARGETS fuzzylens-core EXPORT FuzzyLens LIBRARY DESTINATION ${library_folder} NAMELINK_SKIP)
foreach(level v3 v4)
  if(TARGET fuzzylens-core-${level})
    install(TARGETS fuzzylens-core-${level}
            LIBRARY DESTINATION ${library_folder}/glibc-hwcaps/x86-64-${level} NAMELINK_SKIP)
  endif()
endforeach()

# ---- The core for other projects: FuzzyLens::core, and the headers that declare what it exports, with what they include
file(GLOB_RECURSE pending RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/core/*.h)
foreach(header ${pending})
  file(STRINGS ${PROJECT_SOURCE_DIR}/${header} exported REGEX "FUZZYLENS_EXPORT" LIMIT_COUNT 1)
  if(NOT exported)
    list(REMOVE_ITEM pending ${header})
  endif()
endforeach()
set(public_headers "")
while(pending)
  list(POP_FRONT pending header)
  list(APPEND public_headers ${header})
  file(STRINGS ${PROJECT_SOURCE_DIR}/${header} includes REGEX "^#include \"core/")
  list(TRANSFORM includes REPLACE "^#include \"([^\"]+)\".*" "\\1")
  list(REMOVE_ITEM includes ${public_headers})
  list(APPEND pending ${includes})
  list(REMOVE_DUPLICATES pending)
endwhile()
foreach(header ${public_headers})
  cmake_path(GET header PARENT_PATH folder)
  install(FILES ${PROJECT_SOURCE_DIR}/${header} DESTINATION ${header_folder}/${folder})
endforeach()

set_target_properties(fuzzylens-core PROPERTIES EXPORT_NAME core)
target_include_directories(fuzzylens-core INTERFACE $<INSTALL_INTERFACE:${header_folder}>)
target_compile_features(fuzzylens-core INTERFACE cxx_std_20)
configure_package_config_file(${PROJECT_SOURCE_DIR}/resources/cmake/FuzzyLensConfig.cmake.in FuzzyLensConfig.cmake
                              INSTALL_DESTINATION ${config_folder} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(FuzzyLensConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(EXPORT FuzzyLens NAMESPACE FuzzyLens:: DESTINATION ${config_folder} FILE FuzzyLensTargets.cmake)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/FuzzyLensConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/FuzzyLensConfigVersion.cmake
        DESTINATION ${config_folder})

# ---- Man pages, made by the programs themselves
if(NOT FUZZYLENS_SANITIZE)
  set(man_folder ${CMAKE_BINARY_DIR}/man)
  set(man_sources ${PROJECT_SOURCE_DIR}/resources/man/make-page ${PROJECT_SOURCE_DIR}/resources/man/page.awk)
  file(MAKE_DIRECTORY ${man_folder})
  set(pages "")
  foreach(program ${programs})
    set(page ${man_folder}/${program}.1.gz)
    add_custom_command(OUTPUT ${page}
      COMMAND ${PROJECT_SOURCE_DIR}/resources/man/make-page $<TARGET_FILE:${program}> ${PROJECT_VERSION} ${today} ${page}
      DEPENDS ${programs} ${man_sources} ${PROJECT_SOURCE_DIR}/resources/man/${program}.roff
      COMMENT "Making the man page of ${program}" VERBATIM)
    list(APPEND pages ${page})
  endforeach()
  add_custom_target(man-pages ALL DEPENDS ${pages})
  install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()

# ---- Completions of bash, zsh and fish, made by the programs as well
if(NOT FUZZYLENS_SANITIZE)
  set(completion_folder ${CMAKE_BINARY_DIR}/completion)
  set(completion_sources ${PROJECT_SOURCE_DIR}/resources/completion/make-completions
                         ${PROJECT_SOURCE_DIR}/resources/completion/completions.awk)
  set(zsh_completions "")
  set(completions "")
  foreach(program fuzzylens-cli fuzzylens)
    if(TARGET ${program})
      set(made ${completion_folder}/${program} ${completion_folder}/_${program} ${completion_folder}/${program}.fish)
      add_custom_command(OUTPUT ${made}
        COMMAND ${PROJECT_SOURCE_DIR}/resources/completion/make-completions $<TARGET_FILE:${program}> ${completion_folder}
        DEPENDS ${programs} ${completion_sources}
        COMMENT "Making the completions of ${program}" VERBATIM)
      list(APPEND completions ${made})
      list(APPEND zsh_completions ${completion_folder}/_${program})
      install(FILES ${completion_folder}/${program} DESTINATION ${share}/bash-completion/completions)
      install(FILES ${completion_folder}/${program}.fish DESTINATION ${share}/fish/vendor_completions.d)
    endif()
  endforeach()
  add_custom_target(completions ALL DEPENDS ${completions})
  # The Debian package has these where Debian's zsh looks for those of packages (Package.cmake).
  install(FILES ${zsh_completions} DESTINATION ${share}/zsh/site-functions COMPONENT zsh)
endif()

# ---- What a desktop asks for
if(FUZZYLENS_UI)
  set(id org.fuzzylens.FuzzyLens)
  install(FILES ${PROJECT_SOURCE_DIR}/resources/${id}.desktop DESTINATION ${share}/applications)
  install(FILES ${PROJECT_SOURCE_DIR}/resources/${id}.mime.xml DESTINATION ${share}/mime/packages RENAME ${id}.xml)
  install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/${id}.svg DESTINATION ${share}/icons/hicolor/scalable/apps)
  foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/${id}-${size}.png RENAME ${id}.png
            DESTINATION ${share}/icons/hicolor/${size}x${size}/apps)
  endforeach()

  # Pictures are shown from where the project is published; "## [0.2.0] - 2027-01-31" in the changelog dates a release.
  set(metainfo_addresses "")
  if(FUZZYLENS_HOMEPAGE)
    set(metainfo_addresses "  <url type=\"homepage\">${FUZZYLENS_HOMEPAGE}</url>
  <screenshots>
    <screenshot type=\"default\">
      <caption>The demonstration data: samples, feature weights and memberships of a fit</caption>
      <image type=\"source\" width=\"1280\" height=\"800\">${FUZZYLENS_HOMEPAGE}/pictures/explore.png</image>
    </screenshot>
    <screenshot>
      <caption>The same in the dark theme</caption>
      <image type=\"source\" width=\"1280\" height=\"800\">${FUZZYLENS_HOMEPAGE}/pictures/explore-dark.png</image>
    </screenshot>
  </screenshots>
")
  endif()
  set(metainfo_release "<release version=\"${PROJECT_VERSION}\" date=\"${today}\" type=\"development\"/>")
  file(STRINGS ${PROJECT_SOURCE_DIR}/CHANGELOG.md dated REGEX "^## \\[${PROJECT_VERSION}\\] - [0-9-]+$")
  if(dated)
    string(REGEX REPLACE ".* - (.*)" "<release version=\"${PROJECT_VERSION}\" date=\"\\1\"/>" metainfo_release "${dated}")
  endif()
  configure_file(${PROJECT_SOURCE_DIR}/resources/${id}.metainfo.xml.in ${id}.metainfo.xml @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${id}.metainfo.xml DESTINATION ${share}/metainfo)
endif()
