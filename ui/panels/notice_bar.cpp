// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/notice_bar.h"

#include "ui/theme/core_text.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int passingMilliseconds = 8000;
constexpr int textMargin = 4;  // around text that can be selected
constexpr int edge = 8;        // of the area that stays free around a bar that lies over it

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_repair(new QPushButton(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* dismiss = new QToolButton(this);
    dismiss->setObjectName(QStringLiteral("dismissNotice"));
    dismiss->setText(tr("Dismiss"));
    dismiss->setToolTip(tr("Close this message"));
    connect(dismiss, &QToolButton::clicked, this, [this] {
        hide();
        if (!m_isStanding)
            emit ended();
    });
    m_repair->setObjectName(QStringLiteral("mendNotice"));
    m_repair->setAccessibleName(tr("Fix"));
    m_repair->setToolTip(tr("Fix the problem described in this message"));
    m_repair->hide();
    connect(m_repair, &QPushButton::clicked, this, [this] {
        const std::function<void()> repair = m_repairing;  // the repairing itself may change this bar
        m_repair->clearFocus();  // which should not move to the next widget when it hides
        repair();
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_repair);
    layout->addWidget(dismiss);
    m_passing.setSingleShot(true);
    m_passing.setInterval(passingMilliseconds);
    connect(&m_passing, &QTimer::timeout, this, [this] {
        hide();
        emit ended();
    });
    hide();
}

void NoticeBar::lieOver(QWidget* area)
{
    m_area = area;
    area->installEventFilter(this);
    place();
}

bool NoticeBar::event(QEvent* event)
{
    const bool answer = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        place();
    return answer;
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_area && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    return QFrame::eventFilter(watched, event);
}

/// One line where there is room for it, else as many as the words need.
void NoticeBar::place()
{
    if (!m_area || isHidden())
        return;
    const int line = m_text->fontMetrics().size(0, m_text->text()).width() + 2 * textMargin + 1;
    const int asked = layout()->sizeHint().width() - m_text->sizeHint().width() + line;
    const int width = std::min(asked, m_area->width() - 2 * edge);
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const QPoint corner = m_area->mapTo(window(), QPoint((m_area->width() - width) / 2, m_area->height() - edge));
    setGeometry(QRect(parentWidget()->mapFrom(window(), corner) - QPoint(0, height), QSize(width, height)));
    raise();
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void NoticeBar::showError(const QString& text)
{
    showText(text, true);
}

void NoticeBar::showInformation(const QString& text)
{
    showText(text, false);
    m_passing.start();
}

void NoticeBar::showStandingError(const QString& text)
{
    if (!text.isEmpty())
        showText(text, true);
    else if (m_isStanding)
        hide();
    m_isStanding = !text.isEmpty();
}

void NoticeBar::offer(const QString& text, std::function<void()> repair)
{
    m_repairing = std::move(repair);
    m_repair->setText(text);
    m_repair->setAccessibleName(text);
    m_repair->show();
}

void NoticeBar::showText(const QString& text, bool isError)
{
    m_passing.stop();
    m_isStanding = false;
    m_repair->hide();
    setStyledProperty(*this, "isError", isError);
    const QString shown = messageText(text);
    m_text->setText(shown);
    m_text->setAccessibleName(shown);
    show();
}

}  // namespace fuzzylens::ui
