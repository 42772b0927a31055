// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens {

/// Returns the whole pages between two addresses to the system. Later reads give 0, or the content of the file
/// that is mapped there.
void forgetPages(const void* begin, const void* end);

}  // namespace fuzzylens
