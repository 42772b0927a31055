// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_row.h"

#include "ui/panels/step_argument.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

const StepDescription* stepDescription(const std::string& name)
{
    for (const StepDescription& candidate : stepDescriptions())
        if (candidate.name == name)
            return &candidate;
    return nullptr;
}

StepRow::StepRow(std::size_t index, QWidget* parent)
    : QWidget(parent)
    , m_isOn(new QCheckBox(this))
    , m_argument(new StepArgument(this))
    , m_more(new QToolButton(this))
    , m_warning(new QWidget(this))
    , m_reason(new QLabel(m_warning))
{
    setObjectName(QStringLiteral("step_%1").arg(index));
    m_isOn->setObjectName(QStringLiteral("stepIsOn_%1").arg(index));
    m_isOn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_more->setObjectName(QStringLiteral("stepMenu_%1").arg(index));
    makeMenu();
    makeWarning(index);
    auto* line = new QHBoxLayout;
    line->setSpacing(0);
    line->addWidget(m_isOn, 1);
    line->addWidget(m_argument);
    line->addWidget(m_more);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(m_warning);
    connect(m_isOn, &QCheckBox::toggled, this, &StepRow::switched);
    connect(m_argument, &StepArgument::chosen, this, &StepRow::argumentChosen);
}

void StepRow::makeWarning(std::size_t index)
{
    m_reason->setObjectName(QStringLiteral("stepWarning_%1").arg(index));
    m_reason->setWordWrap(true);
    auto* mend = new QPushButton(tr("Move it before"), m_warning);
    mend->setObjectName(QStringLiteral("mendStep_%1").arg(index));
    mend->setToolTip(tr("Put this step where it means what it says"));
    connect(mend, &QPushButton::clicked, this, &StepRow::mendRequested);
    auto* layout = new QVBoxLayout(m_warning);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(3);
    layout->addWidget(m_reason);
    layout->addWidget(mend, 0, Qt::AlignLeft);
    m_warning->hide();
}

void StepRow::setWarning(const QString& text)
{
    m_reason->setStyleSheet(QStringLiteral("color: %1").arg(Theme::of(palette()).warn.name()));
    m_reason->setText(text);
    m_warning->setVisible(!text.isEmpty());
}

void StepRow::makeMenu()
{
    m_more->setText(QStringLiteral("⋯"));
    m_more->setToolTip(tr("Move or remove this step"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    m_up = menu->addAction(tr("Move up"), this, [this] { emit moveRequested(-1); });
    m_down = menu->addAction(tr("Move down"), this, [this] { emit moveRequested(1); });
    menu->addAction(tr("Remove"), this, &StepRow::removeRequested);
    m_more->setMenu(menu);
}

void StepRow::setStep(const StepItem& item, bool isFirst, bool isLast)
{
    const StepDescription* step = stepDescription(item.spec.name);
    const QString title = QString::fromStdString(step ? step->title : item.spec.name);
    const QSignalBlocker quiet(m_isOn);
    m_isOn->setText(title);
    m_isOn->setChecked(item.isOn);
    m_isOn->setToolTip(wrappedTip(QString::fromStdString(step ? step->help : std::string())));
    m_argument->setStep(item.spec, step);
    m_more->setAccessibleName(tr("%1: move or remove").arg(title));
    m_up->setEnabled(!isFirst);
    m_down->setEnabled(!isLast);
}

void StepRow::setAnnotations(const QStringList& names)
{
    m_argument->setAnnotations(names);
}

void StepRow::focusMenu()
{
    m_more->setFocus();
}

}  // namespace fuzzylens::ui
