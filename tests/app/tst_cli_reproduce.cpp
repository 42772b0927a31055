// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli_runner.h"
#include "tests/core/support/shared_data.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace fuzzylens::test;

class TestCliReproduce : public QObject
{
    Q_OBJECT

private slots:
    void reproducesLeaveOneOut();
    void namesTheFileThatIsAbsent();
    void reproducesTheDemonstrations();
    void drawsWhatItPrints();
    void refusesWhatATableHasNot();
    void comparesFeatureScaling();
    void statesTheFindingOnColorectalCancer();
    void drawsTheFiguresOfFeatureScaling();
};

void TestCliReproduce::reproducesLeaveOneOut()
{
    const auto colon = sharedData("colon.csv.gz");
    if (!colon)
        QSKIP(missingDataMessage);
    const QString data = QString::fromStdString(colon->parent_path().string());
    const CliRun run = runCli({"reproduce", "sfp-leave-one-out", "--data", data});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QList<QByteArray> lines = run.out.split('\n');
    int compared = 0;
    for (int i = 0; i + 1 < lines.size(); ++i) {
        const QByteArray& reference = lines[i];
        const qsizetype end = reference.indexOf(", reference");
        if (end < 0)
            continue;
        const auto counts = [&](const QByteArray& line, const QByteArray& kind) {
            return line.mid(line.indexOf(kind) + kind.size()).simplified();
        };
        QCOMPARE(counts(lines[i + 1], ", here"), counts(reference, ", reference"));
        ++compared;
    }
    QCOMPARE(compared, 8);
}

void TestCliReproduce::namesTheFileThatIsAbsent()
{
    QTemporaryDir folder;
    const QString output = folder.filePath("table.txt");
    const CliRun run = runCli({"reproduce", "sfp-leave-one-out", "--data", folder.path(), "-o", output});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.isOneSentence() && run.err.contains("colon.csv.gz"), run.err.constData());
    QVERIFY(!QFile::exists(output));
}

void TestCliReproduce::reproducesTheDemonstrations()
{
    QTemporaryDir folder;
    const QString picture = folder.filePath("regions.svg");
    const CliRun run = runCli({"reproduce", "sfp-demonstrations", "--plot", picture});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QFile file(picture);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray drawn = file.readAll();
    QVERIFY(drawn.startsWith("<svg") && drawn.endsWith("</svg>\n"));
    QCOMPARE(drawn.count("stroke-linecap=\"round\""),
             qsizetype(2 * (3 + 2 + 2 + 3 + 2)));  // classes of the panels
    QVERIFY(drawn.count("fill-opacity") > 10 * 2 && drawn.contains("SFP, k=30 (") &&
            drawn.contains("random forest ("));
    int rows = 0;
    double largest = 0;
    for (const QByteArray& line : run.out.split('\n')) {
        static const QRegularExpression accuracies("(?:^|\\s)([01]?\\.\\d{3})(?=\\s|$)");
        QList<double> values;
        for (auto match = accuracies.globalMatch(line); match.hasNext();)
            values << match.next().captured(1).toDouble();
        if (!line.contains(", k=") || line.contains("difference"))  // which the caption states
            continue;
        ++rows;
        // Two tries, best of five and sum scale, reference and FuzzyLens each; the forest, where there is one.
        QVERIFY(values.size() == 10 || values.size() == 9);
        QVERIFY2(std::abs(values[4] - values[5]) < 0.03, line.constData());
        for (const auto& [reference, here] : {std::pair(0, 2), {1, 3}, {4, 5}, {6, 7}, {8, 9}})
            if (here < values.size())
                largest = std::max(largest, std::abs(values[reference] - values[here]));
    }
    QCOMPARE(rows, 7);
    static const QRegularExpression stated("the largest difference is (\\.\\d+) ");
    QCOMPARE(stated.match(run.out).captured(1).toDouble(), std::round(1000 * largest) / 1000);
}

void TestCliReproduce::drawsWhatItPrints()
{
    const auto iris = sharedData("uci/iris.arff");
    if (!iris)
        QSKIP(missingDataMessage);
    const QString data = QString::fromStdString(iris->parent_path().parent_path().string());
    QTemporaryDir folder;
    const QString picture = folder.filePath("share.svg");
    const CliRun run = runCli({"reproduce", "sffd-share", "--data", data, "--plot", picture});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    QFile file(picture);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray drawn = file.readAll();
    QVERIFY(drawn.startsWith("<svg") && drawn.endsWith("</svg>\n"));
    QCOMPARE(drawn.count("class=\"mark\""), qsizetype(5 * 6 + 5));        // and one at each name
    QVERIFY(drawn.contains("currentColor") && !drawn.contains("<rect"));  // for light and dark ground
    const QList<QByteArray> lines = run.out.split('\n');
    int rows = 0;
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (!lines[i].contains(", here"))
            continue;
        const auto numbers = [](const QByteArray& line) {
            return line.mid(line.indexOf('.')).simplified().split(' ');
        };
        const QList<QByteArray> here = numbers(lines[i]), reference = numbers(lines[i + 1]);
        QCOMPARE(here.size(), 6);
        // What rises does, and from 10 % on it is what the reference has.
        QVERIFY2(here.back().toDouble() > here.front().toDouble(), lines[i].constData());
        for (qsizetype s = 2; s < 6; ++s)
            QVERIFY2(std::abs(here[s].toDouble() - reference[s].toDouble()) < 0.06, lines[i].constData());
        ++rows;
    }
    QCOMPARE(rows, 5);
}

void TestCliReproduce::refusesWhatATableHasNot()
{
    QTemporaryDir folder;
    const QString picture = folder.filePath("none.svg");
    const CliRun plot = runCli({"reproduce", "sfp-leave-one-out", "--plot", picture});
    QCOMPARE(plot.exitCode, 2);
    QVERIFY2(plot.err.contains("remove --plot"), plot.err.constData());
    QVERIFY(!QFile::exists(picture));
    const CliRun draws = runCli({"reproduce", "sfp-demonstrations", "--draws", "2"});
    QCOMPARE(draws.exitCode, 2);
    QVERIFY2(draws.err.contains("remove --draws"), draws.err.constData());
    const CliRun more = runCli({"reproduce", "scs-shapes", "--draws", "11"});
    QCOMPARE(more.exitCode, 2);
    QVERIFY2(more.err.contains("has 10 repetitions, not 11"), more.err.constData());
}

/// Numbers of the row that begins with @p name.
static QList<double> numbersOf(const QByteArray& text, const QByteArray& name)
{
    for (const QByteArray& line : text.split('\n')) {
        if (!line.startsWith(name))
            continue;
        QList<double> numbers;
        static const QRegularExpression number("-?\\d+\\.?\\d*");
        for (auto match = number.globalMatch(QString::fromUtf8(line.mid(name.size()))); match.hasNext();)
            numbers << match.next().captured().toDouble();
        return numbers;
    }
    return {};
}

/// Three draws of each set: the mean over ten rows is that of all draws (resources/manual/scs-results.md), but for
/// chance.
void TestCliReproduce::comparesFeatureScaling()
{
    for (const char* file : {"GSE4107_series_matrix.txt.gz", "leukemia72.csv.gz", "colon.csv.gz"})
        if (!sharedData(file))
            QSKIP(missingDataMessage);
    const QString data = QString::fromStdString(sharedData("colon.csv.gz")->parent_path().string());
    const CliRun run = runCli({"reproduce", "scs-comparison", "--data", data, "--draws", "3"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QList<double> means = numbersOf(run.out, "mean, one dimension");
    const QList<double> recorded{73.2, 70.7, 87.7, 86.7, 79.7};
    QCOMPARE(means.size(), recorded.size());
    for (qsizetype i = 0; i < means.size(); ++i)
        QVERIFY2(std::abs(means[i] - recorded[i]) < 6, run.out.constData());
    QVERIFY(means[2] > means[0] + 5 && means[2] > means[1] + 5);  // target above no scaling and least squares
}

/// The figures of the finding are those of the rows on raw intensities, the first table.
void TestCliReproduce::statesTheFindingOnColorectalCancer()
{
    const auto file = sharedData("GSE4107_series_matrix.txt.gz");
    if (!file)
        QSKIP(missingDataMessage);
    const QString data = QString::fromStdString(file->parent_path().string());
    const CliRun run = runCli({"reproduce", "scs-colorectal", "--data", data, "--draws", "1"});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const QByteArray text = run.out.simplified();
    const QByteArray table = run.out.mid(run.out.indexOf("\nraw intensities"));
    const auto figures = [&table](const char* row) {
        // Mean and standard error: clustering of ten draws and of all, then a figure of its own, then 1-NN.
        const QList<double> all = numbersOf(table, row);
        return QByteArray::number(all[2], 'f', 1) + " and " + QByteArray::number(all[5], 'f', 1);
    };
    QVERIFY2(text.contains("LFDA has " + figures("LFDA ")), text.constData());
    QVERIFY2(text.contains("LPP " + figures("LPP ")), text.constData());
    QVERIFY2(text.contains("KLPP " + figures("KLPP, ridge on degrees")), text.constData());
    QVERIFY2(text.contains("LPP has " + figures("LPP, width .01")), text.constData());
    QVERIFY2(text.contains("with one of 1e-6 instead of 1e-3 it has " + figures("LFDA, ridge 1e-6")),
             text.constData());
}

/// Factors separate the horseshoes from the noise, and plots have as many marks as numbers.
void TestCliReproduce::drawsTheFiguresOfFeatureScaling()
{
    QTemporaryDir folder;
    const CliRun run =
        runCli({"reproduce", "scs-figures", "--draws", "2", "--plot", folder.filePath("shape.svg")});
    QVERIFY2(run.exitCode == 0, run.err.constData());
    const auto drawn = [&](const char* name) {
        return fileBytes(folder.filePath(QString("shape-%1.svg").arg(name)));
    };
    constexpr qsizetype methods = 7, shares = 6, features = 10;
    for (const char* name : {"clustering", "information"})
        QCOMPARE(drawn(name).count("class=\"mark\""), methods * (shares + 1));
    QCOMPARE(drawn("classification").count("class=\"mark\""), methods * 3 * (shares + 1));
    QCOMPARE(drawn("factors").count("class=\"bar\""), 2 * features);
    QCOMPARE(drawn("reduced").count("class=\"samples\""), 2 * methods);
    for (const char* name : {"clustering", "classification", "factors", "reduced"})
        QVERIFY(drawn(name).endsWith("</svg>\n") && drawn(name).contains("currentColor"));
    QCOMPARE(numbersOf(run.out, "SC-S lsq"), (QList<double>{100, 0, 100, 0, 100, 0, 100, 0, 100, 0, 100, 0}));
    const QByteArray factors = run.out.mid(run.out.indexOf("\nfactors"));
    for (const char* solver : {"SC-S lsq", "SC-S target (extension)"}) {
        const QList<double> found = numbersOf(factors, solver);  // mean and deviation of each
        QCOMPARE(found.size(), 2 * features);
        double informative = 1, uniform = 0;
        for (qsizetype k = 0; k < features; ++k)
            (k < 3 ? informative : uniform) =
                k < 3 ? std::min(informative, found[2 * k]) : std::max(uniform, std::abs(found[2 * k]));
        if (solver == QByteArray("SC-S lsq"))
            QVERIFY2(informative > 2 * uniform, factors.constData());
        else
            QVERIFY2(uniform < 0.1, factors.constData());  // it excludes one redundant feature
    }
}

QTEST_GUILESS_MAIN(TestCliReproduce)
#include "tst_cli_reproduce.moc"
