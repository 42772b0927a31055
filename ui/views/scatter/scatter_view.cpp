// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/scatter/cluster_colors.h"

#include "ui/plot/number_format.h"
#include "ui/scene/sample_attribute.h"
#include "ui/views/scatter/attribute_menu.h"
#include "ui/views/scatter/constraint_tool.h"
#include "ui/views/scatter/hover_card.h"
#include "ui/views/scatter/legend_strip.h"
#include "ui/views/scatter/probe_tool.h"
#include "ui/views/scatter/projected_content.h"
#include "ui/views/scatter/region.h"
#include "ui/views/scatter/scatter_canvas.h"
#include "ui/views/scatter/scatter_csv.h"
#include "ui/views/scatter/scatter_figure.h"
#include "ui/views/scatter/selection_tool.h"
#include "ui/views/scatter/uncertainty.h"
#include "ui/views/scatter/zoom_tool.h"

#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace fuzzylens::ui {

namespace {
constexpr int idleMilliseconds = 350;  // without a new fit, before the ranges shrink
constexpr qsizetype mostSpokenClasses = 12;

/// "• 0.51 to ● 1 largest membership"
QString sizeKey(const PointSizes& sizes, const QString& name)
{
    return QStringLiteral("• %1 … ● %2  %3").arg(plainNumber(sizes.lowest), plainNumber(sizes.highest), name);
}

}  // namespace

ScatterView::ScatterView(Scene& scene, QWidget* parent)
    : View(scene, parent)
    , m_controls(new ScatterControls(this))
    , m_legend(new LegendStrip(this))
    , m_markerLegend(new LegendStrip(this))
    , m_canvas(new ScatterCanvas(this))
    , m_gestures(new ScatterGestures(m_canvas))
    , m_card(new HoverCard(m_canvas))
{
    setObjectName(QStringLiteral("scatter"));
    setAccessibleName(title());
    m_canvas->setAccessibleName(tr("Scatter plot of the samples"));
    m_canvas->setToolTip(QString());
    setFocusProxy(m_canvas);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_legend);
    layout->addWidget(m_markerLegend);
    layout->addWidget(m_canvas, 1);
    const ScatterContext context{scene, *m_canvas, *m_controls, *m_gestures, *m_card};
    m_zoom = new ZoomTool(context, this);
    m_rotation = new RotationTool(context, this);
    m_constraints = new ConstraintTool(context, this);
    m_selection = new SelectionTool(context, this);
    auto* probes = new ProbeTool(context, this);
    connect(probes, &ProbeTool::explanationRequested, this,
            [this] { emit viewRequested(QStringLiteral("explanation")); });
    m_tools = {m_zoom, m_rotation, m_constraints, probes, m_selection};
    layout->addWidget(m_constraints->hint());
    m_controls->hide();  // until a card shows them
    m_markerLegend->setObjectName(QStringLiteral("scatter.markerLegend"));
    m_markerLegend->setAccessibleName(tr("Legend of sizes and shapes"));
    m_markerLegend->hide();
    using Use = AttributeMenu::Use;
    for (const Use use : {Use::Colour, Use::Size, Use::Shape})
        m_controls->markerMenu().addMenu(new AttributeMenu(use, scene, *this, &m_controls->markerMenu()));
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &ScatterView::finishUpdates);
    connectScene();
    connectTools();
    m_prediction.onFinished(this, [this](quint64, const PredictedGridPtr& grid) {
        m_grid = grid;
        refresh();
    });
    connect(&m_prediction, &JobBase::failed, this, [this] {
        m_grid.reset();
        refresh();
    });
    m_wasApplicable = isApplicable();
    refresh();
}

void ScatterView::connectScene()
{
    connect(&scene(), &Scene::fitChanged, this, [this] {
        updateApplicability();
        refresh();
    });
    connect(&scene(), &Scene::colouringChanged, this, &ScatterView::refresh);
    connect(&scene(), &Scene::membershipKindChanged, this, &ScatterView::refresh);
    connect(&scene(), &Scene::projectionChanged, this, &ScatterView::updateProjection);
    connect(&scene().selection(), &SampleSelection::changed, this, [this] {
        if (canUpdate())
            m_canvas->setSelected(scene().selection().selected());
    });
    connect(&scene().selection(), &SampleSelection::hoveredChanged, this, [this](int sample) {
        if (isVisible() && !m_isStale)
            m_selection->showCursor(sample);
    });
    connect(&scene().pairs(), &PairMarks::changed, this, &ScatterView::updatePairs);
    connect(&scene().pairs(), &PairMarks::selectionChanged, this, &ScatterView::updateSelectedPairs);
    connect(&scene().probes(), &ProbeMarks::changed, this, &ScatterView::updateProbes);
    connect(&scene(), &Scene::leftOutClassesChanged, this, &ScatterView::updateRings);
}

void ScatterView::connectTools()
{
    connect(m_controls, &ScatterControls::choiceChanged, this, &ScatterView::refresh);
    connect(m_controls, &ScatterControls::scaleChanged, this, &ScatterView::axisScaleChanged);
    connect(m_controls, &ScatterControls::fadingChanged, this, &ScatterView::refresh);
    connect(m_controls, &ScatterControls::graphChanged, this, &ScatterView::refresh);
    connect(m_controls, &ScatterControls::dragActionChanged, this, [this](DragAction action) {
        m_gestures->setDragAction(action);
        m_constraints->updateHint();
    });
    connect(m_legend, &LegendStrip::classClicked, this, [this](int classIndex, SelectMode mode) {
        m_selection->selectClass(scene().colouring().codes, classIndex, mode);
    });
    connect(m_markerLegend, &LegendStrip::classClicked, this, [this](int classIndex, SelectMode mode) {
        m_selection->selectClass(m_canvas->content().shaping->codes, classIndex, mode);
    });
    connect(m_selection, &SelectionTool::sampleSelected, this,
            [this] { emit viewSuggested(QStringLiteral("explanation")); });
    connect(m_rotation, &RotationTool::turnChanged, this, &ScatterView::updateTurn);
    connect(m_gestures, &ScatterGestures::pointed, this, [this](const QPointF& pixel) {
        for (ScatterTool* tool : m_tools)
            tool->pointAt(pixel);
    });
    connect(m_gestures, &ScatterGestures::clicked, this,
            [this](const QPointF& pixel, Qt::KeyboardModifiers modifiers) {
                for (ScatterTool* tool : m_tools)
                    if (tool->click(pixel, selectMode(modifiers)))
                        return;
            });
    connect(m_gestures, &ScatterGestures::bandFinished, this,
            [this](const QPolygonF& band, Qt::KeyboardModifiers modifiers) {
                const std::vector<int> samples = samplesInBand(band);
                for (ScatterTool* tool : m_tools)
                    if (tool->finishBand(samples, modifiers))
                        return;
            });
    connect(m_gestures, &ScatterGestures::resetRequested, this, &ScatterView::resetZoom);
}

bool ScatterView::event(QEvent* event)
{
    // Keys that the plot handles are not shortcuts of the window while it has the focus.
    if (event->type() == QEvent::ShortcutOverride && m_canvas->hasFocus()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        static constexpr std::array plain = {Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,     Qt::Key_Down,
                                             Qt::Key_0,      Qt::Key_Return,   Qt::Key_Enter,  Qt::Key_Escape,
                                             Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_M,
                                             Qt::Key_C,      Qt::Key_G,        Qt::Key_P,      Qt::Key_N,
                                             Qt::Key_L,      Qt::Key_E,        Qt::Key_2,      Qt::Key_3};
        if (key.modifiers() == Qt::NoModifier && std::find(plain.begin(), plain.end(), key.key()) != plain.end())
            event->accept();
        else if (key.modifiers() == Qt::ShiftModifier && key.key() >= Qt::Key_Left && key.key() <= Qt::Key_Down)
            event->accept();
        else if (key.modifiers() == Qt::ControlModifier && (key.key() == Qt::Key_A || key.key() == Qt::Key_I))
            event->accept();
    }
    return View::event(event);
}

void ScatterView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_0)
        return resetZoom();
    if ((event->key() == Qt::Key_Escape && m_gestures->cancel()) || m_controls->pressKey(*event))
        return;
    for (ScatterTool* tool : m_tools)
        if (tool->pressKey(*event))
            return;
    View::keyPressEvent(event);
}

std::vector<int> ScatterView::samplesInBand(const QPolygonF& band) const
{
    QPolygonF outline;
    for (const QPointF& pixel : band)
        outline << m_canvas->coordinatesOf(pixel);
    const ScatterCoordinates& at = m_canvas->content().coordinates;
    if (m_gestures->dragAction() == DragAction::Rectangle)
        return samplesIn(outline.boundingRect(), at.x, at.y);
    return samplesIn(outline, at.x, at.y);
}

void ScatterView::updateApplicability()
{
    if (isApplicable() == m_wasApplicable)
        return;
    m_wasApplicable = !m_wasApplicable;
    emit applicabilityChanged();
}

void ScatterView::refresh()
{
    m_isStale = true;
    if (isVisible())
        rebuild();
}

/// Asks for what a method predicts in the plane, where no rule says it.
void ScatterView::predictGrid()
{
    const FitPtr& fit = scene().fit();
    const MethodDescription* known = findMethod(fit->result->method);
    const bool isAsked = axisChoice().field && axisChoice().data && PredictedGrid::isPossible(*fit) &&
                         !(known->membershipRule && embedsDistances(fit->result->outcome));
    const FitPtr before = m_predictedFit.lock();
    if (before == fit)
        return;
    if (!isAsked || !before || before->result->method != fit->result->method ||
        before->result->samples != fit->result->samples) {
        m_grid.reset();
        m_predictedFit.reset();
    }
    if (!isAsked)
        return m_prediction.cancel();
    m_predictedFit = fit;
    static_cast<void>(m_prediction.request([fit](const Progress&) { return PredictedGrid::of(*fit); }));
}

void ScatterView::rebuild()
{
    m_isStale = false;
    m_shownFit = scene().fit();
    if (isApplicable()) {
        m_controls->setFit(*scene().fit());
        predictGrid();
    }
    m_canvas->setContent(makeContent(theme()), scene().selection().selected());
    m_canvas->setProjected(makeProjected(m_canvas->content(), theme()));
    m_constraints->update();
    m_zoom->updateRanges();
    updateLegend();
    m_canvas->holdNames();
    m_canvas->replotSoon();
    m_selection->updateCard();
    m_idleTimer.start();
}

void ScatterView::rebuildIfStale() const
{
    if (m_isStale)
        const_cast<ScatterView*>(this)->rebuild();  // the picture is a cache of the scene
}

void ScatterView::setSizing(std::optional<Colouring> sizing)
{
    m_sizing = std::move(sizing);
    refresh();
}

void ScatterView::setShaping(std::optional<Colouring> shaping)
{
    m_shaping = std::move(shaping);
    refresh();
}

std::optional<Colouring> ScatterView::shownSizing() const
{
    std::optional<Colouring> sizing = m_sizing ? sampleAttribute(scene(), *m_sizing) : std::nullopt;
    return sizing && !sizing->numbers.empty() ? sizing : std::nullopt;
}

std::optional<Colouring> ScatterView::shownShaping() const
{
    std::optional<Colouring> shaping = m_shaping ? sampleAttribute(scene(), *m_shaping) : std::nullopt;
    return shaping && !shaping->classes.isEmpty() ? shaping : std::nullopt;
}

ScatterContent ScatterView::makeContent(const Theme& theme) const
{
    ScatterContent content;
    if (!isApplicable())
        return content;
    const Fit& fit = *scene().fit();
    content.coordinates =
        ScatterCoordinates::of(fit, axisChoice(), m_canvas->content().coordinates.plane, scene().membershipKind());
    if (axisChoice().field)
        content.field = MembershipField::of(fit, axisChoice(), content.coordinates, theme);
    if (axisChoice().field && !content.field && content.coordinates.isData && m_grid)
        content.field = MembershipField::of(fit, m_grid, content.coordinates.scale, theme);
    if (content.coordinates.isData && hasClassShares(fit)) {
        content.prototypes = fit.result->outcome.labelPrototypes;
        content.classColors = classColors(fit, theme);
    }
    for (int cluster = 0; cluster < int(content.coordinates.centres.size()); ++cluster)
        content.centreNames << fit.shownCluster(cluster);
    content.pairs = PairPicture::of(scene().pairs());
    content.probes = ProbePicture::of(scene().probes());
    if (content.coordinates.simplex)
        for (const int cluster : content.coordinates.simplex->clusters)
            content.cornerColors.push_back(clusterColors(fit, theme)[std::size_t(cluster)]);
    content.sizing = shownSizing();
    content.shaping = shownShaping();
    content.styles =
        PointStyles::of(scene().colouring(), fit.samples(), theme, content.shaping ? &*content.shaping : nullptr);
    if (content.sizing) {
        content.sizes = PointSizes::of(*content.sizing, fit.samples());
        content.orderBySize();
    }
    content.ringed = scene().misclassified();
    content.diameter = markerDiameter(fit.samples());
    content.dimensions = int(fit.result->outcome.embedding.cols());
    const Eigen::MatrixXd& memberships = scene().memberships();
    if (m_controls->fadesUncertain() && memberships.rows() == fit.samples())
        for (const double entropy : relativeEntropy(memberships))
            content.opacity.push_back(ScatterContent::levelOf(entropy));
    if (content.coordinates.solid)
        content.turnTo(turn(), content.opacity.empty());
    if (m_controls->showsGraph())
        content.graph = GraphPicture::of(fit.result->outcome.graph);
    return content;
}

ScatterContent ScatterView::makeProjected(const ScatterContent& content, const Theme& theme) const
{
    return projectedContent(scene().projection(), content, axisChoice(), scene().colouring(), theme);
}

bool ScatterView::canUpdate()
{
    m_isStale = m_isStale || !isVisible();
    return !m_isStale;
}

void ScatterView::updateProjection()
{
    if (!canUpdate())
        return;
    m_canvas->setProjected(makeProjected(m_canvas->content(), theme()));
    m_zoom->updateRanges();
    updateLegend();
    m_canvas->replotSoon();
    m_idleTimer.start();
}

void ScatterView::updatePairs()
{
    if (!canUpdate() || !showsPresentFit())
        return;
    m_canvas->setPairs(isApplicable() ? PairPicture::of(scene().pairs()) : PairPicture{});
    m_constraints->update();
    m_canvas->replotSoon();
    m_idleTimer.start();
}

void ScatterView::updateSelectedPairs()
{
    if (!canUpdate() || !showsPresentFit())
        return;
    m_canvas->setSelectedPairs(scene().pairs().selected());
    m_canvas->replotSoon();
}

void ScatterView::updateRings()
{
    if (!canUpdate() || !showsPresentFit())
        return;
    if (m_shaping && m_shaping->isOfResult())
        return refresh();  // the predictions may determine the shapes
    m_canvas->setRinged(isApplicable() ? scene().misclassified() : std::vector<int>());
    updateLegend();
    m_canvas->replotSoon();
    m_selection->updateCard();
}

void ScatterView::updateProbes()
{
    if (!canUpdate() || !showsPresentFit())
        return;
    m_canvas->setProbes(isApplicable() ? ProbePicture::of(scene().probes()) : ProbePicture{});
    m_legend->setProbes(m_canvas->content().probes);
    m_selection->updateCard();
    m_idleTimer.start();
}

void ScatterView::updateTurn()
{
    if (m_isStale || !m_canvas->content().coordinates.solid)
        return;
    m_card->hide();
    m_canvas->turnTo(turn(), !m_controls->fadesUncertain());
    m_canvas->replotSoon();
    m_idleTimer.start();  // announced to screen readers when the rotation stops
}

void ScatterView::finishUpdates()
{
    m_canvas->setAccessibleDescription(description());
    if (m_canvas->content().samples() == 0 || !scene().fit() || scene().fit()->preview)
        return;
    m_zoom->shrinkRanges();
    m_canvas->settleNames();
}

void ScatterView::setAxisScale(std::optional<AxisScale::Kind> scale)
{
    AxisChoice next = axisChoice();
    next.scale = scale;
    setAxisChoice(next);
}

void ScatterView::resetZoom()
{
    if (m_canvas->content().samples() > 0)
        setTurn({});
    m_zoom->reset();
}

void ScatterView::fitAxes()
{
    rebuildIfStale();
    if (m_canvas->content().samples() > 0)
        m_zoom->shrinkRanges();
}

void ScatterView::updateLegend()
{
    const Colouring& colouring = scene().colouring();
    const PointStyles& styles = m_canvas->content().styles;
    if (colouring.byClass())
        m_legend->setClasses(colouring, m_canvas->content().shaping ? LegendPart::Colours : LegendPart::Markers);
    else
        m_legend->setNumbers(colouring.name, styles.lowest, styles.highest);
    if (m_canvas->content().coordinates.isTraining)
        m_legend->setNote(tr("training coordinates"),
                          tr("The loss of each sample's own label is part of the coordinates, so that even random "
                             "labels look separated."));
    else if (const std::size_t wrong = m_canvas->content().ringed.size(); wrong > 0)
        m_legend->setNote(
            tr("○ misclassified"),
            tr("%n sample(s) misclassified in cross-validation, that is, by models fitted without them", nullptr,
               int(wrong)) +
                QLatin1Char('\n') + scene().misclassifiedNames());
    else
        m_legend->setNote({}, {});
    m_legend->setProbes(m_canvas->content().probes);
    const ProjectionPtr& projection = scene().projection();
    m_legend->setProjection(
        projection ? tr("projected: %1").arg(projection->name) : QString(),
        projection ? projectionHelp(*projection, m_canvas->content(), m_canvas->projected(), colouring)
                   : QString());
    updateMarkerLegend();
}

void ScatterView::updateMarkerLegend()
{
    const std::optional<Colouring>&sizing = m_canvas->content().sizing, &shaping = m_canvas->content().shaping;
    m_markerLegend->setVisible(sizing || shaping);
    m_markerLegend->setClasses(shaping.value_or(Colouring{}), LegendPart::Shapes);
    QStringList sentences;
    if (shaping)
        sentences << tr("Shape: %1").arg(shaping->name);
    QString note, help;
    if (sizing) {
        const PointSizes& sizes = m_canvas->content().sizes;
        note = sizeKey(sizes, sizing->name);
        sentences
            << tr("Size: %1, %2 to %3").arg(sizing->name, plainNumber(sizes.lowest), plainNumber(sizes.highest));
        help = sentences.back() + QStringLiteral(". ") + tr("Samples without a value have the smallest size.");
    }
    m_markerLegend->setNote(note, help);
    m_markerLegend->setAccessibleDescription(sentences.join(QStringLiteral(". ")));
    m_markerLegend->setToolTip(sentences.join(QLatin1Char('\n')));
}

void ScatterView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (m_isStale)
        rebuild();
}

void ScatterView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)
        return;
    refresh();
}

QString ScatterView::description() const
{
    if (!isApplicable())
        return tr("No samples to show.");
    const Fit& fit = *scene().fit();
    const QString name = scene().colouring().name;
    const ScatterCoordinates at = ScatterCoordinates::of(fit, axisChoice(), {}, scene().membershipKind());
    QString text = at.simplex ? tr("%n sample(s) plotted by their memberships in %1", nullptr, fit.samples())
                                    .arg(at.simplex->names.join(QStringLiteral(", ")))
                   : at.isStrip ? tr("%n sample(s) along %1", nullptr, fit.samples()).arg(at.xName)
                   : at.solid
                       ? tr("%n sample(s) plotted by %1, %2 and %3, viewed from azimuth %4° and elevation %5°",
                            nullptr, fit.samples())
                             .arg(at.xName, at.yName, at.zName)
                             .arg(turn().azimuth, 0, 'f', 0)
                             .arg(turn().elevation, 0, 'f', 0)
                       : tr("%n sample(s) plotted by %1 and %2", nullptr, fit.samples()).arg(at.xName, at.yName);
    if (!name.isEmpty())
        text += tr(", coloured by %1").arg(name);
    if (const auto sizing = shownSizing())
        text += tr(", sized by %1").arg(sizing->name);
    if (const auto shaping = shownShaping())
        text += tr(", shaped by %1").arg(shaping->name);
    QStringList classes;
    const std::vector<int> counts = classCounts(scene().colouring());
    for (qsizetype index = 0; index < scene().colouring().classes.size() && classes.size() < mostSpokenClasses;
         ++index)
        if (counts[std::size_t(index)] > 0)
            classes
                << QStringLiteral("%1 %2").arg(scene().colouring().classes[index]).arg(counts[std::size_t(index)]);
    if (!classes.isEmpty())
        text += QStringLiteral(" (%1)").arg(classes.join(QStringLiteral(", ")));
    if (!at.centres.empty())
        text += tr(", with the centres of %n cluster(s)", nullptr, int(at.centres.size()));
    if (scene().projection())
        text += tr(", and %n sample(s) of %1 projected (%2)", nullptr, scene().projection()->samples())
                    .arg(scene().projection()->name, scene().projection()->summary());
    if (m_controls->showsGraph())
        text += tr(", connected to their neighbours by %n line(s)", nullptr,
                   int(std::min(fit.result->outcome.graph.size(), std::size_t(GraphPicture::mostEdges))));
    if (!scene().misclassified().empty())
        text += tr(", %n of them misclassified in cross-validation", nullptr, int(scene().misclassified().size()));
    if (const PairMarks& pairs = scene().pairs(); !pairs.pairs().empty())
        text += tr(", %n constraint(s) between them, %1 violated", nullptr, int(pairs.pairs().size()))
                    .arg(pairs.violated());
    if (const ProbePicture probes = ProbePicture::of(scene().probes()); probes.probes > 0)
        text += probes.isSearching ? tr(", %n of them current probe(s) of the search", nullptr, probes.probes)
                                   : tr(", %n of them probe(s)", nullptr, probes.probes);
    if (at.isTraining)
        text += tr("; training coordinates, which contain the labels");
    return text + QLatin1Char('.');
}

QString ScatterView::subject() const
{
    const QString name = scene().colouring().name;
    return name.isEmpty() ? title() : tr("Samples, coloured by %1").arg(name);
}

void ScatterView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    rebuildIfStale();
    const ScatterContent content = makeContent(theme);
    const ScatterContent projected = makeProjected(content, theme);
    const QString projectedName = scene().projection() ? scene().projection()->name : QString();
    const ScatterFigure figure{
        content, projected,   projectedName, scene().colouring(), m_canvas->xRange(), m_canvas->yRange(),
        theme,   figureFont()};
    figure.paint(painter, area);
}

QString ScatterView::toCsv() const
{
    rebuildIfStale();
    if (!isApplicable())
        return {};
    return scatterCsv(*scene().fit(), scene().memberships(), scene().colouring(), m_canvas->content(),
                      scene().selection().selected()) +
           projectedCsv(scene().projection(), scene().colouring(), m_canvas->projected(), m_canvas->content());
}

}  // namespace fuzzylens::ui
