// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/preparation_csv.h"

#include "ui/plot/csv_text.h"
#include "ui/theme/core_text.h"

namespace fuzzylens::ui {

namespace {

QString sampleOf(const Stage& stage, Index sample)
{
    return nameText(stage.data->sampleNames()[std::size_t(sample)]);
}

QString featureOf(const Stage& stage, Index feature)
{
    return nameText(stage.data->featureNames()[std::size_t(feature)]);
}

void addHistograms(const QString& name, const Stage& stage, QString& text)
{
    const ValueHistograms& found = stage.histograms;
    for (Index i = 0; i < found.samples(); ++i)
        for (int bin = 0; bin < found.bins; ++bin)
            text += csvLine({name, sampleOf(stage, i), csvNumber(found.edge(bin)), csvNumber(found.edge(bin + 1)),
                             QString::number(found.count(i, bin))});
}

void addMoments(const QString& name, const Stage& stage, QString& text)
{
    for (Index l = 0; l < stage.data->features(); ++l)
        text += csvLine({name, featureOf(stage, l), csvNumber(stage.moments.mean[std::size_t(l)]),
                         csvNumber(stage.moments.variance[std::size_t(l)])});
}

/// Missing cells, and filled ones.
void addMissing(const QString& name, const Stage& stage, const Dataset& original, QString& text)
{
    for (Index l = 0; l < stage.data->features(); ++l) {
        if (stage.data->missingInFeature(l) == 0 && !stage.kept.mayBeFilled(original, l))
            continue;
        for (Index i = 0; i < stage.data->samples(); ++i) {
            const bool isGone = stage.data->isMissing(i, l);
            if (isGone || stage.kept.isFilled(original, i, l))
                text += csvLine({name, sampleOf(stage, i), featureOf(stage, l),
                                 isGone ? QStringLiteral("missing") : QStringLiteral("filled")});
        }
    }
}

}  // namespace

QString preparationCsv(StageKind kind, const Stage& before, const Stage& after, const Dataset& original)
{
    QString text;
    switch (kind) {
    case StageKind::Histograms:
        text = csvLine({QStringLiteral("stage"), QStringLiteral("sample"), QStringLiteral("from"),
                        QStringLiteral("to"), QStringLiteral("values")});
        break;
    case StageKind::MeanVariance:
        text = csvLine({QStringLiteral("stage"), QStringLiteral("feature"), QStringLiteral("mean"),
                        QStringLiteral("variance")});
        break;
    case StageKind::Missing:
        text = csvLine({QStringLiteral("stage"), QStringLiteral("sample"), QStringLiteral("feature"),
                        QStringLiteral("value")});
        break;
    }
    for (const auto& [name, stage] :
         {std::pair(QStringLiteral("before"), &before), std::pair(QStringLiteral("after"), &after)}) {
        if (kind == StageKind::Histograms)
            addHistograms(name, *stage, text);
        else if (kind == StageKind::MeanVariance)
            addMoments(name, *stage, text);
        else
            addMissing(name, *stage, original, text);
    }
    return text;
}

}  // namespace fuzzylens::ui
