// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/landscape_view.h"

#include "ui/panels/spoken_slider.h"
#include "ui/plot/csv_text.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"
#include "ui/views/chooser.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

LandscapeView::LandscapeView(Scene& scene, TuneController& tune, QWidget* parent)
    : TuneView(scene, tune, parent)
    , m_controls(new QWidget(this))
    , m_x(new Chooser(QStringLiteral("landscapeX"), tr("Horizontal axis"), tr("Parameter on the horizontal axis"),
                      m_controls))
    , m_y(new Chooser(QStringLiteral("landscapeY"), tr("Vertical axis"), tr("Parameter on the vertical axis"),
                      m_controls))
    , m_sliders(new QWidget(this))
    , m_sliderGrid(new QGridLayout(m_sliders))
{
    setObjectName(QStringLiteral("landscapeView"));
    setAccessibleName(title());
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins({});
    row->setSpacing(2);
    row->addWidget(m_x);
    row->addWidget(m_y);
    m_controls->hide();
    m_sliderGrid->setContentsMargins(6, 2, 6, 2);
    m_sliderGrid->setHorizontalSpacing(8);
    m_sliderGrid->setVerticalSpacing(2);
    m_sliderGrid->setColumnStretch(1, 1);
    m_sliders->hide();
    for (const Chooser* chooser : {m_x, m_y})
        connect(chooser, &QComboBox::activated, this, [this, chooser] { chooseAxis(*chooser); });
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
        .arg(shownChart.heading(), shownChart.xName, shownChart.yName)
        .arg(tried)
        .arg(shownChart.cells.size());
}

void LandscapeView::follow()
{
    const StartedSearchPtr& search = tune().search();
    if (!search || search->plan().axes.size() < 2) {
        m_sliders->hide();
        return;
    }
    followChoosers();
    followSliders();
}

void LandscapeView::followChoosers()
{
    const StartedSearchPtr& search = tune().search();
    if (m_search != search) {
        QStringList names;
        for (const SearchAxis& axis : search->plan().axes)
            names << axisSymbol(axis);
        for (Chooser* chooser : {m_x, m_y}) {
            const QSignalBlocker quiet(chooser);
            chooser->clear();
            chooser->addItems(names);
        }
    }
    m_x->setCurrentIndex(int(tune().slice().x));
    m_y->setCurrentIndex(int(tune().slice().y));
}

void LandscapeView::followSliders()
{
    const SearchSlice& slice = tune().slice();
    std::vector<std::size_t> axes, known;
    for (std::size_t axis = 0; axis < slice.at.size(); ++axis)
        if (axis != slice.x && axis != slice.y)
            axes.push_back(axis);
    for (const SliceRow& row : m_rows)
        known.push_back(row.axis);
    if (std::exchange(m_search, tune().search()) != tune().search() || axes != known)
        makeSliders(axes);
    const SearchPlan& plan = m_search->plan();
    const std::optional<std::size_t> best = tune().best();
    for (const SliceRow& row : m_rows) {
        const std::vector<std::string>& values = plan.grid.axes()[row.axis].values;
        const auto valueAt = [&](std::size_t position) { return QString::fromStdString(values[position]); };
        const QSignalBlocker quiet(row.slider);
        row.slider->setValue(int(slice.at[row.axis]));
        row.slider->update();
        row.value->setText(
            best ? tr("%1 (best: %2)", "value shown, value of the best setting")
                       .arg(valueAt(slice.at[row.axis]), valueAt(plan.grid.positions(*best)[row.axis]))
                 : valueAt(slice.at[row.axis]));
        row.slider->setWords(row.value->text());
    }
    m_sliders->setVisible(isApplicable() && !m_rows.empty());
}

void LandscapeView::makeSliders(const std::vector<std::size_t>& axes)
{
    m_rows.clear();
    qDeleteAll(m_sliders->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    for (const std::size_t axis : axes) {
        const std::vector<std::string> values = m_search->plan().grid.axes()[axis].values;
        const auto numberAt = [values](int position) {
            return QString::fromStdString(values[std::size_t(position)]).toDouble();
        };
        const auto positionOf = [numberAt, last = int(values.size()) - 1](double number) {
            int nearest = 0;
            for (int i = 1; i <= last; ++i)
                if (std::abs(numberAt(i) - number) < std::abs(numberAt(nearest) - number))
                    nearest = i;
            return nearest;
        };
        const QString name = axisName(m_search->plan().axes[axis]);
        auto* label = new QLabel(name, m_sliders);
        auto* value = new QLabel(m_sliders);
        value->setObjectName(QStringLiteral("muted"));
        auto* slider = new SpokenSlider({numberAt, positionOf}, m_sliders);
        slider->setObjectName(QStringLiteral("slice_") + QString::fromStdString(m_search->plan().axes[axis].name));
        slider->setAccessibleName(name);
        slider->setToolTip(tr("Value of this parameter in the landscape; all values are tried"));
        slider->setRange(0, int(values.size()) - 1);
        slider->setPageStep(1);
        slider->setMinimumWidth(1);
        connect(slider, &QSlider::valueChanged, this, [this, axis](int position) {
            SearchSlice slice = tune().slice();
            slice.at[axis] = std::size_t(position);
            tune().setSlice(slice);
        });
        const int row = int(m_rows.size());
        m_sliderGrid->addWidget(label, row, 0);
        m_sliderGrid->addWidget(slider, row, 1);
        m_sliderGrid->addWidget(value, row, 2);
        m_rows.push_back({axis, slider, value});
    }
    placeSliders();
}

/// At the bottom.
void LandscapeView::placeSliders()
{
    const int height = m_rows.empty() ? 0 : m_sliderGrid->sizeHint().height();
    m_sliders->setGeometry(0, this->height() - height, width(), height);
    updateGeometry();
}

QRectF LandscapeView::content() const
{
    return TuneView::content().adjusted(0, 0, 0, m_sliders->isHidden() ? 0 : -m_sliders->height());
}

QSize LandscapeView::minimumSizeHint() const
{
    return TuneView::minimumSizeHint() + QSize(0, m_sliders->isHidden() ? 0 : m_sliders->height());
}

void LandscapeView::resizeEvent(QResizeEvent* event)
{
    TuneView::resizeEvent(event);
    placeSliders();
}

/// An axis that is the other one already changes places with it.
void LandscapeView::chooseAxis(const Chooser& changed)
{
    SearchSlice slice = tune().slice();
    std::size_t& chosen = &changed == m_x ? slice.x : slice.y;
    std::size_t& other = &changed == m_x ? slice.y : slice.x;
    if (std::size_t(changed.currentIndex()) == other)
        other = chosen;
    chosen = std::size_t(changed.currentIndex());
    setCursor(-1);
    tune().setSlice(slice);
}

LandscapeChart LandscapeView::chart() const
{
    return LandscapeChart::of(tune());
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
    return selected == shownChart.cells.end() ? 0 : int(selected - shownChart.cells.begin());
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

/// Keys that a slider does not use are not for the cells.
void LandscapeView::keyPressEvent(QKeyEvent* event)
{
    if (m_sliders->isAncestorOf(QApplication::focusWidget()))
        return View::keyPressEvent(event);
    TuneView::keyPressEvent(event);
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
    const SearchSlice& slice = tune().slice();
    const QString score = QString::fromStdString(tune().score());
    QStringList heading{QString::fromStdString(axes[slice.x].name), QString::fromStdString(axes[slice.y].name)};
    QStringList fixed;
    for (const SliceRow& row : m_rows) {
        heading << QString::fromStdString(axes[row.axis].name);
        fixed << QString::fromStdString(axes[row.axis].values[slice.at[row.axis]]);
    }
    QString text = csvLine(heading << score << score + QStringLiteral("_standard_error"));
    for (int row = 0; row < shownChart.rows(); ++row)
        for (int column = 0; column < shownChart.columns(); ++column) {
            const LandscapeChart::Cell& cell = shownChart.cell(column, row);
            const Trial* trial = cell.score ? findTrial(tune().record(), cell.candidate) : nullptr;
            text += csvLine(QStringList{shownChart.xValues[column], shownChart.yValues[row]}
                            << fixed << (cell.score ? csvNumber(*cell.score) : QString())
                            << (trial ? csvNumber(standardError(trial->scores.at(tune().score()))) : QString()));
        }
    return text;
}

}  // namespace fuzzylens::ui
