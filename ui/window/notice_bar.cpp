// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/notice_bar.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace fuzzylens::ui {

namespace {

constexpr int passingMilliseconds = 8000;

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("noticeBar"));
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* dismiss = new QToolButton(this);
    dismiss->setObjectName(QStringLiteral("dismissNotice"));
    dismiss->setText(tr("Dismiss"));
    dismiss->setToolTip(tr("Take this message away"));
    connect(dismiss, &QToolButton::clicked, this, &QWidget::hide);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(dismiss);
    m_passing.setSingleShot(true);
    m_passing.setInterval(passingMilliseconds);
    connect(&m_passing, &QTimer::timeout, this, &QWidget::hide);
    hide();
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

void NoticeBar::showText(const QString& text, bool isError)
{
    m_passing.stop();
    m_isStanding = false;
    const Theme theme = Theme::of(palette());
    setStyleSheet(QStringLiteral("QFrame#noticeBar { background: %1; border: 1px solid %2; border-radius: 6px; }")
                      .arg(theme.card.name(), (isError ? theme.bad : theme.accent).name()));
    m_text->setText(text);
    m_text->setAccessibleName(text);
    show();
}

}  // namespace fuzzylens::ui
