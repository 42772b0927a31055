// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/membership/mes.h"
#include "core/numeric/random.h"
#include "ui/document/annealing_controller.h"
#include "ui/document/document.h"
#include "ui/document/stated_probes.h"

#include <QSignalSpy>
#include <QTest>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Two classes that lie apart in a few features, and samples between them.
DatasetPtr twoClasses(int samples)
{
    constexpr int features = 8;
    Random random(3);
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    DatasetParts parts;
    LabelField field;
    field.name = "class";
    field.classes = {"a", "b"};
    for (int i = 0; i < samples; ++i) {
        for (int l = 0; l < features; ++l)
            (*values)(i, l) = random.normal() + (i % 2 == 0 && l < 3 ? 2.0 : 0.0);
        parts.sampleNames.push_back("s" + std::to_string(i + 1));
        field.codes.push_back(i % 2);
    }
    for (int l = 0; l < features; ++l)
        parts.featureNames.push_back("g" + std::to_string(l + 1));
    parts.values = values;
    parts.labelFields.push_back(field);
    parts.preferredLabel = field.name;
    return std::make_shared<const Dataset>(std::move(parts));
}

bool same(const ProbeTemperature& one, const ProbeTemperature& other)
{
    return one.temperature == other.temperature && one.energy == other.energy && one.quality == other.quality &&
           one.trials == other.trials && one.accepted == other.accepted && one.probes == other.probes;
}

bool same(const std::vector<ProbeTemperature>& one, const std::vector<ProbeTemperature>& other, std::size_t count)
{
    return one.size() >= count && other.size() >= count &&
           std::equal(one.begin(), one.begin() + std::ptrdiff_t(count), other.begin(),
                      [](const auto& a, const auto& b) { return same(a, b); });
}

bool same(const std::vector<ProbeTemperature>& one, const std::vector<ProbeTemperature>& other)
{
    return one.size() == other.size() && same(one, other, one.size());
}

bool has(const ProbeTemperature& at, Eigen::Index probe)
{
    return std::binary_search(at.probes.begin(), at.probes.end(), probe);
}

}  // namespace

/// A search for probes under way: played, stepped through, gone back in, and gone on with under other wishes.
class TestAnnealingController : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatTheFitRecordedIsThereAtOnce();
    void stepsAreAsPlaying();
    void goingOnFromAnEarlierTemperatureIsAsStraight();
    void goingOnFromARecordBeginsThere();
    void playsOnceMoreFromTheStart();
    void heedsOtherWishes();
    void wishesAfterItsEnd();
    void wishesWhileItRuns();
    void wishesAreKeptFromEarlierTemperaturesToo();
    void whatItDependsOnEndsIt_data();
    void whatItDependsOnEndsIt();
    void whatDoesNotConcernItKeepsIt();
    void othersHaveNoSearch();
    void pausingKeepsWhatIsThere();
    void leavingWhileItRuns();
    void usesTheBestOrThoseAtThePlayhead();
    void usedProbesAreAsWished();
    void whatIsWrongIsSaid();
    void pausedBeforeTheNextTemperature();
    void rewoundBeforeTheNextTemperature();
    void stepsFromARecordAreSteps();
    void pausedWhileCatchingUp();
    void aRecordOfOtherParametersIsNotGoneOnFrom();
    void aRecordIsDoneOnceMoreWithItsOwnWishes();
    void aPinLeavesTheRecordOneLooksBackAt();
    void theFitIsOfTheSetOnView();
    void aPinIsInTheSetOnView();
    void aSearchThatIsNotInUse();
    void contradictionsAreNotFitted();
    void wrongWishesLoseNothing();
    void contradictionsLoseNothing();
    void usesProbesBesideAnUnknownForbidden();
    void wishesFollowSamplesThatComeAndGo();

private:
    AnnealingStage& stage() { return m_document->scene().annealing(); }
    const std::vector<ProbeTemperature>& temperatures() { return stage().course().temperatures; }
    void open(const DatasetPtr& data);
    void set(std::map<std::string, ParameterValue> chosen);
    void settle();
    void step();
    void playToTheEnd();

    std::unique_ptr<AnnealingController> m_controller;
    std::unique_ptr<Document> m_document;
};

void TestAnnealingController::init()
{
    open(twoClasses(16));
}

void TestAnnealingController::open(const DatasetPtr& data)
{
    m_controller.reset();
    m_document = std::make_unique<Document>();
    m_controller = std::make_unique<AnnealingController>(*m_document);
    m_controller->setPace(0);
    m_document->setLive(false);
    m_document->openDataset(data, QStringLiteral("test"), {"test", {}, {}});
    m_document->setMethod("mes");
    set({{"selection", std::string("annealing")},
         {"clusters", std::int64_t(2)},
         {"temperatures", std::int64_t(8)},
         {"restarts", std::int64_t(1)},
         {"trials", std::int64_t(2)}});
    QSignalSpy settled(m_document.get(), &Document::settled);
    m_document->setLive(true);
    QVERIFY(settled.wait(30000));
    QVERIFY(stage().isOffered() && stage().canSearch());
}

void TestAnnealingController::set(std::map<std::string, ParameterValue> chosen)
{
    AnalysisState next = m_document->state();
    for (auto& [name, value] : chosen)
        next.chosen[name] = value;
    m_document->change(next, QStringLiteral("test"));
}

/// The fit on screen is that of what is set, or of the set that the search has on view.
void TestAnnealingController::settle()
{
    const auto isThere = [this] {
        const FitPtr& fit = m_document->scene().fit();
        if (!m_document->isPrepared() || !fit || fit->prepared != m_document->prepared() ||
            fit->result->method != m_document->state().method || m_document->fits().job().isBusy())
            return false;
        const Parameters set = fitParameters(m_document->state(), *m_document->prepared());
        const std::optional<FoundProbes> found = foundOn(stage());
        return found ? fit->result->outcome.probes == found->probes : fit->result->parameters == set;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isThere(), 30000);
}

/// One temperature further; from the start of what was recorded.
void TestAnnealingController::step()
{
    if (!stage().isSearch() && stage().isAtEnd())
        stage().rewindTo(0);
    stage().step();
    QTRY_VERIFY_WITH_TIMEOUT(!stage().isRunning(), 30000);
}

void TestAnnealingController::playToTheEnd()
{
    stage().play();
    QVERIFY(stage().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!stage().isRunning(), 30000);
    QVERIFY(stage().course().isOver && stage().isAtEnd());
}

void TestAnnealingController::whatTheFitRecordedIsThereAtOnce()
{
    const Outcome& outcome = m_document->scene().fit()->result->outcome;
    QVERIFY(!outcome.annealing.empty());
    QVERIFY(!stage().isSearch() && stage().isAtEnd());
    QVERIFY(same(temperatures(), outcome.annealing));
    QCOMPARE(stage().course().best->probes, outcome.probes);
    playToTheEnd();
    QVERIFY(stage().isSearch());
    QVERIFY(same(temperatures(), outcome.annealing));
    QCOMPARE(stage().course().best->probes, outcome.probes);
    QCOMPARE(stage().course().qualityName, QStringLiteral("representation error"));
}

void TestAnnealingController::stepsAreAsPlaying()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    for (std::size_t done = 1; done <= recorded.size(); ++done) {
        step();
        QVERIFY(stage().isSearch());
        QCOMPARE(temperatures().size(), done);
        QCOMPARE(stage().playhead(), int(done));
        QVERIFY(same(temperatures(), recorded, done));
    }
    QVERIFY(stage().course().isOver);
    QVERIFY(!stage().canGoOn());
    step();  // there is no more
    QCOMPARE(temperatures().size(), recorded.size());
}

void TestAnnealingController::goingOnFromAnEarlierTemperatureIsAsStraight()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    const int best = stage().course().best->place;
    stage().rewindTo(2);
    QCOMPARE(stage().playhead(), 2);
    QVERIFY(same(temperatures(), straight));  // what comes after is still there to look at
    step();
    QCOMPARE(temperatures().size(), std::size_t(3));
    playToTheEnd();
    QVERIFY(same(temperatures(), straight));
    QCOMPARE(stage().course().best->place, best);
    stage().rewindTo(0);
    QCOMPARE(stage().probesShown().size(), std::size_t(8));  // half of the samples
    playToTheEnd();
    QVERIFY(same(temperatures(), straight));
}

void TestAnnealingController::goingOnFromARecordBeginsThere()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    stage().rewindTo(3);
    QCOMPARE(temperatures().size(), recorded.size());
    std::vector<int> seen;
    connect(&stage(), &AnnealingStage::changed, this, [&] { seen.push_back(stage().playhead()); });
    step();
    disconnect(&stage(), nullptr, this, nullptr);
    QVERIFY(stage().isSearch());
    QCOMPARE(stage().playhead(), 4);
    QVERIFY(same(temperatures(), recorded, 4));
    QVERIFY2(*std::min_element(seen.begin(), seen.end()) >= 3,
             "what leads to the playhead is not shown once more");
}

void TestAnnealingController::playsOnceMoreFromTheStart()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    std::set<int> seen;
    connect(&stage(), &AnnealingStage::changed, this, [&] { seen.insert(stage().playhead()); });
    playToTheEnd();
    disconnect(&stage(), nullptr, this, nullptr);
    QVERIFY(seen.contains(1));
    QVERIFY(same(temperatures(), straight));
}

void TestAnnealingController::heedsOtherWishes()
{
    for (int i = 0; i < 3; ++i)
        step();
    const std::vector<ProbeTemperature> before = temperatures();
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s2, s3")}});
    QVERIFY(stage().isSearch());
    QVERIFY(same(temperatures(), before));
    playToTheEnd();
    QVERIFY(same(temperatures(), before, 3));
    QVERIFY(temperatures().size() > 3);
    for (std::size_t i = 3; i < temperatures().size(); ++i)
        QVERIFY(has(temperatures()[i], 4) && !has(temperatures()[i], 1) && !has(temperatures()[i], 2));
    const auto& best = stage().course().best->probes;
    QVERIFY(std::binary_search(best.begin(), best.end(), Eigen::Index(4)));
    settle();
    QVERIFY(stage().isSearch());  // the fit that follows takes nothing away
}

/// One that is over goes on with other wishes; where all samples are pinned there is nothing to go on with.
void TestAnnealingController::wishesAfterItsEnd()
{
    playToTheEnd();
    const std::size_t done = temperatures().size();
    set({{"pinned", std::string("s5")}});
    QVERIFY(!stage().course().isOver && stage().canGoOn());
    playToTheEnd();
    QVERIFY(temperatures().size() > done);
    QVERIFY(has(temperatures().back(), 4));
    std::string all;
    for (const std::string& name : m_document->dataset()->sampleNames())
        all += (all.empty() ? "" : ",") + name;
    const std::size_t before = temperatures().size();
    set({{"pinned", all}});
    step();
    QVERIFY(stage().course().isOver);
    QCOMPARE(temperatures().size(), before);
    QCOMPARE(stage().playhead(), int(before));
}

void TestAnnealingController::wishesWhileItRuns()
{
    m_controller->setPace(20);
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(temperatures().size() >= 2 && stage().isSearch(), 30000);
    const std::size_t done = temperatures().size();
    set({{"pinned", std::string("s7")}});
    QVERIFY(stage().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!stage().isRunning(), 30000);
    QVERIFY(temperatures().size() > done);
    for (std::size_t i = done; i < temperatures().size(); ++i)
        QVERIFY(has(temperatures()[i], 6));
}

/// Where the search stood before something was pinned, it is not pinned there.
void TestAnnealingController::wishesAreKeptFromEarlierTemperaturesToo()
{
    playToTheEnd();
    stage().rewindTo(5);
    set({{"pinned", std::string("s9")}});
    step();
    QVERIFY(has(temperatures()[5], 8));
    stage().rewindTo(1);
    step();
    QCOMPARE(temperatures().size(), std::size_t(2));
    QVERIFY(has(temperatures()[1], 8));
}

void TestAnnealingController::whatItDependsOnEndsIt_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<bool>("runs");
    for (const char* what : {"beta", "clusters", "penalty", "energy", "seed", "method", "samples", "label"})
        for (const bool runs : {false, true})
            QTest::addRow("%s, %s", what, runs ? "running" : "at rest") << QString::fromLatin1(what) << runs;
}

void TestAnnealingController::whatItDependsOnEndsIt()
{
    QFETCH(QString, what);
    QFETCH(bool, runs);
    step();
    QVERIFY(stage().isSearch());
    if (runs) {
        m_controller->setPace(1000);
        stage().play();
        QVERIFY(stage().isRunning());
    }
    AnalysisState next = m_document->state();
    if (what == QLatin1String("beta") || what == QLatin1String("penalty"))
        next.chosen[what.toStdString()] = 0.7;
    else if (what == QLatin1String("clusters") || what == QLatin1String("seed"))
        next.chosen[what.toStdString()] = std::int64_t(3);
    else if (what == QLatin1String("energy"))
        next.chosen["energy"] = std::string("objective");
    else if (what == QLatin1String("samples"))
        next.leftOutSamples = {"s4"};
    else if (what == QLatin1String("label"))
        next.label.clear();
    if (what == QLatin1String("method"))
        m_document->setMethod("des");
    else
        m_document->change(next, QStringLiteral("test"));
    QVERIFY(!stage().isSearch());
    QVERIFY(!stage().isRunning());
    QVERIFY(!m_controller->job().isBusy());
    settle();
    QVERIFY(!stage().isSearch());
    QVERIFY(what == QLatin1String("method") || stage().canSearch());
}

void TestAnnealingController::whatDoesNotConcernItKeepsIt()
{
    step();
    set({{"clustering", std::string("kmeans")}});
    settle();
    QVERIFY(stage().isSearch());
    set({{"selection", std::string("random")}, {"pinned", std::string("s1")}});
    settle();
    QVERIFY(stage().isSearch());
    QVERIFY(!stage().isOffered());
    QCOMPARE(temperatures().size(), std::size_t(1));
}

void TestAnnealingController::othersHaveNoSearch()
{
    m_document->setMethod("sfp");
    settle();
    QVERIFY(!stage().isOffered() && !stage().canSearch() && !stage().canUse());
    QVERIFY(stage().course().isEmpty());
    stage().play();
    stage().step();
    stage().useProbes();
    QVERIFY(!stage().isRunning());
}

void TestAnnealingController::pausingKeepsWhatIsThere()
{
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(stage().isSearch() && !temperatures().empty(), 30000);
    stage().pause();
    QVERIFY(!stage().isRunning());
    QVERIFY(!m_controller->job().isBusy());
    const std::size_t done = temperatures().size();
    QTRY_COMPARE_WITH_TIMEOUT(m_controller->job().alive(), 0, 30000);
    QCOMPARE(temperatures().size(), done);
    stage().play();
    stage().pause();  // before anything came of it
    QCOMPARE(temperatures().size(), done);
    const std::vector<ProbeTemperature> before = temperatures();
    playToTheEnd();
    QTRY_VERIFY(same(temperatures(), m_document->scene().fit()->result->outcome.annealing));
}

void TestAnnealingController::leavingWhileItRuns()
{
    open(twoClasses(60));
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(m_controller->job().isBusy(), 30000);
    m_controller.reset();
    m_document.reset();
}

void TestAnnealingController::usesTheBestOrThoseAtThePlayhead()
{
    playToTheEnd();
    const std::vector<Eigen::Index> best = stage().course().best->probes;
    const int steps = m_document->undoStack().count();
    stage().useProbes();
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    settle();
    QCOMPARE(m_document->scene().fit()->result->outcome.probes, best);
    QVERIFY(stage().isSearch() && stage().course().isOver);  // it is still there to look at
    m_document->undo();
    settle();
    QCOMPARE(m_document->parameters().text("selection"), std::string("annealing"));
    QCOMPARE(m_document->parameters().text("pinned"), std::string());
    stage().rewindTo(1);
    const std::vector<Eigen::Index> early = temperatures().front().probes;
    QVERIFY(early != best);
    stage().useProbes();
    settle();
    QCOMPARE(m_document->scene().fit()->result->outcome.probes, early);
}

void TestAnnealingController::usedProbesAreAsWished()
{
    step();
    stage().rewindTo(0);
    std::vector<Eigen::Index> expected = stage().probesShown();
    const std::vector<std::string>& names = m_document->dataset()->sampleNames();
    const std::string forbidden = probesText({expected.front()}, names);
    expected.erase(expected.begin());
    set({{"forbidden", forbidden}});
    QCOMPARE(stage().probesShown(), expected);
    stage().useProbes();
    settle();
    QVERIFY2(m_document->error().isEmpty(), qPrintable(m_document->error()));
    QCOMPARE(m_document->scene().fit()->result->outcome.probes, expected);
    QCOMPARE(m_document->parameters().text("forbidden"), forbidden);
}

void TestAnnealingController::whatIsWrongIsSaid()
{
    AnalysisState next = m_document->state();
    next.label.clear();
    next.chosen["energy"] = std::string("error");
    m_document->change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_document->error().isEmpty(), 30000);
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(!stage().trouble().isEmpty(), 30000);
    QVERIFY2(stage().trouble().contains(QStringLiteral("class")), qPrintable(stage().trouble()));
    QVERIFY(!stage().isRunning());
    set({{"energy", std::string("xie-beni")}});
    QVERIFY(stage().trouble().isEmpty());
    settle();
    playToTheEnd();
}

/// What is on view stays until the next temperature takes its place: the search can go on from all of it.
void TestAnnealingController::pausedBeforeTheNextTemperature()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    m_controller->setPace(1000);
    stage().play();  // from the start
    stage().pause();
    set({{"pinned", std::string("s5")}});
    QVERIFY(same(temperatures(), straight));
    QCOMPARE(stage().playhead(), int(straight.size()));
    QVERIFY(!stage().probesShown().empty());
    m_controller->setPace(0);
    step();
    QVERIFY(same(temperatures(), straight, straight.size()));
    QVERIFY(has(temperatures().back(), 4));
}

void TestAnnealingController::rewoundBeforeTheNextTemperature()
{
    playToTheEnd();
    const std::vector<ProbeTemperature> straight = temperatures();
    stage().rewindTo(2);
    m_controller->setPace(1000);
    stage().play();
    stage().rewindTo(4);  // pauses
    QVERIFY(!stage().isRunning());
    m_controller->setPace(0);
    step();
    QCOMPARE(stage().playhead(), 5);
    QVERIFY(same(temperatures(), straight, 5));
}

/// What was done unseen once is no reason to do anything unseen later.
void TestAnnealingController::stepsFromARecordAreSteps()
{
    stage().rewindTo(4);
    stage().play();
    QTRY_VERIFY_WITH_TIMEOUT(stage().playhead() > 4, 30000);
    stage().pause();
    stage().rewindTo(1);
    step();
    QCOMPARE(stage().playhead(), 2);
    QCOMPARE(temperatures().size(), std::size_t(2));
    set({{"beta", 0.7}});
    QVERIFY(!stage().isSearch());
    settle();
    QVERIFY(stage().isAtEnd());
}

void TestAnnealingController::pausedWhileCatchingUp()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    stage().rewindTo(5);
    stage().play();
    stage().pause();
    QVERIFY(!m_controller->job().isBusy());
    QCOMPARE(stage().playhead(), 5);
    QVERIFY(same(temperatures(), recorded));
    stage().rewindTo(3);
    step();
    QCOMPARE(stage().playhead(), 4);
    QVERIFY(same(temperatures(), recorded, 4));
    QCOMPARE(temperatures().size(), std::size_t(4));
}

/// What leads to the playhead would be another search: it begins at the start.
void TestAnnealingController::aRecordOfOtherParametersIsNotGoneOnFrom()
{
    m_document->setLive(false);
    set({{"penalty", 5.0}});
    stage().rewindTo(4);
    QVERIFY(!stage().isSearch());
    step();
    QVERIFY(stage().isSearch());
    QCOMPARE(stage().playhead(), 1);
}

void TestAnnealingController::aRecordIsDoneOnceMoreWithItsOwnWishes()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    m_document->setLive(false);
    stage().rewindTo(4);
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s2")}});
    step();
    QCOMPARE(stage().playhead(), 5);
    QVERIFY(same(temperatures(), recorded, 4));
    QVERIFY(has(temperatures()[4], 4) && !has(temperatures()[4], 1));
}

/// Drag back, pin, go on: the fit that follows the pin does not take away where one looks.
void TestAnnealingController::aPinLeavesTheRecordOneLooksBackAt()
{
    const std::vector<ProbeTemperature> recorded = temperatures();
    stage().rewindTo(3);
    set({{"pinned", std::string("s5")}});
    settle();
    QCOMPARE(stage().playhead(), 3);
    QVERIFY(same(temperatures(), recorded));
    step();
    QCOMPARE(stage().playhead(), 4);
    QVERIFY(same(temperatures(), recorded, 3));
    QVERIFY(has(temperatures()[3], 4));
    m_document->undo();
    settle();
    stage().rewindTo(0);
    set({{"beta", 0.7}});
    settle();
    const std::vector<ProbeTemperature> other = temperatures();
    stage().rewindTo(2);
    QVERIFY(stage().isSearch());
    settle();
    stage().rewindTo(99);  // back at the end it is the record of the fit again
    QVERIFY(!stage().isSearch());
    settle();
    QVERIFY(same(temperatures(), other) && stage().isAtEnd());
    QVERIFY(same(m_document->scene().fit()->result->outcome.annealing, other));
}

/// While a search is in use the fit is of the set it has on view, wherever one looks, and searches for nothing.
void TestAnnealingController::theFitIsOfTheSetOnView()
{
    const FitPtr& fit = m_document->scene().fit();
    for (int i = 0; i < 3; ++i)
        step();
    settle();
    QCOMPARE(fit->result->outcome.probes, temperatures().back().probes);
    QCOMPARE(fit->result->parameters.text("selection"), std::string("pinned"));
    QCOMPARE(parseProbes(fit->result->parameters.text("pinned"), *fit->result->samples),
             fit->result->outcome.probes);
    QVERIFY(same(fit->result->outcome.annealing, temperatures()));
    stage().rewindTo(1);
    settle();
    QCOMPARE(fit->result->outcome.probes, temperatures().front().probes);
    QCOMPARE(fit->result->outcome.annealing.size(), std::size_t(1));
    // At the end of a search with what is wished throughout it is what the method comes to by itself.
    playToTheEnd();
    settle();
    QCOMPARE(fit->result->outcome.probes, stage().course().best->probes);
    QCOMPARE(fit->result->parameters.text("selection"), std::string("annealing"));
    QVERIFY(fit->result->metrics.contains("annealing_energy"));
}

/// A pin in a paused search is in the set at once: in the theatre, among the pins and in the fit.
void TestAnnealingController::aPinIsInTheSetOnView()
{
    for (int i = 0; i < 3; ++i)
        step();
    Eigen::Index other = 0;
    while (has(temperatures().back(), other))
        ++other;
    const std::vector<ProbeTemperature> before = temperatures();
    set({{"pinned", probesText({other}, m_document->dataset()->sampleNames())}});
    const std::vector<Eigen::Index> shown = stage().probesShown();
    QCOMPARE(shown.size(), before.back().probes.size() + 1);
    QVERIFY(std::binary_search(shown.begin(), shown.end(), other) && stage().isChangedByWishes());
    QVERIFY(!m_document->fits().job().isBusy() || !m_document->fits().isSettling(m_document->state()));
    settle();
    QVERIFY(same(temperatures(), before));
    QCOMPARE(m_document->scene().fit()->result->outcome.probes, shown);
    const std::vector<int> marked(shown.begin(), shown.end());
    QCOMPARE(m_document->scene().probes().probes(), marked);
    stage().useProbes();  // nothing that was pinned by hand is lost
    settle();
    QCOMPARE(m_document->scene().fit()->result->outcome.probes, shown);
    QCOMPARE(m_document->parameters().text("selection"), std::string("pinned"));
}

/// Where other probes are asked for the search is not in use: the pins are those of the fit.
void TestAnnealingController::aSearchThatIsNotInUse()
{
    step();
    settle();
    set({{"selection", std::string("pinned")}, {"pinned", std::string("s3, s9")}});
    settle();
    QVERIFY(stage().isSearch() && !stage().isOffered());
    QCOMPARE(m_document->scene().fit()->result->outcome.probes, (std::vector<Eigen::Index>{2, 8}));
    QCOMPARE(m_document->scene().probes().probes(), (std::vector<int>{2, 8}));
    QVERIFY(!m_document->scene().probes().isSearching());
    stage().rewindTo(0);
    QCOMPARE(m_document->scene().probes().probes(), (std::vector<int>{2, 8}));
}

/// Wishes that contradict each other are told of, though the set on view could be fitted.
void TestAnnealingController::contradictionsAreNotFitted()
{
    step();
    settle();
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s5")}});
    QTRY_VERIFY_WITH_TIMEOUT(m_document->error().contains(QStringLiteral("s5 cannot be both")), 30000);
    QVERIFY2(stage().trouble().contains(QStringLiteral("S5 cannot be both"), Qt::CaseInsensitive),
             qPrintable(stage().trouble()));
}

void TestAnnealingController::wrongWishesLoseNothing()
{
    for (int i = 0; i < 3; ++i)
        step();
    const std::vector<ProbeTemperature> before = temperatures();
    for (const bool runs : {false, true}) {
        if (runs) {
            m_controller->setPace(1000);
            stage().play();
        }
        set({{"pinned", std::string("s5, nobody")}});
        QVERIFY(stage().isSearch() && !stage().isRunning());
        QVERIFY(same(temperatures(), before));
        QVERIFY2(stage().trouble().contains(QStringLiteral("nobody")), qPrintable(stage().trouble()));
        stage().play();
        QVERIFY(!stage().isRunning() && !stage().trouble().isEmpty());
        m_document->undo();
        QVERIFY(stage().trouble().isEmpty());
        QVERIFY(same(temperatures(), before));
    }
    m_controller->setPace(0);
    set({{"pinned", std::string("s5")}});
    step();
    QCOMPARE(temperatures().size(), std::size_t(4));
    QVERIFY(same(temperatures(), before, 3) && has(temperatures()[3], 4));
}

void TestAnnealingController::contradictionsLoseNothing()
{
    step();
    set({{"pinned", std::string("s5")}, {"forbidden", std::string("s5")}});
    QVERIFY(stage().isSearch() && !stage().trouble().isEmpty());
    QCOMPARE(temperatures().size(), std::size_t(1));
    set({{"forbidden", std::string("s6")}});
    QVERIFY(stage().trouble().isEmpty());
    step();
    QCOMPARE(temperatures().size(), std::size_t(2));
}

void TestAnnealingController::usesProbesBesideAnUnknownForbidden()
{
    m_document->setLive(false);
    const std::vector<Eigen::Index> used = stage().probesShown();
    Eigen::Index other = 0;
    while (std::binary_search(used.begin(), used.end(), other))
        ++other;
    const std::string kept = m_document->dataset()->sampleNames()[std::size_t(other)];
    set({{"forbidden", "nobody, " + kept}});
    stage().useProbes();
    QCOMPARE(m_document->parameters().text("forbidden"), kept);
}

/// With samples left out the search is told of those that are left.
void TestAnnealingController::wishesFollowSamplesThatComeAndGo()
{
    AnalysisState next = m_document->state();
    next.chosen["pinned"] = std::string("#7");
    next.leftOutSamples = {"s1", "s2"};
    m_document->change(next, QStringLiteral("test"));
    settle();
    QCOMPARE(m_document->scene().fit()->sampleName(5), QStringLiteral("s8"));
    playToTheEnd();
    for (const ProbeTemperature& at : temperatures())
        QVERIFY(has(at, 5));
    stage().useProbes();
    settle();
    m_document->undo();
    settle();
    next = m_document->state();
    next.leftOutSamples = {"s8"};
    m_document->change(next, QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_document->isPrepared(), 30000);
    stage().play();
    QVERIFY2(stage().trouble().contains(QStringLiteral("s8 has been left out")), qPrintable(stage().trouble()));
}

QTEST_MAIN(TestAnnealingController)
#include "tst_annealing_controller.moc"
