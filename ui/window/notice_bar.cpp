// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/notice_bar.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace fuzzylens::ui {

namespace {

constexpr int passingMilliseconds = 8000;

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_mend(new QPushButton(this))
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
    connect(dismiss, &QToolButton::clicked, this, [this] {
        hide();
        if (!m_isStanding)
            emit ended();
    });
    m_mend->setObjectName(QStringLiteral("mendNotice"));
    m_mend->setAccessibleName(tr("Mend it"));
    m_mend->setToolTip(tr("Mend what the sentence is about"));
    m_mend->hide();
    connect(m_mend, &QPushButton::clicked, this, [this] {
        const std::function<void()> mend = m_mending;  // the mending itself may change this bar
        m_mend->clearFocus();                          // which is not to go to whatever comes next when it hides
        mend();
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 8, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_mend);
    layout->addWidget(dismiss);
    m_passing.setSingleShot(true);
    m_passing.setInterval(passingMilliseconds);
    connect(&m_passing, &QTimer::timeout, this, [this] {
        hide();
        emit ended();
    });
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

void NoticeBar::offer(const QString& text, std::function<void()> mend)
{
    m_mending = std::move(mend);
    m_mend->setText(text);
    m_mend->setAccessibleName(text);
    m_mend->show();
}

void NoticeBar::showText(const QString& text, bool isError)
{
    m_passing.stop();
    m_isStanding = false;
    m_mend->hide();
    const Theme theme = Theme::of(palette());
    setStyleSheet(QStringLiteral("QFrame#noticeBar { background: %1; border: 1px solid %2; border-radius: 6px; }")
                      .arg(theme.card.name(), (isError ? theme.bad : theme.accent).name()));
    m_text->setText(text);
    m_text->setAccessibleName(text);
    show();
}

}  // namespace fuzzylens::ui
