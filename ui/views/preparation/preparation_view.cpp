// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/preparation/preparation_view.h"

#include "ui/plot/csv_text.h"
#include "ui/theme/core_text.h"
#include "ui/views/chooser.h"
#include "ui/views/preparation/stage_picture.h"
#include "ui/views/preparation/value_text.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QString>

#include <cmath>
#include <utility>

namespace fuzzylens::ui {

namespace {

QString sampleOf(const Stage& stage, Index sample)
{
    return nameText(stage.data->sampleNames()[std::size_t(sample)]);
}

QString featureOf(const Stage& stage, Index feature)
{
    return nameText(stage.data->featureNames()[std::size_t(feature)]);
}

void addHistograms(const QString& name, const Stage& stage, QString& text)
{
    const ValueHistograms& found = stage.histograms;
    for (Index i = 0; i < found.samples(); ++i)
        for (int bin = 0; bin < found.bins; ++bin)
            text += csvLine({name, sampleOf(stage, i), csvNumber(found.edge(bin)), csvNumber(found.edge(bin + 1)),
                             QString::number(found.count(i, bin))});
}

void addMoments(const QString& name, const Stage& stage, QString& text)
{
    for (Index l = 0; l < stage.data->features(); ++l)
        text += csvLine({name, featureOf(stage, l), csvNumber(stage.moments.mean[std::size_t(l)]),
                         csvNumber(stage.moments.variance[std::size_t(l)])});
}

/// Missing cells, and filled ones.
void addMissing(const QString& name, const Stage& stage, const Dataset& original, QString& text)
{
    for (Index l = 0; l < stage.data->features(); ++l) {
        if (stage.data->missingInFeature(l) == 0 && !stage.kept.mayBeFilled(original, l))
            continue;
        for (Index i = 0; i < stage.data->samples(); ++i) {
            const bool isGone = stage.data->isMissing(i, l);
            if (isGone || stage.kept.isFilled(original, i, l))
                text += csvLine({name, sampleOf(stage, i), featureOf(stage, l),
                                 isGone ? QStringLiteral("missing") : QStringLiteral("filled")});
        }
    }
}

/// What the pictures of two stages of @p original show, a line a number, header line first.
QString preparationCsv(StageKind kind, const Stage& before, const Stage& after, const Dataset& original)
{
    QString text;
    switch (kind) {
    case StageKind::Histograms:
        text = csvLine({QStringLiteral("stage"), QStringLiteral("sample"), QStringLiteral("from"),
                        QStringLiteral("to"), QStringLiteral("values")});
        break;
    case StageKind::MeanVariance:
        text = csvLine({QStringLiteral("stage"), QStringLiteral("feature"), QStringLiteral("mean"),
                        QStringLiteral("variance")});
        break;
    case StageKind::Missing:
        text = csvLine({QStringLiteral("stage"), QStringLiteral("sample"), QStringLiteral("feature"),
                        QStringLiteral("value")});
        break;
    }
    for (const auto& [name, stage] :
         {std::pair(QStringLiteral("before"), &before), std::pair(QStringLiteral("after"), &after)}) {
        if (kind == StageKind::Histograms)
            addHistograms(name, *stage, text);
        else if (kind == StageKind::MeanVariance)
            addMoments(name, *stage, text);
        else
            addMissing(name, *stage, original, text);
    }
    return text;
}

}  // namespace

PreparationView::PreparationView(Scene& scene, QWidget* parent)
    : View(scene, parent)
{
    setObjectName(QStringLiteral("preparationView"));
    setAccessibleName(title());
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    buildControls();
    connect(&scene, &Scene::preparationChanged, this, &PreparationView::onPreparationChanged);
    connect(&scene, &Scene::fitChanged, this, &PreparationView::linkToScene);
    connect(&scene, &Scene::colouringChanged, this, &PreparationView::dropPictures);
    connect(&scene, &Scene::focusFeatureChanged, this, qOverload<>(&QWidget::update));
    connect(&scene.selection(), &SampleSelection::changed, this, qOverload<>(&QWidget::update));
    connect(&scene.selection(), &SampleSelection::hoveredChanged, this, qOverload<>(&QWidget::update));
    m_job.onFinished(this, [this](quint64, const Stages& stages) {
        if (stages.after && stages.prepared == this->scene().preparation())
            accept(stages);
    });
    onPreparationChanged();
}

void PreparationView::buildControls()
{
    m_controls = new QWidget(this);
    m_controls->setObjectName(QStringLiteral("preparationControls"));
    m_controls->hide();
    m_kindChooser =
        new Chooser(QStringLiteral("preparationPicture"), tr("Plot type"),
                    tr("Histogram: distribution of the values of each sample.\nMean–variance: whether features "
                       "with high values vary more.\nMissing: where values are missing or have been filled."),
                    m_controls);
    m_kindChooser->addItems({tr("Histogram"), tr("Mean–variance"), tr("Missing")});
    m_beforeChooser = new Chooser(QStringLiteral("preparationBefore"), tr("Values in the left plot"),
                                  tr("Left plot: the values as imported, or the input of a step"), m_controls);
    auto* layout = new QHBoxLayout(m_controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_beforeChooser);
    layout->addWidget(m_kindChooser);
    connect(m_kindChooser, &QComboBox::currentIndexChanged, this,
            [this](int index) { setKind(StageKind(std::max(0, index))); });
    connect(m_beforeChooser, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            setBeforeStep(std::size_t(index));
    });
}

/// Step 0 is given the values as read.
void PreparationView::offerSteps()
{
    QStringList names{tr("as imported")};
    if (const PreparedDataPtr& prepared = scene().preparation())
        for (std::size_t step = 1; step < prepared->specs.size(); ++step)
            names << tr("before “%1”").arg(stepTitle(prepared->specs[step]));
    const QSignalBlocker quiet(m_beforeChooser);
    QStringList present;
    for (int index = 0; index < m_beforeChooser->count(); ++index)
        present << m_beforeChooser->itemText(index);
    if (present != names) {
        m_beforeChooser->clear();
        m_beforeChooser->addItems(names);
    }
    if (m_beforeStep >= std::size_t(names.size()))
        m_beforeStep = 0;
    m_beforeChooser->setCurrentIndex(int(m_beforeStep));
}

void PreparationView::onPreparationChanged()
{
    offerSteps();
    if (scene().preparation() && isVisible())
        request();
    else
        clear();  // hidden it holds on to no data
    if (isApplicable() != std::exchange(m_wasApplicable, isApplicable()))
        emit applicabilityChanged();
}

void PreparationView::clear()
{
    m_job.cancel();
    m_shown.reset();
    m_linked.reset();
    for (SideState& side : m_sides)
        side = {};
    m_row = m_column = -1;
    m_readOut = {};
    update();
}

void PreparationView::setKind(StageKind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    m_kindChooser->setCurrentIndex(int(kind));
    m_row = m_column = -1;
    m_readOut = {};
    dropPictures();
    announce();
}

void PreparationView::setBeforeStep(std::size_t step)
{
    if (step == m_beforeStep)
        return;
    m_beforeStep = step;
    offerSteps();
    m_shown.reset();
    if (isVisible())
        request();
}

PreparationView::Stages PreparationView::makeStages(const PreparedDataPtr& prepared, std::size_t step,
                                                    const Stages& known, const Progress& progress)
{
    Stages stages{prepared, makeStage(*prepared, step, known.before, progress), nullptr};
    if (stages.before)
        stages.after = makeStage(*prepared, prepared->steps.size(),
                                 prepared->steps.empty() ? stages.before : known.after, progress);
    return stages;
}

void PreparationView::request()
{
    m_job.request([prepared = scene().preparation(), step = m_beforeStep,
                   known = Stages{m_shown, m_sides[Before].stage, m_sides[After].stage}](
                      const Progress& progress) { return makeStages(prepared, step, known, progress); });
}

PreparationView::Stages PreparationView::stagesNow() const
{
    const Stages known{m_shown, m_sides[Before].stage, m_sides[After].stage};
    if (!isApplicable() || (m_shown == scene().preparation() && known.after))
        return known;
    return makeStages(scene().preparation(), m_beforeStep, known, {});
}

void PreparationView::accept(const Stages& stages)
{
    m_shown = stages.prepared;
    m_sides[Before].stage = stages.before;
    m_sides[After].stage = stages.after;
    m_linked.reset();
    linkToScene();
    announce();
}

/// Which samples and features of the scene's fit those of the stages are; the fit may be of steps before.
void PreparationView::link(SideState& side) const
{
    const CellOrigins& kept = side.stage->kept;
    side.sceneSample.assign(kept.samples.size(), -1);
    side.sceneFeature.assign(kept.features.size(), -1);
    const FitPtr& fit = scene().fit();
    if (!fit || !fit->steps || fit->steps->original != m_shown->original)
        return;
    std::vector<int> sampleOf(std::size_t(m_shown->original->samples()), -1);
    std::vector<int> featureOf(std::size_t(m_shown->original->features()), -1);
    const CellOrigins& fitted = fit->steps->kept;
    for (std::size_t i = 0; i < fitted.samples.size(); ++i)
        sampleOf[std::size_t(fitted.samples[i])] = int(i);
    for (std::size_t l = 0; l < fitted.features.size(); ++l)
        if (const Index column = fitted.place(Index(l)); column >= 0)
            featureOf[std::size_t(column)] = int(l);
    for (std::size_t i = 0; i < side.sceneSample.size(); ++i)
        side.sceneSample[i] = sampleOf[std::size_t(kept.samples[i])];
    for (std::size_t l = 0; l < side.sceneFeature.size(); ++l)
        if (const Index column = kept.place(Index(l)); column >= 0)
            side.sceneFeature[l] = featureOf[std::size_t(column)];
}

void PreparationView::linkToScene()
{
    const PreparedDataPtr fitted = scene().fit() ? scene().fit()->steps : nullptr;
    if (fitted && fitted == m_linked)
        return;  // another fit on the same data
    m_linked = fitted;
    for (SideState& side : m_sides)
        if (side.stage && m_shown)
            link(side);
    dropPictures();
}

void PreparationView::dropPictures()
{
    for (SideState& side : m_sides) {
        side.picture.reset();
        side.still = {};
    }
    update();
}

QString PreparationView::titleOf(Side side) const
{
    if (!m_shown)
        return {};
    if (side == Before)
        return m_beforeStep == 0 ? tr("As imported")
                                 : tr("Before “%1”").arg(stepTitle(m_shown->specs[m_beforeStep]));
    if (m_shown->specs.empty())
        return tr("No active steps");
    return m_shown->specs.size() == 1 ? tr("After “%1”").arg(stepTitle(m_shown->specs.front()))
                                      : tr("After %1 steps").arg(m_shown->specs.size());
}

QString PreparationView::subject() const
{
    switch (m_kind) {
    case StageKind::Histograms:
        return tr("Values of the samples before and after the steps");
    case StageKind::MeanVariance:
        return tr("Variance against mean of the features before and after the steps");
    case StageKind::Missing:
        break;
    }
    return tr("Missing values before and after the steps");
}

QString PreparationView::description() const
{
    if (!isApplicable())
        return tr("Open a data set to see its values before and after the preprocessing steps.");
    const Stages stages =
        m_sides[After].stage ? Stages{m_shown, m_sides[Before].stage, m_sides[After].stage} : stagesNow();
    const auto said = [](const Stage& stage) {
        QString text = tr("%1 samples and %2 features")
                           .arg(countText(stage.data->samples()), countText(stage.data->features()));
        if (std::isfinite(stage.low))
            text += tr(", values from %1 to %2").arg(valueText(stage.low), valueText(stage.high));
        if (stage.data->missingCount() > 0)
            text += tr(", %1 missing").arg(countText(stage.data->missingCount()));
        if (stage.filledCount > 0)
            text += tr(", %1 filled").arg(countText(stage.filledCount));
        return text;
    };
    QString text = subject() + QStringLiteral(". ") +
                   tr("Before: %1. After: %2.").arg(said(*stages.before), said(*stages.after));
    if (!m_readOut.isEmpty())
        text += QLatin1Char(' ') + m_readOut.text() + QLatin1Char('.');
    return text;
}

QString PreparationView::toCsv() const
{
    if (!isApplicable())
        return {};
    const Stages stages = stagesNow();
    return preparationCsv(m_kind, *stages.before, *stages.after, *scene().preparation()->original);
}

}  // namespace fuzzylens::ui
