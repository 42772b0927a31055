// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/annealing_sequence.h"
#include "ui/teach/player_bar.h"
#include "ui/teach/timeline.h"

#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Of a finished search over four temperatures, with one probe more at each.
AnnealingCourse recorded()
{
    AnnealingCourse course;
    for (int i = 0; i < 4; ++i) {
        ProbeTemperature temperature;
        temperature.temperature = 1.0 / (1 << i);
        temperature.energy = 10 - i;
        for (int probe = 0; probe <= i; ++probe)
            temperature.probes.push_back(probe);
        course.temperatures.push_back(temperature);
    }
    course.most = 9;
    course.isOver = true;
    return course;
}

/// Steps without an end of their own.
class Steps : public Sequence
{
public:
    explicit Steps(int count) { m_updates.resize(std::size_t(count)); }
    const std::vector<ShownUpdate>& updates() const override { return m_updates; }
    int at() const override { return 0; }
    bool isPlaying() const override { return false; }
    Pace pace() const override { return Normal; }
    void setPace(Pace) override {}
    QString text() const override { return QStringLiteral("steps"); }
    void play() override {}
    void pause() override {}
    void show(int) override {}

private:
    std::vector<ShownUpdate> m_updates;
};

}  // namespace

class TestAnnealingSequence : public QObject
{
    Q_OBJECT

private slots:
    void temperaturesAreSteps();
    void playingEndsAtTheLast();
    void aSearchGoesOnAtItsEnd();
    void thePlayerPrefersIt();
};

void TestAnnealingSequence::temperaturesAreSteps()
{
    AnnealingStage stage;
    AnnealingSequence sequence(stage);
    QCOMPARE(sequence.last(), -1);
    stage.setRecorded(recorded());
    QCOMPARE(sequence.last(), 3);
    QCOMPARE(sequence.at(), 3);
    QVERIFY(sequence.text().contains(QLatin1String("Temperature 4 of at most 9")));
    sequence.show(1);
    QCOMPARE(stage.playhead(), 2);
    QCOMPARE(sequence.at(), 1);
    QVERIFY(sequence.text().contains(QLatin1String("T = 0.5")) &&
            sequence.text().contains(QLatin1String("2 probes")));
    sequence.show(-5);
    QCOMPARE(sequence.at(), 0);
}

void TestAnnealingSequence::playingEndsAtTheLast()
{
    AnnealingStage stage;
    AnnealingSequence sequence(stage);
    stage.setRecorded(recorded());
    sequence.setPace(Sequence::Fast);
    sequence.play();
    QVERIFY(sequence.isPlaying());
    QCOMPARE(sequence.at(), 0);
    QTRY_VERIFY(!sequence.isPlaying());
    QCOMPARE(sequence.at(), 3);
}

void TestAnnealingSequence::aSearchGoesOnAtItsEnd()
{
    AnnealingStage stage;
    AnnealingSequence sequence(stage);
    AnnealingCourse course = recorded();
    course.isOver = false;
    stage.show(course, 4, false);
    stage.setOffer(true, true, true);
    QSignalSpy played(&stage, &AnnealingStage::playRequested), paused(&stage, &AnnealingStage::pauseRequested);
    sequence.play();
    QCOMPARE(played.count(), 1);
    stage.setRunning(true);
    QVERIFY(sequence.isPlaying());
    sequence.pause();
    QCOMPARE(paused.count(), 1);
}

void TestAnnealingSequence::thePlayerPrefersIt()
{
    AnnealingStage stage;
    AnnealingSequence sequence(stage);
    Steps steps(8);
    PlayerBar bar(steps, sequence);
    QCOMPARE(bar.timeline().maximum(), 7);
    stage.setRecorded(recorded());
    QCOMPARE(bar.timeline().maximum(), 3);
    bar.timeline().setValue(0);
    QCOMPARE(stage.playhead(), 1);
    stage.setRecorded({});
    QCOMPARE(bar.timeline().maximum(), 7);
}

QTEST_MAIN(TestAnnealingSequence)
#include "tst_annealing_sequence.moc"
