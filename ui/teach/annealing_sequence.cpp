// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/annealing_sequence.h"

#include "ui/plot/number_format.h"
#include "ui/theme/counted.h"

#include <algorithm>

namespace fuzzylens::ui {

AnnealingSequence::AnnealingSequence(AnnealingStage& stage, QObject* parent)
    : Sequence(parent)
    , m_stage(stage)
{
    m_player.setInterval(Normal);
    connect(&m_player, &QTimer::timeout, this, &AnnealingSequence::playOn);
    connect(&m_stage, &AnnealingStage::changed, this, &AnnealingSequence::follow);
    follow();
}

void AnnealingSequence::follow()
{
    const AnnealingCourse& course = m_stage.course();
    m_updates.clear();
    if (!course.isEmpty())
        for (int place = course.first(); place <= course.last(); ++place)
            m_updates.push_back({place, place == 0 ? "start" : "temperature", course.at(place).energy});
    if (m_updates.empty())
        m_player.stop();
    emit changed();
}

int AnnealingSequence::at() const
{
    return m_updates.empty() ? 0 : std::clamp(m_stage.playhead() - m_updates.front().iteration, 0, last());
}

QString AnnealingSequence::text() const
{
    if (m_updates.empty())
        return {};
    const AnnealingCourse& course = m_stage.course();
    const ProbeTemperature& shown = course.at(m_updates[std::size_t(at())].iteration);
    const QString probes = counted(shown.probes.size(), tr("probe"), tr("probes"));
    if (m_updates[std::size_t(at())].block == "start")
        return tr("Start of the search: %1").arg(probes);
    return tr("Temperature %1 of at most %2 (T = %3): %4")
        .arg(m_updates[std::size_t(at())].iteration)
        .arg(course.most)
        .arg(numberText(shown.temperature, 3), probes);
}

void AnnealingSequence::show(int at)
{
    if (!m_updates.empty())
        m_stage.rewindTo(m_updates[std::size_t(std::clamp(at, 0, last()))].iteration);
}

void AnnealingSequence::play()
{
    if (m_updates.empty())
        return;
    if (at() == last() && m_stage.canGoOn())
        return m_stage.play();
    m_player.start();
    show(at() == last() ? 0 : at() + 1);
    emit changed();
}

void AnnealingSequence::playOn()
{
    if (at() + 1 >= last())
        m_player.stop();
    show(at() + 1);
    emit changed();
}

void AnnealingSequence::pause()
{
    m_player.stop();
    if (m_stage.isRunning())
        m_stage.pause();
    emit changed();
}

}  // namespace fuzzylens::ui
