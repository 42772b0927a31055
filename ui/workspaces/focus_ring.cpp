// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/focus_ring.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace fuzzylens::ui {

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

}  // namespace fuzzylens::ui
