// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/steps_panel.h"

#include "ui/document/document.h"
#include "ui/panels/section.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

const StepDescription* description(const std::string& name)
{
    for (const StepDescription& candidate : stepDescriptions())
        if (candidate.name == name)
            return &candidate;
    return nullptr;
}

}  // namespace

StepsPanel::StepsPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_rows(new QVBoxLayout)
    , m_add(new QToolButton(this))
{
    setObjectName(QStringLiteral("stepsPanel"));
    m_rows->setSpacing(2);
    m_add->setObjectName(QStringLiteral("addStep"));
    m_add->setText(tr("Add ▾"));
    m_add->setToolTip(tr("Add a preprocessing step at the end of the list"));
    m_add->setPopupMode(QToolButton::InstantPopup);
    fillMenu();
    auto* title = new QHBoxLayout;
    title->addWidget(sectionTitle(tr("Steps"), this));
    title->addStretch();
    title->addWidget(m_add);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(title);
    layout->addLayout(m_rows);
    connect(&m_document, &Document::stateChanged, this, &StepsPanel::rebuild);
    rebuild();
}

void StepsPanel::fillMenu()
{
    auto* menu = new QMenu(m_add);
    menu->setToolTipsVisible(true);
    for (const StepDescription& step : stepDescriptions()) {
        QAction* action = menu->addAction(QString::fromStdString(step.title));
        action->setToolTip(QString::fromStdString(step.help));
        QString text = QString::fromStdString(step.name);
        if (!step.byDefault.empty())
            text += QLatin1Char('=') + QString::fromStdString(step.byDefault);
        connect(action, &QAction::triggered, this, [this, text] { add(text); });
    }
    m_add->setMenu(menu);
}

void StepsPanel::rebuild()
{
    setVisible(m_document.dataset() != nullptr);
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t index = 0; index < m_document.state().steps.size(); ++index)
        m_rows->addWidget(makeRow(index));
}

QWidget* StepsPanel::makeRow(std::size_t index)
{
    const StepItem& item = m_document.state().steps[index];
    const StepDescription* step = description(item.spec.name);
    auto* row = new QWidget(this);
    row->setObjectName(QStringLiteral("step_%1").arg(index));
    auto* isOn = new QCheckBox(QString::fromStdString(step ? step->title : item.spec.name), row);
    isOn->setChecked(item.isOn);
    isOn->setToolTip(QString::fromStdString(step ? step->help : std::string()));
    isOn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(isOn, &QCheckBox::toggled, this, [this, index](bool on) {
        AnalysisState next = m_document.state();
        next.steps[index].isOn = on;
        m_document.change(next, on ? tr("switching on a step") : tr("switching off a step"));
    });
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(isOn, 1);
    if (step && !step->argument.empty()) {
        auto* argument = new QLineEdit(QString::fromStdString(item.spec.argument), row);
        argument->setObjectName(QStringLiteral("valueBox"));
        argument->setAccessibleName(tr("%1: %2").arg(isOn->text(), QString::fromStdString(step->argument)));
        argument->setToolTip(QString::fromStdString(step->argument));
        argument->setPlaceholderText(QString::fromStdString(step->byDefault));
        argument->setAlignment(Qt::AlignRight);
        argument->setFixedWidth(76);
        connect(argument, &QLineEdit::editingFinished, this, [this, index, argument, name = item.spec.name] {
            const std::vector<StepItem>& steps = m_document.state().steps;
            const bool isStillThere = index < steps.size() && steps[index].spec.name == name;
            if (argument->isModified() && isStillThere) {
                argument->setModified(false);
                setArgument(index, argument->text().trimmed());
            }
        });
        layout->addWidget(argument);
    }
    auto* more = new QToolButton(row);
    more->setText(QStringLiteral("⋯"));
    more->setAccessibleName(tr("Move or remove this step"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(more);
    menu->addAction(tr("Move up"), this, [this, index] { move(index, -1); })->setEnabled(index > 0);
    menu->addAction(tr("Move down"), this, [this, index] { move(index, 1); })
        ->setEnabled(index + 1 < m_document.state().steps.size());
    menu->addAction(tr("Remove"), this, [this, index] { remove(index); });
    more->setMenu(menu);
    layout->addWidget(more);
    return row;
}

void StepsPanel::add(const QString& text)
{
    AnalysisState next = m_document.state();
    const std::string name = text.section(QLatin1Char('='), 0, 0).toStdString();
    const StepDescription* step = description(name);
    const bool needsArgument =
        step && !step->argument.empty() && step->byDefault.empty() && !text.contains(QLatin1Char('='));
    StepItem item{{name, text.section(QLatin1Char('='), 1).toStdString()}, !needsArgument};
    // A step that needs an argument starts switched off until it has one.
    next.steps.push_back(std::move(item));
    m_document.change(next, tr("adding a step"));
}

void StepsPanel::setArgument(std::size_t index, const QString& argument)
{
    AnalysisState next = m_document.state();
    StepItem& item = next.steps[index];
    const bool wasEmpty = item.spec.argument.empty();
    item.spec.argument = argument.toStdString();
    if (wasEmpty && !argument.isEmpty())
        item.isOn = true;
    m_document.change(next, tr("changing a step"));
}

void StepsPanel::move(std::size_t index, int by)
{
    AnalysisState next = m_document.state();
    std::swap(next.steps[index], next.steps[std::size_t(std::ptrdiff_t(index) + by)]);
    m_document.change(next, tr("moving a step"));
}

void StepsPanel::remove(std::size_t index)
{
    AnalysisState next = m_document.state();
    next.steps.erase(next.steps.begin() + std::ptrdiff_t(index));
    m_document.change(next, tr("removing a step"));
}

}  // namespace fuzzylens::ui
