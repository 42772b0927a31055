// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// After a fatal signal, writes @p facts (version, system), the signal and the call stack to the file @p path,
/// names the file on standard error, and ends the program by the signal. To be called once.
void installCrashNote(const std::string& path, const std::string& facts);
