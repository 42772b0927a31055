// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Marks what the core library offers to others; everything else stays hidden, so that each of the three builds of
/// the core keeps to its own templates.
#define FUZZYLENS_EXPORT __attribute__((visibility("default")))
