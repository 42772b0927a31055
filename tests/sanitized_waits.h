// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

// Precompiled into all tests. Under a sanitizer a fit takes up to twenty times as long.
#ifdef FUZZYLENS_SANITIZED
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, 100000)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT(condition, message, 100000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, 100000)
constexpr int longWait = 600000;  // milliseconds
#else
constexpr int longWait = 60000;  // milliseconds
#endif
