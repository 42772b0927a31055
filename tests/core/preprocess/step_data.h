// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/numeric/random.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/make_data.h"

#include <QString>
#include <QStringList>

#include <cmath>
#include <cstring>

/// Data for the tests of preprocessing, and access to the results.
namespace fuzzylens::test {

inline DatasetPtr run(const char* step, const DatasetPtr& data)
{
    return preprocess(data, {StepSpec::parse(step)}).data;
}

/// Values row by row, missing as "-", six digits.
inline QString table(const Dataset& data)
{
    QStringList rows;
    for (Index i = 0; i < data.samples(); ++i) {
        QStringList row;
        for (Index l = 0; l < data.features(); ++l)
            row << (data.isMissing(i, l) ? QStringLiteral("-") : QString::number(data.value(i, l), 'g', 6));
        rows << row.join(QLatin1Char(' '));
    }
    return rows.join(QLatin1String(" | "));
}

inline QString names(const Dataset& data)
{
    QStringList result;
    for (const std::string& name : data.featureNames())
        result << QString::fromStdString(name);
    return result.join(QLatin1Char(','));
}

inline bool sameBits(const Dataset& a, const Dataset& b)
{
    if (a.samples() != b.samples() || a.features() != b.features() || a.featureNames() != b.featureNames())
        return false;
    for (Index l = 0; l < a.features(); ++l)
        if (std::memcmp(a.values().column(l), b.values().column(l), sizeof(double) * std::size_t(a.samples())) !=
            0)
            return false;
    return true;
}

inline DatasetPtr renamed(const DatasetPtr& data, std::vector<std::string> featureNames)
{
    DatasetParts parts = data->parts();
    parts.featureNames = std::move(featureNames);
    return std::make_shared<const Dataset>(std::move(parts));
}

inline DatasetPtr randomData(Index n, Index p, double missingShare, std::uint64_t seed)
{
    Random random(seed);
    auto values = std::make_shared<AlignedMatrix>(n, p);
    DatasetParts parts;
    for (Index l = 0; l < p; ++l) {
        parts.featureNames.push_back("g" + std::to_string(l));
        for (Index i = 0; i < n; ++i)
            // Two decimals, so that equal distances occur; the first sample is always there.
            (*values)(i, l) =
                i > 0 && random.uniform() < missingShare ? missing : std::round(random.normal() * 100 + 500) / 100;
    }
    for (Index i = 0; i < n; ++i)
        parts.sampleNames.push_back("s" + std::to_string(i));
    parts.values = std::move(values);
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace fuzzylens::test
