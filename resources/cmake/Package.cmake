# SPDX-License-Identifier: GPL-3.0-or-later
# cpack -G DEB: one package, of what cmake --install puts into place and the papers that Debian asks for. The target
# package-contents builds that and no tests; tests/package/run makes the package and tries it.
set(CPACK_GENERATOR DEB)
set(CPACK_SOURCE_GENERATOR "")
set(CPACK_PACKAGE_NAME fuzzylens)
set(CPACK_PACKAGE_VENDOR "FuzzyLens maintainers")
set(CPACK_PACKAGE_CONTACT "FuzzyLens maintainers <maintainers@fuzzylens.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "explore gene-expression matrices by fuzzy clustering")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${FUZZYLENS_HOMEPAGE})
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# What the programs link; what Qt loads at its start; and what other projects need that use the core.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ca-certificates, fonts-dejavu-core, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "cmake, g++, libeigen3-dev, nlohmann-json3-dev, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"FuzzyLens explores gene-expression matrices, or any table of samples and
features, by fuzzy clustering that learns feature weights. It shows which
samples form groups, which samples lie between groups and which features
decide, and tests whether the result is better than chance.
.
Four families of methods are included: supervised fuzzy partitioning,
clustering with constraints or labels, membership embedding, and spectral
feature scaling. It imports text tables, Excel workbooks, AnnData, GCT and
GEO files.
.
The package contains the desktop program, the command line, and the headers
of their library.")

# The papers: a component of their own, which cmake --install leaves out.
set(debian_folder ${CMAKE_BINARY_DIR}/debian)
string(TIMESTAMP package_date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(CONFIGURE OUTPUT ${debian_folder}/changelog.Debian CONTENT
"fuzzylens (${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * Package of FuzzyLens ${PROJECT_VERSION}; changelog.gz lists the changes.

 -- ${CPACK_PACKAGE_CONTACT}  ${package_date}
")
file(CONFIGURE OUTPUT ${debian_folder}/copyright CONTENT
"Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: FuzzyLens
Upstream-Contact: ${CPACK_PACKAGE_CONTACT}

Files: *
Copyright: 2026 FuzzyLens maintainers
License: GPL-3.0-or-later
 This program is free software: you can redistribute it and/or modify it under
 the terms of the GNU General Public License as published by the Free Software
 Foundation, either version 3 of the License, or (at your option) any later
 version.
 .
 This program is distributed in the hope that it will be useful, but WITHOUT
 ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or FITNESS
 FOR A PARTICULAR PURPOSE. See the GNU General Public License for more details.
 .
 You should have received a copy of the GNU General Public License along with
 this program. If not, see <https://www.gnu.org/licenses/>.
 .
 On Debian systems, the full text of the GNU General Public License version 3
 can be found in /usr/share/common-licenses/GPL-3.

Files: resources/org.fuzzylens.FuzzyLens.metainfo.xml.in
Copyright: 2026 FuzzyLens maintainers
License: FSFAP
 Copying and distribution of this file, with or without modification, are
 permitted in any medium without royalty provided the copyright notice and
 this notice are preserved. This file is offered as-is, without any warranty.
")
file(CONFIGURE OUTPUT ${debian_folder}/overrides CONTENT
"# Not for Debian's archive, where a bug would have asked for it.
fuzzylens: initial-upload-closes-no-bugs
")
set(papers "")
function(fuzzylens_packed source paper)
  add_custom_command(OUTPUT ${debian_folder}/${paper} DEPENDS ${source} VERBATIM
                     COMMAND sh -c "gzip -9nc \"$1\" >\"$2\"" sh ${source} ${debian_folder}/${paper})
  set(papers ${papers} ${debian_folder}/${paper} PARENT_SCOPE)
endfunction()
fuzzylens_packed(${PROJECT_SOURCE_DIR}/CHANGELOG.md changelog.gz)
fuzzylens_packed(${debian_folder}/changelog.Debian changelog.Debian.gz)
add_custom_target(package-contents ALL DEPENDS ${papers})
add_dependencies(package-contents ${programs} fuzzylens-h5ad)
if(TARGET man-pages)
  add_dependencies(package-contents man-pages completions)
  install(FILES ${zsh_completions} DESTINATION ${share}/zsh/vendor-completions COMPONENT debian EXCLUDE_FROM_ALL)
endif()
install(FILES ${papers} ${debian_folder}/copyright DESTINATION ${share}/doc/fuzzylens
        COMPONENT debian EXCLUDE_FROM_ALL)
install(FILES ${debian_folder}/overrides DESTINATION ${share}/lintian/overrides RENAME fuzzylens
        COMPONENT debian EXCLUDE_FROM_ALL)
# Unspecified is all that is in no component.
set(CPACK_INSTALL_CMAKE_PROJECTS
    ${CMAKE_BINARY_DIR} FuzzyLens Unspecified / ${CMAKE_BINARY_DIR} FuzzyLens debian /)
include(CPack)
