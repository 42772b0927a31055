// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/landscape_view.h"

#include "ui/plot/csv_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"
#include "ui/views/chooser.h"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

LandscapeView::LandscapeView(Scene& scene, TuneController& tune, QWidget* parent)
    : TuneView(scene, tune, parent)
    , m_controls(new QWidget(this))
    , m_x(new Chooser(QStringLiteral("landscapeX"), tr("Horizontal axis"), tr("Parameter on the horizontal axis"),
                      m_controls))
    , m_y(new Chooser(QStringLiteral("landscapeY"), tr("Vertical axis"), tr("Parameter on the vertical axis"),
                      m_controls))
{
    setObjectName(QStringLiteral("landscapeView"));
    setAccessibleName(title());
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins({});
    row->setSpacing(2);
    row->addWidget(m_x);
    row->addWidget(m_y);
    m_controls->hide();
    connect(m_x, &QComboBox::activated, this, [this] { chooseAxis(*m_x, *m_y); });
    connect(m_y, &QComboBox::activated, this, [this] { chooseAxis(*m_y, *m_x); });
    setAccessibleDescription(description());
}

bool LandscapeView::isApplicable() const
{
    return TuneView::isApplicable() && tune().search()->plan().axes.size() >= 2;
}

QString LandscapeView::description() const
{
    if (TuneView::isApplicable() && !isApplicable())
        return tr("The landscape needs a search over two parameters.");
    return TuneView::description();
}

QString LandscapeView::shown() const
{
    const LandscapeChart shownChart = chart();
    const auto tried = std::count_if(shownChart.cells.begin(), shownChart.cells.end(),
                                     [](const LandscapeChart::Cell& cell) { return cell.score.has_value(); });
    return tr("%1 over %2 and %3: %4 of %5 settings have a score.")
        .arg(shownChart.score, shownChart.xName, shownChart.yName)
        .arg(tried)
        .arg(shownChart.cells.size());
}

/// The choosers have the axes of the search; there is nothing to choose where there are two.
void LandscapeView::follow()
{
    if (!tune().search())
        return;
    QStringList names;
    for (const SearchAxis& axis : tune().search()->plan().axes)
        names << axisSymbol(axis);
    if (names.size() < 2)
        return;
    QStringList known;
    for (int i = 0; i < m_x->count(); ++i)
        known << m_x->itemText(i);
    if (names != known) {
        m_xAxis = 1;
        m_yAxis = 0;
        for (Chooser* chooser : {m_x, m_y}) {
            const QSignalBlocker quiet(chooser);
            chooser->clear();
            chooser->addItems(names);
        }
    }
    m_x->setCurrentIndex(int(m_xAxis));
    m_y->setCurrentIndex(int(m_yAxis));
}

/// An axis that is the other one already changes places with it.
void LandscapeView::chooseAxis(Chooser& changed, Chooser& other)
{
    if (changed.currentIndex() == other.currentIndex())
        other.setCurrentIndex(int(&changed == m_x ? m_xAxis : m_yAxis));
    m_xAxis = std::size_t(m_x->currentIndex());
    m_yAxis = std::size_t(m_y->currentIndex());
    setCursor(-1);
    contentChanged();
}

LandscapeChart LandscapeView::chart() const
{
    return LandscapeChart::of(tune(), m_xAxis, m_yAxis);
}

LandscapeLayout LandscapeView::layoutOf(const LandscapeChart& chart) const
{
    return LandscapeLayout::of(content(), chart, font());
}

QPointF LandscapeView::placeOf(int column, int row) const
{
    const LandscapeChart shownChart = chart();
    return layoutOf(shownChart).cell(shownChart, column, row).center();
}

void LandscapeView::paint(QPainter& painter, const QRectF& area, const QFont& font, const Theme& theme,
                          int cursor) const
{
    const LandscapeChart shownChart = chart();
    paintLandscape(painter, shownChart, LandscapeLayout::of(area, shownChart, font), font, theme, cursor);
}

int LandscapeView::points() const
{
    return int(chart().cells.size());
}

int LandscapeView::pointAt(const QPointF& position) const
{
    const LandscapeChart shownChart = chart();
    return layoutOf(shownChart).cellAt(shownChart, position);
}

int LandscapeView::firstPoint() const
{
    const LandscapeChart shownChart = chart();
    const auto selected =
        std::find_if(shownChart.cells.begin(), shownChart.cells.end(),
                     [this](const LandscapeChart::Cell& cell) { return cell.candidate == tune().selected(); });
    return int(selected - shownChart.cells.begin());
}

std::size_t LandscapeView::candidateOf(int point) const
{
    return chart().cells[std::size_t(point)].candidate;
}

void LandscapeView::mousePressEvent(QMouseEvent* event)
{
    if (isApplicable() && event->button() == Qt::LeftButton) {
        m_applied = pointAt(event->position());
        if (m_applied >= 0)
            tune().beginFilm();
    }
    TuneView::mousePressEvent(event);
}

void LandscapeView::mouseMoveEvent(QMouseEvent* event)
{
    TuneView::mouseMoveEvent(event);
    if (m_applied >= 0 && cursor() >= 0 && cursor() != m_applied) {
        m_applied = cursor();
        choose(m_applied);
    }
}

void LandscapeView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && std::exchange(m_applied, -1) >= 0)
        tune().endFilm();
}

std::optional<int> LandscapeView::pointAfter(int key, int point) const
{
    const LandscapeChart shownChart = chart();
    const int columns = shownChart.columns(), column = point % columns, row = point / columns;
    switch (key) {
    case Qt::Key_Left:
        return column > 0 ? point - 1 : point;
    case Qt::Key_Right:
        return column < columns - 1 ? point + 1 : point;
    case Qt::Key_Down:
        return row > 0 ? point - columns : point;
    case Qt::Key_Up:
        return row < shownChart.rows() - 1 ? point + columns : point;
    default:
        return std::nullopt;
    }
}

QString LandscapeView::toCsv() const
{
    if (!isApplicable())
        return {};
    const LandscapeChart shownChart = chart();
    const auto& axes = tune().search()->plan().grid.axes();
    const QString score = QString::fromStdString(tune().score());
    QString text = csvLine({QString::fromStdString(axes[m_xAxis].name), QString::fromStdString(axes[m_yAxis].name),
                            score, score + QStringLiteral("_standard_error")});
    for (int row = 0; row < shownChart.rows(); ++row)
        for (int column = 0; column < shownChart.columns(); ++column) {
            const LandscapeChart::Cell& cell = shownChart.cell(column, row);
            const Trial* trial = cell.score ? findTrial(tune().record(), cell.candidate) : nullptr;
            text += csvLine({shownChart.xValues[column], shownChart.yValues[row],
                             cell.score ? csvNumber(*cell.score) : QString(),
                             trial ? csvNumber(standardError(trial->scores.at(tune().score()))) : QString()});
        }
    return text;
}

}  // namespace fuzzylens::ui
