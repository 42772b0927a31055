// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/explanation/explanation_text.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/theme/cluster_text.h"
#include "ui/views/scatter/cluster_colors.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fuzzylens::ui {

namespace {

struct ExplanationWords
{
    Q_DECLARE_TR_FUNCTIONS(Explanation)
};

constexpr ExplanationSize size{.features = 4, .neighbours = 5};
constexpr std::size_t mostChanges = 3;
constexpr double titleLetters = 15, numberLetters = 10.5, leastNameLetters = 8;  // widths of columns
constexpr std::size_t mostColumns = 4;

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

QString link(const char* kind, Index index, const QString& text, const QString& whole, const Theme& theme)
{
    return QStringLiteral("<a href=\"%1:%2\" title=\"%3\" style=\"color:%4; text-decoration:none\">%5</a>")
        .arg(QLatin1String(kind), QString::number(index), whole.toHtmlEscaped(), theme.accent.name(),
             text.toHtmlEscaped());
}

/// The marker of a class as a character in its colour.
QString classGlyph(int place, const Theme& theme)
{
    static const QString filled = QStringLiteral("●■▲◆✚▼✖★"), hollow = QStringLiteral("○□△◇✛▽✕☆");
    const Marker marker = Theme::classMarker(place);
    return coloured((marker.fill == Marker::Filled ? filled : hollow).at(marker.shape), theme.classColor(place));
}

/// The marker of the class of a sample with a space; empty without a class.
QString sampleGlyph(const Fit& fit, Index sample, const Theme& theme)
{
    const Target& target = fit.result->target;
    if (target.kind != Target::Kind::Classes || target.classOf[std::size_t(sample)] < 0)
        return {};
    const int place = fit.classPlaces()[std::size_t(target.classOf[std::size_t(sample)])];
    return classGlyph(place, theme) + QStringLiteral("&nbsp;");
}

/// Draws a thin bar: @p share (0 to 1) of the width of the cell.
QString bar(double share, const Theme& theme)
{
    const int percent = std::clamp(int(std::lround(100 * share)), 1, 99);
    return QStringLiteral(
               "<table width=100% cellspacing=0 cellpadding=0 style=\"font-size:2px\"><tr><td width=%1% "
               "bgcolor=%2>&nbsp;</td><td>&nbsp;</td></tr></table>")
        .arg(percent)
        .arg(theme.accent.name());
}

/// A row of the table: a title, then a name and a number for each cluster.
class Row
{
public:
    Row(const QString& title, const Theme& theme)
        : m_text(QStringLiteral("<tr><td>%1</td>").arg(coloured(title, theme.muted)))
    {}

    void add(const QString& name, const QString& number)
    {
        m_text +=
            QStringLiteral(
                "<td style=\"white-space:nowrap\">%1</td><td align=right style=\"padding-right:12px\">%2</td>")
                .arg(name, number);
    }
    void add(const QString& number)
    {
        m_text += QStringLiteral("<td colspan=2 align=right style=\"padding-right:12px\">%1</td>").arg(number);
    }
    QString html() const { return m_text + QStringLiteral("</tr>"); }

private:
    QString m_text;
};

QString distanceText(double distance)
{
    return numberText(distance, 3);
}

QString paragraph(const QString& html)
{
    return QStringLiteral("<p style=\"margin-top:5px; margin-bottom:0px\">%1</p>").arg(html);
}

}  // namespace

std::optional<ExplanationText> ExplanationText::of(const FitPtr& fit, int sample, const Progress& progress)
{
    ExplanationText text{fit, sample, {}, {}};
    const Result& result = *fit->result;
    if (!fit->data || fit->data->samples() != fit->samples())
        return text;
    const std::optional<double> exponent = distanceExponent(result.method, result.parameters, result.outcome);
    std::optional<SampleExplanation> found =
        explainSample(*fit->data, result.outcome, exponent, sample, size, progress);
    if (!found)
        return std::nullopt;
    text.explanation = std::move(*found);
    return text;
}

std::vector<int> ExplanationText::clusters() const
{
    std::vector<int> result;
    for (const DistanceParts& parts : explanation.distances)
        result.push_back(int(parts.cluster));
    if (!result.empty())
        return result;
    result.resize(std::size_t(fit->clusters()));
    std::iota(result.begin(), result.end(), 0);
    const Eigen::RowVectorXd memberships = fit->memberships(MembershipKind::LabelFree).row(sample);
    std::stable_sort(result.begin(), result.end(),
                     [&](int one, int other) { return memberships[one] > memberships[other]; });
    return result;
}

QString ExplanationText::labelOf(Index other) const
{
    const Target& target = fit->result->target;
    if (!target.isLabelled(other))
        return {};
    return target.kind == Target::Kind::Classes
               ? nameText(target.classNames[std::size_t(target.classOf[std::size_t(other)])])
               : plainNumber(target.numbers[std::size_t(other)], 4);
}

QString ExplanationText::neighboursTitle() const
{
    if (explanation.space == NeighbourSpace::ClusterWeights)
        return ExplanationWords::tr("Nearest samples, with the feature weights of %1:")
            .arg(fit->shownCluster(int(explanation.distances.front().cluster)));
    return explanation.space == NeighbourSpace::Embedding
               ? ExplanationWords::tr("Nearest samples in the embedding:")
               : ExplanationWords::tr("Nearest samples, all features weighted equally:");
}

QString ExplanationText::changesTitle() const
{
    return ExplanationWords::tr("The sample would be equally close to %1 if %2 of %3 features changed:")
        .arg(fit->shownCluster(int(explanation.distances[1].cluster)),
             countText(qint64(explanation.changes.size())), countText(qint64(fit->data->features())));
}

QString ExplanationText::changeValues(const FeatureChange& change) const
{
    return QStringLiteral("%1\u00a0→\u00a0%2").arg(plainNumber(change.from), plainNumber(change.to));
}

QString ExplanationText::table(const Theme& theme, const QFont& font, double width) const
{
    const QFontMetricsF metrics(font);
    const double letter = metrics.averageCharWidth();
    const double room = width - titleLetters * letter;
    const std::vector<int> order = clusters();
    const std::size_t columns =
        std::min({order.size(), mostColumns,
                  std::size_t(std::max(1.0, room / ((numberLetters + leastNameLetters) * letter)))});
    const double column = room / double(columns), name = column - numberLetters * letter;
    const std::vector<QColor> colours = clusterColors(*fit, theme);
    const auto row = [&](const QString& title, const auto& fill) {
        Row each(title, theme);
        for (std::size_t place = 0; place < columns; ++place)
            fill(each, place);
        return each.html();
    };
    QFont bold = font;
    bold.setBold(true);
    const QString square = QStringLiteral("■ ");
    QString text = QStringLiteral("<tr><td width=%1></td>").arg(int(titleLetters * letter));
    for (std::size_t place = 0; place < columns; ++place) {
        const QString shown = fittingClusterText(fit->shownCluster(order[place]),
                                                 column - 3 * letter - metrics.horizontalAdvance(square), bold);
        text += QStringLiteral("<td colspan=2 width=%1>%2<b>%3</b></td>")
                    .arg(int(column))
                    .arg(coloured(square, colours[std::size_t(order[place])]), shown.toHtmlEscaped());
    }
    text += QStringLiteral("</tr>");
    const auto addMemberships = [&](const QString& title, const Eigen::MatrixXd& memberships) {
        text += row(title, [&](Row& each, std::size_t place) {
            each.add(QString::number(memberships(sample, order[place]), 'f', 2));
        });
    };
    addMemberships(ExplanationWords::tr("membership"), fit->memberships(MembershipKind::LabelFree));
    if (fit->hasLabelFreeMemberships())
        addMemberships(ExplanationWords::tr("as fitted"), fit->memberships(MembershipKind::AsFitted));
    const std::vector<DistanceParts>& distances = explanation.distances;
    if (distances.empty())
        return text;
    text += row(ExplanationWords::tr("distance"), [&](Row& each, std::size_t place) {
        each.add(QStringLiteral("<b>%1</b>").arg(distanceText(distances[place].distance)));
    });
    double longest = 0;
    std::size_t rows = 0;
    for (std::size_t place = 0; place < columns; ++place)
        for (const FeaturePart& part : distances[place].largest) {
            longest = std::max(longest, part.value);
            rows = std::max(rows, distances[place].largest.size());
        }
    for (std::size_t rank = 0; rank < rows; ++rank)
        text +=
            row(rank == 0 ? ExplanationWords::tr("top features") : QString(), [&](Row& each, std::size_t place) {
                if (rank >= distances[place].largest.size())
                    return each.add(QString());
                const FeaturePart& part = distances[place].largest[rank];
                const QString whole = fit->featureLabel(int(part.feature));
                each.add(
                    link("feature", part.feature, metrics.elidedText(whole, Qt::ElideMiddle, name), whole, theme) +
                        bar(part.value / longest, theme),
                    distanceText(part.value));
            });
    text += row(ExplanationWords::tr("other features"),
                [&](Row& each, std::size_t place) { each.add(distanceText(distances[place].rest)); });
    if (distances.front().labelTerm)
        text += row(ExplanationWords::tr("label term"), [&](Row& each, std::size_t place) {
            each.add(coloured(QStringLiteral("+ ") + distanceText(distances[place].labelTerm.value_or(0)),
                              theme.muted));
        });
    return text;
}

QString ExplanationText::neighboursHtml(const Theme& theme) const
{
    QStringList names;
    for (const NearSample& near : explanation.neighbours) {
        const QString name = fit->sampleName(int(near.sample)), label = labelOf(near.sample);
        const QString whole = label.isEmpty() ? name : name + QStringLiteral(" · ") + label;
        names << sampleGlyph(*fit, near.sample, theme) + link("sample", near.sample, name, whole, theme);
    }
    return coloured(neighboursTitle().toHtmlEscaped(), theme.muted) + QLatin1Char(' ') +
           names.join(QStringLiteral(", "));
}

QString ExplanationText::changesHtml(const Theme& theme) const
{
    QStringList texts;
    for (const FeatureChange& change : explanation.changes) {
        const QString name = fit->featureLabel(int(change.feature));
        if (std::size_t(texts.size()) == mostChanges)
            break;
        texts << link("feature", change.feature, name, name, theme) + QLatin1Char(' ') + changeValues(change);
    }
    if (explanation.changes.size() > mostChanges)
        texts << QStringLiteral("…");
    return coloured(changesTitle().toHtmlEscaped(), theme.muted) + QLatin1Char(' ') +
           texts.join(QStringLiteral(", "));
}

HoverFacts ExplanationText::facts() const
{
    return HoverFacts::of(*fit, fit->memberships(MembershipKind::LabelFree), Scene::colouringByTarget(*fit),
                          sample, leftOutClasses);
}

QString ExplanationText::html(const Theme& theme, const QFont& font, double width) const
{
    const HoverFacts facts = this->facts();
    QString title = sampleGlyph(*fit, sample, theme) + QStringLiteral("<b>%1</b>").arg(facts.name.toHtmlEscaped());
    if (!facts.group.isEmpty())
        title += QStringLiteral(" · ") + facts.group.toHtmlEscaped();
    if (!facts.verdict.isEmpty())
        title += QStringLiteral(" · ") +
                 coloured(facts.verdict.toHtmlEscaped(), facts.isWrong ? theme.bad : theme.muted);
    QString text = QStringLiteral("<p style=\"margin-top:0px; margin-bottom:3px\">%1</p>").arg(title);
    text += QStringLiteral("<table cellspacing=0 cellpadding=0>%1</table>").arg(table(theme, font, width));
    if (!explanation.changes.empty())
        text += paragraph(changesHtml(theme));
    if (!explanation.neighbours.empty())
        text += paragraph(neighboursHtml(theme));
    return text;
}

QString ExplanationText::spoken() const
{
    QStringList sentences{facts().spoken()};
    for (const DistanceParts& parts : explanation.distances) {
        QStringList features;
        for (const FeaturePart& part : parts.largest)
            features << fit->featureLabel(int(part.feature)) + QLatin1Char(' ') + distanceText(part.value);
        sentences << ExplanationWords::tr("distance to %1: %2, of which %3, other features %4")
                         .arg(fit->shownCluster(int(parts.cluster)), distanceText(parts.distance),
                              features.join(QStringLiteral(", ")), distanceText(parts.rest));
    }
    QStringList changes, neighbours;
    for (const FeatureChange& change : explanation.changes)
        if (std::size_t(changes.size()) < mostChanges)
            changes << fit->featureLabel(int(change.feature)) + QLatin1Char(' ') + changeValues(change);
    for (const NearSample& near : explanation.neighbours)
        neighbours << fit->sampleName(int(near.sample)) + QLatin1Char(' ') + labelOf(near.sample);
    if (!changes.isEmpty())
        sentences << changesTitle() + QLatin1Char(' ') + changes.join(QStringLiteral(", "));
    if (!neighbours.isEmpty())
        sentences << neighboursTitle() + QLatin1Char(' ') + neighbours.join(QStringLiteral(", "));
    return sentences.join(QStringLiteral(". ")) + QLatin1Char('.');
}

QString ExplanationText::csv() const
{
    QString text = csvLine({QStringLiteral("part"), QStringLiteral("cluster"), QStringLiteral("name"),
                            QStringLiteral("value"), QStringLiteral("new value")});
    const auto add = [&text](const char* part, const QString& cluster, const QString& name, double value,
                             const QString& to = {}) {
        text += csvLine({QLatin1String(part), cluster, name, csvNumber(value), to});
    };
    for (const int cluster : clusters()) {
        const QString name = fit->clusterName(cluster);
        add("membership", name, {}, fit->memberships(MembershipKind::LabelFree)(sample, cluster));
        if (fit->hasLabelFreeMemberships())
            add("membership as fitted", name, {}, fit->memberships(MembershipKind::AsFitted)(sample, cluster));
    }
    for (const DistanceParts& parts : explanation.distances) {
        const QString cluster = fit->clusterName(int(parts.cluster));
        add("distance", cluster, {}, parts.distance);
        for (const FeaturePart& part : parts.largest)
            add("part of the distance", cluster, fit->featureLabel(int(part.feature)), part.value);
        add("other features", cluster, {}, parts.rest);
        if (parts.labelTerm)
            add("label term", cluster, {}, *parts.labelTerm);
    }
    for (const FeatureChange& change : explanation.changes)
        add("change", fit->clusterName(int(explanation.distances[1].cluster)),
            fit->featureLabel(int(change.feature)), change.from, csvNumber(change.to));
    for (const NearSample& near : explanation.neighbours)
        add("neighbour", {}, fit->sampleName(int(near.sample)), near.distance);
    return text;
}

}  // namespace fuzzylens::ui
