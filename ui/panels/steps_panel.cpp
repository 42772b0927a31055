// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/steps_panel.h"

#include "core/preprocess/step_groups.h"
#include "ui/panels/hint_row.h"
#include "ui/panels/section.h"
#include "ui/panels/step_drag.h"
#include "ui/panels/step_row.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/wrapped_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

/// A title among the entries of a menu; no entry itself.
void addTitle(QMenu* menu, const QString& text)
{
    auto* title = new QLabel(text, menu);
    title->setObjectName(QStringLiteral("menuTitle"));
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(title);
    action->setText(text);
    action->setEnabled(false);
    menu->addAction(action);
}

}  // namespace

StepsPanel::StepsPanel(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_layout(new QVBoxLayout)
    , m_drag(new StepDrag(this))
    , m_add(new QToolButton(this))
{
    setObjectName(QStringLiteral("stepsPanel"));
    m_layout->setSpacing(2);
    m_add->setObjectName(QStringLiteral("addStep"));
    m_add->setText(tr("Add ▾"));
    m_add->setAccessibleName(tr("Add a preprocessing step"));
    m_add->setToolTip(tr("Add a preprocessing step at the end of the list"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    fillMenu();
    auto* pictures = new QToolButton(this);
    pictures->setObjectName(QStringLiteral("showPreparation"));
    pictures->setText(tr("Preview"));
    pictures->setAccessibleName(tr("Preview the values before and after the steps"));
    pictures->setToolTip(pictures->accessibleName());
    connect(pictures, &QToolButton::clicked, this, &StepsPanel::picturesRequested);
    auto* title = new QHBoxLayout;
    title->addWidget(sectionTitle(tr("Steps"), this));
    title->addStretch();
    title->addWidget(pictures);
    title->addWidget(m_add);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(title);
    layout->addWidget(new HintRow(m_project, this));
    layout->addLayout(m_layout);
    connect(&m_project, &Project::stateChanged, this, &StepsPanel::refresh);
    refresh();
}

void StepsPanel::fillMenu()
{
    auto* menu = new QMenu(m_add);
    menu->setObjectName(QStringLiteral("addStepMenu"));
    menu->setToolTipsVisible(true);
    keepMnemonics(*menu);
    for (const StepGroup& group : stepGroups()) {
        addTitle(menu, shownText(group.title));
        for (const StepDescription& step : group.steps) {
            QAction* action = menu->addAction(shownText(step.title));
            action->setObjectName(QStringLiteral("addStep_") + QString::fromStdString(step.name));
            action->setToolTip(wrappedTip(shownText(step.help)));
            QString text = QString::fromStdString(step.name);
            if (!step.byDefault.empty())
                text += QLatin1Char('=') + QString::fromStdString(step.byDefault);
            connect(action, &QAction::triggered, this, [this, text] { add(text); });
        }
    }
    m_add->setMenu(menu);
}

void StepsPanel::refresh()
{
    setVisible(m_project.dataset() != nullptr);
    for (StepRow* row : m_rows)
        row->releaseHandle();  // the drag belongs to steps that may have changed
    const std::vector<StepItem>& steps = m_project.state().steps;
    while (m_rows.size() > steps.size()) {
        m_layout->removeWidget(m_rows.back());
        m_rows.back()->hide();  // gone at once; a row may be removed by its own menu
        m_rows.back()->deleteLater();
        m_rows.pop_back();
    }
    while (m_rows.size() < steps.size())
        addRow();
    QStringList annotations;
    if (m_project.dataset())
        for (const AnnotationField& field : m_project.dataset()->annotations())
            annotations << QString::fromStdString(field.name);
    for (std::size_t index = 0; index < steps.size(); ++index) {
        const bool fills = m_project.dataset() && steps[index].spec.name == "impute";
        m_rows[index]->setStep(steps[index], index == 0, index + 1 == steps.size(),
                               fills ? countText(m_project.dataset()->missingCount()) : QString());
        m_rows[index]->setAnnotations(annotations);
    }
    warn();
}

/// Steps in a doubtful position; disabled ones are ignored.
void StepsPanel::warn()
{
    const std::vector<StepItem>& steps = m_project.state().steps;
    std::vector<StepSpec> used;
    std::vector<std::size_t> places;
    for (std::size_t index = 0; index < steps.size(); ++index)
        if (steps[index].isOn) {
            used.push_back(steps[index].spec);
            places.push_back(index);
        }
    m_misplaced.clear();
    std::vector<QString> texts(steps.size());
    for (const StepWarning& warning : stepWarnings(used)) {
        m_misplaced.emplace(places[warning.step], places[warning.before]);
        const StepDescription* before = stepDescription(used[warning.before].name);
        texts[places[warning.step]] =
            tr("This step comes after “%1”: %2.").arg(shownText(before->title), shownText(warning.text));
    }
    for (std::size_t index = 0; index < steps.size(); ++index)
        m_rows[index]->setWarning(texts[index]);
}

void StepsPanel::repair(std::size_t index)
{
    const auto misplaced = m_misplaced.find(index);
    if (!isThere(index) || misplaced == m_misplaced.end())
        return;
    const std::size_t target = misplaced->second;
    moveTo(index, target);
    m_rows[target]->focusMenu();
}

void StepsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        warn();  // in the colours of the theme
}

void StepsPanel::addRow()
{
    const std::size_t index = m_rows.size();
    auto* row = new StepRow(index, this);
    connect(row, &StepRow::switched, this, [this, index](bool isOn) { switchStep(index, isOn); });
    connect(row, &StepRow::argumentChosen, this,
            [this, index](const QString& argument) { setArgument(index, argument); });
    connect(row, &StepRow::moveRequested, this, [this, index](int by) { move(index, by); });
    connect(row, &StepRow::repairRequested, this, [this, index] { repair(index); });
    connect(row, &StepRow::removeRequested, this, [this, index] { remove(index); });
    connect(row, &StepRow::dragStarted, this, [this, index] { startDrag(index); });
    connect(row, &StepRow::draggedTo, m_drag, &StepDrag::move);
    connect(row, &StepRow::dropped, this, [this, index] { drop(index); });
    connect(row, &StepRow::dragGivenUp, m_drag, &StepDrag::end);
    m_layout->addWidget(row);
    m_rows.push_back(row);
}

bool StepsPanel::isThere(std::size_t index) const
{
    return index < m_project.state().steps.size();
}

void StepsPanel::add(const QString& text)
{
    AnalysisState next = m_project.state();
    const std::string name = text.section(QLatin1Char('='), 0, 0).toStdString();
    const StepDescription* step = stepDescription(name);
    const bool needsArgument =
        step && !step->argument.empty() && step->byDefault.empty() && !text.contains(QLatin1Char('='));
    StepItem item{{name, text.section(QLatin1Char('='), 1).toStdString()}, !needsArgument};
    // A step that needs an argument starts switched off until it has one.
    next.steps.push_back(std::move(item));
    m_project.change(next, tr("adding a step"));
    if (needsArgument)
        m_rows.back()->focus(StepRow::Part::Argument);
}

void StepsPanel::switchStep(std::size_t index, bool isOn)
{
    if (!isThere(index))
        return;
    AnalysisState next = m_project.state();
    next.steps[index].isOn = isOn;
    m_project.change(next, isOn ? tr("switching on a step") : tr("switching off a step"));
}

void StepsPanel::setArgument(std::size_t index, const QString& argument)
{
    if (!isThere(index))
        return;
    AnalysisState next = m_project.state();
    StepItem& item = next.steps[index];
    const bool wasEmpty = item.spec.argument.empty();
    item.spec.argument = argument.toStdString();
    if (wasEmpty && !argument.isEmpty())
        item.isOn = true;
    m_project.change(next, tr("changing a step"));
}

void StepsPanel::move(std::size_t index, int by)
{
    const auto other = std::size_t(std::ptrdiff_t(index) + by);  // before the first: beyond every last
    if (!isThere(index) || !isThere(other))
        return;
    moveTo(index, other);
}

/// The focus goes with the step.
void StepsPanel::moveTo(std::size_t from, std::size_t to)
{
    const StepRow::Part part = m_rows[from]->focusedPart();
    m_rows[from]->finishTyping();
    AnalysisState next = m_project.state();
    const auto begin = next.steps.begin(), item = begin + std::ptrdiff_t(from), place = begin + std::ptrdiff_t(to);
    if (from < to)
        std::rotate(item, item + 1, place + 1);
    else
        std::rotate(place, item, item + 1);
    m_project.change(next, tr("moving a step"));
    m_rows[to]->focus(part);
}

void StepsPanel::startDrag(std::size_t index)
{
    if (isThere(index))
        m_drag->start({m_rows.begin(), m_rows.end()}, index);
}

void StepsPanel::drop(std::size_t index)
{
    if (!m_drag->isOn())
        return;
    const std::size_t target = m_drag->target();
    m_drag->end();
    if (isThere(index) && isThere(target) && target != index)
        moveTo(index, target);
}

void StepsPanel::remove(std::size_t index)
{
    if (!isThere(index))
        return;
    AnalysisState next = m_project.state();
    next.steps.erase(next.steps.begin() + std::ptrdiff_t(index));
    m_project.change(next, tr("removing a step"));
    if (m_rows.empty())
        m_add->setFocus();
    else
        m_rows[std::min(index, m_rows.size() - 1)]->focusMenu();
}

}  // namespace fuzzylens::ui
