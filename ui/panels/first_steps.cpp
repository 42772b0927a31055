// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/first_steps.h"

#include "ui/panels/flow_layout.h"
#include "ui/project/project.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>

namespace fuzzylens::ui {

namespace {

constexpr int gap = 18;
const QString shownKey = QStringLiteral("firstStepsShown");
const QString parameter = QStringLiteral("lambda");  // feature selection

}  // namespace

FirstSteps::FirstSteps(Project& project, QWidget* parent)
    : QFrame(parent)
    , m_project(project)
{
    setObjectName(QStringLiteral("firstSteps"));
    setAccessibleName(tr("First steps"));
    auto* flow = new FlowLayout(gap);
    auto* title = new QLabel(tr("First steps"), this);
    title->setObjectName(QStringLiteral("sectionTitle"));
    flow->addWidget(title);
    const std::array<QString, steps> names{QStringLiteral("firstStepParameter"), QStringLiteral("firstStepSample"),
                                           QStringLiteral("firstStepFile")};
    const std::array<QString, steps> tips{
        tr("Shows the slider. Edit ▸ Undo restores the earlier value."),
        tr("Shows the samples. Click one to select it; Edit ▸ Undo restores the earlier selection."),
        tr("Opens your own data. File ▸ Demonstration data opens this example again.")};
    const std::array<void (FirstSteps::*)(), steps> requests{
        &FirstSteps::parameterRequested, &FirstSteps::samplesRequested, &FirstSteps::fileRequested};
    for (const Step step : {MoveParameter, ClickSample, OpenFile}) {
        auto* button = new QPushButton(this);
        button->setObjectName(names[step]);
        button->setToolTip(tips[step]);
        connect(button, &QPushButton::clicked, this, requests[step]);
        flow->addWidget(button);
        m_buttons[step] = button;
        showStep(step);
    }
    auto* close = new QPushButton(tr("Dismiss"), this);
    close->setObjectName(QStringLiteral("closeFirstSteps"));
    close->setToolTip(tr("Hides the first steps permanently"));
    connect(close, &QPushButton::clicked, this, [this] {
        m_isRunning = false;
        hide();
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addLayout(flow, 1);
    layout->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void FirstSteps::begin()
{
    QSettings settings;
    if (m_isRunning || m_project.input().file != "demo" || settings.value(shownKey).toBool())
        return;
    settings.setValue(shownKey, true);
    m_isRunning = true;
    show();
    watch();
}

void FirstSteps::watch()
{
    connect(&m_project, &Project::stateChanged, this, [this] {
        if (m_project.state().chosen.contains(parameter.toStdString()))
            tick(MoveParameter);
    });
    connect(&m_project.scene().selection(), &SampleSelection::changed, this, [this] {
        if (m_project.scene().selection().count() > 0)
            tick(ClickSample);
    });
    connect(&m_project, &Project::opened, this, [this] {
        if (m_project.input().file == "demo")
            return;
        m_isRunning = false;
        hide();
    });
}

void FirstSteps::tick(Step step)
{
    if (!m_isRunning || m_isDone[step])
        return;
    m_isDone[step] = true;
    showStep(step);
}

void FirstSteps::showStep(Step step)
{
    const std::array<QString, steps> texts{tr("Move feature selection"), tr("Click a sample"),
                                           tr("Open your file…")};
    const bool isDone = m_isDone[step];
    QPushButton& button = *m_buttons[step];
    button.setText((isDone ? QStringLiteral("✓ ") : QStringLiteral("%1. ").arg(step + 1)) + texts[step]);
    button.setAccessibleName(isDone ? tr("%1: done").arg(texts[step]) : texts[step]);
    setStyledProperty(button, "done", isDone);
}

}  // namespace fuzzylens::ui
