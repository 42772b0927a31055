// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explore_workspace.h"

#include "ui/views/scatter/scatter_view.h"
#include "ui/views/view.h"
#include "ui/views/view_factory.h"
#include "ui/workspaces/view_card.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QSplitter>

#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int restMilliseconds = 400;
const QString scaleKey = QStringLiteral("scatterScale");

}  // namespace

ExploreWorkspace::ExploreWorkspace(Scene& scene, QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("exploreWorkspace"));
    auto* left = new QSplitter(Qt::Vertical, this);
    left->addWidget(makeCard(scene, {"scatter", "samples"}));
    left->addWidget(makeCard(scene, {"expression", "objective", "annealing"}));
    left->setStretchFactor(0, 3);
    left->setStretchFactor(1, 2);
    left->setSizes({420, 270});
    auto* right = new QSplitter(Qt::Vertical, this);
    right->addWidget(makeCard(scene, {"weights", "values", "features"}));
    right->addWidget(
        makeCard(scene, {"memberships", "embedding", "preparation", "pairs", "laplacian", "spectrum"}));
    right->setSizes({350, 340});
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->addWidget(left);
    columns->addWidget(right);
    columns->setSizes({450, 510});
    columns->setStretchFactor(0, 1);
    columns->setStretchFactor(1, 1);
    for (QSplitter* splitter : {left, right, columns}) {
        splitter->setHandleWidth(8);
        splitter->setChildrenCollapsible(false);
    }
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(columns);
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &ExploreWorkspace::describe);
    const auto wait = [this] { m_rest.start(); };
    connect(&scene, &Scene::fitChanged, this, wait);
    connect(&scene, &Scene::colouringChanged, this, wait);
    connect(&scene, &Scene::projectionChanged, this, wait);
    connect(&scene, &Scene::preparationChanged, this, wait);
    connect(&scene, &Scene::focusFeatureChanged, this, wait);
    connect(&scene.annealing(), &AnnealingStage::changed, this, wait);
    connect(&scene.annealing(), &AnnealingStage::changed, this, [this, &stage = scene.annealing()] {
        if (!std::exchange(m_isSearchOffered, stage.isOffered()) && stage.isOffered())
            bring(QStringLiteral("annealing"));  // whoever chooses to search is to see the search
    });
    for (ViewCard* card : m_cards) {
        connect(card, &ViewCard::currentChanged, this, wait);
        for (View* view : card->views())
            connect(view, &View::viewRequested, this, &ExploreWorkspace::bring);
    }
    rememberScale();
}

void ExploreWorkspace::rememberScale()
{
    auto* scatter = findChild<ScatterView*>();
    const int scale = QSettings().value(scaleKey, 0).toInt();
    if (scale > 0 && scale <= int(AxisScale::Kind::Logarithmic))
        scatter->setAxisScale(AxisScale::Kind(scale));
    connect(scatter, &ScatterView::axisScaleChanged, this,
            [](AxisScale::Kind chosen) { QSettings().setValue(scaleKey, int(chosen)); });
}

void ExploreWorkspace::setOutdated(const QString& why)
{
    for (ViewCard* card : m_cards)
        card->setOutdated(why);
}

void ExploreWorkspace::describe()
{
    for (const ViewCard* card : m_cards)
        if (View* view = card->current()) {
            const QString description = view->description();
            view->setAccessibleDescription(description);
            if (view->focusProxy())
                view->focusProxy()->setAccessibleDescription(description);
        }
}

ViewCard* ExploreWorkspace::makeCard(Scene& scene, const std::vector<QString>& identifiers)
{
    auto* card = new ViewCard;
    for (const QString& identifier : identifiers)
        if (View* view = makeView(identifier, scene))
            card->add(view);
    connect(card, &ViewCard::figureRequested, this, &ExploreWorkspace::figureRequested);
    connect(card, &ViewCard::dataRequested, this, &ExploreWorkspace::dataRequested);
    m_cards.push_back(card);
    return card;
}

View* ExploreWorkspace::bring(const QString& identifier)
{
    for (ViewCard* card : m_cards)
        for (View* view : card->views())
            if (view->identifier() == identifier) {
                card->show(view);
                return view;
            }
    return nullptr;
}

}  // namespace fuzzylens::ui
