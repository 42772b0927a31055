// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/tune_settings.h"

#include "core/evaluation/search/prediction_scores.h"
#include "ui/panels/input_filters.h"
#include "ui/project/project.h"
#include "ui/theme/counted.h"
#include "ui/tune/axis_row.h"
#include "ui/tune/tune_controller.h"
#include "ui/tune/tune_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

const Protocol offeredProtocols[] = {{Protocol::Kind::LeaveOneOut, 0, 1}, {Protocol::Kind::Folds, 5, 1},
                                     {Protocol::Kind::Folds, 5, 5},       {Protocol::Kind::Folds, 10, 1},
                                     {Protocol::Kind::Folds, 10, 5},      {Protocol::Kind::Folds, 3, 10}};

QLabel* columnTitle(const QString& text, QWidget* parent)
{
    auto* title = new QLabel(text, parent);
    title->setObjectName(QStringLiteral("muted"));
    return title;
}

}  // namespace

TuneSettings::TuneSettings(Project& project, TuneController& tune, QWidget* parent)
    : QFrame(parent)
    , m_project(project)
    , m_tune(tune)
    , m_score(new QComboBox(this))
    , m_protocol(new QComboBox(this))
    , m_axes(new QGridLayout)
    , m_start(new QPushButton(this))
    , m_resume(new QPushButton(tr("Continue"), this))
    , m_open(new QPushButton(tr("Open search…"), this))
    , m_bar(new QProgressBar(this))
    , m_status(new QLabel(this))
    , m_message(new QLabel(this))
    , m_instead(new QPushButton(tr("Compare numbers of clusters"), this))
{
    setObjectName(QStringLiteral("card"));
    new UndoFilter(this);
    makeChoices();
    m_start->setObjectName(QStringLiteral("startSearch"));
    m_start->setDefault(true);
    m_start->setAutoDefault(false);
    m_resume->setObjectName(QStringLiteral("resumeSearch"));
    m_resume->setToolTip(tr("Try the settings that have no trial yet"));
    m_open->setObjectName(QStringLiteral("openSearch"));
    m_open->setToolTip(tr("Open a tuning result (JSON). An unfinished one continues where it stopped"));
    m_bar->setObjectName(QStringLiteral("searchProgress"));
    m_bar->setAccessibleName(tr("Progress of the search"));
    m_bar->setTextVisible(false);
    m_bar->setMinimumWidth(1);
    m_status->setObjectName(QStringLiteral("searchStatus"));
    m_status->setWordWrap(true);
    m_status->setMinimumWidth(1);
    m_message->setObjectName(QStringLiteral("tuneMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_axes->setContentsMargins(0, 0, 0, 0);
    m_axes->setHorizontalSpacing(6);
    m_axes->setVerticalSpacing(2);
    m_axes->setColumnStretch(0, 1);
    m_axes->addWidget(columnTitle(tr("Parameters to try"), this), 0, 0);
    m_axes->addWidget(columnTitle(tr("from"), this), 0, 1);
    m_axes->addWidget(columnTitle(tr("to"), this), 0, 2);
    m_axes->addWidget(columnTitle(tr("values"), this), 0, 3);
    auto* choices = new QGridLayout;
    choices->setHorizontalSpacing(6);
    choices->setVerticalSpacing(4);
    choices->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [text, box] :
         {std::pair(tr("Score"), m_score), std::pair(tr("Cross-validation"), m_protocol)}) {
        auto* label = new QLabel(text, this);
        label->setBuddy(box);
        choices->addWidget(label, row, 0);
        choices->addWidget(box, row++, 1);
    }
    auto* run = new QHBoxLayout;
    run->setSpacing(8);
    run->addWidget(m_start);
    run->addWidget(m_resume);
    auto* state = new QVBoxLayout;
    state->setSpacing(2);
    state->addWidget(m_bar);
    state->addWidget(m_status);
    run->addLayout(state, 1);
    run->addWidget(m_open);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(6);
    layout->addLayout(choices);
    layout->addLayout(m_axes);
    layout->addLayout(run);
    layout->addWidget(m_message);
    layout->addWidget(m_instead, 0, Qt::AlignLeft);
    m_instead->setObjectName(QStringLiteral("compareClusters"));
    m_instead->setToolTip(tr("Show indices of clusters, which need no labels"));
    connect(m_instead, &QPushButton::clicked, this, &TuneSettings::clusterNumbersRequested);
    connect(m_start, &QPushButton::clicked, this, &TuneSettings::startOrStop);
    connect(m_resume, &QPushButton::clicked, &m_tune, &TuneController::resume);
    connect(m_open, &QPushButton::clicked, this, &TuneSettings::openRequested);
    connect(&m_tune, &TuneController::searchOpened, this, &TuneSettings::showPlan);
    connect(&m_project, &Project::opened, this, [this] { m_isProtocolChosen = false; });
    connect(&m_tune, &TuneController::changed, this, &TuneSettings::rebuildAxes);
    connect(&m_tune, &TuneController::progressed, this, &TuneSettings::showProgress);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &TuneSettings::offer);
    rebuildAxes();
}

void TuneSettings::makeChoices()
{
    m_score->setObjectName(QStringLiteral("searchScore"));
    m_score->setToolTip(tr("The score that is shown and by which the best setting is chosen"));
    for (const std::string_view score : predictionScores())
        m_score->addItem(scoreName(score), QString::fromUtf8(score.data(), qsizetype(score.size())));
    connect(m_score, &QComboBox::activated, this,
            [this] { m_tune.setScore(m_score->currentData().toString().toStdString()); });
    m_protocol->setObjectName(QStringLiteral("searchProtocol"));
    m_protocol->setToolTip(
        tr("Protocol of the cross-validation; the preprocessing steps are fitted in each fold"));
    for (const Protocol& protocol : offeredProtocols)
        m_protocol->addItem(protocolName(protocol), QString::fromStdString(toText(protocol)));
    connect(m_protocol, &QComboBox::activated, this, [this] {
        m_isProtocolChosen = true;
        offer();
    });
    for (QComboBox* box : {m_score, m_protocol}) {
        box->setMinimumContentsLength(8);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
}

QWidget* TuneSettings::startButton() const
{
    return m_start;
}

Protocol TuneSettings::protocol() const
{
    return parseProtocol(m_protocol->currentData().toString().toStdString());
}

/// Rows of the same axes keep their texts.
void TuneSettings::rebuildAxes()
{
    if (!m_isProtocolChosen)
        m_protocol->setCurrentIndex(
            m_protocol->findData(QString::fromStdString(toText(m_tune.defaultProtocol()))));
    const std::vector<SearchAxis> axes = m_tune.axes();
    std::vector<std::string> wanted{m_project.state().method};
    for (const SearchAxis& axis : axes)
        wanted.push_back(axis.name);
    const bool isPreparing = axes.empty() && m_builtFor.size() > 1 && m_builtFor.front() == wanted.front();
    if (wanted != m_builtFor && !isPreparing) {
        m_builtFor = wanted;
        for (const AxisRow* row : m_rows)
            delete row;
        m_rows.clear();
        for (const SearchAxis& axis : axes) {
            m_rows.push_back(new AxisRow(axis, *m_axes, int(m_rows.size()) + 1, this));
            connect(m_rows.back(), &AxisRow::changed, this, &TuneSettings::offer);
        }
    }
    offer();
}

/// Why no search can start; empty if one can.
QString TuneSettings::trouble() const
{
    const QString obstacle = m_tune.obstacle(protocol());
    if (!obstacle.isEmpty())
        return obstacle;
    bool isAny = false;
    for (const AxisRow* row : m_rows) {
        if (row->isOn() && !row->grid())
            return row->allowed() + QLatin1Char('.');
        isAny = isAny || row->isOn();
    }
    return isAny            ? QString()
           : m_rows.empty() ? tr("This method has no parameter to search with these data.")
                            : tr("Select at least one parameter to try.");
}

/// "81 settings".
QString TuneSettings::sizeText() const
{
    std::size_t size = 1;
    for (const AxisRow* row : m_rows)
        if (const std::optional<GridAxis> grid = row->isOn() ? row->grid() : std::nullopt)
            size *= grid->values.size();
    return counted(size, tr("setting"), tr("settings"));
}

void TuneSettings::offer()
{
    const bool isBusy = m_tune.isBusy();
    const QString found = trouble();
    m_start->setText(isBusy ? tr("Stop") : tr("Start"));
    m_start->setToolTip(isBusy ? tr("Stop the search; finished trials are kept")
                               : tr("Search in the background while you continue to explore"));
    m_start->setEnabled(isBusy || found.isEmpty());
    m_resume->setVisible(m_tune.canResume());
    m_open->setVisible(!isBusy);
    m_open->setEnabled(m_project.fitter().isPrepared());
    m_message->setText(isBusy ? QString() : found.isEmpty() ? m_tune.error() : found);
    m_message->setVisible(!m_message->text().isEmpty());
    m_instead->setVisible(m_project.fitter().isPrepared() && !m_tune.canCrossValidate());
    showProgress();
}

void TuneSettings::startOrStop()
{
    if (m_tune.isBusy())
        return m_tune.stop();
    SearchPlan plan;
    std::vector<GridAxis> grids;
    for (const AxisRow* row : m_rows)
        if (const std::optional<GridAxis> grid = row->isOn() ? row->grid() : std::nullopt) {
            plan.axes.push_back(row->axis());
            grids.push_back(*grid);
        }
    std::size_t size = 1;
    for (const GridAxis& grid : grids)
        size *= std::min<std::size_t>(grid.values.size(), Grid::mostPoints / size + 1);
    if (size <= Grid::mostPoints)
        plan.grid = Grid(std::move(grids));
    plan.protocol = protocol();
    m_tune.start(plan);
}

/// That of the search.
void TuneSettings::showPlan()
{
    const SearchPlan& plan = m_tune.search()->plan();
    const QString protocol = QString::fromStdString(toText(plan.protocol));
    if (m_protocol->findData(protocol) < 0)
        m_protocol->addItem(protocolName(plan.protocol), protocol);
    m_protocol->setCurrentIndex(m_protocol->findData(protocol));
    m_isProtocolChosen = true;
    m_score->setCurrentIndex(m_score->findData(QString::fromStdString(m_tune.score())));
    for (AxisRow* row : m_rows) {
        const std::vector<GridAxis>& axes = plan.grid.axes();
        const auto axis = std::find_if(axes.begin(), axes.end(),
                                       [&](const GridAxis& tried) { return tried.name == row->axis().name; });
        row->show(axis == axes.end() ? nullptr : &*axis);
    }
}

void TuneSettings::showProgress()
{
    const bool isBusy = m_tune.isBusy();
    m_bar->setVisible(isBusy);
    m_bar->setRange(0, 1000);
    m_bar->setValue(m_tune.progress().permille());
    if (isBusy)
        return m_status->setText(progressText(m_tune.progress()));
    const auto finished = m_tune.finished().size();
    const auto all = m_tune.record().candidates.size();
    m_status->setText(
        finished == 0 ? sizeText()
        : finished < all
            ? tr("Stopped after %1 of %2 settings").arg(countText(qint64(finished)), countText(qint64(all)))
            : tr("Finished: %1").arg(counted(all, tr("setting"), tr("settings"))));
}

}  // namespace fuzzylens::ui
