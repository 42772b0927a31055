// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/formula_view.h"

#include "ui/plot/csv_text.h"
#include "ui/plot/number_format.h"
#include "ui/teach/equation_box.h"
#include "ui/teach/playback.h"
#include "ui/teach/update_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <span>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int digits = 4;

/// "d_ij" of "d_{ij}", "sum_h exp" of "\sum_h \exp".
QString plainSymbol(const std::string& notation)
{
    QString text = QString::fromStdString(notation);
    for (const char mark : {'{', '}', '\\'})
        text.remove(QLatin1Char(mark));
    return text.replace(QLatin1Char('*'), QLatin1Char(' '));
}

/// An equation in symbols and, below it, in numbers, with the signs "=" below each other.
struct TypesetEquation
{
    EquationBox left, right, numbers;
    double x = 0, baseline = 0, numberBaseline = 0;  // below the top of all equations

    TypesetEquation(const UpdateEquation& equation, const QFont& font, const QStringList& values)
    {
        const std::size_t sign = equation.symbols.find(" = ");
        left = typeset(equation.symbols.substr(0, sign), font);
        right = typeset(equation.symbols.substr(sign + 1), font);
        if (equation.numbers.empty())
            return;
        const std::string result = '%' + std::to_string(values.size() + 1);
        numbers = typeset("= " + equation.numbers + " = " + result, font,
                          values + QStringList{plainNumber(equation.value, digits)});
    }
    double width() const { return left.width + std::max(right.width, numbers.width); }
    double ascent() const { return std::max(left.ascent, right.ascent); }
    double descent() const { return std::max(left.descent, right.descent); }
};

/// The parts of the panel for one font size. Equations share a row if there is room.
struct FormulaLayout
{
    std::vector<TypesetEquation> equations;
    std::vector<EquationBox> symbols;  // of the terms, then of the result
    std::vector<double> noteHeights;
    double line, gap, indent;
    double symbolWidth = 0, equationHeight = 0, height = 0, width = 0;

    FormulaLayout(const UpdateExplanation& explanation, const QStringList& values, const QStringList& notes,
                  const QFont& font, double equationShare, double room)
        : line(1.25 * QFontMetricsF(font).height())
        , gap(0.45 * QFontMetricsF(font).height())
        , indent(0.5 * QFontMetricsF(font).height())
    {
        const QFont large = scaled(font, equationShare);
        for (const UpdateEquation& equation : explanation.equations)
            equations.emplace_back(equation, large, values);
        arrange(room);
        for (const EquationTerm& term : explanation.terms)
            symbols.push_back(typeset(term.symbol, font));
        symbols.push_back(typeset(explanation.result.symbol, font));
        for (const EquationBox& symbol : symbols)
            symbolWidth = std::max(symbolWidth, symbol.width);
        height = 2 * line + gap + equationHeight;
        const QFontMetricsF metrics(font);
        for (const QString& note : notes) {
            noteHeights.push_back(metrics.boundingRect(QRectF(0, 0, room, 1e4), Qt::TextWordWrap, note).height());
            height += noteHeights.back() + gap;
        }
        if (!equations.empty())
            height += line * double(symbols.size()) + gap;
    }

private:
    void arrange(double room)
    {
        double all = 0;
        for (const TypesetEquation& equation : equations) {
            all += indent + equation.width();
            width = std::max(width, indent + equation.width());
        }
        const bool isOneRow = all + indent * double(equations.size()) <= room;
        const std::size_t inRow = isOneRow ? equations.size() : 1;
        for (std::size_t first = 0; first < equations.size(); first += inRow) {
            const std::span row(equations.data() + first, inRow);
            double ascent = 0, descent = 0, numberAscent = 0, numberDescent = 0, x = indent;
            for (const TypesetEquation& equation : row) {
                ascent = std::max(ascent, equation.ascent());
                descent = std::max(descent, equation.descent());
                numberAscent = std::max(numberAscent, equation.numbers.ascent);
                numberDescent = std::max(numberDescent, equation.numbers.descent);
            }
            const double baseline = equationHeight + ascent;
            for (TypesetEquation& equation : row) {
                equation.x = x;
                equation.baseline = baseline;
                equation.numberBaseline = baseline + descent + gap + numberAscent;
                x += equation.width() + 2 * indent;
            }
            equationHeight = baseline + descent + gap;
            if (numberAscent > 0)
                equationHeight += numberAscent + numberDescent + gap;
        }
    }
};

}  // namespace

FormulaView::FormulaView(Scene& scene, Playback& playback, QWidget* parent)
    : PointedView(scene, parent)
    , m_playback(playback)
{
    setObjectName(QStringLiteral("formulaView"));
    setAccessibleName(title());
    connect(&m_playback, &Playback::changed, this, &FormulaView::followUpdate);
    connect(&scene.selection(), &SampleSelection::changed, this, &FormulaView::followUpdate);
    connect(&scene, &Scene::focusFeatureChanged, this, &FormulaView::followUpdate);
    connect(&scene, &Scene::fitChanged, this, [this] { m_explanation.reset(); });
}

void FormulaView::followUpdate()
{
    m_explanation.reset();
    const bool hadUpdates = std::exchange(m_hasUpdates, isApplicable());
    if (isVisible() || hadUpdates != m_hasUpdates)
        contentChanged();
    else
        emit shownChanged();  // while it plays behind another tab, nothing is computed
}

void FormulaView::showEvent(QShowEvent* event)
{
    PointedView::showEvent(event);
    contentChanged();
}

bool FormulaView::isApplicable() const
{
    return m_playback.last() > 1;
}

EquationIndices FormulaView::indices() const
{
    const Fit& fit = *scene().fit();
    const Outcome& outcome = fit.result->outcome;
    EquationIndices at;
    const std::vector<bool>& selected = scene().selection().selected();
    const auto first = std::find(selected.begin(), selected.end(), true);
    at.sample = first == selected.end() ? 0 : first - selected.begin();
    outcome.memberships.row(at.sample).maxCoeff(&at.cluster);
    const Eigen::MatrixXd& weights = outcome.featureWeights;
    if (scene().focusFeature() >= 0)
        at.feature = scene().focusFeature();
    else if (weights.size() > 0)
        weights.row(weights.rows() == 1 ? 0 : at.cluster).maxCoeff(&at.feature);
    const Target& target = fit.result->target;
    if (target.kind == Target::Kind::Classes)
        at.label = std::max(0, target.classOf[std::size_t(at.sample)]);
    return at;
}

const UpdateExplanation& FormulaView::explanation() const
{
    const FitPtr shown = scene().fit(), played = m_playback.fit();
    if (!shown || !played || shown->result->samples != played->result->samples ||
        shown->result->features != played->result->features || shown->clusters() != played->clusters()) {
        static const UpdateExplanation none;
        return none;  // another fit has come on screen, and its updates have not
    }
    if (!m_explanation)
        m_explanation = isApplicable() ? m_playback.explain(indices()) : UpdateExplanation();
    return *m_explanation;
}

QStringList FormulaView::numbers() const
{
    QStringList texts;
    for (const EquationTerm& term : explanation().terms)
        texts << plainNumber(term.value, digits);
    return texts;
}

QStringList FormulaView::noteTexts() const
{
    QStringList texts;
    for (const Message& note : explanation().notes)
        texts << shownText(note);
    if (!explanation().equations.empty())
        return texts;
    const std::string& block = m_playback.updates()[std::size_t(m_playback.at())].block;
    if (!m_playback.hasEquations())
        return {tr("This method has no formula panel yet.")};
    return {block == "start" ? tr("The start has no equation. Go to a later update.")
                             : tr("The last updates are not kept. Go to an earlier update.")};
}

QString FormulaView::heading() const
{
    return updateText(m_playback.updates()[std::size_t(m_playback.at())], m_playback.iterations());
}

QString FormulaView::indexText() const
{
    const Fit& fit = *scene().fit();
    const EquationIndices at = indices();
    const std::string& block = m_playback.updates()[std::size_t(m_playback.at())].block;
    QString text = tr("Sample %1, %2").arg(fit.sampleName(int(at.sample)), fit.shownCluster(int(at.cluster)));
    if (block == "centers" || block == "weights")
        text += tr(", feature %1").arg(fit.featureLabel(int(at.feature)));
    else if (block == "prototypes" && !fit.result->target.classNames.empty())
        text += tr(", class %1").arg(nameText(fit.result->target.classNames[std::size_t(at.label)]));
    return text;
}

QString FormulaView::subject() const
{
    return isApplicable() ? tr("%1 · %2").arg(title(), heading()) : title();
}

QString FormulaView::missing() const
{
    if (!isApplicable() || explanation().equations.empty())
        return description();
    return {};
}

QString FormulaView::description() const
{
    if (!isApplicable())
        return m_playback.problem().isEmpty() ? tr("The updates of the fit are not computed yet.")
                                              : m_playback.problem();
    const UpdateExplanation& shown = explanation();
    QStringList parts;
    if (!shown.equations.empty()) {
        parts << heading() << indexText();
        const QStringList values = numbers();
        for (const UpdateEquation& equation : shown.equations) {
            const TypesetEquation box(equation, font(), values);
            parts << box.left.words + QLatin1Char(' ') + box.right.words;
            if (!equation.numbers.empty())
                parts << tr("in numbers: %1").arg(box.left.words + QLatin1Char(' ') + box.numbers.words);
        }
        parts << tr("%1: %2").arg(shownText(shown.result.name), plainNumber(shown.result.value, digits));
    }
    return (parts + noteTexts()).join(QLatin1String(". "));
}

QString FormulaView::toCsv() const
{
    QString text = csvLine({QStringLiteral("symbol"), QStringLiteral("name"), QStringLiteral("value")});
    if (!isApplicable() || explanation().equations.empty())
        return text;
    std::vector<EquationTerm> rows = explanation().terms;
    rows.push_back(explanation().result);
    for (const EquationTerm& row : rows)
        text += csvLine({plainSymbol(row.symbol), shownText(row.name), csvNumber(row.value)});
    return text;
}

void FormulaView::paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                        int /*cursor*/) const
{
    const UpdateExplanation& shown = explanation();
    const QStringList values = numbers(), notes = noteTexts();
    QFont own = font;
    std::optional<FormulaLayout> layout;
    constexpr std::pair<double, double> sizes[] = {{1, 1.2},  {0.92, 1.2}, {0.92, 1}, {0.85, 1.2},
                                                   {0.85, 1}, {0.78, 1.1}, {0.7, 1.1}};
    for (const auto& [share, equationShare] : sizes) {
        own = scaled(font, share);
        layout.emplace(shown, values, notes, own, equationShare, area.width());
        if (layout->height <= area.height() && layout->width <= area.width())
            break;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    double y = area.top();
    const auto row = [&](double height) {
        y += height;
        return QRectF(area.left(), y - height, area.width(), height);
    };
    const auto write = [&](const QRectF& where, const QString& text, const QColor& colour, bool isBold,
                           int alignment = Qt::AlignLeft | Qt::AlignVCenter) {
        QFont style = own;
        style.setBold(isBold);
        painter.setFont(style);
        painter.setPen(colour);
        const bool isWrapped = (alignment & Qt::TextWordWrap) != 0;
        painter.drawText(where, alignment,
                         isWrapped ? text : QFontMetricsF(style).elidedText(text, Qt::ElideRight, where.width()));
    };
    write(row(layout->line), heading(), theme.text, true);
    if (!shown.equations.empty())
        write(row(layout->line), indexText(), theme.muted, false);
    y += layout->gap;
    painter.setPen(theme.text);
    for (const TypesetEquation& equation : layout->equations) {
        const double left = area.left() + equation.x, signs = left + equation.left.width;
        equation.left.draw(painter, QPointF(left, y + equation.baseline));
        equation.right.draw(painter, QPointF(signs, y + equation.baseline));
        equation.numbers.draw(painter, QPointF(signs, y + equation.numberBaseline));
    }
    y += layout->equationHeight;
    for (qsizetype i = 0; i < notes.size(); ++i) {
        write(row(layout->noteHeights[std::size_t(i)]), notes[i], theme.muted, false,
              Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap);
        y += layout->gap;
    }
    if (shown.equations.empty())
        return;
    const auto term = [&](const EquationTerm& it, const EquationBox& symbol, bool isResult) {
        const QRectF where = row(layout->line);
        const QFontMetricsF metrics(own);
        painter.setPen(theme.text);
        symbol.draw(painter, QPointF(where.left() + layout->indent,
                                     where.center().y() + metrics.ascent() / 2 - metrics.descent() / 2));
        const QString value = plainNumber(it.value, digits);
        const double valueWidth = metrics.horizontalAdvance(value) * 1.15;
        write(where, value, theme.text, isResult, Qt::AlignRight | Qt::AlignVCenter);
        write(where.adjusted(layout->symbolWidth + 2 * layout->indent, 0, -valueWidth - layout->indent, 0),
              shownText(it.name), isResult ? theme.text : theme.muted, isResult);
    };
    y += layout->gap;
    for (std::size_t i = 0; i < shown.terms.size(); ++i)
        term(shown.terms[i], layout->symbols[i], false);
    painter.fillRect(QRectF(area.left(), y, area.width(), 1), theme.border);
    term(shown.result, layout->symbols.back(), true);
}

}  // namespace fuzzylens::ui
