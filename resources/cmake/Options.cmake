# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler options shared by all targets, and ccache when it is there.
find_program(FUZZYLENS_CCACHE ccache)
if(FUZZYLENS_CCACHE)
  # Paths below the source folder are hashed as relative ones, so that another clone finds the objects of this one.
  set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
                                CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} ${FUZZYLENS_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_C_COMPILER_LAUNCHER})
endif()

add_library(fuzzylens-options INTERFACE)
target_compile_options(fuzzylens-options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused -Wconversion
  -Wno-sign-conversion -Wnull-dereference -Wdouble-promotion -Wformat=2)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # GCC 12 sees null pointers and overflows that are not there once the standard library is inlined.
  target_compile_options(fuzzylens-options INTERFACE -Wno-null-dereference -Wno-stringop-overflow -Wno-restrict -Wno-array-bounds
                                                        -fpch-preprocess)
endif()
if(FUZZYLENS_WERROR)
  target_compile_options(fuzzylens-options INTERFACE -Werror)
endif()
target_include_directories(fuzzylens-options INTERFACE ${PROJECT_SOURCE_DIR})
if(FUZZYLENS_SANITIZE)
  add_compile_options(-fsanitize=${FUZZYLENS_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${FUZZYLENS_SANITIZE})
  # The sanitizers do not see front() of an empty vector.
  add_compile_definitions(_GLIBCXX_ASSERTIONS FUZZYLENS_SANITIZED)
endif()

# Adds sources of the current folder to a target. Up to 16 of the folder are compiled as one, the headers and templates
# that they share once, so that names in their unnamed namespaces differ; but for those behind ALONE, which take long by
# themselves.
function(fuzzylens_sources target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" ALONE)
  target_sources(${target} PRIVATE ${arg_UNPARSED_ARGUMENTS} ${arg_ALONE})
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  string(MAKE_C_IDENTIFIER ${folder} group)
  set(number 0)
  foreach(source ${arg_UNPARSED_ARGUMENTS})
    math(EXPR batch "${number} / 16")
    math(EXPR number "${number} + 1")
    set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group}_${batch})
  endforeach()
endfunction()
