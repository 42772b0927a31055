// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/job_overlay.h"

#include "ui/jobs/job.h"
#include "ui/theme/core_text.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int patienceMilliseconds = 150;
constexpr int cardWidth = 340, margin = 16, barSteps = 1000;
constexpr int contentWidth = 640, contentHeight = 260, leastContentHeight = 120;

}  // namespace

JobOverlay::JobOverlay(JobBase& job, const QString& name, QWidget* over)
    : QFrame(over)
    , m_job(job)
    , m_card(new QFrame(this))
    , m_title(new QLabel(m_card))
    , m_phase(new QLabel(m_card))
    , m_cancel(new QPushButton(tr("Cancel"), m_card))
    , m_bar(new QProgressBar(m_card))
    , m_escape(new QShortcut(QKeySequence(Qt::Key_Escape), over))  // one of a hidden widget is dead
{
    setObjectName(name + QStringLiteral("Overlay"));
    m_card->setObjectName(QStringLiteral("card"));
    m_card->setFixedWidth(inText(cardWidth));
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_title->setObjectName(name + QStringLiteral("Title"));
    m_phase->setObjectName(QStringLiteral("muted"));
    m_bar->setObjectName(name + QStringLiteral("Progress"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_cancel->setObjectName(name + QStringLiteral("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel"));
    m_cancel->setToolTip(tr("Cancel and keep the open data (Escape)"));
    auto* inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(margin, 14, margin, 14);
    inside->setSpacing(8);
    inside->addWidget(m_title);
    inside->addWidget(m_phase);
    inside->addWidget(m_bar);
    inside->addWidget(m_cancel, 0, Qt::AlignRight);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_card, 0, Qt::AlignCenter);
    hide();
    m_escape->setContext(Qt::WindowShortcut);
    m_escape->setEnabled(false);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    over->installEventFilter(this);
    connect(m_escape, &QShortcut::activated, this, &JobOverlay::cancel);
    // Of two jobs that run at once each press gives up one.
    connect(m_escape, &QShortcut::activatedAmbiguously, this, &JobOverlay::cancel);
    connect(m_cancel, &QPushButton::clicked, this, &JobOverlay::cancel);
    connect(&m_patience, &QTimer::timeout, this, &JobOverlay::appear);
    connect(&m_job, &JobBase::started, this, &JobOverlay::begin);
    connect(&m_job, &JobBase::progressed, this, [this](quint64, const QString& phase, qint64 done, qint64 total) {
        showProgress(phase, done, total);
    });
    connect(&m_job, &JobBase::finished, this, &JobOverlay::end);
    connect(&m_job, &JobBase::failed, this, &JobOverlay::end);
    connect(&m_job, &JobBase::cancelled, this, &JobOverlay::end);
}

void JobOverlay::setTitle(const QString& title)
{
    m_title->setText(nameText(title));
    setAccessibleName(nameText(title));
}

void JobOverlay::showContent(QWidget* content)
{
    if (m_content && m_content != content)
        m_content->hide();
    m_content = content;
    if (content)
        static_cast<QVBoxLayout*>(m_card->layout())->insertWidget(1, content);
    arrange();
}

/// Over all of the parent, the card as large as its content needs.
void JobOverlay::arrange()
{
    setGeometry(parentWidget()->rect());
    int wanted = cardWidth;
    if (m_content) {
        m_content->hide();
        const int room = height() - 2 * margin - m_card->sizeHint().height();
        if (room >= inText(leastContentHeight)) {
            m_content->setFixedHeight(std::min(inText(contentHeight), room));
            m_content->show();
            wanted = contentWidth;
        }
    }
    m_card->setFixedWidth(std::min(inText(wanted), width() - 2 * margin));
}

void JobOverlay::begin()
{
    showProgress({}, 0, 0);
    m_escape->setEnabled(true);
    if (!isVisible())
        m_patience.start();
}

void JobOverlay::end()
{
    if (m_job.isBusy())
        return;
    m_patience.stop();
    m_escape->setEnabled(false);
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    showContent(nullptr);
    if (hadFocus && m_focusBefore)
        m_focusBefore->setFocus();
}

void JobOverlay::appear()
{
    if (!m_job.isBusy())
        return;
    arrange();
    raise();
    show();
    // The picture below has an Escape of its own while it has the focus.
    m_focusBefore = QApplication::focusWidget();
    m_cancel->setFocus();
}

void JobOverlay::cancel()
{
    m_job.cancel();
    end();
}

void JobOverlay::showProgress(const QString& phase, qint64 done, qint64 total)
{
    QString text = shownText(phase);
    if (total > 0)
        text += tr(" · %1 %").arg(100 * done / total);
    m_phase->setText(text);
    m_bar->setRange(0, total > 0 ? barSteps : 0);
    m_bar->setValue(total > 0 ? int(barSteps * done / total) : 0);
}

bool JobOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        arrange();
    return QFrame::eventFilter(watched, event);
}

void JobOverlay::paintEvent(QPaintEvent*)
{
    QColor veil = Theme::of(palette()).window;
    veil.setAlphaF(0.7F);
    QPainter(this).fillRect(rect(), veil);
}

}  // namespace fuzzylens::ui
