// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens {

/// Gives the whole pages of memory between two addresses back to the system. What is read there
/// again is 0, or the content of the file that lies there.
void forgetPages(const void* begin, const void* end);

}  // namespace fuzzylens
