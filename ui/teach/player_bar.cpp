// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/player_bar.h"

#include "ui/teach/playback.h"
#include "ui/teach/timeline.h"
#include "ui/teach/update_text.h"
#include "ui/theme/menu_keys.h"
#include "ui/theme/parts_label.h"
#include "ui/theme/text_size.h"
#include "ui/theme/transport_icon.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace fuzzylens::ui {

PlayerBar::PlayerBar(Playback& playback, QWidget* parent)
    : QFrame(parent)
    , m_playback(playback)
    , m_timeline(new Timeline(this))
    , m_label(new PartsLabel(this))
{
    setObjectName(QStringLiteral("card"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 10, 4);
    layout->setSpacing(4);
    m_rewind = addButton("playerRewind", tr("First update"), tr("Show the start of the fit (Home)"));
    m_back = addButton("playerBack", tr("Previous update"), tr("Show the previous update (Left)"));
    m_play = addButton("playerPlay", tr("Play"), tr("Show one update after the other, or pause (Space)"));
    m_forward = addButton("playerForward", tr("Next update"), tr("Show the next update (Right)"));
    layout->addSpacing(6);
    layout->addWidget(m_timeline, 1);
    layout->addSpacing(6);
    m_label->setObjectName(QStringLiteral("playerLabel"));
    m_label->setMinimumWidth(inText(30));
    m_label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_timeline->setMinimumWidth(inText(50));
    m_timeline->setAccessibleName(tr("Update"));
    m_timeline->setToolTip(tr("Drag to any update of the fit"));
    layout->addWidget(m_label);
    m_pace = addButton("playerPace", {}, tr("How long each update is shown while the fit is played"));
    m_pace->setPopupMode(QToolButton::InstantPopup);
    auto* paces = new QMenu(m_pace);
    auto* group = new QActionGroup(this);
    for (const auto& [pace, name] :
         {std::pair(Playback::Slow, tr("Slow")), std::pair(Playback::Normal, tr("Normal")),
          std::pair(Playback::Fast, tr("Fast"))}) {
        QAction* action = paces->addAction(name);
        action->setCheckable(true);
        group->addAction(action);
        const auto use = [this, pace = pace, name = name] {
            m_playback.setPace(pace);
            m_pace->setText(name);
            m_pace->setAccessibleName(tr("Pace: %1").arg(name));
        };
        connect(action, &QAction::triggered, this, use);
        if (pace == m_playback.pace()) {
            action->setChecked(true);
            use();
        }
    }
    keepMnemonics(*paces);
    m_pace->setMenu(paces);

    connect(m_rewind, &QToolButton::clicked, this, [this] { m_playback.show(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { m_playback.show(m_playback.at() - 1); });
    connect(m_play, &QToolButton::clicked, this, &PlayerBar::playOrPause);
    connect(m_forward, &QToolButton::clicked, this, [this] { m_playback.show(m_playback.at() + 1); });
    connect(m_timeline, &QSlider::valueChanged, this, [this](int at) { m_playback.show(at); });
    connect(m_timeline, &QSlider::sliderPressed, this, [this] { m_playback.pause(); });
    connect(&m_playback, &Playback::changed, this, &PlayerBar::follow);
    follow();
}

QToolButton* PlayerBar::addButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(text);
    button->setToolTip(tip);
    button->setIconSize({16, 16});
    button->setFixedHeight(inText(28));
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void PlayerBar::playOrPause()
{
    m_playback.isPlaying() ? m_playback.pause() : m_playback.play();
}

QString PlayerBar::text() const
{
    if (!m_playback.updates().empty())
        return updateText(m_playback.updates()[std::size_t(m_playback.at())], m_playback.iterations());
    if (!m_playback.problem().isEmpty())
        return m_playback.problem();
    return m_playback.isComputing() ? tr("Computing the updates…") : tr("No fit to play");
}

void PlayerBar::follow()
{
    const bool hasUpdates = !m_playback.updates().empty();
    m_timeline->setUpdates(m_playback.updates(), m_playback.at());
    m_timeline->setWords(text());
    m_label->setSentence(text());
    m_label->setToolTip(
        m_playback.isShortened()
            ? tr("The updates of the first %1 iterations are kept; more would take too much memory.")
                  .arg(m_playback.updates()[std::size_t(m_playback.last()) - 1].iteration)
            : text());
    m_play->setEnabled(hasUpdates);
    for (QToolButton* button : {m_rewind, m_back})
        button->setEnabled(hasUpdates && m_playback.at() > 0);
    m_forward->setEnabled(hasUpdates && m_playback.at() < m_playback.last());
    showIcons();
}

void PlayerBar::showIcons()
{
    const Theme theme = Theme::of(palette());
    m_rewind->setIcon(transportIcon(Transport::Rewind, theme.text, theme.border));
    m_back->setIcon(transportIcon(Transport::StepBack, theme.text, theme.border));
    m_forward->setIcon(transportIcon(Transport::Step, theme.text, theme.border));
    const bool isPlaying = m_playback.isPlaying();
    m_play->setIcon(transportIcon(isPlaying ? Transport::Pause : Transport::Play, theme.accent, theme.border));
    m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
}

void PlayerBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && m_play->isEnabled())
        return playOrPause();
    QFrame::keyPressEvent(event);
}

void PlayerBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showIcons();
}

}  // namespace fuzzylens::ui
