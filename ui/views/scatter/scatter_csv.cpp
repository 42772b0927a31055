// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_csv.h"

#include "ui/plot/csv_text.h"
#include "ui/views/scatter/projected_content.h"

namespace fuzzylens::ui {

namespace {

QString colourText(const Colouring& colouring, std::size_t sample)
{
    if (!colouring.byClass())
        return sample < colouring.numbers.size() ? csvNumber(colouring.numbers[sample]) : QString();
    const int code = sample < colouring.codes.size() ? colouring.codes[sample] : -1;
    return csvField(colouring.classes.value(code));
}

}  // namespace

QString scatterCsv(const Fit& fit, const Eigen::MatrixXd& memberships, const Colouring& colouring,
                   const ScatterContent& content, const std::vector<bool>& selected)
{
    const ScatterCoordinates& at = content.coordinates;
    const QString group = colouring.name.isEmpty() ? QStringLiteral("class") : csvField(colouring.name);
    QString yName = at.isStrip ? QString() : csvField(at.yName) + QLatin1Char(',');
    if (at.solid)
        yName += csvField(at.zName) + QLatin1Char(',');
    QString csv =
        QStringLiteral("sample,%1,%2,%3cluster,membership,selected").arg(group, csvField(at.xName), yName);
    if (content.sizing)
        csv += QLatin1Char(',') + csvField(QStringLiteral("size: ") + content.sizing->name);
    if (content.shaping)
        csv += QLatin1Char(',') + csvField(QStringLiteral("shape: ") + content.shaping->name);
    csv += content.probes.isEmpty() ? QStringLiteral("\n") : QStringLiteral(",probe\n");
    for (int i = 0; i < content.samples(); ++i) {
        const auto sample = std::size_t(i);
        QStringList fields{csvField(fit.sampleName(i)), colourText(colouring, sample),
                           csvNumber(at.valueX(sample))};
        if (!at.isStrip)
            fields << csvNumber(at.valueY(sample));
        if (at.solid)
            fields << csvNumber(at.valuesZ[sample]);
        if (i < memberships.rows() && memberships.cols() > 0) {
            Eigen::Index cluster = 0;
            const double largest = memberships.row(i).maxCoeff(&cluster);
            fields << QString::number(cluster + 1) << csvNumber(largest);
        } else {
            fields << QString() << QString();
        }
        fields << (sample < selected.size() && selected[sample] ? QStringLiteral("1") : QStringLiteral("0"));
        for (const std::optional<Colouring>* each : {&content.sizing, &content.shaping})
            if (*each)
                fields << colourText(**each, sample);
        if (!content.probes.isEmpty())
            fields << content.probes.roleOf(i);
        csv += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return csv;
}

QString projectedCsv(const ProjectionPtr& projection, const Colouring& colouring, const ScatterContent& projected,
                     const ScatterContent& shown)
{
    QString csv;
    for (int i = 0; i < projected.samples(); ++i) {
        const auto sample = std::size_t(i);
        const Eigen::MatrixXd& memberships = projection->prediction.memberships;
        QStringList fields{csvField(projection->name + QStringLiteral(": ") + projection->sampleName(i)),
                           csvField(statedColour(*projection, colouring, i)),
                           csvNumber(projected.coordinates.valueX(sample))};
        if (projected.dimensions > 1)
            fields << csvNumber(projected.coordinates.valueY(sample));
        if (projected.coordinates.solid)
            fields << csvNumber(projected.coordinates.valuesZ[sample]);
        Eigen::Index cluster = 0;
        const double largest = memberships.row(i).maxCoeff(&cluster);
        fields << QString::number(cluster + 1) << csvNumber(largest) << QStringLiteral("0");
        for (const std::optional<Colouring>* each : {&shown.sizing, &shown.shaping})
            if (*each)
                fields << QString();
        if (!shown.probes.isEmpty())
            fields << QString();
        csv += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return csv;
}

}  // namespace fuzzylens::ui
