// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/sfp/sfp.h"
#include "tests/core/support/random_problem.h"
#include "tests/core/support/tolerances.h"

#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include <cstdio>

using namespace fuzzylens;
using namespace fuzzylens::test;

// The builds of the core for several instruction sets agree. This program runs itself under the loader, told which
// of the builds it may pick, and compares what the runs print.
class SfpBuildsTest : public QObject
{
    Q_OBJECT

private slots:
    void agree();
};

// Prints the instruction set and a fit of each shape, exactly.
static int printFits()
{
    const std::pair<int, int> shapes[] = {{40, 900}, {23, 70}, {2600, 6}};
    bool isFirst = true;
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
            if (isFirst)
                std::printf("%s\n", outcome.instructionSet.c_str());
            isFirst = false;
            for (const double value : outcome.objective)
                std::printf("%.17g\n", value);
            for (const Eigen::MatrixXd* matrix :
                 {&outcome.memberships, &outcome.featureWeights, &outcome.embedding})
                for (const double value : matrix->reshaped())
                    std::printf("%.17g\n", value);
        }
    return 0;
}

static QStringList runUnder(const QString& mask)
{
    QProcess process;
    process.start("/lib64/ld-linux-x86-64.so.2",
                  {"--glibc-hwcaps-mask", mask, QCoreApplication::applicationFilePath(), "--print-fits"});
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
}

void SfpBuildsTest::agree()
{
    if (!QFileInfo::exists(QStringLiteral(FUZZYLENS_LIBRARY_DIR "/glibc-hwcaps/x86-64-v3")))
        QSKIP("the core was built for one instruction set only (FUZZYLENS_HWCAPS is off)");
    const QStringList baseline = runUnder("none");
    QVERIFY(baseline.size() > 100);
    QCOMPARE(baseline[0], "x86-64");
    int compared = 0;
    for (const QString set : {"x86-64-v3", "x86-64-v4"}) {
        const QStringList other = runUnder(set);
        if (!other.isEmpty() && other[0] == baseline[0])
            continue;  // this processor does not have it
        QCOMPARE(other.size(), baseline.size());
        QCOMPARE(other[0], set);
        for (qsizetype i = 1; i < baseline.size(); ++i) {
            const double expected = baseline[i].toDouble(), got = other[i].toDouble();
            QVERIFY2(
                std::abs(got - expected) <= tolerance::instructionSets * std::max(1.0, std::abs(expected)),
                qPrintable(QString("%1: number %2 is %3, not %4").arg(set).arg(i).arg(other[i], baseline[i])));
        }
        ++compared;
    }
    if (compared == 0)
        QSKIP("this processor has no instruction set beyond the baseline");
}

int main(int argc, char** argv)
{
    if (argc > 1 && std::string_view(argv[1]) == "--print-fits")
        return printFits();
    QCoreApplication application(argc, argv);
    SfpBuildsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sfp_builds.moc"
