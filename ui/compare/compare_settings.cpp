// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compare_settings.h"

#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_text.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/input_filters.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/wrapped_tip.h"
#include "ui/tune/tune_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

const Protocol comparedProtocols[] = {{Protocol::Kind::Folds, 5, 5},
                                      {Protocol::Kind::Folds, 5, 1},
                                      {Protocol::Kind::Folds, 10, 1},
                                      {Protocol::Kind::Folds, 10, 5},
                                      {Protocol::Kind::Folds, 3, 10},
                                      {Protocol::Kind::LeaveOneOut, 0, 1},
                                      {Protocol::Kind::NestedFolds, 5, 1},
                                      {Protocol::Kind::NestedFolds, 10, 1},
                                      {Protocol::Kind::NestedLeaveOneOut, 0, 1}};

}  // namespace

CompareSettings::CompareSettings(Project& project, CompareController& compare, QWidget* parent)
    : QFrame(parent)
    , m_project(project)
    , m_compare(compare)
    , m_protocol(new QComboBox(this))
    , m_start(new QPushButton(this))
    , m_bar(new QProgressBar(this))
    , m_status(new QLabel(this))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("card"));
    new UndoFilter(this);
    m_message->setObjectName(QStringLiteral("compareMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(6);
    layout->addLayout(makeMethods());
    layout->addLayout(makeProtocol());
    layout->addLayout(makeRun());
    layout->addWidget(m_message);
    connect(&m_project, &Project::opened, this, [this] {
        m_areMethodsChosen = false;
        m_isProtocolChosen = false;
        offer();
    });
    connect(&m_compare, &CompareController::changed, this, &CompareSettings::offer);
    connect(&m_compare, &CompareController::progressed, this, &CompareSettings::showProgress);
    offer();
}

QLayout* CompareSettings::makeMethods()
{
    auto* methods = new FlowLayout(8);
    for (const std::string& id : CompareController::comparableMethods()) {
        const MethodDescription& description = method(id);
        auto* box = new QCheckBox(methodTitle(id), this);
        box->setObjectName(QStringLiteral("compare_") + QString::fromStdString(id));
        box->setToolTip(
            wrappedTip(QStringLiteral("%1. %2").arg(shownText(description.name), shownText(description.summary))));
        connect(box, &QCheckBox::clicked, this, [this] {
            m_areMethodsChosen = true;
            offer();
        });
        methods->addWidget(box);
        m_methods.push_back(box);
    }
    return methods;
}

QLayout* CompareSettings::makeProtocol()
{
    m_protocol->setObjectName(QStringLiteral("compareProtocol"));
    m_protocol->setToolTip(wrappedTip(
        tr("Protocol of the cross-validation; it fits the preprocessing steps in each fold. In a nested protocol, "
           "each method chooses its parameters on the training samples, among its usual values.")));
    for (const Protocol& protocol : comparedProtocols)
        m_protocol->addItem(protocolName(protocol), QString::fromStdString(toText(protocol)));
    m_protocol->setMinimumContentsLength(8);
    m_protocol->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_protocol, &QComboBox::activated, this, [this] {
        m_isProtocolChosen = true;
        offer();
    });
    auto* label = new QLabel(tr("Cross-validation"), this);
    label->setBuddy(m_protocol);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(m_protocol, 1);
    return row;
}

QLayout* CompareSettings::makeRun()
{
    m_start->setObjectName(QStringLiteral("startComparison"));
    m_start->setDefault(true);
    m_start->setAutoDefault(false);
    connect(m_start, &QPushButton::clicked, this, &CompareSettings::startOrStop);
    m_bar->setObjectName(QStringLiteral("comparisonProgress"));
    m_bar->setAccessibleName(tr("Progress of the comparison"));
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(1);
    m_bar->setRange(0, 1000);
    m_status->setObjectName(QStringLiteral("comparisonStatus"));
    m_status->setWordWrap(true);
    m_status->setMinimumWidth(1);
    auto* state = new QVBoxLayout;
    state->setSpacing(2);
    state->addWidget(m_bar);
    state->addWidget(m_status);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_start);
    row->addLayout(state, 1);
    return row;
}

QWidget* CompareSettings::startButton() const
{
    return m_start;
}

/// What the user has chosen stays until other data are opened.
void CompareSettings::showDefaults()
{
    if (!m_isProtocolChosen)
        m_protocol->setCurrentIndex(
            m_protocol->findData(QString::fromStdString(toText(m_compare.defaultProtocol()))));
    if (m_areMethodsChosen)
        return;
    const std::vector<std::string> ids = CompareController::comparableMethods(),
                                   wanted = m_compare.defaultMethods();
    for (std::size_t i = 0; i < ids.size(); ++i)
        m_methods[i]->setChecked(std::find(wanted.begin(), wanted.end(), ids[i]) != wanted.end());
}

/// The open method first.
ComparisonPlan CompareSettings::plan() const
{
    ComparisonPlan plan;
    plan.protocol = parseProtocol(m_protocol->currentData().toString().toStdString());
    const std::vector<std::string> ids = CompareController::comparableMethods();
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (m_methods[i]->isChecked())
            plan.methods.insert(ids[i] == m_project.state().method ? plan.methods.begin() : plan.methods.end(),
                                ids[i]);
    return plan;
}

void CompareSettings::startOrStop()
{
    if (m_compare.isBusy())
        m_compare.stop();
    else
        m_compare.start(plan());
}

/// Why no comparison can start, or what went wrong in the last one; empty without trouble.
QString CompareSettings::messageText() const
{
    const QString obstacle = m_compare.isBusy() ? QString() : m_compare.obstacle(plan());
    QStringList lines{obstacle.isEmpty() ? m_compare.error() : obstacle};
    for (const RefusedMethod& refused : m_compare.refused())
        lines << tr("%1 is not compared: %2", "method, reason").arg(methodTitle(refused.method), refused.reason);
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void CompareSettings::offer()
{
    showDefaults();
    const bool isBusy = m_compare.isBusy();
    m_start->setText(isBusy ? tr("Stop") : tr("Compare"));
    m_start->setToolTip(isBusy ? tr("Stop the comparison; finished methods are kept")
                               : tr("Compare in the background; you can go on exploring"));
    m_start->setEnabled(isBusy || m_compare.obstacle(plan()).isEmpty());
    m_message->setText(messageText());
    m_message->setVisible(!m_message->text().isEmpty());
    showProgress();
}

void CompareSettings::showProgress()
{
    const bool isBusy = m_compare.isBusy();
    m_bar->setVisible(isBusy);
    m_bar->setValue(m_compare.progress().permille());
    if (isBusy)
        return m_status->setText(progressText(m_compare.progress()));
    const std::size_t ended = m_compare.finished().size() + m_compare.refused().size(), all = m_compare.size();
    m_status->setText(ended == 0    ? counted(plan().methods.size(), tr("method"), tr("methods"))
                      : ended < all ? tr("Stopped after %1 of %2 methods").arg(ended).arg(all)
                                    : tr("Finished: %1").arg(counted(all, tr("method"), tr("methods"))));
}

}  // namespace fuzzylens::ui
