// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/landscape_view.h"

#include "ui/plot/csv_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"
#include "ui/views/chooser.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolTip>

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
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
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
    QString text = TuneView::description();
    if (isApplicable() && m_cursor >= 0)
        text += QLatin1Char(' ') + trialTip(tune(), chart().cells[std::size_t(m_cursor)].candidate)
                                       .replace(QLatin1Char('\n'), QLatin1String("; "));
    return text;
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

void LandscapeView::follow()
{
    offerAxes();
    const bool isInside = isApplicable() && m_cursor < int(chart().cells.size());
    if (!isInside)
        m_cursor = -1;
    setAccessibleDescription(description());
    update();
}

/// The choosers have the axes of the search; there is nothing to choose where there are two.
void LandscapeView::offerAxes()
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
    m_cursor = -1;
    update();
    emit shownChanged();
}

LandscapeChart LandscapeView::chart() const
{
    return LandscapeChart::of(tune(), m_xAxis, m_yAxis);
}

LandscapeLayout LandscapeView::layoutOf(const LandscapeChart& chart) const
{
    return LandscapeLayout::of(QRectF(rect()).adjusted(6, 4, -6, -2), chart, font());
}

QPointF LandscapeView::placeOf(int column, int row) const
{
    const LandscapeChart shownChart = chart();
    return layoutOf(shownChart).cell(shownChart, column, row).center();
}

void LandscapeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!isApplicable())
        return paintMissing(painter);
    const LandscapeChart shownChart = chart();
    paintLandscape(painter, shownChart, layoutOf(shownChart), font(), theme(), m_cursor);
}

bool LandscapeView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return TuneView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const LandscapeChart shownChart = isApplicable() ? chart() : LandscapeChart();
    const int cell = isApplicable() ? layoutOf(shownChart).cellAt(shownChart, help->pos()) : -1;
    if (cell >= 0)
        QToolTip::showText(help->globalPos(), trialTip(tune(), shownChart.cells[std::size_t(cell)].candidate),
                           this);
    else
        QToolTip::hideText();
    return true;
}

void LandscapeView::setCursorCell(int cell)
{
    if (std::exchange(m_cursor, cell) != cell)
        update();
}

void LandscapeView::applyCell(int cell)
{
    tune().apply(chart().cells[std::size_t(cell)].candidate);
}

void LandscapeView::mousePressEvent(QMouseEvent* event)
{
    if (!isApplicable() || event->button() != Qt::LeftButton)
        return TuneView::mousePressEvent(event);
    const LandscapeChart shownChart = chart();
    m_applied = layoutOf(shownChart).cellAt(shownChart, event->position());
    if (m_applied < 0)
        return;
    tune().beginFilm();
    applyCell(m_applied);
}

void LandscapeView::mouseMoveEvent(QMouseEvent* event)
{
    if (!isApplicable())
        return;
    const LandscapeChart shownChart = chart();
    const int cell = layoutOf(shownChart).cellAt(shownChart, event->position());
    setCursorCell(cell);
    if (m_applied >= 0 && cell >= 0 && cell != m_applied) {
        m_applied = cell;
        applyCell(cell);
    }
}

void LandscapeView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && std::exchange(m_applied, -1) >= 0)
        tune().endFilm();
}

void LandscapeView::leaveEvent(QEvent* event)
{
    TuneView::leaveEvent(event);
    setCursorCell(-1);
}

void LandscapeView::keyPressEvent(QKeyEvent* event)
{
    if (!isApplicable())
        return TuneView::keyPressEvent(event);
    const LandscapeChart shownChart = chart();
    const int columns = shownChart.columns(), rows = shownChart.rows();
    const auto isSelected = [this](const LandscapeChart::Cell& each) {
        return each.candidate == tune().selected();
    };
    const auto selected = std::find_if(shownChart.cells.begin(), shownChart.cells.end(), isSelected);
    const int from = m_cursor >= 0 ? m_cursor : int(selected - shownChart.cells.begin());
    int column = from % columns, row = from / columns;
    switch (event->key()) {
    case Qt::Key_Left:
        column = std::max(0, column - 1);
        break;
    case Qt::Key_Right:
        column = std::min(columns - 1, column + 1);
        break;
    case Qt::Key_Down:
        row = std::max(0, row - 1);
        break;
    case Qt::Key_Up:
        row = std::min(rows - 1, row + 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        applyCell(from);
        break;
    default:
        return TuneView::keyPressEvent(event);
    }
    setCursorCell(row * columns + column);
    setAccessibleDescription(description());  // announced to screen readers
}

void LandscapeView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    if (!isApplicable())
        return;
    const LandscapeChart shownChart = chart();
    const QFont figure = figureFont();
    paintLandscape(painter, shownChart, LandscapeLayout::of(area, shownChart, figure), figure, theme, -1);
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
