// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_text.h"

#include "core/methods/method.h"
#include "ui/tune/tune_text.h"
#include "ui/views/settings_text.h"

#include <QCoreApplication>

namespace fuzzylens::ui {

namespace {

struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

}  // namespace

QString methodTitle(const std::string& id)
{
    return briefName(method(id));
}

std::optional<double> accuracyDeviation(const ValidatedMethod& method, const Protocol& protocol)
{
    return protocol.folds > 0 ? std::optional(scoreOf(method.foldAccuracies).sd) : std::nullopt;
}

QString accuracyText(const ValidatedMethod& method, const Protocol& protocol)
{
    const QString mean = scoreText(method.scores.at("accuracy").mean);
    const std::optional<double> deviation = accuracyDeviation(method, protocol);
    return deviation ? QStringLiteral("%1 ± %2").arg(mean, scoreText(*deviation)) : mean;
}

QString outcomeText(const ValidatedMethod& method, const Protocol& protocol)
{
    return CompareWords::tr("%1 (%2 of %3 correct)", "accuracy, samples")
        .arg(accuracyText(method, protocol))
        .arg(method.correct)
        .arg(method.total);
}

QString pValueText(double p)
{
    constexpr double least = 0.001;
    return p < least ? QStringLiteral("< 0.001") : scoreText(p);
}

}  // namespace fuzzylens::ui
