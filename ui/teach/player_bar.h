// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QToolButton;

namespace fuzzylens::ui {

class PartsLabel;
class Playback;
class Timeline;

/// Buttons and timeline of a playback, and the update that is shown in words. Space plays, the arrow keys on the
/// timeline go from update to update.
class PlayerBar : public QFrame
{
    Q_OBJECT

public:
    explicit PlayerBar(Playback& playback, QWidget* parent = nullptr);

    Timeline& timeline() { return *m_timeline; }
    /// The update on screen, or why there is none.
    QString text() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(const char* name, const QString& text, const QString& tip);
    void follow();
    void showIcons();
    void playOrPause();

    Playback& m_playback;
    Timeline* m_timeline;
    QToolButton* m_rewind;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_pace;
    PartsLabel* m_label;
};

}  // namespace fuzzylens::ui
