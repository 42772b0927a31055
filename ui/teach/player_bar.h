// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QToolButton;

namespace fuzzylens::ui {

class PartsLabel;
class Sequence;
class Timeline;

/// Buttons and timeline of a sequence, and the step that is shown in words. Space plays, the arrow keys on the
/// timeline go from step to step.
class PlayerBar : public QFrame
{
    Q_OBJECT

public:
    /// Plays @p preferred while that has several steps, else @p usual.
    PlayerBar(Sequence& usual, Sequence& preferred, QWidget* parent = nullptr);

    Timeline& timeline() { return *m_timeline; }
    /// That it plays.
    Sequence& sequence() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addButton(const char* name, const QString& text, const QString& tip);
    void follow();
    void showIcons();
    void playOrPause();

    Sequence& m_usual;
    Sequence& m_preferred;
    Timeline* m_timeline;
    QToolButton* m_rewind;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QToolButton* m_pace;
    PartsLabel* m_label;
};

}  // namespace fuzzylens::ui
