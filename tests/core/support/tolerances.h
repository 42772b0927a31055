// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Every tolerance of the tests, with its meaning.
namespace fuzzylens::test::tolerance {

inline constexpr double sumToOne = 1e-12;            // rows of memberships and weights
inline constexpr double naive = 1e-10;               // against the triple-loop implementation, relative
inline constexpr double instructionSets = 1e-9;      // between builds of the core, relative
inline constexpr double instructionSetsTied = 1e-8;  // the same on tables with ties, relative to the array
inline constexpr double objectiveRise = 1e-11;       // rounding allowed in a descent, relative to the terms' sizes
inline constexpr double publishedDigits = 5e-11;     // against figures printed with eleven digits, relative
inline constexpr double limitingCase = 1e-6;         // towards a limit that is approached, not reached
inline constexpr double roundingError = 5e-16;       // an elementary function, relative
inline constexpr double sixDecimals = 1e-6;          // a number written with six decimals
inline constexpr double exactFormula = 1e-12;        // two ways to compute the same number, relative
inline constexpr double laplacian = 1e-14;           // an embedding that is a Laplacian (methods.md 3.4)
inline constexpr double laplacianScaled = 1e-13;     // the same with both scaled, relative
inline constexpr double singlePrecision = 1e-5;      // from numbers kept as floats, relative
inline constexpr double spectrum = 5e-14;            // eigenvalues of some hundred rows, two ways, of norm 2

}  // namespace fuzzylens::test::tolerance
