// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_text.h"

#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/tune/tune_controller.h"
#include "ui/views/settings_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace fuzzylens::ui {

namespace {

struct TuneWords
{
    Q_DECLARE_TR_FUNCTIONS(Tune)
};

}  // namespace

QString scoreName(std::string_view score)
{
    if (score == "accuracy")
        return TuneWords::tr("Accuracy");
    if (score == "balanced_accuracy")
        return TuneWords::tr("Balanced accuracy");
    if (score == "auc")
        return TuneWords::tr("Area under the ROC curve");
    if (score == "log_loss")
        return TuneWords::tr("Log loss");
    if (score == "nmi")
        return TuneWords::tr("Normalised mutual information");
    if (score == "ari")
        return TuneWords::tr("Adjusted Rand index");
    if (score == "silhouette")
        return TuneWords::tr("Silhouette");
    if (score == "fuzzy_silhouette")
        return TuneWords::tr("Fuzzy silhouette");
    if (score == "partition_coefficient")
        return TuneWords::tr("Partition coefficient");
    if (score == "partition_entropy")
        return TuneWords::tr("Partition entropy");
    if (score == "modified_partition_coefficient")
        return TuneWords::tr("Modified partition coefficient");
    if (score == "xie_beni")
        return TuneWords::tr("Xie-Beni index");
    if (score == "gap")
        return TuneWords::tr("Gap statistic");
    if (score == "stability")
        return TuneWords::tr("Stability");
    if (score == "consensus_area")
        return TuneWords::tr("Consensus area");
    return shownName(score);
}

QString scoreText(double value)
{
    constexpr int decimals = 3;
    return NumberFormat{decimals, false}.text(value);
}

QString protocolName(const Protocol& protocol)
{
    if (protocol.kind == Protocol::Kind::LeaveOneOut)
        return TuneWords::tr("Leave-one-out");
    if (protocol.kind == Protocol::Kind::NestedLeaveOneOut)
        return TuneWords::tr("Nested leave-one-out");
    if (protocol.isNested())
        return TuneWords::tr("Nested, %1 folds").arg(protocol.folds);
    const QString folds = TuneWords::tr("%1 folds").arg(protocol.folds);
    return protocol.repeats == 1 ? folds : TuneWords::tr("%1, repeated %2 times").arg(folds).arg(protocol.repeats);
}

QString axisName(const SearchAxis& axis)
{
    const QString symbol = QString::fromStdString(axis.symbol), label = shownText(axis.label);
    if (symbol.isEmpty())
        return label;
    return axis.isReversed ? TuneWords::tr("%1 (1 − %2)", "symbol, label").arg(symbol, label)
                           : QStringLiteral("%1 %2").arg(symbol, label);
}

QString axisSymbol(const SearchAxis& axis)
{
    return axis.symbol.empty() ? shownText(axis.label) : QString::fromStdString(axis.symbol);
}

QString settingsText(const std::string& method, const Parameters& parameters, const Target& target,
                     const std::set<std::string>& varied)
{
    Result fit;
    fit.method = method;
    fit.parameters = parameters;
    fit.target = target;
    return methodText(fit, varied);
}

QString settingText(const TuneController& tune, std::size_t candidate)
{
    const SearchPlan& plan = tune.search()->plan();
    const std::vector<std::size_t> at = plan.grid.positions(candidate);
    QStringList parts;
    for (std::size_t i = 0; i < at.size(); ++i)
        parts << QStringLiteral("%1 %2").arg(axisSymbol(plan.axes[i]),
                                             QString::fromStdString(plan.grid.axes()[i].values[at[i]]));
    return parts.join(QStringLiteral(", "));
}

QString outcomeText(const TuneController& tune, std::size_t candidate)
{
    const Trial* trial = findTrial(tune.record(), candidate);
    if (!trial)
        return TuneWords::tr("Not tried yet");
    if (!trial->refusal.isEmpty())
        return TuneWords::tr("No score: %1").arg(shownText(trial->refusal));
    const Score& score = trial->scores.at(tune.score());
    return TuneWords::tr("%1 %2 ± %3 (%4 of %5 correct)", "score, value, standard error, samples")
        .arg(scoreName(tune.score()), scoreText(score.mean), scoreText(standardError(score)),
             countText(trial->correct), countText(trial->total));
}

QString marksText(const TuneController& tune, std::size_t candidate)
{
    QStringList marks;
    if (tune.best() == candidate)
        marks << TuneWords::tr("best");
    if (tune.simplest() == candidate)
        marks << TuneWords::tr("simplest of %1 within one standard error").arg(countText(tune.withinOneError()));
    if (tune.inUse() == candidate)
        marks << TuneWords::tr("in use");
    return marks.join(QStringLiteral(", "));
}

QString trialTip(const TuneController& tune, std::size_t candidate)
{
    QStringList lines{settingText(tune, candidate), outcomeText(tune, candidate), marksText(tune, candidate)};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

}  // namespace fuzzylens::ui
