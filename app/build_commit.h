// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// ", commit 1234567890" of the clone that this program was built from; empty if it was built without one.
extern const char* const buildCommit;
