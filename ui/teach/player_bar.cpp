// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/player_bar.h"

#include "ui/teach/sequence.h"
#include "ui/teach/timeline.h"
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

PlayerBar::PlayerBar(Sequence& usual, Sequence& preferred, QWidget* parent)
    : QFrame(parent)
    , m_usual(usual)
    , m_preferred(preferred)
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
         {std::pair(Sequence::Slow, tr("Slow")), std::pair(Sequence::Normal, tr("Normal")),
          std::pair(Sequence::Fast, tr("Fast"))}) {
        QAction* action = paces->addAction(name);
        action->setCheckable(true);
        group->addAction(action);
        const auto use = [this, pace = pace, name = name] {
            m_usual.setPace(pace);
            m_preferred.setPace(pace);
            m_pace->setText(name);
            m_pace->setAccessibleName(tr("Pace: %1").arg(name));
        };
        connect(action, &QAction::triggered, this, use);
        if (pace == m_usual.pace()) {
            action->setChecked(true);
            use();
        }
    }
    keepMnemonics(*paces);
    m_pace->setMenu(paces);

    connect(m_rewind, &QToolButton::clicked, this, [this] { sequence().show(0); });
    connect(m_back, &QToolButton::clicked, this, [this] { sequence().show(sequence().at() - 1); });
    connect(m_play, &QToolButton::clicked, this, &PlayerBar::playOrPause);
    connect(m_forward, &QToolButton::clicked, this, [this] { sequence().show(sequence().at() + 1); });
    connect(m_timeline, &QSlider::valueChanged, this, [this](int at) { sequence().show(at); });
    connect(m_timeline, &QSlider::sliderPressed, this, [this] { sequence().pause(); });
    for (const Sequence* each : {&m_usual, &m_preferred})
        connect(each, &Sequence::changed, this, &PlayerBar::follow);
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
    sequence().isPlaying() ? sequence().pause() : sequence().play();
}

Sequence& PlayerBar::sequence() const
{
    return m_preferred.last() > 0 ? m_preferred : m_usual;
}

void PlayerBar::follow()
{
    const bool hasUpdates = !sequence().updates().empty();
    m_timeline->setUpdates(sequence().updates(), sequence().at());
    m_timeline->setWords(sequence().text());
    m_label->setSentence(sequence().text());
    m_label->setToolTip(sequence().tip());
    m_play->setEnabled(hasUpdates);
    for (QToolButton* button : {m_rewind, m_back})
        button->setEnabled(hasUpdates && sequence().at() > 0);
    m_forward->setEnabled(hasUpdates && sequence().at() < sequence().last());
    showIcons();
}

void PlayerBar::showIcons()
{
    const Theme theme = Theme::of(palette());
    m_rewind->setIcon(transportIcon(Transport::Rewind, theme.text, theme.border));
    m_back->setIcon(transportIcon(Transport::StepBack, theme.text, theme.border));
    m_forward->setIcon(transportIcon(Transport::Step, theme.text, theme.border));
    const bool isPlaying = sequence().isPlaying();
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
