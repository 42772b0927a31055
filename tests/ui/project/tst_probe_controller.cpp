// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_project.h"
#include "ui/project/probe_controller.h"

#include <QtTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// Pinned and forbidden probes as part of the project.
class TestProbeController : public OpenProject
{
    Q_OBJECT

private slots:
    void init();
    void onlyWhereTheMethodKnowsThem();
    void pinsInOneUndoStep();
    void theFitObeys();
    void rolesReplaceEachOther();
    void nothingToDoIsSaid();
    void followsWhatIsWritten();
    void aPinnedSampleThatIsLeftOut();
    void namesThatWouldNotDo();
    void constraintsStayWithTheirSamples();
    void indicesAreOfTheSamplesAsRead();
    void samplesThatAreNoneAreRefused();
    void constraintsOnUnknownSamplesCanBeRemoved();
    void constraintsFollowAnotherImport();

private:
    DatasetPtr namedOddly(const std::vector<std::string>& order);
    ProbeMarks& marks() { return m_project->scene().probes(); }
    std::string chosen(const char* name)
    {
        const auto found = m_project->state().chosen.find(name);
        return found == m_project->state().chosen.end() ? "" : std::get<std::string>(found->second);
    }
    std::string name(int sample) { return (*m_project->scene().fit()->result->samples)[std::size_t(sample)]; }
    void settle(const std::function<void()>& action)
    {
        QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
        action();
        QVERIFY(settled.wait(30000));
    }

    std::unique_ptr<ProbeController> m_probes;
};

void TestProbeController::init()
{
    m_probes.reset();
    openDemonstration();
    m_probes = std::make_unique<ProbeController>(*m_project);
    settle([this] { m_project->setMethod("mes"); });
}

void TestProbeController::onlyWhereTheMethodKnowsThem()
{
    QVERIFY(m_probes->isOffered() && marks().canBeConstrained());
    QCOMPARE(marks().probes().size(), m_project->scene().fit()->result->outcome.probes.size());
    settle([this] { m_project->setMethod("sfp"); });
    QVERIFY(!m_probes->isOffered() && !marks().canBeConstrained());
    QVERIFY(marks().isEmpty());
    marks().ask({1}, ProbeRole::Pinned);
    QVERIFY(chosen("pinned").empty());
}

void TestProbeController::pinsInOneUndoStep()
{
    const int steps = m_project->undoStack().count();
    const AnalysisState before = m_project->state();
    marks().ask({5, 3}, ProbeRole::Pinned);
    QCOMPARE(m_project->undoStack().count(), steps + 1);
    QCOMPARE(chosen("pinned"), name(3) + "," + name(5));
    QCOMPARE(marks().pinned(), (std::vector<int>{3, 5}));
    marks().ask({3, 8}, ProbeRole::Forbidden);  // from one list to the other: both change
    QCOMPARE(m_project->undoStack().count(), steps + 2);
    QCOMPARE(chosen("pinned"), name(5));
    QCOMPARE(chosen("forbidden"), name(3) + "," + name(8));
    m_project->undo();
    QCOMPARE(marks().pinned(), (std::vector<int>{3, 5}));
    QVERIFY(marks().forbidden().empty());
    m_project->undo();
    QVERIFY(m_project->state() == before);
    QVERIFY(marks().pinned().empty());
}

void TestProbeController::theFitObeys()
{
    const std::vector<int> found = marks().probes();
    const int free = int(std::adjacent_find(found.begin(), found.end(), [](int a, int b) { return b != a + 1; }) -
                         found.begin());
    const int pinned = found[std::size_t(free)] + 1, forbidden = found.front();
    settle([&] { marks().ask({pinned}, ProbeRole::Pinned); });
    settle([&] { marks().ask({forbidden}, ProbeRole::Forbidden); });
    QVERIFY(marks().isProbe(pinned) && !marks().isProbe(forbidden));
    QVERIFY(m_project->fitter().error().isEmpty());
    const QString command = QString::fromStdString(m_project->scene().fit()->result->command);
    QVERIFY(command.contains(QString::fromStdString(name(pinned))));
    QVERIFY(command.contains("forbidden"));
}

void TestProbeController::rolesReplaceEachOther()
{
    marks().ask({1, 2}, ProbeRole::Forbidden);
    marks().ask({2, 4}, ProbeRole::Pinned);
    QCOMPARE(marks().forbidden(), std::vector<int>{1});
    QCOMPARE(marks().pinned(), (std::vector<int>{2, 4}));
    marks().ask({1, 2}, ProbeRole::Free);
    QCOMPARE(marks().pinned(), std::vector<int>{4});
    QVERIFY(marks().forbidden().empty());
    m_probes->freeAll();
    QVERIFY(marks().pinned().empty() && !m_project->state().chosen.contains("pinned"));
}

void TestProbeController::nothingToDoIsSaid()
{
    QSignalSpy already(m_probes.get(), &ProbeController::isSoAlready);
    const int steps = m_project->undoStack().count();
    marks().ask({1, 2}, ProbeRole::Free);
    QCOMPARE(already.count(), 1);
    QCOMPARE(m_project->undoStack().count(), steps);
    marks().ask({1}, ProbeRole::Pinned);
    marks().ask({1}, ProbeRole::Pinned);
    QCOMPARE(already.count(), 2);
    QVERIFY(already.last().first().toString().contains("Already"));
}

/// Text typed in the panel shows in the plot.
void TestProbeController::followsWhatIsWritten()
{
    m_project->setParameter("pinned", name(6) + ", #2", QStringLiteral("test"));
    QCOMPARE(marks().pinned(), (std::vector<int>{2, 6}));
    m_project->setParameter("forbidden", std::string("nobody"), QStringLiteral("test"));
    QVERIFY(marks().forbidden().empty());
}

/// The message names a remedy, and the remedy helps.
void TestProbeController::aPinnedSampleThatIsLeftOut()
{
    settle([this] { marks().ask({3}, ProbeRole::Pinned); });
    const std::string pinned = name(3);
    AnalysisState next = m_project->state();
    next.leftOutSamples = {pinned};
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY(!m_project->fitter().error().isEmpty());
    QVERIFY(m_project->fitter().error().contains(QString::fromStdString(pinned)));
    QVERIFY(m_project->fitter().error().contains("restore it or remove it from the pinned probes"));
    settle([this] { marks().ask({3}, ProbeRole::Free); });
    QVERIFY(m_project->fitter().error().isEmpty());
    QCOMPARE(m_project->scene().fit()->samples(), int(m_project->dataset()->samples()) - 1);
    m_project->undo();
    m_project->undo();
    QTRY_VERIFY(m_project->fitter().error().isEmpty());
    QTRY_COMPARE(marks().pinned(), std::vector<int>{3});
}

/// Twelve samples in two groups, named in @p order; the first and the third are of the class "gone".
DatasetPtr TestProbeController::namedOddly(const std::vector<std::string>& order)
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(12, 3);
    LabelField field;
    field.name = "class";
    field.classes = {"stays", "gone"};
    for (int i = 0; i < 12; ++i) {
        for (int l = 0; l < 3; ++l)
            (*values)(i, l) = (i % 2) * 5 + 0.1 * i + l;
        field.codes.push_back(i == 0 || i == 2 ? 1 : 0);
    }
    parts.values = values;
    parts.featureNames = {"a", "b", "c"};
    parts.sampleNames = order;
    parts.labelFields.push_back(field);
    parts.preferredLabel = field.name;
    return std::make_shared<const Dataset>(std::move(parts));
}

static std::vector<std::string> oddNames()
{
    std::vector<std::string> names{"twin", "twin"};
    for (int i = 2; i < 12; ++i)
        names.push_back("one, " + std::to_string(i));
    return names;
}

/// Of two samples with one name each can be pinned.
void TestProbeController::namesThatWouldNotDo()
{
    settle([&] { m_project->open(namedOddly(oddNames()), QStringLiteral("twins"), {"twins", {}, {}}); });
    settle([this] { m_project->setMethod("mes"); });
    settle([this] { marks().ask({1, 7}, ProbeRole::Pinned); });
    QCOMPARE(chosen("pinned"), std::string("twin#2,\"one, 7\""));
    QCOMPARE(marks().pinned(), (std::vector<int>{1, 7}));
    QVERIFY(marks().isProbe(1) && marks().isProbe(7));
}

/// Leaving samples out and bringing them back changes none that are pinned.
void TestProbeController::constraintsStayWithTheirSamples()
{
    settle([&] { m_project->open(namedOddly(oddNames()), QStringLiteral("twins"), {"twins", {}, {}}); });
    settle([this] { m_project->setMethod("mes"); });
    settle([this] { marks().ask({1, 7}, ProbeRole::Pinned); });
    const std::string text = chosen("pinned");
    leaveOutClass("gone");
    QTRY_COMPARE(marks().pinned(), (std::vector<int>{0, 5}));
    QVERIFY2(m_project->fitter().error().isEmpty(), qPrintable(m_project->fitter().error()));
    QVERIFY(marks().isProbe(0) && marks().isProbe(5));
    QCOMPARE(name(0), std::string("twin"));
    QCOMPARE(name(5), std::string("one, 7"));
    const Parameters& parameters = m_project->scene().fit()->result->parameters;
    QCOMPARE(parameters.text("pinned"), std::string("twin,\"one, 7\""));  // as the command line says it
    QCOMPARE(chosen("pinned"), text);
    settle([this] { marks().ask({2}, ProbeRole::Pinned); });
    settle([this] { marks().ask({0}, ProbeRole::Free); });
    AnalysisState next = m_project->state();
    next.leftOutClasses.clear();
    settle([&] { m_project->change(next, QStringLiteral("test")); });
    QTRY_COMPARE(marks().pinned(), (std::vector<int>{4, 7}));
    QVERIFY(marks().isProbe(4) && marks().isProbe(7));
    // The second twin is pinned and goes: the first is not meant.
    settle([this] { marks().ask({0}, ProbeRole::Pinned); });
    next = m_project->state();
    next.leftOutClasses = {"gone"};
    m_project->change(next, QStringLiteral("test"));
    QTRY_VERIFY(m_project->fitter().error().contains("twin#1 is excluded"));
}

void TestProbeController::indicesAreOfTheSamplesAsRead()
{
    m_project->setParameter("pinned", std::string("#7"), QStringLiteral("test"));
    const std::string pinned = name(7);
    leaveOut({name(0), name(3)});
    QTRY_COMPARE(marks().pinned(), std::vector<int>{5});
    QCOMPARE(name(5), pinned);
    QVERIFY(marks().isProbe(5));
}

/// A menu may be older than the fit.
void TestProbeController::samplesThatAreNoneAreRefused()
{
    QSignalSpy already(m_probes.get(), &ProbeController::isSoAlready);
    marks().ask({m_project->scene().fit()->samples(), -1, 1 << 30}, ProbeRole::Pinned);
    QCOMPARE(already.count(), 1);
    QVERIFY(chosen("pinned").empty());
}

void TestProbeController::constraintsOnUnknownSamplesCanBeRemoved()
{
    QVERIFY(!m_probes->hasAnyConstraint());
    m_project->setParameter("pinned", std::string("nobody"), QStringLiteral("test"));
    QTRY_VERIFY(m_project->fitter().error().contains("nobody"));
    QVERIFY(marks().pinned().empty() && m_probes->hasAnyConstraint());
    settle([this] { m_probes->freeAll(); });
    QVERIFY(m_project->fitter().error().isEmpty() && !m_probes->hasAnyConstraint());
}

/// Like pairs: by name, and constraints on absent samples are dropped.
void TestProbeController::constraintsFollowAnotherImport()
{
    const InputSpec input{"twins", {}, {}};
    std::vector<std::string> names = oddNames();
    settle([&] { m_project->open(namedOddly(names), QStringLiteral("twins"), input); });
    settle([this] { m_project->setMethod("mes"); });
    settle([this] { marks().ask({1, 4, 7}, ProbeRole::Pinned); });
    settle([this] { marks().ask({9}, ProbeRole::Forbidden); });
    std::reverse(names.begin(), names.end());
    names[7] = "other";  // was "one, 4"
    ImportTrial trial;
    trial.input = input;
    trial.data = namedOddly(names);
    settle([&] { m_project->adopt(trial, "class"); });
    QCOMPARE(chosen("pinned"), std::string("\"one, 7\",twin#2"));
    QCOMPARE(marks().pinned(), (std::vector<int>{4, 11}));
    QCOMPARE(marks().forbidden(), std::vector<int>{2});
    m_project->undo();
    QTRY_COMPARE(marks().pinned(), (std::vector<int>{1, 4, 7}));
}

QTEST_MAIN(TestProbeController)
#include "tst_probe_controller.moc"
