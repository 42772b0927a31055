// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/common/memory_consent.h"
#include "core/methods/left_out_samples.h"
#include "core/methods/memory_estimate.h"
#include "core/methods/method.h"
#include "tests/core/import/small_files.h"
#include "tests/core/support/little_memory.h"

#include <QtTest>

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <string>
#include <thread>

using namespace fuzzylens;

class TestMemoryEstimate : public QObject
{
    Q_OBJECT

private slots:
    void coversTheMeasuredPeak_data();
    void coversTheMeasuredPeak();
    void fitLargerThanMemoryIsRefused_data();
    void fitLargerThanMemoryIsRefused();
    void consentStartsTheFitAllTheSame();
    void consentHoldsInEveryThreadOfLeaveOneOut();
};

namespace {

/// Three classes that differ in a tenth of the features, or ten that do not differ; must-links and cannot-links of
/// some samples.
Problem problemOf(Index samples, Index features, bool withPairs, bool isByChance = false)
{
    const Index count = isByChance ? 10 : 3;
    std::uint64_t state = 12345;
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    for (Index l = 0; l < features; ++l)
        for (Index i = 0; i < samples; ++i) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            const double shift = l <= features / 10 && !isByChance ? 2.0 * static_cast<double>(i % count) : 0.0;
            (*values)(i, l) = static_cast<double>(state >> 33) / 2147483648.0 + shift;
        }
    std::vector<std::string> classes;
    for (Index i = 0; i < samples; ++i)
        classes.push_back("c" + std::to_string(i % count));
    DatasetParts parts;
    parts.values = values;
    parts.sampleNames.assign(static_cast<std::size_t>(samples), "s");
    parts.featureNames.assign(static_cast<std::size_t>(features), "g");
    parts.labelFields = {LabelField::categorical("class", classes)};
    Problem problem = makeProblem(std::make_shared<const Dataset>(std::move(parts)), "class");
    if (withPairs) {
        auto pairs = std::make_shared<PairSet>();
        for (int i = 0; i < 60; i += 3) {
            pairs->must.push_back({i, i + 3});
            pairs->cannot.push_back({i, i + 1});
        }
        problem.pairs = pairs;
    }
    return problem;
}

Parameters fewIterations(const MethodDescription& description, const Problem& problem)
{
    Parameters parameters = defaultParameters(description, problem);
    if (parameters.has("max_iterations"))
        parameters.set("max_iterations", std::int64_t{3});
    return parameters;
}

/// Bytes that /proc/self/status says of @p key, "VmHWM:".
double statusBytes(const std::string& key)
{
    std::ifstream file("/proc/self/status");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(key))
            return 1024 * std::atof(line.c_str() + key.size());
    return 0;
}

using Setting = std::pair<std::string, std::string>;  // of a parameter other than its default; empty for none

struct Measured
{
    double estimate = 0;
    double peak = 0;  // bytes beyond those before the fit; -1 if the fit failed
};

/// A fit in a process of its own, whose peak is then its own too.
Measured measured(const MethodDescription& description, Index samples, Index features, const Setting& setting)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return {0, -1};
    const pid_t child = ::fork();
    if (child == 0) {
        Measured result{0, -1};
        try {
            const bool isByChance = description.id == "random-forest";  // then its trees are large
            // Computing defaults fills caches of a data set, so they are computed for another one.
            Parameters parameters =
                fewIterations(description, problemOf(samples, features, description.usesPairs, isByChance));
            if (!setting.first.empty())
                parameters.set(setting.first, setting.second);
            const Problem problem = problemOf(samples, features, description.usesPairs, isByChance);
            result.estimate = fitMemory(description, problem, parameters);
            std::ofstream("/proc/self/clear_refs") << "5";  // the peak so far is forgotten
            const double before = statusBytes("VmRSS:");
            RunControl control;
            control.threads = 2;
            const Outcome outcome = description.run(problem, parameters, control);
            result.peak = statusBytes("VmHWM:") - before;
        } catch (const std::exception& error) {
            qWarning("%s: %s", description.id.c_str(), error.what());
        }
        const bool isWhole = ::write(ends[1], &result, sizeof result) == sizeof result;
        ::_exit(isWhole ? 0 : 1);
    }
    ::close(ends[1]);
    Measured result{0, -1};
    if (::read(ends[0], &result, sizeof result) != sizeof result)
        result.peak = -1;
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return result;
}

}  // namespace

void TestMemoryEstimate::coversTheMeasuredPeak_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<Setting>("setting");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    const auto add = [](const std::string& id, const Setting& setting) {
        const std::string name = id + ' ' + setting.second;
        QTest::addRow("%s, long", name.c_str()) << QString::fromStdString(id) << setting << 2000 << 100;
        QTest::addRow("%s, wide", name.c_str()) << QString::fromStdString(id) << setting << 300 << 4000;
    };
    for (const MethodDescription& description : methods())
        add(description.id, {});
    for (const char* id : {"klpp", "klfda"})  // of so many samples the kernel is approximated
        QTest::addRow("%s, many samples", id) << id << Setting() << 6000 << 20;
    add("scs", {"solver", "target"});
    add("mes", {"selection", "affinity"});
}

/// At least the peak, at most about twice that, apart from what the libraries take.
void TestMemoryEstimate::coversTheMeasuredPeak()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("a sanitizer takes memory of its own");
#endif
    QFETCH(QString, method);
    QFETCH(Setting, setting);
    QFETCH(int, samples);
    QFETCH(int, features);
    const Measured result = measured(fuzzylens::method(method.toStdString()), samples, features, setting);
    QVERIFY(result.peak >= 0);
    const QByteArray figures =
        QByteArray::number(result.estimate / 1e6) + " MB estimated, " + QByteArray::number(result.peak / 1e6);
    QVERIFY2(result.estimate >= result.peak, figures.constData());
    QVERIFY2(result.estimate <= 2.2 * result.peak + 2 * memoryOfLibraries, figures.constData());
}

void TestMemoryEstimate::fitLargerThanMemoryIsRefused_data()
{
    QTest::addColumn<QString>("method");
    for (const MethodDescription& description : methods())
        QTest::newRow(description.id.c_str()) << QString::fromStdString(description.id);
}

// Fits of 100 000 samples began and were ended by the system.
void TestMemoryEstimate::fitLargerThanMemoryIsRefused()
{
    QFETCH(QString, method);
    const MethodDescription& description = fuzzylens::method(method.toStdString());
    const Problem problem = problemOf(400'000, 8, description.usesPairs);
    const Parameters parameters = fewIterations(description, problemOf(300, 8, description.usesPairs));
    const double needed = fitMemory(description, problem, parameters);
    const test::LittleMemory little(std::uint64_t{60} << 20);
    QVERIFY(needed > 64e6);
    const Issue issue = test::issueOf([&] { description.run(problem, parameters, {}); });
    QVERIFY2(issue.what.text().find("of memory, but only") != std::string::npos, issue.what.text().c_str());
    QVERIFY(!issue.remedy.text().empty());
    if (description.leaveOneOut)
        QVERIFY_THROWS_EXCEPTION(DataError, description.leaveOneOut(problem, parameters, {}));
}

/// The estimate is at least the peak: less memory than it names is enough for some fits.
void TestMemoryEstimate::consentStartsTheFitAllTheSame()
{
#ifdef FUZZYLENS_SANITIZED
    QSKIP("a sanitizer takes memory of its own");
#endif
    const MethodDescription& description = method("kmeans");
    const Problem problem = problemOf(400'000, 8, false);
    const Parameters parameters = fewIterations(description, problem);
    const test::LittleMemory little(std::uint64_t(0.9 * fitMemory(description, problem, parameters)));
    QVERIFY_THROWS_EXCEPTION(MemoryError, description.run(problem, parameters, {}));
    {
        const MemoryConsent consent(true);
        QCOMPARE(description.run(problem, parameters, {}).assigned.size(), std::size_t{400'000});
    }
    QVERIFY(!MemoryConsent::isGiven());
}

void TestMemoryEstimate::consentHoldsInEveryThreadOfLeaveOneOut()
{
    for (const bool isGiven : {false, true}) {
        const MemoryConsent consent(isGiven);
        RunControl control;
        control.threads = 4;
        std::vector<int> samples(200), consented(200, -1);
        std::iota(samples.begin(), samples.end(), 0);
        predictLeftOut(
            samples, control,
            [](int, const RunControl&) {
                std::this_thread::sleep_for(std::chrono::microseconds(100));
                return int(MemoryConsent::isGiven());
            },
            consented);
        QCOMPARE(consented, std::vector<int>(200, int(isGiven)));
    }
}

QTEST_APPLESS_MAIN(TestMemoryEstimate)
#include "tst_memory_estimate.moc"
