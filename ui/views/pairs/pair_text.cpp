// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pairs/pair_text.h"

#include "ui/plot/number_format.h"
#include "ui/theme/counted.h"

namespace fuzzylens::ui {

QString pairName(PairKind kind)
{
    return kind == PairKind::Must ? QObject::tr("must-link") : QObject::tr("cannot-link");
}

QString pairState(const PairMark& pair)
{
    if (pair.isPending)
        return QObject::tr("not fitted yet");
    return pair.isViolated ? QObject::tr("violated") : QObject::tr("satisfied");
}

QString pairSentence(const Fit& fit, const PairMark& pair)
{
    return QObject::tr("%1 %2 – %3: %4, cost %5")
        .arg(pairName(pair.kind), fit.sampleName(pair.samples.first), fit.sampleName(pair.samples.second),
             pairState(pair), plainNumber(pair.cost));
}

QString pairCounts(std::size_t must, std::size_t cannot)
{
    QStringList counts;
    if (must > 0)
        counts << counted(must, QObject::tr("must-link"), QObject::tr("must-links"));
    if (cannot > 0)
        counts << counted(cannot, QObject::tr("cannot-link"), QObject::tr("cannot-links"));
    return counts.join(QStringLiteral(", "));
}

}  // namespace fuzzylens::ui
