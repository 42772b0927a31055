// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace fuzzylens::h5ad {

/// Unpacks an LZF stream: runs of literal bytes, and references to at least three bytes at most 8192 back. Returns
/// the bytes written; 0 if the stream is damaged or does not fit into @p room bytes at @p to.
std::size_t unpackLzf(const unsigned char* from, std::size_t size, unsigned char* to, std::size_t room);

/// Lets HDF5 read what h5py packed with its filter "lzf".
void registerLzf();

}  // namespace fuzzylens::h5ad
