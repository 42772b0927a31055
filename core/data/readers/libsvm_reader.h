// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/reader.h"

namespace fuzzylens {

/// Sparse text of LIBSVM and SVMlight: a sample a line, its label and then index:value for what is not zero. The
/// label becomes the field "class", qid the field "qid". Indices count from 1, or from 0 where a 0 occurs.
class LibsvmReader : public Reader
{
public:
    std::string_view id() const override { return "libsvm"; }
    std::string_view name() const override { return "LIBSVM"; }
    std::vector<std::string_view> suffixes() const override { return {"libsvm", "svm", "svmlight"}; }
    int confidence(const FileHead& head) const override;
    std::vector<FixedChoice> fixes(const FileHead& head) const override;
    ReadResult read(const std::filesystem::path& path, const ImportOptions& options,
                    const Progress& progress) const override;
    UnreadTable lookAt(const std::filesystem::path& path, const ImportOptions& options,
                       const Progress& progress) const override;
};

}  // namespace fuzzylens
