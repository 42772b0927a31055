// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <stdexcept>

namespace fuzzylens {

namespace {

EVP_MD_CTX* context(void* pointer)
{
    return static_cast<EVP_MD_CTX*>(pointer);
}

void require(bool done)
{
    if (!done)
        throw std::runtime_error("SHA-256 is not available in the cryptography library");
}

}  // namespace

void Sha256::Release::operator()(void* pointer) const
{
    EVP_MD_CTX_free(context(pointer));
}

Sha256::Sha256()
    : m_context(EVP_MD_CTX_new())
{
    require(m_context && EVP_DigestInit_ex(context(m_context.get()), EVP_sha256(), nullptr) == 1);
}

void Sha256::add(std::string_view bytes)
{
    require(EVP_DigestUpdate(context(m_context.get()), bytes.data(), bytes.size()) == 1);
}

std::string Sha256::hex()
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned size = 0;
    require(EVP_DigestFinal_ex(context(m_context.get()), digest.data(), &size) == 1);
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result;
    for (unsigned i = 0; i < size; ++i) {
        result += digits[digest[i] >> 4];
        result += digits[digest[i] & 15];
    }
    return result;
}

}  // namespace fuzzylens
