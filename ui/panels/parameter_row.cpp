// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/parameter_row.h"

#include "ui/panels/field_row.h"
#include "ui/panels/slider_row.h"
#include "ui/theme/core_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>

#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

/// "from 1 to 1000".
QString rangeText(double low, double high, bool lowIsOpen)
{
    constexpr int digits = 10;  // the largest whole number a box takes
    const QString least = QString::number(low, 'g', digits), most = QString::number(high, 'g', digits);
    return lowIsOpen ? QObject::tr("above %1, up to %2").arg(least, most)
                     : QObject::tr("from %1 to %2").arg(least, most);
}

}  // namespace

ParameterRow::ParameterRow(const ParameterDescription& description, QWidget* parent)
    : QWidget(parent)
    , m_description(description)
    , m_refusal(new QLabel(this))
{
    setObjectName(QStringLiteral("parameter_") + QString::fromStdString(description.name));
    setToolTip(wrappedTip(shownText(description.help)));
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &ParameterRow::letGo);
    connect(this, &ParameterRow::valueChosen, this, [this] { showRefusal({}); });
}

ParameterRow::~ParameterRow()
{
    letGo();
}

ParameterRow* ParameterRow::make(const ParameterDescription& description, QWidget* parent)
{
    const bool isReal = description.kind == ParameterDescription::Kind::Real;
    if (description.slider || (isReal && !description.scales.empty()))
        return new SliderRow(description, parent);
    return new FieldRow(description, parent);
}

void ParameterRow::watchTicks(QWidget* control)
{
    control->installEventFilter(this);
}

bool ParameterRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut && m_idleTimer.isActive())
        letGo();
    return QWidget::eventFilter(watched, event);
}

void ParameterRow::takeInHand(bool isHeld)
{
    // A drag ends with the release of the mouse; keys and wheel have no end event.
    if (isHeld)
        m_idleTimer.stop();
    else
        m_idleTimer.start();
    if (!std::exchange(m_isInHand, true))
        emit dragBegan();
}

void ParameterRow::letGo()
{
    m_idleTimer.stop();
    if (std::exchange(m_isInHand, false))
        emit dragEnded();
}

bool ParameterRow::accepts(double value, const QString& typed)
{
    const ParameterDescription& d = m_description;
    const bool isKind = d.kind != ParameterDescription::Kind::Integer || value == std::round(value);
    const bool fits = isKind && (d.minimumIsOpen ? value > d.minimum : value >= d.minimum) && value <= d.maximum;
    if (!fits)
        refuse(typed, d.minimum, d.maximum, d.minimumIsOpen);
    return fits;
}

void ParameterRow::refuse(const QString& typed, double low, double high, bool lowIsOpen)
{
    const QString range = rangeText(low, high, lowIsOpen);
    const bool isWhole = m_description.kind == ParameterDescription::Kind::Integer;
    showRefusal(
        (isWhole ? tr("Not taken: “%1” is not a whole number %2.") : tr("Not taken: “%1” is not a number %2."))
            .arg(typed, range));
}

void ParameterRow::showRefusal(const QString& text)
{
    m_refusal->setStyleSheet(QStringLiteral("color: %1").arg(Theme::of(palette()).bad.name()));
    m_refusal->setText(text);
    m_refusal->setVisible(!text.isEmpty());
}

void ParameterRow::markWrong(QLineEdit* box, bool wrong)
{
    box->setProperty("wrong", wrong);
    box->style()->unpolish(box);
    box->style()->polish(box);
}

}  // namespace fuzzylens::ui
