// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_row.h"
#include "ui/theme/wrapped_tip.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int narrowestArgument = 56, widestArgument = 112, argumentMargin = 18;

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
    , m_isOn(new QCheckBox(this))
    , m_argument(new QLineEdit(this))
    , m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("step_%1").arg(index));
    m_isOn->setObjectName(QStringLiteral("stepIsOn_%1").arg(index));
    m_isOn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_argument->setObjectName(QStringLiteral("valueBox"));
    m_argument->setAlignment(Qt::AlignRight);
    m_more->setObjectName(QStringLiteral("stepMenu_%1").arg(index));
    makeMenu();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_isOn, 1);
    layout->addWidget(m_argument);
    layout->addWidget(m_more);
    connect(m_isOn, &QCheckBox::toggled, this, &StepRow::switched);
    connect(m_argument, &QLineEdit::editingFinished, this, [this] {
        if (!m_argument->isModified())
            return;
        m_argument->setModified(false);
        emit argumentChosen(m_argument->text().trimmed());
    });
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
    showArgument(item, step);
    m_more->setAccessibleName(tr("%1: move or remove").arg(title));
    m_up->setEnabled(!isFirst);
    m_down->setEnabled(!isLast);
    m_step = item.spec.name;
}

void StepRow::showArgument(const StepItem& item, const StepDescription* step)
{
    const bool hasArgument = step && !step->argument.empty();
    m_argument->setVisible(hasArgument);
    if (!hasArgument)
        return;
    const QString meaning = QString::fromStdString(step->argument);
    m_argument->setAccessibleName(tr("%1: %2").arg(m_isOn->text(), meaning));
    m_argument->setToolTip(wrappedTip(meaning));
    m_argument->setPlaceholderText(QString::fromStdString(step->byDefault));
    const bool isBeingTyped = m_step == item.spec.name && m_argument->hasFocus() && m_argument->isModified();
    if (!isBeingTyped)
        m_argument->setText(QString::fromStdString(item.spec.argument));
    const QFontMetrics metrics = m_argument->fontMetrics();
    const int wider = std::max(metrics.horizontalAdvance(m_argument->placeholderText()),
                               metrics.horizontalAdvance(m_argument->text()));
    m_argument->setFixedWidth(std::clamp(wider + argumentMargin, narrowestArgument, widestArgument));
}

void StepRow::focusMenu()
{
    m_more->setFocus();
}

}  // namespace fuzzylens::ui
