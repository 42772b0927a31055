// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/field_row.h"
#include "ui/theme/wrapped_tip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>

#include <algorithm>
#include <limits>

namespace fuzzylens::ui {

FieldRow::FieldRow(const ParameterDescription& description, QWidget* parent)
    : ParameterRow(description, parent)
{
    const QString symbol = QString::fromStdString(description.symbol);
    auto* name = new QLabel(symbol + (symbol.isEmpty() ? QString() : QStringLiteral("  ")) +
                                QString::fromStdString(description.label),
                            this);
    QWidget* editor = makeEditor();
    editor->setObjectName(QStringLiteral("editor_") + QString::fromStdString(description.name));
    editor->setAccessibleName(QString::fromStdString(description.label));
    editor->setAccessibleDescription(QString::fromStdString(description.help));
    name->setBuddy(editor);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(name);
    row->addStretch();
    row->addWidget(editor);
}

QWidget* FieldRow::makeEditor()
{
    const ParameterDescription& d = description();
    switch (d.kind) {
    case ParameterDescription::Kind::Integer:
        m_spin = new QSpinBox(this);
        m_spin->setRange(int(std::max(d.minimum, double(std::numeric_limits<int>::min()))),
                         int(std::min(d.maximum, double(std::numeric_limits<int>::max()))));
        m_spin->setAlignment(Qt::AlignRight);
        m_spin->setButtonSymbols(QAbstractSpinBox::NoButtons);
        m_spin->setKeyboardTracking(false);
        m_spin->setFixedWidth(72);
        connect(m_spin, &QSpinBox::valueChanged, this,
                [this](int value) { emit valueChosen(static_cast<std::int64_t>(value)); });
        return m_spin;
    case ParameterDescription::Kind::Choice:
        m_choice = new QComboBox(this);
        for (const ParameterChoice& choice : d.choices) {
            m_choice->addItem(QString::fromStdString(choice.label), QString::fromStdString(choice.value));
            m_choice->setItemData(m_choice->count() - 1, QString::fromStdString(choice.help), Qt::ToolTipRole);
        }
        m_choice->setMaximumWidth(150);
        connect(m_choice, &QComboBox::activated, this,
                [this] { emit valueChosen(m_choice->currentData().toString().toStdString()); });
        return m_choice;
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
    m_text->setFixedWidth(96);
    connect(m_text, &QLineEdit::editingFinished, this, &FieldRow::readText);
    return m_text;
}

void FieldRow::setValue(const ParameterValue& value, const Problem&, const Parameters&)
{
    if (m_spin) {
        const QSignalBlocker quiet(m_spin);
        m_spin->setValue(int(std::get<std::int64_t>(value)));
    } else if (m_choice) {
        m_choice->setCurrentIndex(m_choice->findData(QString::fromStdString(std::get<std::string>(value))));
    } else if (m_switch) {
        const QSignalBlocker quiet(m_switch);
        m_switch->setChecked(std::get<bool>(value));
    } else if (!m_text->hasFocus() || !m_text->isModified()) {
        m_text->setText(QString::fromStdString(toText(value)));
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
    const ParameterDescription& d = description();
    bool isNumber = false;
    const double value = QLocale::c().toDouble(m_text->text(), &isNumber);
    const bool fits = isNumber && (d.minimumIsOpen ? value > d.minimum : value >= d.minimum) && value <= d.maximum;
    m_text->setProperty("wrong", !fits);
    m_text->style()->unpolish(m_text);
    m_text->style()->polish(m_text);
    m_text->setToolTip(fits ? wrappedTip(QString::fromStdString(d.help))
                            : tr("A number from %1 to %2").arg(d.minimum).arg(d.maximum));
    if (fits)
        emit valueChosen(value);
}

}  // namespace fuzzylens::ui
