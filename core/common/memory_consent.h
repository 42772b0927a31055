// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/issue.h"

namespace fuzzylens {

/// The data error of requireMemory(), after which a user may decide to start all the same.
class FUZZYLENS_EXPORT MemoryError : public DataError
{
public:
    using DataError::DataError;
};

/// While one lives, requireMemory() refuses nothing in its thread: the user has seen the figures and agreed.
class FUZZYLENS_EXPORT MemoryConsent
{
public:
    explicit MemoryConsent(bool isGiven);
    ~MemoryConsent();
    MemoryConsent(const MemoryConsent&) = delete;
    MemoryConsent& operator=(const MemoryConsent&) = delete;

    static bool isGiven();  // in this thread

private:
    bool m_before;
};

}  // namespace fuzzylens
