// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/view_card.h"

#include "ui/theme/theme.h"
#include "ui/views/view.h"
#include "ui/workspaces/veil.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace fuzzylens::ui {

/// A thin frame on the edge of @p around while something in it has got the focus by a key: pictures have no frame
/// of their own. Nothing below it is painted again for it, and the mouse goes through.
class FocusRing : public QWidget
{
    Q_OBJECT

public:
    explicit FocusRing(QWidget* around);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QWidget* focus);
    void place();
};

namespace {

constexpr int thickness = 2;

}  // namespace

FocusRing::FocusRing(QWidget* around)
    : QWidget(around)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    around->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
    hide();
}

void FocusRing::follow(const QWidget* focus)
{
    const bool isByMouse = QGuiApplication::mouseButtons() != Qt::NoButton;
    setVisible(focus && !isByMouse && parentWidget()->isAncestorOf(focus));
    place();
}

void FocusRing::place()
{
    setGeometry(parentWidget()->rect());
    setMask(QRegion(rect()) - rect().adjusted(thickness, thickness, -thickness, -thickness));
    raise();
}

bool FocusRing::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::ChildAdded)
        place();
    return QWidget::eventFilter(watched, event);
}

void FocusRing::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Theme::of(palette()).accent);
}

ViewCard::ViewCard(QWidget* parent)
    : QFrame(parent)
    , m_header(new QHBoxLayout)
    , m_tabRow(new QHBoxLayout)
    , m_controls(new QWidget(this))
    , m_ownRow(new QHBoxLayout)
    , m_stack(new QStackedWidget(this))
    , m_veil(new Veil(QStringLiteral("outdatedVeil"), m_stack))
    , m_ring(new FocusRing(m_stack))
{
    setObjectName(QStringLiteral("card"));
    auto* menuButton = new QToolButton(this);
    menuButton->setObjectName(QStringLiteral("cardMenu"));
    menuButton->setText(QStringLiteral("⋯"));
    menuButton->setAccessibleName(tr("Export this view or its data"));
    menuButton->setToolTip(menuButton->accessibleName());
    menuButton->setFocusPolicy(Qt::TabFocus);
    menuButton->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(menuButton);
    menu->addAction(tr("&Export figure…"), this, [this] {
        if (current())
            emit figureRequested(current());
    });
    menu->addAction(tr("&Save data as CSV…"), this, [this] {
        if (current())
            emit dataRequested(current());
    });
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        const QString missing = current() ? current()->missing() : QString();
        menu->setToolTipsVisible(true);
        for (QAction* action : menu->actions()) {
            action->setEnabled(current() && missing.isEmpty());
            action->setToolTip(missing);
        }
    });
    menuButton->setMenu(menu);
    m_tabRow->setSpacing(2);
    auto* controls = new QHBoxLayout(m_controls);
    controls->setContentsMargins(0, 0, 0, 0);
    controls->setSpacing(2);
    m_ownRow->addStretch(1);
    m_header->setSpacing(4);
    m_header->addLayout(m_tabRow);
    m_header->addStretch(1);
    m_header->addWidget(m_controls);
    m_header->addWidget(menuButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 6, 6);
    layout->setSpacing(2);
    layout->addLayout(m_header);
    layout->addLayout(m_ownRow);
    layout->addWidget(m_stack, 1);
    connect(m_stack, &QStackedWidget::currentChanged, this, &ViewCard::showControls);
    connect(m_stack, &QStackedWidget::currentChanged, this, &ViewCard::currentChanged);
}

void ViewCard::add(View* view)
{
    auto* tab = new QToolButton(this);
    tab->setObjectName(QStringLiteral("cardTab"));
    tab->setProperty("view", view->identifier());
    tab->setText(view->tabTitle());
    tab->setAccessibleName(view->title());
    tab->setToolTip(view->title());
    tab->setCheckable(true);
    tab->setAutoExclusive(true);
    tab->setFocusPolicy(Qt::TabFocus);
    tab->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    tab->setMinimumWidth(1);  // rather cut than widen the window
    connect(tab, &QToolButton::clicked, this, [this, tab, view] {
        show(view);
        // A click means the picture: keys and actions are about it now. In a field they would be text.
        const bool isField = qobject_cast<QLineEdit*>(view->focusProxy()) != nullptr;
        if (!tab->hasFocus())
            (isField ? static_cast<QWidget*>(tab) : view)->setFocus(Qt::MouseFocusReason);
    });
    m_views.push_back(view);
    m_tabs.push_back(tab);
    m_tabRow->addWidget(tab);
    view->setAccessibleName(view->title());
    m_stack->addWidget(view);
    if (QWidget* controls = view->controls()) {
        m_controls->layout()->addWidget(controls);
        controls->hide();
    }
    connect(view, &View::applicabilityChanged, this, &ViewCard::showTabs);
    if (m_views.size() == 1)
        show(view);
    showTabs();
}

View* ViewCard::current() const
{
    return qobject_cast<View*>(m_stack->currentWidget());
}

void ViewCard::show(View* view)
{
    if (current() && current() != view)
        m_left.insert(current());
    m_left.erase(view);
    m_wanted = view;
    m_suggested = nullptr;
    bring(view);
}

void ViewCard::suggest(View* view)
{
    if (m_left.contains(view) || !view->isApplicable())
        return;
    m_suggested = view;
    bring(view);
}

void ViewCard::bring(View* view)
{
    m_stack->setCurrentWidget(view);
    for (std::size_t index = 0; index < m_views.size(); ++index)
        m_tabs[index]->setChecked(m_views[index] == view);
    showControls();
}

void ViewCard::showTabs()
{
    for (std::size_t index = 0; index < m_views.size(); ++index)
        m_tabs[index]->setVisible(index == 0 || m_views[index]->isApplicable());
    View* shown = m_views.front();
    for (View* view : {m_wanted, m_suggested})
        if (view && view->isApplicable())
            shown = view;
    if (current() && current() != shown)
        bring(shown);
    else
        showControls();
}

void ViewCard::showControls()
{
    for (View* view : m_views)
        if (QWidget* controls = view->controls())
            controls->setVisible(view == current() && view->isApplicable());
    placeControls();
    showVeil();
    m_veil->raise();  // the stack brings its page to the front
    m_ring->raise();
}

/// Titles that have no room are cut with dots, the longest first; their tips have them whole. A title is set only
/// where it is another one: each that is set asks for a layout, which asks for this.
void ViewCard::fitTabs(int room)
{
    std::vector<QString> titles;
    int asked = 0;  // by all
    for (std::size_t index = 0; index < m_tabs.size(); ++index) {
        const QToolButton* tab = m_tabs[index];
        titles.push_back(m_views[index]->tabTitle());
        const int around = tab->sizeHint().width() - tab->fontMetrics().horizontalAdvance(tab->text());
        asked += tab->isHidden() ? 0 : around + m_tabRow->spacing();
    }
    const auto width = [&](std::size_t index) {
        return m_tabs[index]->isHidden() ? 0 : m_tabs[index]->fontMetrics().horizontalAdvance(titles[index]);
    };
    constexpr int mostSteps = 60;
    for (int step = 0; step < mostSteps && !titles.empty() && room > 0; ++step) {
        int needed = asked;
        std::size_t longest = 0;
        for (std::size_t index = 0; index < titles.size(); ++index) {
            needed += width(index);
            if (width(index) > width(longest))
                longest = index;
        }
        if (needed <= room)
            break;
        const QFontMetrics metrics = m_tabs[longest]->fontMetrics();
        titles[longest] = metrics.elidedText(titles[longest], Qt::ElideRight, width(longest) - 1);
    }
    for (std::size_t index = 0; index < m_tabs.size(); ++index)
        if (m_tabs[index]->text() != titles[index])
            m_tabs[index]->setText(titles[index]);
}

void ViewCard::placeControls()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right() - m_header->spacing();
    const QWidget* menu = m_header->itemAt(m_header->count() - 1)->widget();
    fitTabs(room - menu->sizeHint().width() - 2 * m_header->spacing());
    const int asked = m_tabRow->sizeHint().width() + m_controls->sizeHint().width() + menu->sizeHint().width() +
                      2 * m_header->spacing();
    const bool isOwnRow = m_ownRow->indexOf(m_controls) >= 0;
    if ((asked > room) == isOwnRow)
        return;
    if (isOwnRow) {
        m_ownRow->removeWidget(m_controls);
        m_header->insertWidget(m_header->count() - 1, m_controls);
    } else {
        m_header->removeWidget(m_controls);
        m_ownRow->addWidget(m_controls);
    }
}

QSize ViewCard::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    const QWidget* menu = m_header->itemAt(m_header->count() - 1)->widget();
    const int title = m_tabRow->minimumSize().width() + menu->minimumSizeHint().width() + 2 * m_header->spacing();
    const int width = std::max({title, m_controls->minimumSizeHint().width(), m_stack->minimumSizeHint().width()});
    return {width + margins.left() + margins.right(), QFrame::minimumSizeHint().height()};
}

void ViewCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeControls();
}

bool ViewCard::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        placeControls();
    return QFrame::event(event);
}

void ViewCard::setOutdated(const QString& why)
{
    m_outdated = why;
    showVeil();
}

void ViewCard::showVeil()
{
    m_veil->setText(current() && current()->isOutdatedWithoutFit() ? m_outdated : QString());
}

}  // namespace fuzzylens::ui

#include "view_card.moc"
