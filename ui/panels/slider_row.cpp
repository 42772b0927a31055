// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/slider_row.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int logarithmicSteps = 400;

QLineEdit* valueBox(const QString& name, int width, QWidget* parent)
{
    auto* box = new QLineEdit(parent);
    box->setObjectName(QStringLiteral("valueBox"));
    box->setProperty("field", name);
    box->setAlignment(Qt::AlignRight);
    box->setFixedWidth(width);
    return box;
}

void markWrong(QLineEdit* box, bool wrong)
{
    box->setProperty("wrong", wrong);
    box->style()->unpolish(box);
    box->style()->polish(box);
}

QString realText(double value)
{
    return QString::number(value, 'g', 4);
}

}  // namespace

SliderRow::SliderRow(const ParameterDescription& description, QWidget* parent)
    : ParameterRow(description, parent)
    , m_name(new QPushButton(this))
    , m_scaled(valueBox(QStringLiteral("scaled"), 50, this))
    , m_arrow(new QLabel(this))
    , m_real(valueBox(QStringLiteral("real"), 56, this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_small(new QLabel(this))
    , m_large(new QLabel(this))
{
    const QString plainName = QString::fromStdString(description.label);
    m_name->setObjectName(QStringLiteral("scaleName"));
    m_arrow->setText(QStringLiteral("→ %1").arg(QString::fromStdString(description.symbol)));
    m_arrow->setObjectName(QStringLiteral("muted"));
    m_small->setObjectName(QStringLiteral("sliderEnd"));
    m_large->setObjectName(QStringLiteral("sliderEnd"));
    m_slider->setObjectName(QStringLiteral("slider_") + QString::fromStdString(description.name));
    m_slider->setAccessibleName(plainName);
    m_slider->setAccessibleDescription(QString::fromStdString(description.help));
    m_real->setAccessibleName(tr("%1, real value").arg(plainName));

    auto* values = new QHBoxLayout;
    values->setSpacing(4);
    values->addWidget(m_name);
    values->addStretch();
    values->addWidget(m_scaled);
    values->addWidget(m_arrow);
    values->addWidget(m_real);
    auto* ends = new QHBoxLayout;
    ends->addWidget(m_small);
    ends->addStretch();
    ends->addWidget(m_large);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(1);
    rows->addLayout(values);
    rows->addWidget(m_slider);
    rows->addLayout(ends);

    if (description.scales.size() > 1) {
        auto* menu = new QMenu(m_name);
        for (std::size_t index = 0; index < description.scales.size(); ++index) {
            const ParameterScale& candidate = description.scales[index];
            menu->addAction(QStringLiteral("%1  %2").arg(QString::fromStdString(candidate.symbol),
                                                         QString::fromStdString(candidate.label)),
                            this, [this, index] { setScale(index); });
        }
        m_name->setMenu(menu);
    } else {
        m_name->setFocusPolicy(Qt::NoFocus);
        m_name->setAttribute(Qt::WA_TransparentForMouseEvents);
    }

    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        if (m_isShowing)
            return;
        takeInHand();
        chooseScaled(scaledAt(position));
    });
    connect(m_slider, &QSlider::sliderPressed, this, &SliderRow::takeInHand);
    connect(m_slider, &QSlider::sliderReleased, this, &SliderRow::letGo);
    m_slider->installEventFilter(this);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &SliderRow::letGo);
    connect(m_scaled, &QLineEdit::editingFinished, this, &SliderRow::readScaled);
    connect(m_real, &QLineEdit::editingFinished, this, &SliderRow::readReal);
    setScale(0);
}

SliderRow::~SliderRow()
{
    letGo();
}

bool SliderRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_slider && event->type() == QEvent::FocusOut && !m_slider->isSliderDown())
        letGo();
    return ParameterRow::eventFilter(watched, event);
}

void SliderRow::takeInHand()
{
    // A handle that is held may rest; keys and wheel say nothing of their end.
    if (m_slider->isSliderDown())
        m_rest.stop();
    else
        m_rest.start();
    if (std::exchange(m_isInHand, true))
        return;
    emit dragBegan();
}

void SliderRow::letGo()
{
    m_rest.stop();
    if (std::exchange(m_isInHand, false))
        emit dragEnded();
}

const ParameterScale& SliderRow::scale() const
{
    return description().scales[m_scale];
}

void SliderRow::setScale(std::size_t index)
{
    m_scale = index;
    const QString symbol = QString::fromStdString(scale().symbol), label = QString::fromStdString(scale().label);
    const bool hasMenu = description().scales.size() > 1;
    m_name->setText(symbol + (symbol.isEmpty() ? QString() : QStringLiteral("  ")) + label +
                    (hasMenu ? QStringLiteral(" ▾") : QString()));
    m_name->setAccessibleName(hasMenu ? tr("%1: choose the scale").arg(label) : label);
    m_scaled->setAccessibleName(label);
    m_small->setText(QString::fromStdString(scale().small.empty() ? description().small : scale().small));
    m_large->setText(QString::fromStdString(scale().large.empty() ? description().large : scale().large));
    if (m_problem.data)
        setValue(m_value, m_problem, m_others);
}

void SliderRow::setValue(const ParameterValue& value, const Problem& problem, const Parameters& others)
{
    m_problem = problem;
    m_others = others;
    m_low = scale().minimum(problem);
    m_high = std::max(scale().maximum(problem), m_low);
    show(std::get<double>(value));
}

void SliderRow::show(double value)
{
    m_value = value;
    const double scaled = scale().fromValue(value, m_problem, m_others);
    m_isShowing = true;
    const int steps = scale().logarithmic
                          ? logarithmicSteps
                          : std::max(1, int(std::lround((m_high - m_low) * std::pow(10.0, scale().decimals))));
    m_slider->setRange(0, steps);
    m_slider->setSingleStep(std::max(1, steps / 100));
    m_slider->setPageStep(std::max(1, steps / 10));
    if (!m_slider->isSliderDown())
        m_slider->setValue(positionOf(scaled));
    m_isShowing = false;
    const auto write = [](QLineEdit* box, const QString& text) {
        if (box->hasFocus() && box->isModified())
            return;
        box->setText(text);
        markWrong(box, false);
    };
    write(m_scaled,
          scale().logarithmic ? QString::number(scaled, 'g', 4) : QString::number(scaled, 'f', scale().decimals));
    write(m_real, realText(value));
}

double SliderRow::scaledAt(int position) const
{
    const double t = double(position) / m_slider->maximum();
    if (scale().logarithmic)
        return m_low * std::pow(m_high / m_low, t);
    const double unit = std::pow(10.0, scale().decimals);
    return std::clamp(std::round((m_low + (m_high - m_low) * t) * unit) / unit, m_low, m_high);
}

int SliderRow::positionOf(double scaled) const
{
    if (m_high <= m_low)
        return 0;
    const double t = scale().logarithmic ? std::log(std::max(scaled, m_low) / m_low) / std::log(m_high / m_low)
                                         : (scaled - m_low) / (m_high - m_low);
    return int(std::lround(std::clamp(t, 0.0, 1.0) * m_slider->maximum()));
}

void SliderRow::chooseScaled(double scaled)
{
    const double value = scale().toValue(std::clamp(scaled, m_low, m_high), m_problem, m_others);
    show(value);
    emit valueChosen(value);
}

void SliderRow::readScaled()
{
    if (!m_scaled->isModified())
        return;
    m_scaled->setModified(false);
    bool isNumber = false;
    const double scaled = QLocale::c().toDouble(m_scaled->text(), &isNumber);
    const bool fits = isNumber && scaled >= m_low && scaled <= m_high;
    markWrong(m_scaled, !fits);
    m_scaled->setToolTip(fits ? QString() : tr("A number from %1 to %2").arg(m_low).arg(m_high));
    if (fits)
        chooseScaled(scaled);
}

void SliderRow::readReal()
{
    if (!m_real->isModified())
        return;
    m_real->setModified(false);
    bool isNumber = false;
    const double value = QLocale::c().toDouble(m_real->text(), &isNumber);
    const ParameterDescription& d = description();
    const bool fits = isNumber && (d.minimumIsOpen ? value > d.minimum : value >= d.minimum) && value <= d.maximum;
    markWrong(m_real, !fits);
    m_real->setToolTip(fits ? QString() : tr("A number from %1 to %2").arg(d.minimum).arg(d.maximum));
    if (!fits)
        return;
    show(value);
    emit valueChosen(value);
}

}  // namespace fuzzylens::ui
