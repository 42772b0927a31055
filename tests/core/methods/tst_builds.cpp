// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"
#include "core/numeric/parallel.h"
#include "tests/core/support/project_files.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tied_problems.h"
#include "tests/core/support/tolerances.h"

#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <cstdio>
#include <string_view>

using namespace fuzzylens;
using namespace fuzzylens::test;

// The builds of the core for several instruction sets agree. This program runs itself under the loader, which is
// given the builds that it may choose, and compares the output of the runs.
class BuildsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sfpAgrees();
    void everyMethodAgrees();

private:
    QStringList m_sets;  // beyond the baseline, of this processor
};

// Prints a fit of each shape, exactly.
static int printFits()
{
    const std::pair<int, int> shapes[] = {{40, 900}, {23, 70}, {2600, 6}};
    for (const auto& [samples, features] : shapes)
        for (const int clusters : {2, 3, 6}) {
            RandomProblem wanted;
            wanted.samples = samples;
            wanted.features = features;
            SfpOptions options;
            options.clusters = clusters;
            options.alpha = 1.5;
            options.gamma = 0.5;
            options.lambda = 0.05 * samples;
            options.tolerance = 0;
            options.maxIterations = 8;
            const Outcome outcome = sfp(randomProblem(wanted), options).outcome;
            for (const double value : outcome.objective)
                std::printf("%.17g\n", value);
            for (const Eigen::MatrixXd* matrix :
                 {&outcome.memberships, &outcome.featureWeights, &outcome.embedding})
                for (const double value : matrix->reshaped())
                    std::printf("%.17g\n", value);
        }
    return 0;
}

// Prints the fit of every method on every table with ties, a line each.
static int printMethods()
{
    for (const TiedProblem& table : tiedProblems())
        for (const MethodDescription& one : methods())
            std::printf("%s on %s\t%s\n", one.id.c_str(), table.name.c_str(),
                        fitOf(one, table.problem, tiedParameters(one, table.problem)).dump().c_str());
    return 0;
}

static QStringList runUnder(const QString& mask, const QString& option)
{
    QProcess process;
    process.start("/lib64/ld-linux-x86-64.so.2",
                  {"--glibc-hwcaps-mask", mask, QCoreApplication::applicationFilePath(), option});
    if (!process.waitForFinished(300000) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
}

void BuildsTest::initTestCase()
{
    if (!QFileInfo::exists(builtFile(FUZZYLENS_LIBRARY_FOLDER "/glibc-hwcaps/x86-64-v3")))
        QSKIP("the core was built for one instruction set only (FUZZYLENS_HWCAPS is off)");
    QCOMPARE(runUnder("none", "--print-set"), QStringList("x86-64"));
    for (const QString set : {"x86-64-v3", "x86-64-v4"}) {
        const QStringList chosen = runUnder(set, "--print-set");
        if (chosen == QStringList(set))
            m_sets << set;
        else if (chosen == QStringList("x86-64"))
            qWarning("this processor cannot run the build for %s", qPrintable(set));
        else
            QFAIL(qPrintable(QString("the build for %1 reports \"%2\"").arg(set, chosen.join(' '))));
    }
    if (m_sets.isEmpty())
        QSKIP("this processor has no instruction set beyond the baseline");
}

void BuildsTest::sfpAgrees()
{
    const QStringList baseline = runUnder("none", "--print-fits");
    QVERIFY(baseline.size() > 100);
    for (const QString& set : m_sets) {
        const QStringList other = runUnder(set, "--print-fits");
        QCOMPARE(other.size(), baseline.size());
        for (qsizetype i = 0; i < baseline.size(); ++i) {
            const double expected = baseline[i].toDouble(), got = other[i].toDouble();
            QVERIFY2(
                std::abs(got - expected) <= tolerance::instructionSets * std::max(1.0, std::abs(expected)),
                qPrintable(QString("%1: number %2 is %3, not %4").arg(set).arg(i).arg(other[i], baseline[i])));
        }
    }
}

/// All builds decide ties of restarts, eigenvalues and distances in the same way.
void BuildsTest::everyMethodAgrees()
{
    const QStringList baseline = runUnder("none", "--print-methods");
    QCOMPARE(baseline.size(), qsizetype(tiedProblems().size() * methods().size()));
    QStringList differences;
    for (const QString& set : m_sets) {
        const QStringList other = runUnder(set, "--print-methods");
        QCOMPARE(other.size(), baseline.size());
        for (qsizetype i = 0; i < baseline.size(); ++i) {
            const auto fit = [i](const QStringList& lines) {
                return nlohmann::json::parse(lines[i].section('\t', 1).toStdString());
            };
            const std::string text = difference(fit(baseline), fit(other), tolerance::instructionSetsTied);
            if (!text.empty())
                differences << set + ": " + baseline[i].section('\t', 0, 0) + ": " + QString::fromStdString(text);
        }
    }
    QVERIFY2(differences.isEmpty(), qPrintable(differences.join('\n')));
}

int main(int argc, char** argv)
{
    const std::string_view option = argc > 1 ? argv[1] : "";
    if (option == "--print-set")
        return std::puts(instructionSet()) < 0;
    if (option == "--print-fits")
        return printFits();
    if (option == "--print-methods")
        return printMethods();
    QCoreApplication application(argc, argv);
    BuildsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_builds.moc"
