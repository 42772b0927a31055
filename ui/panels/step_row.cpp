// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_row.h"

#include "ui/panels/step_argument.h"
#include "ui/panels/step_handle.h"
#include "ui/theme/core_text.h"
#include "ui/theme/elided_check_box.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

constexpr int spaces[] = {4, 8};  // behind the handle, behind the title
constexpr int menuWidth = 24;

}  // namespace

const StepDescription* stepDescription(const std::string& name)
{
    for (const StepDescription& candidate : stepDescriptions())
        if (candidate.name == name)
            return &candidate;
    return nullptr;
}

StepRow::StepRow(std::size_t index, QWidget* parent)
    : QWidget(parent)
    , m_line(new QHBoxLayout)
    , m_space(new QSpacerItem(spaces[1], 0))
    , m_below(new QHBoxLayout)
    , m_handle(new StepHandle(this))
    , m_isOn(new ElidedCheckBox(this))
    , m_argument(new StepArgument(this))
    , m_more(new QToolButton(this))
    , m_warning(new QWidget(this))
    , m_reason(new QLabel(m_warning))
{
    setObjectName(QStringLiteral("step_%1").arg(index));
    m_isOn->setObjectName(QStringLiteral("stepIsOn_%1").arg(index));
    m_isOn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_more->setObjectName(QStringLiteral("stepMenu_%1").arg(index));
    makeHandle(index);
    makeMenu();
    makeWarning(index);
    m_line->setSpacing(0);
    m_line->addWidget(m_handle);
    m_line->addSpacing(spaces[0]);
    m_line->addWidget(m_isOn, 1);
    m_line->addItem(m_space);
    m_line->addWidget(m_argument);
    m_line->addWidget(m_more);
    m_below->addSpacing(m_handle->sizeHint().width() + spaces[0] +
                        style()->pixelMetric(QStyle::PM_IndicatorWidth) +
                        style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing));
    m_below->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_line);
    layout->addLayout(m_below);
    layout->addWidget(m_warning);
    connect(m_isOn, &QCheckBox::toggled, this, &StepRow::switched);
    connect(m_argument, &StepArgument::chosen, this, &StepRow::argumentChosen);
}

void StepRow::makeHandle(std::size_t index)
{
    m_handle->setObjectName(QStringLiteral("stepHandle_%1").arg(index));
    m_handle->setToolTip(tr("Drag to reorder, or press Alt+Up or Alt+Down"));
    connect(m_handle, &StepHandle::taken, this, &StepRow::dragStarted);
    connect(m_handle, &StepHandle::movedTo, this, &StepRow::draggedTo);
    connect(m_handle, &StepHandle::dropped, this, &StepRow::dropped);
    connect(m_handle, &StepHandle::releasedAgain, this, &StepRow::dragGivenUp);
    const auto bind = [this](const QKeySequence& keys, int by) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, by] { emit moveRequested(by); });
    };
    bind(Qt::ALT | Qt::Key_Up, -1);
    bind(Qt::ALT | Qt::Key_Down, 1);
}

void StepRow::makeWarning(std::size_t index)
{
    m_reason->setObjectName(QStringLiteral("stepWarning_%1").arg(index));
    m_reason->setWordWrap(true);
    auto* repair = new QPushButton(tr("Fix order"), m_warning);
    repair->setObjectName(QStringLiteral("mendStep_%1").arg(index));
    repair->setToolTip(tr("Move this step to its correct position"));
    connect(repair, &QPushButton::clicked, this, &StepRow::repairRequested);
    auto* layout = new QVBoxLayout(m_warning);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(3);
    layout->addWidget(m_reason);
    layout->addWidget(repair, 0, Qt::AlignLeft);
    m_warning->hide();
}

void StepRow::setWarning(const QString& text)
{
    restyle(*m_reason, QStringLiteral("color: %1").arg(Theme::of(palette()).warn.name()));
    m_reason->setText(text);
    m_warning->setVisible(!text.isEmpty());
}

void StepRow::makeMenu()
{
    m_more->setText(QStringLiteral("⋯"));
    m_more->setFixedWidth(inText(menuWidth));
    m_more->setToolTip(tr("Move or remove this step"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    m_up = menu->addAction(tr("Move &up"), this, [this] { emit moveRequested(-1); });
    m_down = menu->addAction(tr("Move &down"), this, [this] { emit moveRequested(1); });
    menu->addAction(tr("&Remove"), this, &StepRow::removeRequested);
    m_more->setMenu(menu);
}

void StepRow::setStep(const StepItem& item, bool isFirst, bool isLast, const QString& amount)
{
    m_name = item.spec.name;
    const StepDescription* step = stepDescription(m_name);
    const QString title = step ? shownText(step->title) : QString::fromStdString(item.spec.name);
    const QSignalBlocker quiet(m_isOn);
    m_isOn->setText(amount.isEmpty() ? title : QStringLiteral("%1 · %2").arg(title, amount));
    m_isOn->setChecked(item.isOn);
    const QString help = step ? shownText(step->help) : QString();
    m_isOn->setToolTip(wrappedTip(title + QLatin1Char('\n') + help));
    m_handle->setAccessibleName(tr("%1: drag to reorder").arg(title));
    m_argument->setStep(item.spec, step);
    m_more->setAccessibleName(tr("%1: move or remove").arg(title));
    m_up->setEnabled(!isFirst);
    m_down->setEnabled(!isLast);
    placeArgument();
}

/// In the row of the title if both have room, else below it.
void StepRow::placeArgument()
{
    if (width() <= 0)
        return;
    const int asked = m_handle->sizeHint().width() + spaces[0] + m_isOn->sizeHint().width() + spaces[1] +
                      m_argument->sizeHint().width() + inText(menuWidth);
    const bool isBelow = m_below->indexOf(m_argument) >= 0;
    const bool goesBelow = !m_argument->isHidden() && asked > width();
    m_below->setContentsMargins(0, 0, 0, goesBelow ? 4 : 0);
    if (goesBelow == isBelow)
        return;
    m_space->changeSize(goesBelow ? 0 : spaces[1], 0);
    (isBelow ? m_below : m_line)->removeWidget(m_argument);
    if (isBelow)
        m_line->insertWidget(m_line->count() - 1, m_argument);
    else
        m_below->insertWidget(1, m_argument);
}

bool StepRow::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        placeArgument();
    return isDone;
}

void StepRow::setAnnotations(const QStringList& names)
{
    m_argument->setAnnotations(names);
}

void StepRow::focusMenu()
{
    focus(Part::Menu);
}

StepRow::Part StepRow::focusedPart() const
{
    const QWidget* focused = focusWidget();
    if (!focused || !focused->hasFocus())
        return Part::None;
    if (focused == m_isOn)
        return Part::Switch;
    return m_argument->isAncestorOf(focused) ? Part::Argument : Part::Menu;
}

void StepRow::focus(Part part)
{
    switch (part) {
    case Part::Switch:
        return m_isOn->setFocus();
    case Part::Argument:
        return m_argument->focusField();
    case Part::Menu:
        return m_more->setFocus();
    case Part::None:
        break;
    }
}

void StepRow::finishTyping()
{
    if (focusedPart() == Part::Argument)
        m_isOn->setFocus();
}

void StepRow::releaseHandle()
{
    m_handle->release();
}

}  // namespace fuzzylens::ui

#include "step_row.moc"
