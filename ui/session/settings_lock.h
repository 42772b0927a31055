// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fuzzylens::ui {

/// A program that is killed in the moment it begins to write the settings leaves an empty lock file in their
/// folder, for which every later program would wait half a minute, its window frozen. Removes such a file, unless
/// a program that lives has just made it. For the start, when the names of application and organization are set.
void removeDeadSettingsLock();

}  // namespace fuzzylens::ui
