// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/step_conditions.h"

#include "ui/panels/flow_layout.h"
#include "ui/plot/number_format.h"
#include "ui/theme/core_text.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wide_list.h"

#include <QComboBox>
#include <QDoubleValidator>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

QLineEdit* boundField(const char* name, const QString& title, const QString& tip, QWidget* parent)
{
    auto* field = new QLineEdit(parent);
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(title);
    field->setPlaceholderText(title);
    field->setToolTip(tip);
    auto* validator = new QDoubleValidator(field);
    validator->setLocale(QLocale::c());  // numbers have a point in every language
    field->setValidator(validator);
    field->setFixedWidth(inText(70));
    return field;
}

std::optional<double> numberIn(const QLineEdit& field)
{
    bool isNumber = false;
    const double value = QLocale::c().toDouble(field.text(), &isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

}  // namespace

StepConditions::StepConditions(QWidget* parent)
    : QWidget(parent)
    , m_locked(makeChoice("editLocked", tr("Locked parameters"),
                          tr("Parameters that the reader of this step cannot change")))
    , m_hidden(makeChoice("editHidden", tr("Hidden parameters"),
                          tr("Parameters that the reader of this step does not see")))
    , m_metric(new QComboBox(this))
    , m_least(boundField("editGoalLeast", tr("at least"), tr("The smallest value that reaches the goal"), this))
    , m_most(boundField("editGoalMost", tr("at most"), tr("The largest value that reaches the goal"), this))
{
    m_metric->setObjectName(QStringLiteral("editGoal"));
    m_metric->setAccessibleName(tr("Goal"));
    m_metric->setToolTip(tr("A score of the fit that the reader has to reach before the next step"));
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_metric->setMinimumContentsLength(24);
    auto* layout = new FlowLayout(6, this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each :
         {static_cast<QWidget*>(m_locked.button), static_cast<QWidget*>(m_hidden.button),
          static_cast<QWidget*>(m_metric), static_cast<QWidget*>(m_least), static_cast<QWidget*>(m_most)})
        layout->addWidget(each);
    const auto edit = [this] {
        if (!m_isShowing)
            emit edited();
    };
    connect(m_metric, &QComboBox::currentIndexChanged, this, edit);
    for (const QLineEdit* field : {m_least, m_most})
        connect(field, &QLineEdit::textEdited, this, edit);
}

StepConditions::Choice StepConditions::makeChoice(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(text);
    button->setToolTip(tip);
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    return {button, menu, text, {}};
}

/// With the number of parameters chosen.
void StepConditions::nameChoice(const Choice& choice)
{
    const QString title =
        choice.chosen.empty() ? choice.text : QStringLiteral("%1 (%2)").arg(choice.text).arg(choice.chosen.size());
    choice.button->setText(title + QStringLiteral(" ▾"));
    choice.button->setAccessibleName(title);
}

void StepConditions::fill(Choice& choice, const std::vector<std::string>& chosen, const MethodDescription& method)
{
    choice.chosen = chosen;
    nameChoice(choice);
    choice.menu->clear();
    for (const ParameterDescription& parameter : method.parameters) {
        QAction* action = choice.menu->addAction(shownText(parameter.label));
        action->setCheckable(true);
        action->setChecked(std::find(chosen.begin(), chosen.end(), parameter.name) != chosen.end());
        connect(
            action, &QAction::triggered, this,
            [this, &choice, name = parameter.name](bool isChosen) {
                std::erase(choice.chosen, name);
                if (isChosen)
                    choice.chosen.push_back(name);
                nameChoice(choice);
                emit edited();
            },
            Qt::QueuedConnection);  // the menu is filled again meanwhile
    }
    keepMnemonics(*choice.menu);
}

void StepConditions::show(const LessonStep& step, const MethodDescription& method,
                          const std::map<std::string, double>& metrics)
{
    m_isShowing = true;
    fill(m_locked, step.locked, method);
    fill(m_hidden, step.hidden, method);
    m_metric->clear();
    m_metric->addItem(tr("No goal"), QString());
    const auto add = [this](const std::string& name) {
        const QString id = QString::fromStdString(name);
        if (m_metric->findData(id) < 0)
            m_metric->addItem(tr("Goal: %1").arg(shownName(name)), id);
    };
    for (const auto& [name, value] : metrics)
        add(name);
    if (step.goal)
        add(step.goal->metric);
    m_metric->setCurrentIndex(step.goal ? m_metric->findData(QString::fromStdString(step.goal->metric)) : 0);
    widenList(*m_metric);
    const auto showBound = [](QLineEdit& field, const std::optional<double>& bound) {
        if (numberIn(field) != bound)
            field.setText(bound ? QString::number(*bound, 'g', 12) : QString());
    };
    showBound(*m_least, step.goal ? step.goal->least : std::nullopt);
    showBound(*m_most, step.goal ? step.goal->most : std::nullopt);
    m_isShowing = false;
}

void StepConditions::apply(LessonStep& step) const
{
    step.locked = m_locked.chosen;
    step.hidden = m_hidden.chosen;
    const std::string metric = m_metric->currentData().toString().toStdString();
    const std::optional<double> least = numberIn(*m_least), most = numberIn(*m_most);
    step.goal = !metric.empty() && (least || most) ? std::optional(LessonGoal{metric, least, most}) : std::nullopt;
}

}  // namespace fuzzylens::ui
