// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explore_workspace.h"

#include "ui/theme/text_size.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/view.h"
#include "ui/views/view_registry.h"
#include "ui/workspaces/view_card.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int idleMilliseconds = 400;
constexpr int leastColumn = 240, tallColumn = 500;  // at the ordinary size of text
constexpr int leastHeight = 200;                    // of any text: the panels above need the room
const QString scaleKey = QStringLiteral("scatterAxisScale");

}  // namespace

ExploreWorkspace::ExploreWorkspace(Scene& scene, QWidget* parent)
    : QWidget(parent)
    , m_scroll(new QScrollArea(this))
    , m_columns(new QSplitter(Qt::Horizontal))
{
    setObjectName(QStringLiteral("exploreWorkspace"));
    auto* left = new QSplitter(Qt::Vertical, this);
    left->addWidget(makeCard(scene, ViewCardPlace::UpperLeft));
    left->addWidget(makeCard(scene, ViewCardPlace::LowerLeft));
    left->setStretchFactor(0, 3);
    left->setStretchFactor(1, 2);
    left->setSizes({420, 270});
    auto* right = new QSplitter(Qt::Vertical, this);
    right->addWidget(makeCard(scene, ViewCardPlace::UpperRight));
    right->addWidget(makeCard(scene, ViewCardPlace::LowerRight));
    right->setSizes({350, 340});
    m_columns->addWidget(left);
    m_columns->addWidget(right);
    m_columns->setSizes({450, 510});
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 1);
    for (QSplitter* splitter : {left, right, m_columns}) {
        splitter->setHandleWidth(8);
        splitter->setChildrenCollapsible(false);
    }
    m_scroll->setObjectName(QStringLiteral("picturesScroll"));
    m_scroll->setAccessibleName(tr("Views"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_columns);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_columns->setAutoFillBackground(false);
    m_columns->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        // After the scroll area has done so, which means the current row of a table, in sight there or not.
        if (now && m_columns->isAncestorOf(now))
            QTimer::singleShot(0, now, [this, now] { bringIntoSight(*now); });
    });
    // When the columns have moved, the focused widget stays visible.
    connect(m_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] {
        if (QWidget* focus = window()->focusWidget(); focus && m_columns->isAncestorOf(focus))
            bringIntoSight(*focus);
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleMilliseconds);
    connect(&m_idleTimer, &QTimer::timeout, this, &ExploreWorkspace::describe);
    const auto wait = [this] { m_idleTimer.start(); };
    connect(&scene, &Scene::changed, this, wait);
    connect(&scene.annealing(), &AnnealingStage::changed, this, [this, &stage = scene.annealing()] {
        if (!std::exchange(m_isSearchOffered, stage.isOffered()) && stage.isOffered())
            bring(QStringLiteral("annealing"));  // whoever chooses to search is to see the search
    });
    for (ViewCard* card : m_cards) {
        connect(card, &ViewCard::currentChanged, this, wait);
        for (View* view : card->views())
            watch(view);
    }
    rememberScale();
    placeColumns();
}

/// Side by side if there is room; else each has the full width, and the height of the visible part.
void ExploreWorkspace::placeColumns()
{
    const QSize left = m_columns->widget(0)->minimumSizeHint(), right = m_columns->widget(1)->minimumSizeHint();
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width(),
              lower = std::max(left.height(), right.height());
    const int beside = left.width() + m_columns->handleWidth() + right.width() + (lower > height() ? bar : 0);
    const bool isStacked = beside > width() || width() < 2 * inText(leastColumn);
    m_scroll->setMinimumSize(std::max(left.width(), right.width()) + bar, std::min(lower, leastHeight));
    m_columns->setOrientation(isStacked ? Qt::Vertical : Qt::Horizontal);
    m_columns->setMinimumHeight(
        isStacked ? 2 * std::max({lower, height(), inText(tallColumn)}) + m_columns->handleWidth() : 0);
}

void ExploreWorkspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeColumns();
}

bool ExploreWorkspace::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        placeColumns();
    return QWidget::eventFilter(watched, event);
}

/// The card of @p widget, or the widget itself if the card is higher than the visible part.
void ExploreWorkspace::bringIntoSight(const QWidget& widget)
{
    const auto bring = [this](const QWidget& each) {
        const QRect place(each.mapTo(m_columns, QPoint()), each.size());
        m_scroll->ensureVisible(place.left(), place.bottom(), 0, 0);
        m_scroll->ensureVisible(place.left(), place.top(), 0, 0);
    };
    for (const ViewCard* card : m_cards)
        if (card->isAncestorOf(&widget)) {
            bring(*card);
            bring(widget);
        }
}

void ExploreWorkspace::rememberScale()
{
    auto* scatter = findChild<ScatterView*>();
    const int scale = QSettings().value(scaleKey, -1).toInt();
    if (scale >= 0 && scale <= int(AxisScale::Kind::Logarithmic))
        scatter->setAxisScale(AxisScale::Kind(scale));
    connect(scatter, &ScatterView::axisScaleChanged, this, [](std::optional<AxisScale::Kind> chosen) {
        if (chosen)
            QSettings().setValue(scaleKey, int(*chosen));
        else
            QSettings().remove(scaleKey);
    });
}

View* ExploreWorkspace::currentView() const
{
    for (QWidget* widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (auto* view = qobject_cast<View*>(widget))
            return view;
        if (auto* card = qobject_cast<ViewCard*>(widget))  // at its tabs
            return card->current();
    }
    return m_cards.front()->current();
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

ViewCard* ExploreWorkspace::makeCard(Scene& scene, ViewCardPlace place)
{
    auto* card = new ViewCard;
    for (const ViewDescription& view : views())
        if (view.card == place)
            card->add(view.make(scene, nullptr));
    connect(card, &ViewCard::figureRequested, this, &ExploreWorkspace::figureRequested);
    connect(card, &ViewCard::dataRequested, this, &ExploreWorkspace::dataRequested);
    m_cards.push_back(card);
    return card;
}

void ExploreWorkspace::watch(View* view)
{
    connect(view, &View::viewRequested, this, &ExploreWorkspace::bring);
    connect(view, &View::viewSuggested, this, &ExploreWorkspace::suggest);
}

void ExploreWorkspace::add(View* view)
{
    ViewCard* card = m_cards[1];
    card->add(view);
    watch(view);
    card->show(view);
}

View* ExploreWorkspace::bring(const QString& identifier)
{
    for (ViewCard* card : m_cards)
        for (View* view : card->views())
            if (view->identifier() == identifier) {
                card->show(view);
                bringIntoSight(*view);
                return view;
            }
    return nullptr;
}

void ExploreWorkspace::suggest(const QString& identifier)
{
    for (ViewCard* card : m_cards)
        for (View* view : card->views())
            if (view->identifier() == identifier)
                card->suggest(view);
}

}  // namespace fuzzylens::ui
