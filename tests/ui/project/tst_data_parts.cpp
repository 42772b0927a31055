// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "tests/ui/support/open_project.h"
#include "ui/project/data_parts.h"
#include "ui/project/requested_probes.h"
#include "ui/window/status_line.h"

#include <QLabel>
#include <QTimer>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// 4 100 samples x 1 000 features in three classes, the least of which has 5 samples.
class TestDataParts : public OpenProject
{
    Q_OBJECT

private slots:
    void sizesFollowTheData();
    void partsKeepClassesAndPlaces();
    void thePartComesBeforeTheFitOfAll();
    void aDragStaysWithThePart();
    void theSelectionSurvivesThePart();
    void whatThePartCannotFitIsFittedAtOnce();
    void theStatusLineCountsTheSamples();
    void aSelectionInThePartIsOfItsSamples();
    void aCancelledFitIsOutOfDate();
    void partsEndWithTheirData();

private:
    void open(const char* method = "kmeans", const std::map<std::string, ParameterValue>& chosen = {});
    void watch();

    std::vector<int> m_shown;  // samples of each fit
};

namespace {

constexpr Index samples = 4100, features = 1000;
constexpr int patience = 30'000;

DatasetPtr made()
{
    static const DatasetPtr data = [] {
        Random random(5);
        auto values = std::make_shared<AlignedMatrix>(samples, features);
        std::vector<std::string> classes;
        DatasetParts parts;
        for (Index i = 0; i < samples; ++i) {
            const int code = i % 1000 == 0 ? 2 : int(i % 3) / 2;
            classes.push_back(std::string(1, char('A' + code)));
            parts.sampleNames.push_back("s" + std::to_string(i));
            for (Index l = 0; l < features; ++l)
                (*values)(i, l) = random.normal() + (l < 20 ? 2.0 * code : 0.0);
        }
        for (Index l = 0; l < features; ++l)
            parts.featureNames.push_back("g" + std::to_string(l));
        parts.values = std::move(values);
        parts.labelFields = {LabelField::categorical("class", classes)};
        parts.preferredLabel = "class";
        return std::make_shared<const Dataset>(std::move(parts));
    }();
    return data;
}

}  // namespace

void TestDataParts::open(const char* method, const std::map<std::string, ParameterValue>& chosen)
{
    m_project = std::make_unique<Project>();
    watch();
    AnalysisState state = initialState(*made());
    state.method = method;
    state.chosen = chosen;
    state.chosen.insert_or_assign("clusters", std::int64_t(3));
    m_project->open(made(), QStringLiteral("made"), {"made", {}, {}}, state);
}

void TestDataParts::watch()
{
    m_shown.clear();
    connect(&m_project->scene(), &Scene::fitChanged, m_project.get(), [this] {
        if (const FitPtr& fit = m_project->scene().fit()) {
            QCOMPARE(fit->isOfPart(), fit->samples() < int(samples));
            QVERIFY(fit->preview || !fit->isOfPart());
            QVERIFY(!m_project->fitter().isOutdated());
            m_shown.push_back(fit->samples());
        }
    });
}

void TestDataParts::sizesFollowTheData()
{
    const auto sizes = [](Index n, Index p) {
        DatasetParts parts;
        parts.values = std::make_shared<const AlignedMatrix>(n, p);
        parts.sampleNames.resize(std::size_t(n));
        parts.featureNames.resize(std::size_t(p));
        return partSizes(Dataset(std::move(parts)));
    };
    QVERIFY(sizes(72, 60'000).empty());
    QVERIFY(sizes(3'999, 1'001).empty());
    QVERIFY(sizes(100'000, 39).empty());
    QCOMPARE(sizes(4'000, 1'000), (std::vector<Index>{1000}));
    QCOMPARE(sizes(40'000, 100), (std::vector<Index>{1000, 10'000}));
}

void TestDataParts::partsKeepClassesAndPlaces()
{
    AnalysisState state = initialState(*made());
    state.leftOutSamples = {"s1", "s5"};
    const PreparationPtr whole = prepare(made(), state, {});
    DataParts parts;
    const PreparationPtr part = parts.part(whole, 0);
    QCOMPARE(parts.part(whole, 0), part);
    QCOMPARE(parts.part(whole, 1), whole);
    QCOMPARE(part->whole, PreparedDataPtr(whole));
    QCOMPARE(part->problem.target.classNames, whole->problem.target.classNames);
    QCOMPARE(part->kept.samples.size(), std::size_t(part->data->samples()));
    for (Index i = 0; i < part->data->samples(); ++i) {
        const Index row = part->kept.samples[std::size_t(i)];
        QCOMPARE((*part->samples)[std::size_t(i)], made()->sampleNames()[std::size_t(row)]);
        const auto place =
            std::find(whole->kept.samples.begin(), whole->kept.samples.end(), row) - whole->kept.samples.begin();
        for (const Index l : {Index{0}, features - 1})
            QCOMPARE(part->data->value(i, l), whole->data->value(Index(place), l));  // scaled with all samples
    }
}

void TestDataParts::thePartComesBeforeTheFitOfAll()
{
    open();
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    QCOMPARE(m_shown.size(), std::size_t(2));
    QVERIFY(m_shown[0] >= 1000 && m_shown[0] < 1010);
    QCOMPARE(m_shown[1], int(samples));
    const Problem problem{m_project->scene().fit()->data, m_project->scene().fit()->result->target};
    const Outcome cold = method("kmeans").run(problem, m_project->scene().fit()->result->parameters, {});
    QCOMPARE(m_project->scene().fit()->result->outcome.memberships, cold.memberships);
    // Again for every change, and at once where the fit is known.
    m_shown.clear();
    m_project->setParameter("clusters", std::int64_t(4), QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    QCOMPARE(m_shown.size(), std::size_t(2));
    m_shown.clear();
    m_project->undo();
    QTRY_VERIFY(!m_shown.empty());
    QCOMPARE(m_shown, (std::vector<int>{int(samples)}));
}

void TestDataParts::aDragStaysWithThePart()
{
    open("sfp");
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    const double lambda = m_project->fitter().parameters().real("lambda");
    m_project->beginDrag();
    for (int tick = 1; tick <= 3; ++tick) {
        m_shown.clear();
        m_project->setParameter("lambda", lambda * (1 + 0.1 * tick), QStringLiteral("test"));
        QTRY_VERIFY(!m_shown.empty());
        QVERIFY(m_project->scene().fit()->isOfPart());
    }
    m_project->endDrag();
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    QVERIFY(!m_project->scene().fit()->isOfPart());
    QCOMPARE(m_project->scene().fit()->result->parameters.real("lambda"), lambda * 1.3);
}

void TestDataParts::theSelectionSurvivesThePart()
{
    open();
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    select({"s0", "s1", "s2", "s3"});
    m_project->setParameter("clusters", std::int64_t(4), QStringLiteral("test"));
    m_shown.clear();
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    QVERIFY(m_shown.front() < int(samples));
    QCOMPARE(selected(), (std::set<std::string>{"s0", "s1", "s2", "s3"}));
}

/// By probes that are not in the part.
void TestDataParts::whatThePartCannotFitIsFittedAtOnce()
{
    FitRequest request;
    request.data = made();
    request.state = initialState(*made());
    request.prepared = prepare(made(), request.state, {});
    request.parts = std::make_shared<DataParts>();
    const std::vector<Index>& part = request.parts->part(request.prepared, 0)->kept.samples;
    std::vector<Index> probes;
    for (Index i = 0; probes.size() < 3; ++i)
        if (!std::binary_search(part.begin(), part.end(), i))
            probes.push_back(i);
    stateProbes({{probes.begin(), probes.end()}, {}}, made()->sampleNames(), request.state);
    request.state.method = "mes";
    request.state.chosen.insert_or_assign("selection", std::string("pinned"));
    request.prepared = preparedAnew(*request.prepared, request.state);
    const FitAnswer answer = computeFit(request, false, {});
    QVERIFY2(answer.fit, qPrintable(answer.error));
    QCOMPARE(answer.fit->samples(), int(samples));
    QVERIFY(!answer.fit->isOfPart() && !answer.fit->preview);
}

void TestDataParts::theStatusLineCountsTheSamples()
{
    open("sfp");
    StatusLine line(*m_project);
    const auto* facts = line.findChild<QLabel*>(QStringLiteral("statusFacts"));
    QVERIFY(facts);
    QStringList ofParts;
    connect(&m_project->scene(), &Scene::fitChanged, &line, [&] {
        if (m_project->scene().fit()->isOfPart())
            ofParts << facts->text();
    });
    QTRY_VERIFY_WITH_TIMEOUT(m_project->fitter().finalFit(), patience);
    QCOMPARE(ofParts.size(), 1);
    QVERIFY2(ofParts[0].contains(QStringLiteral("1\u202f000 of 4\u202f100 samples")), qPrintable(ofParts[0]));
    QVERIFY2(!facts->text().contains(QStringLiteral("samples")), qPrintable(facts->text()));
}

/// While the part is on screen, adding samples keeps the rest of the selection; another selection replaces it.
void TestDataParts::aSelectionInThePartIsOfItsSamples()
{
    AnalysisState state = initialState(*made());
    const PreparationPtr whole = prepare(made(), state, {});
    DataParts parts;
    const PreparationPtr part = parts.part(whole, 0);
    RowSelection rows;
    rows.reset(std::size_t(samples));
    rows.set(std::vector<bool>(std::size_t(samples), true));
    std::vector<bool> some(std::size_t(samples), false);
    const auto inPart = std::size_t(part->kept.samples[3]);
    std::size_t outside = 0;
    while (std::binary_search(part->kept.samples.begin(), part->kept.samples.end(), Index(outside)))
        ++outside;
    some[inPart] = some[outside] = true;
    rows.set(some);
    rows.show(part);
    std::vector<bool> onScreen = rows.onScreen();
    QVERIFY(onScreen[3]);
    onScreen[5] = true;
    rows.take(onScreen);
    QVERIFY(rows.rows()[inPart] && rows.rows()[outside] && rows.rows()[std::size_t(part->kept.samples[5])]);
    onScreen[3] = false;
    rows.take(onScreen);
    QVERIFY(!rows.rows()[inPart] && !rows.rows()[outside] && rows.rows()[std::size_t(part->kept.samples[5])]);
}

void TestDataParts::aCancelledFitIsOutOfDate()
{
    m_project = std::make_unique<Project>();
    connect(&m_project->scene(), &Scene::fitChanged, m_project.get(), [this] {
        if (m_project->scene().fit() && m_project->scene().fit()->isOfPart())
            QTimer::singleShot(0, m_project.get(), [this] { m_project->fitter().cancel(); });
    });
    AnalysisState state = initialState(*made());
    state.method = "kmeans";
    state.chosen = {{"clusters", std::int64_t(300)}};
    m_project->open(made(), QStringLiteral("made"), {"made", {}, {}}, state);
    QTRY_VERIFY_WITH_TIMEOUT(m_project->scene().fit() && !m_project->fitter().job().isBusy(), patience);
    QVERIFY(m_project->scene().fit()->isOfPart());
    QVERIFY(m_project->fitter().isOutdated());
    m_project->beginDrag();  // of a slider that is not moved
    m_project->endDrag();
    QTest::qWait(50);
    QVERIFY(!m_project->fitter().job().isBusy());
}

void TestDataParts::partsEndWithTheirData()
{
    AnalysisState state = initialState(*made());
    PreparationPtr whole = prepare(made(), state, {});
    const std::weak_ptr<const Preparation> watched = whole;
    DataParts parts;
    QVERIFY(parts.part(whole, 0) != whole);
    state.steps.push_back({StepSpec::parse("top-variance=20"), true});
    const PreparationPtr small = prepare(made(), state, {});
    QCOMPARE(parts.part(small, 0), small);
    whole.reset();
    QVERIFY(watched.expired());
}

QTEST_MAIN(TestDataParts)
#include "tst_data_parts.moc"
