// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teach/sequence.h"

#include <QTimer>

namespace fuzzylens::ui {

/// The temperatures of a search for probes (AnnealingStage); a search that is not over goes on at its end.
class AnnealingSequence : public Sequence
{
    Q_OBJECT

public:
    explicit AnnealingSequence(AnnealingStage& stage, QObject* parent = nullptr);

    const std::vector<ShownUpdate>& updates() const override { return m_updates; }
    int at() const override;
    bool isPlaying() const override { return m_player.isActive() || m_stage.isRunning(); }
    Pace pace() const override { return Pace(m_player.interval()); }
    void setPace(Pace pace) override { m_player.setInterval(pace); }
    QString text() const override;
    void play() override;
    void pause() override;
    void show(int at) override;

private:
    void follow();
    void playOn();

    AnnealingStage& m_stage;
    QTimer m_player;  // through temperatures that are known
    std::vector<ShownUpdate> m_updates;
};

}  // namespace fuzzylens::ui
