// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/parameter_row.h"

#include "ui/panels/number_box.h"
#include "ui/panels/number_width.h"
#include "ui/panels/slider_row.h"
#include "ui/panels/typed_number.h"
#include "ui/theme/core_text.h"
#include "ui/theme/elided_combo_box.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/wide_list.h"
#include "ui/theme/wrapped_tip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fuzzylens::ui {

/// A parameter on one line: name at the left, a spin box, choice, switch or text at the right.
class FieldRow : public ParameterRow
{
    Q_OBJECT

public:
    FieldRow(const ParameterDescription& description, QWidget* parent);

    void setValue(const ParameterValue& value, const Problem& problem, const Parameters& others) override;
    void setAdvanced(bool isAdvanced) override;

private:
    QWidget* makeEditor();
    QWidget* makeNumber();
    QWidget* makeChoice();
    void readText();

    QLabel* m_name;
    NumberBox* m_number = nullptr;
    QComboBox* m_choice = nullptr;
    QCheckBox* m_switch = nullptr;
    QLineEdit* m_text = nullptr;
};

namespace {

constexpr int narrowestChoice = 100;

/// "from 1 to 1000".
QString rangeText(double low, double high, bool lowIsOpen)
{
    constexpr int digits = 10;  // the largest whole number a box takes
    const QString least = QString::number(low, 'g', digits), most = QString::number(high, 'g', digits);
    return lowIsOpen ? QObject::tr("above %1, up to %2").arg(least, most)
                     : QObject::tr("from %1 to %2").arg(least, most);
}

}  // namespace

FieldRow::FieldRow(const ParameterDescription& description, QWidget* parent)
    : ParameterRow(description, parent)
    , m_name(new QLabel(this))
{
    setInFormulas(QString::fromStdString(description.symbol));
    setAdvanced(false);
    QWidget* editor = makeEditor();
    editor->setObjectName(QStringLiteral("editor_") + QString::fromStdString(description.name));
    editor->setAccessibleName(shownText(description.label));
    editor->setAccessibleDescription(shownText(description.help));
    m_name->setBuddy(editor);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_name);
    row->addStretch();
    row->addWidget(editor);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(1);
    rows->addLayout(row);
    addNotes(*rows);
}

void FieldRow::setAdvanced(bool isAdvanced)
{
    m_name->setText(symbolAndLabel(isAdvanced ? description().symbol : std::string(), description().label));
}

QWidget* FieldRow::makeNumber()
{
    const ParameterDescription& d = description();
    m_number = new NumberBox(int(std::max(d.minimum, double(std::numeric_limits<int>::min()))),
                             int(std::min(d.maximum, double(std::numeric_limits<int>::max()))), this);
    watchTicks(m_number);
    connect(m_number, &NumberBox::valueChanged, this, [this](int value) {
        takeInHand(false);
        emit valueChosen(static_cast<std::int64_t>(value));
    });
    connect(m_number, &NumberBox::refused, this,
            [this](const QString& typed) { refuse(typed, m_number->minimum(), m_number->maximum(), false); });
    connect(m_number, &NumberBox::taken, this, [this] { showRefusal({}); });
    return m_number;
}

QWidget* FieldRow::makeChoice()
{
    m_choice = new ElidedComboBox(this);
    for (const ParameterChoice& choice : description().choices) {
        m_choice->addItem(shownText(choice.label), QString::fromStdString(choice.value));
        m_choice->setItemData(m_choice->count() - 1, wrappedTip(shownText(choice.help)), Qt::ToolTipRole);
    }
    widenList(*m_choice);
    m_choice->setMinimumWidth(
        inText(narrowestChoice));  // else as wide as its longest text asks, where the name leaves it
    connect(m_choice, &QComboBox::activated, this,
            [this] { emit valueChosen(m_choice->currentData().toString().toStdString()); });
    return m_choice;
}

QWidget* FieldRow::makeEditor()
{
    switch (description().kind) {
    case ParameterDescription::Kind::Integer:
        return makeNumber();
    case ParameterDescription::Kind::Choice:
        return makeChoice();
    case ParameterDescription::Kind::Switch:
        m_switch = new QCheckBox(this);
        connect(m_switch, &QCheckBox::toggled, this, [this](bool on) { emit valueChosen(on); });
        return m_switch;
    case ParameterDescription::Kind::Real:
    case ParameterDescription::Kind::Text:
        break;
    }
    m_text = new QLineEdit(this);
    m_text->setAlignment(Qt::AlignRight);
    fitWidth(*m_text, {QStringLiteral("0.00012345")});
    connect(m_text, &QLineEdit::editingFinished, this, &FieldRow::readText);
    return m_text;
}

void FieldRow::setValue(const ParameterValue& value, const Problem&, const Parameters&)
{
    showRefusal({});
    if (m_number) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(int(std::get<std::int64_t>(value)));
    } else if (m_choice) {
        m_choice->setCurrentIndex(m_choice->findData(QString::fromStdString(std::get<std::string>(value))));
    } else if (m_switch) {
        const QSignalBlocker quiet(m_switch);
        m_switch->setChecked(std::get<bool>(value));
    } else if (!m_text->hasFocus() || !m_text->isModified()) {
        m_text->setText(QString::fromStdString(toText(value)));
        setStyledProperty(*m_text, "wrong", false);
    }
}

void FieldRow::readText()
{
    if (!m_text->isModified())
        return;
    m_text->setModified(false);
    if (description().kind == ParameterDescription::Kind::Text) {
        emit valueChosen(m_text->text().trimmed().toStdString());
        return;
    }
    const double value = typedNumber(m_text->text());
    const bool fits = accepts(value, m_text->text());
    setStyledProperty(*m_text, "wrong", !fits);
    if (fits)
        emit valueChosen(value);
}

ParameterRow::ParameterRow(const ParameterDescription& description, QWidget* parent)
    : QWidget(parent)
    , m_description(description)
    , m_refusal(new QLabel(this))
    , m_idleReason(new QLabel(this))
{
    setObjectName(QStringLiteral("parameter_") + QString::fromStdString(description.name));
    updateTip();
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    m_idleReason->setObjectName(QStringLiteral("idleReason"));
    m_idleReason->setWordWrap(true);
    m_idleReason->hide();
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &ParameterRow::endDrag);
    connect(this, &ParameterRow::valueChosen, this, [this] { showRefusal({}); });
}

ParameterRow::~ParameterRow()
{
    endDrag();
}

ParameterRow* ParameterRow::make(const ParameterDescription& description, QWidget* parent)
{
    const bool isReal = description.kind == ParameterDescription::Kind::Real;
    if (description.slider || (isReal && !description.scales.empty()))
        return new SliderRow(description, parent);
    return new FieldRow(description, parent);
}

void ParameterRow::addNotes(QVBoxLayout& rows)
{
    rows.addWidget(m_refusal);
    rows.addWidget(m_idleReason);
}

bool ParameterRow::follow(const Problem& problem, const Parameters& values, const QString& locked)
{
    setValue(values.value(m_description.name), problem, values);
    const Message idle = m_description.whyIdle ? m_description.whyIdle(problem, values) : Message();
    setIdle(locked.isEmpty() ? shownText(idle) : locked);
    return !idle.isEmpty() || !m_description.applies || m_description.applies(problem.target, values);
}

void ParameterRow::setIdle(const QString& reason)
{
    if (m_idleReason->text() == reason)
        return;
    if (!reason.isEmpty()) {
        endDrag();
        showRefusal({});
    }
    m_idleReason->setText(reason);
    m_idleReason->setVisible(!reason.isEmpty());
    updateTip();
    setAccessibleDescription(reason);
    setEnabled(reason.isEmpty());
}

void ParameterRow::setInFormulas(const QString& text)
{
    if (text == m_inFormulas)
        return;
    m_inFormulas = text;
    updateTip();
}

void ParameterRow::updateTip()
{
    QStringList lines{m_idleReason->text(), shownText(m_description.help)};
    if (!m_inFormulas.isEmpty())
        lines << tr("In formulas: %1").arg(m_inFormulas);
    lines.removeAll(QString());
    setToolTip(wrappedTip(lines.join(QLatin1Char('\n'))));
}

QString ParameterRow::symbolAndLabel(const std::string& symbol, const std::string& label)
{
    return QString::fromStdString(symbol.empty() ? symbol : symbol + ' ') + shownText(label);
}

void ParameterRow::watchTicks(QWidget* control)
{
    control->installEventFilter(this);
}

bool ParameterRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut && m_idleTimer.isActive())
        endDrag();
    if (event->type() == QEvent::FocusIn)
        emit focused();
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

void ParameterRow::endDrag()
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
    const bool isInteger = m_description.kind == ParameterDescription::Kind::Integer;
    showRefusal((isInteger ? tr("Not applied: “%1” is not a whole number %2.")
                           : tr("Not applied: “%1” is not a number %2."))
                    .arg(typed, range));
}

void ParameterRow::showRefusal(const QString& text)
{
    if (text.isEmpty() && m_refusal->text().isEmpty())
        return;  // at each tick of a slider; a style sheet costs more than the rest of the row
    m_refusal->setStyleSheet(QStringLiteral("color: %1").arg(Theme::of(palette()).bad.name()));
    m_refusal->setText(text);
    m_refusal->setVisible(!text.isEmpty());
}

}  // namespace fuzzylens::ui

#include "parameter_row.moc"
