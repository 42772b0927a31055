// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/field_row.h"

#include "ui/panels/number_box.h"
#include "ui/panels/number_width.h"
#include "ui/panels/typed_number.h"
#include "ui/theme/core_text.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wide_list.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace fuzzylens::ui {

namespace {
constexpr int narrowestChoice = 100;
}  // namespace

FieldRow::FieldRow(const ParameterDescription& description, QWidget* parent)
    : ParameterRow(description, parent)
{
    const QString symbol = QString::fromStdString(description.symbol);
    auto* name = new QLabel(
        symbol + (symbol.isEmpty() ? QString() : QStringLiteral("  ")) + shownText(description.label), this);
    QWidget* editor = makeEditor();
    editor->setObjectName(QStringLiteral("editor_") + QString::fromStdString(description.name));
    editor->setAccessibleName(shownText(description.label));
    editor->setAccessibleDescription(shownText(description.help));
    name->setBuddy(editor);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(name);
    row->addStretch();
    row->addWidget(editor);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(1);
    rows->addLayout(row);
    rows->addWidget(refusal());
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
    m_choice = new QComboBox(this);
    for (const ParameterChoice& choice : description().choices) {
        m_choice->addItem(shownText(choice.label), QString::fromStdString(choice.value));
        m_choice->setItemData(m_choice->count() - 1, shownText(choice.help), Qt::ToolTipRole);
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
        markWrong(m_text, false);
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
    markWrong(m_text, !fits);
    if (fits)
        emit valueChosen(value);
}

}  // namespace fuzzylens::ui
