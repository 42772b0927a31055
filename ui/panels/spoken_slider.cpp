// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/spoken_slider.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

class SliderAccessible : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit SliderAccessible(SpokenSlider* slider)
        : QAccessibleWidget(slider, QAccessible::Slider)
    {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    /// The words are part of the description too: not every assistive program asks for the value as text.
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return slider().words();
        const QString own = QAccessibleWidget::text(kind);
        if (kind != QAccessible::Description || slider().words().isEmpty())
            return own;
        return own.isEmpty() ? slider().words() : slider().words() + QStringLiteral(". ") + own;
    }

    QVariant currentValue() const override { return slider().numberAt(slider().value()); }
    void setCurrentValue(const QVariant& number) override
    {
        slider().setValue(slider().positionOf(number.toDouble()));
    }
    QVariant minimumValue() const override { return std::min(atLeft(), atRight()); }
    QVariant maximumValue() const override { return std::max(atLeft(), atRight()); }
    QVariant minimumStepSize() const override
    {
        const int low = std::min(slider().value(), slider().maximum() - slider().singleStep());
        return std::abs(slider().numberAt(low + slider().singleStep()) - slider().numberAt(low));
    }

private:
    double atLeft() const { return slider().numberAt(slider().minimum()); }
    double atRight() const { return slider().numberAt(slider().maximum()); }
    SpokenSlider& slider() const { return *static_cast<SpokenSlider*>(widget()); }
};

QAccessibleInterface* accessibleSlider(const QString&, QObject* object)
{
    auto* slider = qobject_cast<SpokenSlider*>(object);
    return slider ? new SliderAccessible(slider) : nullptr;
}

}  // namespace

SpokenSlider::SpokenSlider(Scale scale, QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
    , m_scale(std::move(scale))
{
    static const bool once = [] {
        QAccessible::installFactory(&accessibleSlider);
        return true;
    }();
    static_cast<void>(once);
}

void SpokenSlider::setWords(const QString& words)
{
    if (std::exchange(m_words, words) == words)
        return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

double SpokenSlider::pixelOf(int position) const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    option.sliderPosition = option.sliderValue = position;
    return QRectF(style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this)).center().x();
}

}  // namespace fuzzylens::ui
