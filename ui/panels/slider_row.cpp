// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/slider_row.h"

#include "ui/panels/number_width.h"
#include "ui/panels/score_strip.h"
#include "ui/panels/spoken_slider.h"
#include "ui/panels/typed_number.h"
#include "ui/theme/core_text.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace fuzzylens::ui {

namespace {

constexpr int logarithmicSteps = 400;
constexpr int realCharacters = 7;
constexpr int scoredValues = 17;
const QStringList longestReals{QStringLiteral("0.01626"), QStringLiteral("1.2e+18")};

QLineEdit* valueBox(const QString& name, QWidget* parent)
{
    auto* box = new QLineEdit(parent);
    box->setObjectName(QStringLiteral("valueBox"));
    box->setProperty("field", name);
    box->setAlignment(Qt::AlignRight);
    return box;
}

/// Four significant digits, fewer where they would take more than realCharacters.
QString realText(double value)
{
    QString text;
    for (int digits = 4; digits > 0; --digits) {
        text = QString::number(value, 'g', digits);
        if (text.size() <= realCharacters)
            break;
    }
    return text;
}

double numericValue(const ParameterValue& value)
{
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole ? double(*whole) : std::get<double>(value);
}

/// The scales of a parameter; where it has none, its values along the range of its slider.
std::vector<ParameterScale> scalesOf(const ParameterDescription& description)
{
    if (!description.scales.empty())
        return description.scales;
    const SliderRange range = *description.slider;
    ParameterScale plain;
    plain.symbol = description.symbol;
    plain.label = description.label;
    plain.minimum = [range](const Problem&) { return range.minimum; };
    plain.maximum = [range](const Problem&) { return range.maximum; };
    plain.logarithmic = range.logarithmic;
    plain.decimals = range.decimals;
    plain.toValue = plain.fromValue = [](double value, const Problem&, const Parameters&) { return value; };
    return {plain};
}

}  // namespace

SliderRow::SliderRow(const ParameterDescription& description, QWidget* parent)
    : ParameterRow(description, parent)
    , m_scales(scalesOf(description))
    , m_names(new QHBoxLayout)
    , m_values(new QHBoxLayout)
    , m_ends(new QHBoxLayout)
    , m_below(new QHBoxLayout)
    , m_name(new QPushButton(this))
    , m_scaled(valueBox(QStringLiteral("scaled"), this))
    , m_arrow(new QLabel(this))
    , m_real(valueBox(QStringLiteral("real"), this))
    , m_slider(new SpokenSlider({[this](int position) { return turned(scaledAt(position)); },
                                 [this](double shown) { return positionOf(turned(shown)); }},
                                this))
    , m_strip(new ScoreStrip(*m_slider, this))
    , m_left(new QLabel(this))
    , m_right(new QLabel(this))
    , m_effect(new QLabel(this))
{
    const bool isPlain = description.scales.empty();
    const QString plainName = shownText(description.label);
    m_name->setObjectName(QStringLiteral("scaleName"));
    m_arrow->setText(QStringLiteral("→ %1").arg(QString::fromStdString(description.symbol)));
    m_arrow->setObjectName(QStringLiteral("muted"));
    m_left->setObjectName(QStringLiteral("sliderEnd"));
    m_right->setObjectName(QStringLiteral("sliderEnd"));
    m_effect->setObjectName(QStringLiteral("sliderEffect"));
    m_effect->setToolTip(wrappedTip(shownText(description.help)));
    m_effect->hide();
    m_slider->setObjectName(QStringLiteral("slider_") + QString::fromStdString(description.name));
    m_slider->setAccessibleName(plainName);
    m_slider->setAccessibleDescription(shownText(description.help));
    m_strip->setAccessibleName(tr("Scores: %1").arg(plainName));
    m_real->setAccessibleName(isPlain ? plainName : tr("%1, actual value").arg(plainName));

    m_names->addStretch();
    m_values->setSpacing(4);
    m_values->addWidget(m_name);
    m_values->addStretch();
    m_values->addWidget(m_scaled);
    m_values->addWidget(m_arrow);
    m_values->addWidget(m_real);
    m_scaled->setVisible(!isPlain);
    m_ends->addWidget(m_left);
    m_ends->addStretch();
    m_ends->addWidget(m_effect);
    m_ends->addStretch();
    m_ends->addWidget(m_right);
    m_below->addStretch();
    m_below->addStretch();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(1);
    rows->addLayout(m_names);
    rows->addLayout(m_values);
    rows->addWidget(m_slider);
    rows->addWidget(m_strip);
    rows->addLayout(m_ends);
    rows->addLayout(m_below);
    addNotes(*rows);
    makeMenu();
    connectControls();
    setAdvanced(false);
}

void SliderRow::setAdvanced(bool isAdvanced)
{
    m_isAdvanced = isAdvanced;
    const bool isPlain = description().scales.empty();
    m_arrow->setVisible(!isPlain && isAdvanced);
    m_real->setVisible(isPlain || isAdvanced);
    setScale(m_scale);
}

void SliderRow::makeMenu()
{
    if (m_scales.size() < 2) {
        m_name->setFocusPolicy(Qt::NoFocus);
        m_name->setAttribute(Qt::WA_TransparentForMouseEvents);
        return;
    }
    auto* menu = new QMenu(m_name);
    keepMnemonics(*menu);
    for (std::size_t index = 0; index < m_scales.size(); ++index)
        menu->addAction(QString(), this, [this, index] { setScale(index); });
    m_name->setMenu(menu);
}

void SliderRow::connectControls()
{
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        if (m_isShowing)
            return;
        takeInHand(m_slider->isSliderDown());
        chooseScaled(scaledAt(position));
    });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { takeInHand(true); });
    connect(m_slider, &QSlider::sliderReleased, this, &SliderRow::endDrag);
    watchTicks(m_slider);
    connect(m_strip, &ScoreStrip::pointChosen, this, &SliderRow::chooseScored);
    connect(m_strip, &ScoreStrip::scoresRequested, this, &ParameterRow::scoresRequested);
    connect(m_scaled, &QLineEdit::editingFinished, this, &SliderRow::readScaled);
    connect(m_real, &QLineEdit::editingFinished, this, &SliderRow::readReal);
}

/// So that the longest number of the scale is seen whole.
void SliderRow::fitBoxes()
{
    fitWidth(*m_real, longestReals);
    fitWidth(*m_scaled, scale().logarithmic ? longestReals : QStringList{scaledText(m_low), scaledText(m_high)});
    placeName();
}

double SliderRow::turned(double number) const
{
    return scale().isReversed && !m_isAdvanced ? 1 - number : number;
}

QString SliderRow::scaledText(double scaled) const
{
    return scale().logarithmic ? realText(scaled) : QString::number(scaled, 'f', scale().decimals);
}

/// "0.45 fuzziness; from 0.001 crisp to 0.999 all equal"; advanced "0.55 γ′ (1 − fuzziness), γ 0.818; from 0.999
/// crisp to 0.001 all equal".
QString SliderRow::words(double scaled, double value) const
{
    QString said = tr("%1 %2", "number, name").arg(scaledText(turned(scaled)), labelOf(scale()));
    if (!description().scales.empty() && m_isAdvanced)
        said += tr(", %1 %2", "symbol, number").arg(QString::fromStdString(description().symbol), realText(value));
    const auto end = [this](double number, const QLabel* meaning) {
        return QStringLiteral("%1 %2").arg(scaledText(turned(number)), meaning->text()).trimmed();
    };
    const bool isReversed = scale().isReversed;
    return tr("%1; from %2 to %3")
        .arg(said, end(isReversed ? m_high : m_low, m_left), end(isReversed ? m_low : m_high, m_right));
}

QString SliderRow::labelOf(const ParameterScale& one) const
{
    if (m_isAdvanced && one.isReversed)
        return tr("%1 (1 − %2)", "symbol, label").arg(QString::fromStdString(one.symbol), shownText(one.label));
    return shownText(one.label);
}

QString SliderRow::nameOf(const ParameterScale& one) const
{
    return one.isReversed || !m_isAdvanced ? labelOf(one) : symbolAndLabel(one.symbol, one.label);
}

const ParameterScale& SliderRow::scale() const
{
    return m_scales[m_scale];
}

void SliderRow::setScale(std::size_t index)
{
    m_scale = index;
    const QString label = labelOf(scale());
    const bool hasMenu = m_scales.size() > 1;
    m_name->setText(nameOf(scale()) + (hasMenu ? QStringLiteral(" ▾") : QString()));
    for (std::size_t i = 0; hasMenu && i < m_scales.size(); ++i)
        m_name->menu()->actions()[qsizetype(i)]->setText(nameOf(m_scales[i]));
    m_name->setAccessibleName(hasMenu ? tr("%1: choose the scale").arg(label) : label);
    m_scaled->setAccessibleName(label);
    const QString small = shownText(scale().small.empty() ? description().small : scale().small);
    const QString large = shownText(scale().large.empty() ? description().large : scale().large);
    m_left->setText(scale().isReversed ? large : small);
    m_right->setText(scale().isReversed ? small : large);
    for (QLabel* end : {m_left, m_right})
        end->setVisible(!end->text().isEmpty());
    if (m_problem.data)
        setValue(m_value, m_problem, m_others);
    placeName();
    placeEffect();
    emit scaleChanged();
}

void SliderRow::setEffect(const QString& text)
{
    m_effect->setText(text);
    m_effect->setVisible(!text.isEmpty());
    placeEffect();
}

void SliderRow::placeEffect()
{
    int asked = 2 * m_ends->spacing();
    for (const QLabel* part : {m_left, m_effect, m_right})
        asked += part->sizeHint().width();
    const bool isBelow = m_below->indexOf(m_effect) >= 0;
    if ((asked > width()) == isBelow)
        return;
    (isBelow ? m_below : m_ends)->removeWidget(m_effect);
    if (isBelow)
        m_ends->insertWidget(2, m_effect);
    else
        m_below->insertWidget(1, m_effect);
}

void SliderRow::placeName()
{
    int asked = m_name->sizeHint().width();
    for (const QWidget* part :
         {static_cast<QWidget*>(m_scaled), static_cast<QWidget*>(m_arrow), static_cast<QWidget*>(m_real)})
        asked +=
            part->isHidden() ? 0 : m_values->spacing() + part->sizeHint().boundedTo(part->maximumSize()).width();
    const bool isAbove = m_names->indexOf(m_name) >= 0;
    if ((asked > width()) == isAbove)
        return;
    (isAbove ? m_names : m_values)->removeWidget(m_name);
    (isAbove ? m_values : m_names)->insertWidget(0, m_name);
}

void SliderRow::resizeEvent(QResizeEvent* event)
{
    ParameterRow::resizeEvent(event);
    placeName();
    placeEffect();
}

void SliderRow::setValue(const ParameterValue& value, const Problem& problem, const Parameters& others)
{
    m_problem = problem;
    m_others = others;
    m_low = scale().minimum(problem);
    m_high = std::max(scale().maximum(problem), m_low);
    fitBoxes();
    show(numericValue(value));
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
        box->home(false);  // the beginning stays in sight, however narrow the box has been
        setStyledProperty(*box, "wrong", false);
    };
    write(m_scaled, scaledText(turned(scaled)));
    write(m_real, realText(value));
    const QString real =
        QStringLiteral("%1 %2").arg(QString::fromStdString(description().symbol), realText(value));
    setInFormulas(
        scale().symbol.empty() || description().scales.empty()
            ? real.trimmed()
            : QStringLiteral("%1 %2, %3").arg(QString::fromStdString(scale().symbol), scaledText(scaled), real));
    m_slider->setWords(words(scaled, value));
    m_strip->update();
    showRefusal({});  // neither box shows refused text
}

double SliderRow::scaledAt(int position) const
{
    const double fromLeft = double(position) / m_slider->maximum(),
                 t = scale().isReversed ? 1 - fromLeft : fromLeft;
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
    const double share = std::clamp(t, 0.0, 1.0);
    return int(std::lround((scale().isReversed ? 1 - share : share) * m_slider->maximum()));
}

void SliderRow::chooseScaled(double scaled)
{
    const double value = scale().toValue(std::clamp(scaled, m_low, m_high), m_problem, m_others);
    show(value);
    choose(value);
}

void SliderRow::readScaled()
{
    if (!m_scaled->isModified())
        return;
    m_scaled->setModified(false);
    const double scaled = turned(typedNumber(m_scaled->text()));
    const bool fits = scaled >= m_low && scaled <= m_high;
    setStyledProperty(*m_scaled, "wrong", !fits);
    if (!fits)
        refuse(m_scaled->text(), std::min(turned(m_low), turned(m_high)), std::max(turned(m_low), turned(m_high)),
               false);
    if (fits)
        chooseScaled(scaled);
}

void SliderRow::readReal()
{
    if (!m_real->isModified())
        return;
    m_real->setModified(false);
    const double value = typedNumber(m_real->text());
    const bool fits = accepts(value, m_real->text());
    setStyledProperty(*m_real, "wrong", !fits);
    if (!fits)
        return;
    show(value);
    choose(value);
}

void SliderRow::choose(double value)
{
    emit valueChosen(valueOf(value));
}

ParameterValue SliderRow::valueOf(double value) const
{
    if (description().kind == ParameterDescription::Kind::Integer)
        return static_cast<std::int64_t>(std::llround(value));
    return value;
}

std::vector<ParameterValue> SliderRow::valuesAlongSlider() const
{
    std::vector<ParameterValue> values;
    if (!m_problem.data || m_high <= m_low)
        return values;
    for (int i = 0; i < scoredValues; ++i) {
        const auto position = int(std::lround(double(i) * m_slider->maximum() / (scoredValues - 1)));
        const ParameterValue value = valueOf(scale().toValue(scaledAt(position), m_problem, m_others));
        if (values.empty() || value != values.back())
            values.push_back(value);
    }
    return values;
}

void SliderRow::setScores(const SliderScores* scores)
{
    m_strip->setVisible(scores != nullptr);
    if (!scores)
        return;
    std::vector<ScoreStrip::Label> labels;
    for (const SliderScores::Point& point : scores->points) {
        const double scaled = scale().fromValue(numericValue(point.value), m_problem, m_others);
        labels.push_back(
            {positionOf(scaled), tr("%1 %2", "number, name").arg(scaledText(turned(scaled)), labelOf(scale()))});
    }
    m_strip->setScores(*scores, std::move(labels));
}

/// One step of its own: a row of ticks before it has ended.
void SliderRow::chooseScored(std::size_t point)
{
    endDrag();
    const ParameterValue value = m_strip->scores().points[point].value;
    m_slider->setFocus(Qt::MouseFocusReason);  // the keys go on from there
    show(numericValue(value));
    emit valueChosen(value);
}

}  // namespace fuzzylens::ui
