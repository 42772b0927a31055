// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/sweep_settings.h"

#include "ui/panels/input_filters.h"
#include "ui/theme/counted.h"
#include "ui/tune/axis_row.h"
#include "ui/tune/sweep_controller.h"
#include "ui/tune/tune_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

QLabel* mutedTitle(const QString& text, QWidget* parent)
{
    auto* title = new QLabel(text, parent);
    title->setObjectName(QStringLiteral("muted"));
    return title;
}

}  // namespace

SweepSettings::SweepSettings(SweepController& sweep, QWidget* parent)
    : QFrame(parent)
    , m_sweep(sweep)
    , m_parameter(new QComboBox(this))
    , m_grid(new QGridLayout)
    , m_start(new QPushButton(this))
    , m_bar(new QProgressBar(this))
    , m_status(new QLabel(this))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("card"));
    new UndoFilter(this);
    m_parameter->setObjectName(QStringLiteral("sweepParameter"));
    m_parameter->setToolTip(tr("The parameter on the horizontal axis; all others keep their values"));
    m_parameter->setMinimumContentsLength(8);
    m_parameter->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_start->setObjectName(QStringLiteral("startSweep"));
    m_bar->setObjectName(QStringLiteral("sweepProgress"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(1);
    m_bar->setRange(0, 1000);
    m_status->setObjectName(QStringLiteral("sweepStatus"));
    m_message->setObjectName(QStringLiteral("sweepMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QLabel* label : {m_status, m_message}) {
        label->setWordWrap(true);
        label->setMinimumWidth(1);
    }
    auto* title = mutedTitle(tr("Parameter"), this);
    title->setBuddy(m_parameter);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(title, 0, 0);
    m_grid->addWidget(mutedTitle(tr("from"), this), 0, 1);
    m_grid->addWidget(mutedTitle(tr("to"), this), 0, 2);
    m_grid->addWidget(mutedTitle(tr("values"), this), 0, 3);
    m_grid->addWidget(m_parameter, 1, 0);
    auto* state = new QVBoxLayout;
    state->setSpacing(2);
    state->addWidget(m_bar);
    state->addWidget(m_status);
    auto* run = new QHBoxLayout;
    run->setSpacing(8);
    run->addWidget(m_start);
    run->addLayout(state, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(6);
    layout->addLayout(m_grid);
    layout->addLayout(run);
    layout->addWidget(m_message);
    connect(m_start, &QPushButton::clicked, this, &SweepSettings::startOrStop);
    connect(m_parameter, &QComboBox::activated, this, &SweepSettings::showAxis);
    connect(&m_sweep, &SweepController::changed, this, &SweepSettings::follow);
    connect(&m_sweep, &SweepController::progressed, this, &SweepSettings::showProgress);
    follow();
}

void SweepSettings::takeFocus()
{
    (m_start->isEnabled() ? static_cast<QWidget*>(m_start) : m_parameter)->setFocus(Qt::ShortcutFocusReason);
}

/// The parameters are those of the open method; while its data are prepared again they stay as they are.
void SweepSettings::follow()
{
    const std::vector<SearchAxis> axes = m_sweep.axes();
    const auto isSame = [](const SearchAxis& left, const SearchAxis& right) {
        return left.name == right.name && left.range == right.range;
    };
    if (m_sweep.obstacle().isEmpty() &&
        !std::equal(axes.begin(), axes.end(), m_axes.begin(), m_axes.end(), isSame)) {
        const QSignalBlocker quiet(m_parameter);
        const QString before = m_parameter->currentText();
        m_axes = axes;
        m_parameter->clear();
        for (const SearchAxis& axis : m_axes)
            m_parameter->addItem(axisName(axis));
        m_parameter->setCurrentIndex(std::max(0, m_parameter->findText(before)));
        showAxis();
    }
    offer();
}

void SweepSettings::showAxis()
{
    delete m_row;
    m_row = new AxisRow(m_axes[std::size_t(m_parameter->currentIndex())], *m_grid, 1, this, false);
    connect(m_row, &AxisRow::changed, this, &SweepSettings::offer);
    offer();
}

void SweepSettings::offer()
{
    const bool isBusy = m_sweep.isBusy();
    QString trouble = m_sweep.obstacle();
    const bool canChoose = m_row && trouble.isEmpty();
    if (canChoose && !m_row->grid())
        trouble = m_row->allowed() + QLatin1Char('.');
    m_parameter->setEnabled(canChoose && m_axes.size() > 1);
    m_start->setText(isBusy ? tr("Stop") : tr("Start"));
    m_start->setToolTip(isBusy ? tr("Stop; finished values are kept")
                               : tr("Compute in the background; you can go on exploring"));
    m_start->setEnabled(isBusy || trouble.isEmpty());
    m_message->setText(isBusy ? QString() : trouble.isEmpty() ? m_sweep.error() : trouble);
    m_message->setVisible(!m_message->text().isEmpty());
    showProgress();
}

void SweepSettings::startOrStop()
{
    if (m_sweep.isBusy())
        m_sweep.stop();
    else
        m_sweep.start(m_row->axis(), m_row->range());
}

void SweepSettings::showProgress()
{
    const FitProgress& progress = m_sweep.progress();
    const bool isBusy = m_sweep.isBusy();
    m_bar->setVisible(isBusy);
    m_bar->setValue(progress.permille());
    if (isBusy)
        return m_status->setText(progressText(progress));
    const std::optional<GridAxis> grid = m_row ? m_row->grid() : std::nullopt;
    m_status->setText(grid ? counted(grid->values.size(), tr("value"), tr("values")) : QString());
}

}  // namespace fuzzylens::ui
