// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/choice_strip.h"

#include "ui/panels/flow_layout.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QToolButton>

namespace fuzzylens::ui {

ChoiceStrip::ChoiceStrip(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    constexpr int gap = 3;
    new FlowLayout(gap, this);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { emit chosen(m_values[std::size_t(id)]); });
}

void ChoiceStrip::rebuild(std::size_t count)
{
    for (auto buttons = m_group->buttons(); std::size_t(buttons.size()) > count; buttons.removeLast()) {
        m_group->removeButton(buttons.last());
        delete buttons.last();
    }
    while (std::size_t(m_group->buttons().size()) < count) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("isChoice", true);
        layout()->addWidget(button);
        m_group->addButton(button, int(m_group->buttons().size()));
        button->show();
    }
}

void ChoiceStrip::showChoices(const std::vector<OverrideKind::Choice>& choices, const QString& current,
                              const QString& title)
{
    m_values.clear();
    rebuild(choices.size());
    m_group->setExclusive(false);
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const OverrideKind::Choice& choice = choices[index];
        const QString name = choice.name.isEmpty() ? choice.text : choice.name;
        QAbstractButton* button = m_group->button(int(index));
        button->setObjectName(QStringLiteral("choice %1").arg(choice.value));
        button->setText(choice.text);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(title, name));
        button->setToolTip(name == choice.text ? QString() : name);
        button->setChecked(choice.value == current);
        m_values.push_back(choice.value);
    }
    m_group->setExclusive(true);
    // Tab comes to the one in force, arrows go on from there.
    const bool anyChecked = m_group->checkedButton() != nullptr;
    for (QAbstractButton* button : m_group->buttons())
        button->setFocusPolicy(button->isChecked() || !anyChecked ? Qt::StrongFocus : Qt::ClickFocus);
}

void ChoiceStrip::describe(const QString& reason)
{
    for (QAbstractButton* button : m_group->buttons())
        button->setAccessibleDescription(reason);
}

}  // namespace fuzzylens::ui
