// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace fuzzylens {

/// SHA-256 (FIPS 180-4) of bytes that arrive in pieces.
class Sha256
{
public:
    Sha256();
    void add(std::string_view bytes);
    /// Lower-case hexadecimal; nothing can be added afterwards.
    std::string hex();

private:
    struct Release
    {
        void operator()(void* context) const;
    };
    std::unique_ptr<void, Release> m_context;
};

}  // namespace fuzzylens
