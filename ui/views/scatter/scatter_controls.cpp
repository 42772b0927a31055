// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scatter/scatter_controls.h"
#include "ui/views/scatter/membership_field.h"

#include "core/methods/method.h"
#include "ui/theme/core_text.h"
#include "ui/theme/menu_action.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/wrapped_tip.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <array>
#include <initializer_list>

namespace fuzzylens::ui {

namespace {

constexpr int buttonHeight = 24;
// More axes of distances and of probes are shown by a principal plane at first.
constexpr qsizetype mostSingleDistances = 2, mostSingleProbes = 4;

QString subscript(int number)
{
    QString digits = QString::number(number);
    for (QChar& digit : digits)
        digit = QChar(0x2080 + digit.digitValue());
    return digits;
}

/// A button with a small drawing in the colours of the palette.
class DrawnButton : public QToolButton
{
public:
    using Draw = void (*)(QPainter&, const QRectF&);

    DrawnButton(Draw draw, bool isDashed, QWidget* parent)
        : QToolButton(parent)
        , m_draw(draw)
        , m_isDashed(isDashed)
    {
        setFixedSize(inText(buttonHeight + 2), inText(buttonHeight));
        setCheckable(true);
        setAutoRaise(true);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme theme =
            Theme::of(parentWidget()->palette());  // a style sheet makes the button's own transparent
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.field);
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
        }
        QPen pen(isChecked() ? theme.accent : theme.muted, hasFocus() ? 2.0 : 1.4);
        if (m_isDashed)
            pen.setDashPattern({2.2, 1.6});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        m_draw(painter, QRectF(rect()).adjusted(7, 7, -7, -7));
    }

private:
    Draw m_draw;
    bool m_isDashed;
};

void drawBox(QPainter& painter, const QRectF& box)
{
    painter.drawRect(box);
}

void drawLoop(QPainter& painter, const QRectF& box)
{
    QPainterPath loop(QPointF(box.left(), box.center().y()));
    loop.cubicTo(box.topLeft() + QPointF(0, -2), box.topRight() + QPointF(4, -2),
                 QPointF(box.right() - 1, box.center().y()));
    loop.cubicTo(box.bottomRight() + QPointF(-3, 4), box.bottomLeft() + QPointF(0, 4),
                 QPointF(box.left(), box.center().y()));
    painter.drawPath(loop);
}

void drawEnds(QPainter& painter, std::initializer_list<QPointF> ends)
{
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    for (const QPointF& end : ends)
        painter.drawEllipse(end, 2.6, 2.6);
}

void drawPair(QPainter& painter, const QRectF& box)
{
    painter.drawLine(box.bottomLeft(), box.topRight());
    drawEnds(painter, {box.bottomLeft(), box.topRight()});
}

void drawTriangle(QPainter& painter, const QRectF& box)
{
    const QPointF top(box.center().x(), box.top());
    painter.drawPolygon(QPolygonF{box.bottomLeft(), top, box.bottomRight()});
    drawEnds(painter, {box.bottomLeft(), top, box.bottomRight()});
}

/// Markers of several sizes and shapes.
void drawMarkers(QPainter& painter, const QRectF& box)
{
    painter.drawEllipse(box.bottomLeft() + QPointF(1.5, -1.5), 1.8, 1.8);
    painter.drawEllipse(box.bottomRight() + QPointF(-2.5, -2.5), 3, 3);
    painter.drawPolygon(
        QPolygonF{box.topLeft() + QPointF(1, 5), box.topLeft() + QPointF(4, -1), box.topLeft() + QPointF(7, 5)});
}

/// Most of a circle that ends in an arrow.
void drawTurn(QPainter& painter, const QRectF& box)
{
    painter.drawArc(box, 60 * 16, 300 * 16);
    const QPointF tip(box.right() + 1, box.center().y());
    painter.drawPolyline(QPolygonF{tip + QPointF(-4, -2.5), tip, tip + QPointF(2.5, -4)});
}

}  // namespace

ScatterControls::ScatterControls(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("scatter.controls"));
    setAccessibleName(tr("Scatter plot controls"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_axes = addButton(QStringLiteral("scatter.axes"), QString(),
                       tr("Choose the coordinates of the plot and their scale"));
    m_axes->setPopupMode(QToolButton::InstantPopup);
    m_axes->setMenu(new QMenu(m_axes));
    keepMnemonics(*m_axes->menu());
    addMarkerButton();
    m_faded = addButton(QStringLiteral("scatter.faded"), tr("fade"),
                        tr("Samples fade as the entropy of their memberships grows"));
    m_faded->setCheckable(true);
    connect(m_faded, &QToolButton::toggled, this, &ScatterControls::fadingChanged);
    addGraphButton();
    addDragButtons();
    setDragAction(DragAction::Rectangle);
    setOffersPairs(false);
    offerTurning();
    showChoice();
}

void ScatterControls::addMarkerButton()
{
    m_markers = new DrawnButton(drawMarkers, false, this);
    m_markers->setObjectName(QStringLiteral("scatter.markers"));
    m_markers->setCheckable(false);
    m_markers->setAccessibleName(tr("Colour, size and shape"));
    m_markers->setToolTip(
        wrappedTip(tr("Choose the variables shown by the colour, size and shape of the markers")));
    m_markers->setPopupMode(QToolButton::InstantPopup);
    m_markers->setMenu(new QMenu(m_markers));
    keepMnemonics(*m_markers->menu());
    layout()->addWidget(m_markers);
}

QMenu& ScatterControls::markerMenu() const
{
    return *m_markers->menu();
}

void ScatterControls::addGraphButton()
{
    m_graph = new DrawnButton(drawTriangle, false, this);
    m_graph->setObjectName(QStringLiteral("scatter.graph"));
    m_graph->setAccessibleName(tr("Show the graph of the samples"));
    m_graph->setToolTip(
        wrappedTip(tr("Draw lines between samples that are neighbours in the graph (E). Stronger lines mean more "
                      "similar samples; point at a sample to see only its lines.")));
    m_graph->hide();
    layout()->addWidget(m_graph);
    connect(m_graph, &QToolButton::toggled, this, &ScatterControls::graphChanged);
}

void ScatterControls::addDragButtons()
{
    addDragButton(
        QStringLiteral("scatter.turn"), DragAction::Turn, tr("Rotate the plot"),
        tr("Drag, or press Shift and the arrow keys, to rotate the three axes. Shift-drag selects a rectangle."));
    addDragButton(QStringLiteral("scatter.rectangle"), DragAction::Rectangle, tr("Select by rectangle"),
                  tr("Drag selects a rectangle. Shift adds, Alt subtracts."));
    addDragButton(QStringLiteral("scatter.lasso"), DragAction::Lasso, tr("Select by lasso"),
                  tr("Drag draws a lasso. Shift adds, Alt subtracts."));
    addDragButton(QStringLiteral("scatter.mustLink"), DragAction::MustLink, tr("Draw must-links"),
                  tr("Drag from one sample to another to add a must-link; hold Alt or Ctrl to add a cannot-link. "
                     "Two lassos in a row link every sample of the first with every sample of the second."));
    addDragButton(QStringLiteral("scatter.cannotLink"), DragAction::CannotLink, tr("Draw cannot-links"),
                  tr("Drag from one sample to another to add a cannot-link. Two lassos in a row add a cannot-link "
                     "from every sample of the first to every sample of the second."));
}

QToolButton* ScatterControls::addButton(const QString& name, const QString& text, const QString& help)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setToolTip(help);
    button->setAutoRaise(true);
    button->setFixedHeight(inText(buttonHeight));
    layout()->addWidget(button);
    return button;
}

QToolButton* ScatterControls::addDragButton(const QString& name, DragAction action, const QString& title,
                                            const QString& help)
{
    static constexpr std::array draw = {drawTurn, drawBox, drawLoop, drawPair, drawPair};  // as DragAction
    const bool isDashed = action != DragAction::Turn && action != DragAction::MustLink;
    auto* button = new DrawnButton(draw[std::size_t(action)], isDashed, this);
    button->setObjectName(name);
    button->setAccessibleName(title);
    button->setToolTip(wrappedTip(help));
    m_dragButtons.push_back(button);
    button->setAutoExclusive(true);
    layout()->addWidget(button);
    connect(button, &QToolButton::toggled, this, [this, action](bool on) {
        if (on)
            emit dragActionChanged(action);
    });
    return button;
}

void ScatterControls::setDragAction(DragAction action)
{
    m_dragButtons[std::size_t(action)]->setChecked(true);
}

bool ScatterControls::pressKey(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier)
        return false;
    const auto choose = [this](DragAction action) {
        if (!m_dragButtons[std::size_t(action)]->isHidden())
            setDragAction(action);
    };
    switch (event.key()) {
    case Qt::Key_E:
        setShowsGraph(m_hasGraph && !showsGraph());
        return true;
    case Qt::Key_F:
        m_faded->toggle();
        return true;
    case Qt::Key_2:
    case Qt::Key_3:
        setSolid(event.key() == Qt::Key_3);
        return true;
    case Qt::Key_R:
        choose(DragAction::Rectangle);
        return true;
    case Qt::Key_O:
        choose(DragAction::Lasso);
        return true;
    case Qt::Key_T:
        choose(DragAction::Turn);
        return true;
    default:
        return false;
    }
}

void ScatterControls::setOffersPairs(bool offers)
{
    const std::array pairActions = {DragAction::MustLink, DragAction::CannotLink};
    for (const DragAction action : pairActions) {
        QToolButton* button = m_dragButtons[std::size_t(action)];
        if (!offers && button->isChecked())
            setDragAction(DragAction::Rectangle);
        button->setVisible(offers);
    }
}

/// With three axes a drag turns them at first; without, it cannot.
void ScatterControls::offerTurning()
{
    QToolButton* turn = m_dragButtons[std::size_t(DragAction::Turn)];
    turn->setVisible(isSolid());
    if (isSolid() == m_wasSolid)
        return;
    m_wasSolid = isSolid();
    if (m_wasSolid)
        setDragAction(DragAction::Turn);
    else if (turn->isChecked())
        setDragAction(DragAction::Rectangle);
}

/// Three axes, or two; no effect if the embedding has fewer than three.
void ScatterControls::setSolid(bool isSolid)
{
    AxisChoice next = m_choice;
    next.solid = isSolid;
    next.principal = next.data = next.simplex = false;
    if (isSolid != this->isSolid() && m_axisNames.size() > 2)
        setChoice(next);
}

bool ScatterControls::showsGraph() const
{
    return m_hasGraph && m_graph->isChecked();
}

void ScatterControls::setShowsGraph(bool shows)
{
    m_graph->setChecked(shows);
}

bool ScatterControls::fadesUncertain() const
{
    return m_faded->isChecked();
}

void ScatterControls::setFit(const Fit& fit)
{
    const Outcome& outcome = fit.result->outcome;
    QStringList names;
    for (int axis = 0; axis < int(outcome.embedding.cols()); ++axis)
        names << shownText(axisName(outcome, axis));
    QStringList clusters;
    for (int cluster = 0; cluster < fit.clusters(); ++cluster)
        clusters << fit.shownCluster(cluster);
    const bool hasTraining = outcome.embeddingTraining.size() > 0;
    const bool hasData = hasDataPlane(fit);
    const bool areProbes = !outcome.probes.empty();
    const MethodDescription* known = findMethod(fit.result->method);
    const bool hasField = known && known->membershipRule && embedsDistances(outcome);
    const bool hasPrediction = PredictedGrid::isPossible(fit);
    const bool isPlaneOfFeatures = hasData && fit.steps->plane->isOfFeatures();
    m_hasGraph = !outcome.graph.empty();
    m_graph->setVisible(m_hasGraph);
    AxisChoice usual = m_choice;
    m_isChosen = m_isChosen && (areProbes == m_areProbes || m_choice.data || m_choice.simplex);
    if (!m_isChosen) {
        usual.data = isPlaneOfFeatures;
        usual.principal = !usual.data && ((areProbes && names.size() > mostSingleProbes) ||
                                          (embedsDistances(outcome) && names.size() > mostSingleDistances));
    }
    if (usual == m_choice && names == m_axisNames && clusters == m_clusterNames && hasTraining == m_hasTraining &&
        hasData == m_hasData && isPlaneOfFeatures == m_isPlaneOfFeatures && areProbes == m_areProbes &&
        hasField == m_hasField && hasPrediction == m_hasPrediction && hasClassShares(fit) == m_hasClassShares)
        return;
    m_hasClassShares = hasClassShares(fit);
    m_hasField = hasField;
    m_hasPrediction = hasPrediction;
    m_choice = usual;
    if (m_isChosen && areProbes && m_areProbes)
        followProbes(names);
    m_areProbes = areProbes;
    m_name = embeddingName(outcome);
    m_showsDifferences = showsDifferences(outcome);
    m_hasData = hasData;
    m_isPlaneOfFeatures = isPlaneOfFeatures;
    m_axisNames = names;
    m_clusterNames = clusters;
    m_hasTraining = hasTraining;
    if (m_choice.x >= names.size() || m_choice.y >= names.size())
        m_choice.x = 0, m_choice.y = 1;
    m_choice.training = m_choice.training && hasTraining;
    m_choice.principal = m_choice.principal && names.size() > 1;
    m_choice.simplex = m_choice.simplex && clusters.size() > 1;
    fillMenu();
    showChoice();
    offerTurning();
}

/// Chosen axes stay with the same probes if these still exist.
void ScatterControls::followProbes(const QStringList& names)
{
    const auto place = [&](int axis) { return int(names.indexOf(m_axisNames.value(axis))); };
    const int x = place(m_choice.x), y = place(m_choice.y);
    const auto firstBut = [](int other) { return other == 0 ? 1 : 0; };
    m_choice.x = x >= 0 ? x : firstBut(y);
    m_choice.y = y >= 0 ? y : firstBut(m_choice.x);
}

void ScatterControls::setChoice(const AxisChoice& choice)
{
    if (choice == m_choice)
        return;
    AxisChoice sameAxes = choice;
    sameAxes.scale = m_choice.scale;
    sameAxes.field = m_choice.field;
    sameAxes.kernels = m_choice.kernels;
    m_isChosen = m_isChosen || !(sameAxes == m_choice);
    const bool isOtherScale = choice.scale != m_choice.scale;
    m_choice = choice;
    fillMenu();
    showChoice();
    offerTurning();
    if (isOtherScale)
        emit scaleChanged(choice.scale);
    emit choiceChanged();
}

void ScatterControls::fillMenu()
{
    QMenu* menu = m_axes->menu();
    clearMenu(*menu);
    const int axes = int(m_axisNames.size()), clusters = int(m_clusterNames.size());
    const bool isOfThree = isSolid() || (m_choice.simplex && m_choice.solid && clusters > 3);
    if (isOfThree || (axes > 2 && !m_choice.simplex)) {
        addAxes(menu, m_choice.simplex ? tr("First cluster") : tr("Horizontal axis"), &AxisChoice::x);
        addAxes(menu, m_choice.simplex ? tr("Second cluster") : tr("Vertical axis"), &AxisChoice::y);
        if (isOfThree)
            addAxes(menu, m_choice.simplex ? tr("Third cluster") : tr("Third axis"), &AxisChoice::z);
        menu->addSeparator();
    }
    AxisChoice axesChoice = m_choice;
    axesChoice.principal = axesChoice.data = axesChoice.solid = axesChoice.simplex = false;
    addChoice(menu, axes == 1 ? tr("Axis of %1").arg(m_name) : tr("Axes of %1").arg(m_name), axesChoice);
    if (axes > 2) {
        axesChoice.solid = true;
        addChoice(menu, tr("Three axes of %1, rotatable").arg(m_name), axesChoice);
        menu->actions().last()->setObjectName(QStringLiteral("scatter.solid"));
    }
    if (axes > 1) {
        AxisChoice principal = m_choice;
        principal.principal = true;
        principal.data = principal.simplex = false;
        addChoice(menu,
                  m_showsDifferences ? tr("Principal components of the distance differences")
                                     : tr("Principal components of %1").arg(m_name),
                  principal);
    }
    if (m_hasData) {
        AxisChoice features = m_choice;
        features.data = true;
        features.principal = features.training = features.simplex = false;
        addChoice(menu,
                  m_isPlaneOfFeatures ? tr("The two features themselves")
                                      : tr("Principal components of the features"),
                  features);
    }
    if (clusters > 1) {
        AxisChoice simplex = m_choice;
        simplex.simplex = true;
        simplex.data = simplex.principal = simplex.solid = simplex.training = false;
        addChoice(menu, clusters == 2 ? tr("Memberships, as a line") : tr("Memberships, as a polygon"), simplex);
        menu->actions().last()->setObjectName(QStringLiteral("scatter.simplex"));
        if (clusters > 3) {
            simplex.solid = true;
            addChoice(menu, tr("Memberships in three clusters, as a triangle"), simplex);
        }
    }
    menu->addSeparator();
    addScale(menu, tr("Scale chosen automatically"), std::nullopt);
    addScale(menu, tr("Linear scale"), AxisScale::Kind::Linear);
    addScale(menu, tr("Square-root scale"), AxisScale::Kind::SquareRoot);
    addScale(menu, tr("Logarithmic scale"), AxisScale::Kind::Logarithmic);
    menu->addSeparator();
    AxisChoice background = m_choice;
    background.field = !m_choice.field;
    addChoice(menu, tr("Memberships or predictions as the background"), background);
    menu->actions().last()->setObjectName(QStringLiteral("scatter.field"));
    const bool offersField = m_hasField || (m_choice.data && m_hasPrediction);
    menu->actions().last()->setChecked(m_choice.field && offersField);
    menu->actions().last()->setEnabled(offersField);
    AxisChoice kernels = m_choice;
    kernels.kernels = !m_choice.kernels;
    addChoice(menu, tr("Background of the clusters: normalised kernels"), kernels);
    menu->actions().last()->setObjectName(QStringLiteral("scatter.kernels"));
    menu->actions().last()->setChecked(m_choice.kernels);
    menu->actions().last()->setEnabled(offersField && m_choice.field && m_hasClassShares);
    if (m_hasTraining && !m_choice.simplex && !(m_choice.data && m_hasData)) {
        QAction* training = menu->addAction(tr("With label term (training coordinates)"));
        training->setObjectName(QStringLiteral("scatter.training"));
        training->setCheckable(true);
        training->setChecked(m_choice.training);
        training->setStatusTip(
            tr("Adds the loss of each sample's own label, so that even random labels look separated"));
        connect(
            training, &QAction::triggered, this,
            [this](bool on) {
                AxisChoice next = m_choice;
                next.training = on;
                setChoice(next);
            },
            Qt::QueuedConnection);
    }
}

void ScatterControls::addScale(QMenu* menu, const QString& text, std::optional<AxisScale::Kind> scale)
{
    AxisChoice next = m_choice;
    next.scale = scale;
    addChoice(menu, text, next);
    menu->actions().last()->setObjectName(QStringLiteral("scatter.scale.%1").arg(scale ? int(*scale) : -1));
}

void ScatterControls::addAxes(QMenu* menu, const QString& title, int AxisChoice::*axis)
{
    QMenu* axes = menu->addMenu(title);
    // There may be an axis for every sample.
    connect(axes, &QMenu::aboutToShow, this, [this, axes, axis] { fillAxes(axes, axis); });
    keepMnemonics(*axes);
}

void ScatterControls::fillAxes(QMenu* axes, int AxisChoice::*axis)
{
    axes->clear();
    const QStringList& names = m_choice.simplex ? m_clusterNames : m_axisNames;
    for (int index = 0; index < int(names.size()); ++index) {
        AxisChoice next = m_choice;
        next.principal = next.data = false;
        for (int AxisChoice::*const other : {&AxisChoice::x, &AxisChoice::y, &AxisChoice::z})
            if (other != axis && index == next.*other)
                next.*other = m_choice.*axis;  // swap rather than show one axis twice
        next.*axis = index;
        addChoice(axes, names[index], next);
    }
}

void ScatterControls::addChoice(QMenu* menu, const QString& text, const AxisChoice& choice)
{
    QAction* action = menu->addAction(text);
    action->setCheckable(true);
    action->setChecked(choice == m_choice);
    // The menu is filled again meanwhile, so the change waits until it has closed.
    connect(
        action, &QAction::triggered, this, [this, choice] { setChoice(choice); }, Qt::QueuedConnection);
}

void ScatterControls::showChoice()
{
    QString text = m_choice.simplex             ? tr("memberships")
                   : m_choice.data && m_hasData ? tr("data")
                   : m_choice.principal         ? tr("PCA")
                   : isSolid()                  ? tr("3 axes")
                   : m_axisNames.size() == 1
                       ? QStringLiteral("d₁")
                       : QStringLiteral("d%1 × d%2").arg(subscript(m_choice.x + 1), subscript(m_choice.y + 1));
    if (m_choice.scale == AxisScale::Kind::SquareRoot)
        text += tr(" · √");
    else if (m_choice.scale == AxisScale::Kind::Logarithmic)
        text += tr(" · log");
    if (m_choice.training)
        text += tr(" + labels");
    m_axes->setText(text + QStringLiteral(" ▾"));
    m_axes->setAccessibleName(tr("Axes: %1").arg(text));
}

}  // namespace fuzzylens::ui
