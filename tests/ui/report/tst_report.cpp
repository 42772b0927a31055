// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/report/written_report.h"
#include "ui/plot/number_format.h"
#include "ui/project/fit_files.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QRegularExpression>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestReport : public QObject
{
    Q_OBJECT

private slots:
    void everyMethodMakesAReport_data();
    void everyMethodMakesAReport();
    void saysEverythingAboutTheFit();
    void numbersAreThoseOfTheResult();
    void whatWasNotComputedIsSaid();
    void whatTheSearchSawIsSaid();
    void guidedSamplesAreNotInTheAgreement();
    void strangeNamesStayInTheirPlaces();
    void aResultAloneMakesAReport();
    void numbersHaveAPointInEveryLocale();
    void isBlackOnWhiteInTheDark();
    void pagesAreAsLargeAsIsUsual_data();
    void pagesAreAsLargeAsIsUsual();
    void whatCannotBeWrittenLeavesNothingBehind();
    void whatIsCancelledLeavesNothingBehind();

private:
    QString stem(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QTemporaryDir m_folder;
};

namespace {

const QDateTime made(QDate(2024, 2, 29), QTime(12, 34, 56), Qt::UTC);

ReportInput inputOf(const FitPtr& fit)
{
    return {fit, QStringLiteral("demonstration"), {}, made};
}

int pagesOf(const QByteArray& pdf)
{
    return int(pdf.count("/Type /Page\n"));
}

}  // namespace

void TestReport::everyMethodMakesAReport_data()
{
    QTest::addColumn<std::string>("id");
    for (const MethodDescription& method : methods())
        QTest::newRow(method.id.c_str()) << method.id;
}

void TestReport::everyMethodMakesAReport()
{
    QFETCH(std::string, id);
    const FitPtr fit = fitOf(synthesize("horseshoes"), id, {"synth:horseshoes", {}, {}});
    QVERIFY(fit);
    const WrittenReport report = written(inputOf(fit), stem(id.c_str()));
    QCOMPARE(report.failure, QString());
    QCOMPARE(report.fault, QString());
    const MethodDescription& description = method(id);
    QVERIFY(report.text.contains(QString::fromStdString(description.name)));
    QVERIFY(report.text.contains(QString::fromStdString(description.source)));
    QVERIFY2(!description.formula.lines.empty(), "what it does is to be said in symbols");
    for (const std::string& line : description.formula.lines)
        QVERIFY2(report.text.contains(QString::fromStdString(line)), line.c_str());
    const WrittenReport::Table* parameters = report.table(QStringLiteral("Parameters"));
    QCOMPARE(parameters != nullptr, !description.parameters.empty());
    QVERIFY(!parameters || !parameters->rows.empty());
    QVERIFY(report.table(QStringLiteral("Clusters")));
    QVERIFY(report.text.contains(QString::fromStdString(fit->result->command)));
    QVERIFY(report.pictures.size() >= 2);
    QVERIFY(report.pdf.startsWith("%PDF-"));
    QVERIFY(pagesOf(report.pdf) >= 3);
    QVERIFY2(!report.pdf.contains("/DCTDecode"), "a picture must not lose anything to JPEG");
}

void TestReport::saysEverythingAboutTheFit()
{
    const FitPtr fit = fitOf(demonstration(), "sfp");
    QVERIFY(fit);
    const WrittenReport report = written(inputOf(fit), stem("whole"));
    QCOMPARE(report.failure, QString());
    for (const char* title : {"Methods text for publications", "Data", "Preprocessing", "Method and parameters",
                              "Result", "Accuracy", "Features", "Figures", "Reproducibility"})
        QVERIFY2(report.html.contains(QByteArray("<h2>") + title), title);
    for (const char* said :
         {"Standardise features", "zscore", "divisor: population (default)", "ordered by weight",
          "separation of the centres", "2024-02-29", "0.1.0", "Eigen", "bit for bit"})
        QVERIFY2(report.text.contains(QLatin1String(said)), said);
    QVERIFY(report.text.contains(QString::fromStdString(fit->result->outcome.instructionSet)));
    QVERIFY(report.html.contains("<title>demonstration: SFP"));
    for (const Warning& warning : fit->result->outcome.warnings)
        QVERIFY(report.text.contains(QString::fromStdString(warning.text.text()).mid(1)));
    const std::optional<QString> pdf = textOfPdf(ReportWriter::pdfPath(stem("whole")));
    if (!pdf)
        return;
    for (const char* said : {"Reproducibility", "page 1 of", "Leading features", "fuzzylens-cli fit sfp demo"})
        QVERIFY2(pdf->contains(QLatin1String(said)), said);
    QCOMPARE(int(pdf->count(QLatin1Char('\f'))), pagesOf(report.pdf));
}

void TestReport::numbersAreThoseOfTheResult()
{
    const FitPtr fit = fitOf(demonstration(), "sfp");
    QVERIFY(fit);
    ReportInput input = inputOf(fit);
    const Verdict verdict = computeVerdict(
        {method("sfp"), fit->original, fit->prepared->steps, fit->prepared->problem, fit->result->parameters},
        fit->result->outcome);
    input.verdict = std::make_shared<const Verdict>(verdict);
    const WrittenReport report = written(input, stem("numbers"));
    const std::map<std::string, double>& metrics = fit->result->metrics;
    const auto share = [](double part, double whole) {
        return QStringLiteral("%1 of %2 (%3 %)").arg(part).arg(whole).arg(100 * part / whole, 0, 'f', 1);
    };
    const WrittenReport::Table* accuracies = report.table(QStringLiteral("Accuracies"));
    QVERIFY(accuracies);
    QCOMPARE(accuracies->rows.size(), std::size_t(4));
    QCOMPARE(accuracies->rows[0][1], share(36, 90));  // as many samples have the largest class
    QCOMPARE(accuracies->rows[1][1], share(metrics.at("training_correct"), metrics.at("training_samples")));
    QCOMPARE(accuracies->rows[2][1], share(verdict.accuracy->correct, verdict.accuracy->total));
    const auto [low, high] = std::minmax_element(verdict.test.permuted.begin(), verdict.test.permuted.end());
    QCOMPARE(accuracies->rows[3][1], QStringLiteral("%1 to %2 of 90").arg(*low).arg(*high));
    QVERIFY(report.text.contains(QString::fromStdString(verdictText(verdict).text())));

    const WrittenReport::Table* features = report.table(QStringLiteral("Leading features"));
    QVERIFY(features);
    QVERIFY(features->rows.size() >= 20 && features->rows.size() <= 40);
    Scene scene;
    scene.setFit(fit);
    const Eigen::VectorXd weights = fit->result->outcome.featureWeights.colwise().maxCoeff().transpose();
    const auto column = [features](const char* name) { return features->heading.indexOf(QLatin1String(name)); };
    for (const char* name :
         {"Feature", "Rank by weight", "Largest weight", "Rank by contribution", "Contribution"})
        QVERIFY2(column(name) >= 0, name);
    for (std::size_t row = 0; row < features->rows.size(); ++row) {
        const QStringList& cells = features->rows[row];
        int feature = 0;
        while (fit->featureLabel(feature) != cells[column("Feature")])
            ++feature;
        QCOMPARE(cells[column("Largest weight")], numberText(weights[feature], 4));
        QCOMPARE(cells[column("Contribution")], numberText(scene.contribution()[feature], 4));
        const auto above = (weights.array() > weights[feature]).count();
        const auto before = (scene.contribution().array() > scene.contribution()[feature]).count();
        QCOMPARE(cells[column("Rank by weight")], countText(above + 1));
        QCOMPARE(cells[column("Rank by contribution")], countText(before + 1));
        if (row < 20)
            QCOMPARE(int(above), int(row));
        else
            QVERIFY(above >= 20 && before < 20);
    }
}

void TestReport::whatWasNotComputedIsSaid()
{
    const FitPtr fit = fitOf(synthesize("horseshoes"), "scs", {"synth:horseshoes", {}, {}});
    QVERIFY(fit);
    const WrittenReport learnt = written(inputOf(fit), stem("learnt"));
    const WrittenReport::Table* accuracies = learnt.table(QStringLiteral("Accuracies"));
    QVERIFY(accuracies);
    QCOMPARE(accuracies->rows.back()[1], QStringLiteral("not computed"));
    QVERIFY(accuracies->rows.back()[2].contains(QLatin1String("This report contains no estimate")));

    const FitPtr clusters = fitOf(demonstration(), "fcm");
    QVERIFY(clusters);
    const WrittenReport unsupervised = written(inputOf(clusters), stem("clusters"));
    QVERIFY(!unsupervised.table(QStringLiteral("Accuracies")));
    QVERIFY(unsupervised.text.contains(QLatin1String("does not predict classes")));
    QVERIFY(unsupervised.text.contains(QLatin1String("This method does not weight features")));
    QVERIFY(!unsupervised.table(QStringLiteral("Leading features"))
                 ->heading.contains(QLatin1String("Rank by weight")));
}

void TestReport::whatTheSearchSawIsSaid()
{
    const FitPtr fit = fitOf(demonstration(), "mes", {"demo", {}, {}},
                             {{"selection", std::string("annealing")}, {"fuzzifier", 2.0}});
    QVERIFY(fit);
    const WrittenReport report = written(inputOf(fit), stem("probes"));
    QCOMPARE(report.fault, QString());
    QVERIFY(report.text.contains(QLatin1String("The search for the probes used the labels.")));
    QVERIFY(report.text.contains(QLatin1String("used the labels and optimised these scores")));
    const WrittenReport::Table* probes = report.table(QStringLiteral("Probes"));
    QVERIFY(probes);
    QCOMPARE(probes->rows.size(), fit->result->outcome.probes.size());
    // The text describes the drawn view, and the slow check is included.
    QVERIFY2(report.pictures.front().contains(QLatin1String("PC 1 of")), qPrintable(report.pictures.front()));
    const QString check = report.pictures.filter(QStringLiteral("normalised Laplacian")).value(0);
    QVERIFY(!check.isEmpty());
    QCOMPARE(check.count(QLatin1String("Eigenvalues:")), 1);
}

/// Agreement of samples that are not scored was said to be "on the samples of the fit".
void TestReport::guidedSamplesAreNotInTheAgreement()
{
    const FitPtr fit = fitOf(demonstration(), "kmeans");
    QVERIFY(fit);
    auto result = std::make_shared<Result>(*fit->result);
    result->metrics["scored_samples"] = 12;
    auto guided = std::make_shared<Fit>(*fit);
    guided->result = result;
    const WrittenReport report = written(inputOf(guided), stem("guided"));
    QVERIFY(report.text.contains(QLatin1String("on the 12 samples without constraints")));
    QVERIFY(report.text.contains(QLatin1String("of the samples without constraints agreed")));
    QVERIFY(report.text.contains(QLatin1String("are not scored")));
    QVERIFY(!report.text.contains(QLatin1String("uses these labels")));
    result->method = "lda";
    QVERIFY(written(inputOf(guided), stem("labels")).text.contains(QLatin1String("uses these labels")));
}

void TestReport::strangeNamesStayInTheirPlaces()
{
    DatasetParts parts = demonstration()->parts();
    const std::string strange = "<b>&\"quoted\" 'x' ]]> \x01 ";
    parts.featureNames[0] = strange;
    for (std::size_t i = 1; i < parts.featureNames.size(); ++i)
        parts.featureNames[i] = std::string(200, 'g') + std::to_string(i) + "<&\">";
    std::vector<std::string> classes;
    for (std::size_t i = 0; i < parts.sampleNames.size(); ++i)
        classes.push_back("class with a long & strange name <" + std::to_string(i % 20) + "> of twenty");
    LabelField field = LabelField::categorical("a <label>\x01", classes);
    parts.labelFields = {field};
    parts.preferredLabel = field.name;
    const FitPtr fit = fitOf(std::make_shared<Dataset>(std::move(parts)), "sfp", {"dir/<&\">.csv", {}, {}},
                             {{"clusters", std::int64_t(20)}});
    QVERIFY(fit);
    ReportInput input = inputOf(fit);
    input.name = QStringLiteral("<&\">.csv");
    const WrittenReport report = written(input, stem("strange"));
    QCOMPARE(report.failure, QString());
    QCOMPARE(report.fault, QString());
    QVERIFY(report.text.contains(QLatin1String("a <label>")));
    QVERIFY(report.html.contains("<title>&lt;&amp;&quot;&gt;.csv"));
    for (const char* caption : {"Samples in each class of", "Clusters"}) {
        const WrittenReport::Table* table = report.table(QString::fromLatin1(caption));
        QVERIFY2(table, caption);
        QCOMPARE(table->rows.size(), std::size_t(20));
    }
    const std::optional<QString> words =
        textOfPdf(ReportWriter::pdfPath(stem("strange")), {QStringLiteral("-bbox")});
    if (!words)
        return;
    static const QRegularExpression word(QStringLiteral("xMin=\"([0-9.-]+)\".* xMax=\"([0-9.-]+)\""));
    int seen = 0;
    for (auto match = word.globalMatch(*words); match.hasNext(); ++seen) {
        const QRegularExpressionMatch found = match.next();
        QVERIFY(found.captured(1).toDouble() > 30);
        QVERIFY2(found.captured(2).toDouble() < 595 - 30, qPrintable(found.captured(0)));
    }
    QVERIFY(seen > 500);
}

void TestReport::aResultAloneMakesAReport()
{
    const FitPtr whole = fitOf(demonstration(), "sfp");
    QVERIFY(whole);
    auto fit = std::make_shared<Fit>();
    fit->result = std::make_shared<Result>(resultFromJson(toJson(*whole->result), "result.json"));
    const WrittenReport report = written(inputOf(fit), stem("alone"));
    QCOMPARE(report.failure, QString());
    QCOMPARE(report.fault, QString());
    QVERIFY(report.text.contains(QLatin1String("created from a result file without the data")));
    QVERIFY(!report.pictures.isEmpty());
}

void TestReport::numbersHaveAPointInEveryLocale()
{
    const FitPtr fit = fitOf(demonstration(), "sfp");
    QVERIFY(fit);
    const QByteArray here = written(inputOf(fit), stem("here")).html;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const QByteArray there = written(inputOf(fit), stem("there")).html;
    QLocale::setDefault(QLocale::c());
    QVERIFY(!here.isEmpty());
    QVERIFY(here == there);
}

void TestReport::isBlackOnWhiteInTheDark()
{
    const FitPtr fit = fitOf(demonstration(), "sfp");
    QVERIFY(fit);
    const QPalette before = QApplication::palette();
    QApplication::setPalette(lightPalette());
    const QByteArray light = written(inputOf(fit), stem("light")).html;
    QApplication::setPalette(darkPalette());
    const QByteArray dark = written(inputOf(fit), stem("dark")).html;
    QApplication::setPalette(before);
    QVERIFY(!light.isEmpty());
    QVERIFY(light == dark);
}

void TestReport::pagesAreAsLargeAsIsUsual_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QByteArray>("box");
    QTest::newRow("Germany") << QLocale(QLocale::German, QLocale::Germany) << QByteArray("0 0 595");
    QTest::newRow("Great Britain") << QLocale(QLocale::English, QLocale::UnitedKingdom) << QByteArray("0 0 595");
    QTest::newRow("United States") << QLocale(QLocale::English, QLocale::UnitedStates) << QByteArray("0 0 612");
}

void TestReport::pagesAreAsLargeAsIsUsual()
{
    QFETCH(QLocale, locale);
    QFETCH(QByteArray, box);
    const FitPtr fit = fitOf(demonstration(), "kmeans");
    QVERIFY(fit);
    QLocale::setDefault(locale);
    const WrittenReport report = written(inputOf(fit), stem("size"));
    QLocale::setDefault(QLocale::c());
    QVERIFY2(report.pdf.contains("/MediaBox [" + box),
             report.pdf.mid(report.pdf.indexOf("/MediaBox"), 40).constData());
}

void TestReport::whatCannotBeWrittenLeavesNothingBehind()
{
    const FitPtr fit = fitOf(demonstration(), "kmeans");
    QVERIFY(fit);
    const WrittenReport nowhere =
        written(inputOf(fit), m_folder.filePath(QStringLiteral("no/such/folder/report")));
    QVERIFY2(nowhere.failure.contains(QLatin1String("report.html")), qPrintable(nowhere.failure));
    // One of the two cannot be put into its place: the other is not there either, or is as it was.
    QDir folder(m_folder.path());
    QVERIFY(folder.mkpath(QStringLiteral("half/report.pdf/full")));
    const QString half = m_folder.filePath(QStringLiteral("half/report"));
    QVERIFY(!written(inputOf(fit), half).failure.isEmpty());
    QCOMPARE(QDir(m_folder.filePath(QStringLiteral("half"))).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("report.pdf")});
    QFile old(half + QStringLiteral(".html"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    QVERIFY(!written(inputOf(fit), half).failure.isEmpty());
    QCOMPARE(contentOf(half + QStringLiteral(".html")), QByteArray("old"));
}

void TestReport::whatIsCancelledLeavesNothingBehind()
{
    const FitPtr fit = fitOf(demonstration(), "sfp");
    QVERIFY(fit);
    ReportWriter writer;
    QSignalSpy saved(&writer, &ReportWriter::saved), cancelled(&writer, &ReportWriter::cancelled);
    writer.write(inputOf(fit), stem("cancelled"));
    QVERIFY(writer.isBusy());
    for (int slice = 0; slice < 3; ++slice)
        QCoreApplication::processEvents();
    writer.cancel();
    QVERIFY(!writer.isBusy());
    QCOMPARE(cancelled.count(), 1);
    QCOMPARE(saved.count(), 0);
    // Another one begins from the beginning.
    writer.write(inputOf(fit), stem("again"));
    QVERIFY(saved.wait(longWait));
    QVERIFY(QFile::exists(ReportWriter::pdfPath(stem("again"))));
    QCOMPARE(saved.count(), 1);
    QVERIFY(!QFile::exists(ReportWriter::htmlPath(stem("cancelled"))));
    QVERIFY(!QFile::exists(ReportWriter::pdfPath(stem("cancelled"))));
}

QTEST_MAIN(TestReport)
#include "tst_report.moc"
