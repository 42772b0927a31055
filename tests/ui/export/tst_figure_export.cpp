// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/scatter_fit.h"
#include "tests/ui/views/synthetic_fit.h"
#include "ui/export/figure_export.h"
#include "ui/plot/csv_text.h"
#include "ui/views/heatmap/membership_view.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/views/weights/weights_view.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using fuzzylens::ui::test::syntheticFit;

class TestFigureExport : public QObject
{
    Q_OBJECT

private slots:
    void pngHasSizeAndResolution();
    void svgKeepsTextAndCells();
    void anyDescriptionLeavesSvgReadable();
    void figuresSayWhatTheyShow();
    void pdfIsLosslessAndHoldsEveryCell();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void leavesTheOldFileWhenWritingFails();
    void writesData();
    void quotesCsvFields();
};

namespace {

struct Figure
{
    Scene scene;
    MembershipView view{scene};
    QTemporaryDir folder;

    explicit Figure(int samples = 72, int clusters = 2) { scene.setFit(syntheticFit(samples, clusters)); }

    QString path(const QString& name) const { return folder.filePath(name); }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

}  // namespace

void TestFigureExport::pngHasSizeAndResolution()
{
    Figure figure;
    const QString path = figure.path(QStringLiteral("figure.png"));
    QCOMPARE(exportFigure(figure.view, path, {.widthMm = 85, .heightMm = 60, .dpi = 300}), QString());
    const QImage image(path);
    QCOMPARE(image.size(), QSize(1004, 709));
    QVERIFY(std::abs(image.dotsPerMeterX() * 0.0254 - 300) < 0.1);
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
    // Pixels suffice for 72 rows: the first cell has exactly its colour.
    const HeatmapModel& model = *figure.view.model();
    const QColor first = Theme().sequential(double(model.cells.at(0, 0)));
    bool isThere = false;
    for (int y = 0; y < image.height() && !isThere; ++y)
        for (int x = 0; x < image.width() && !isThere; ++x) {
            const QColor seen = image.pixelColor(x, y);
            isThere = std::abs(seen.red() - first.red()) < 2 && std::abs(seen.green() - first.green()) < 2 &&
                      std::abs(seen.blue() - first.blue()) < 2;
        }
    QVERIFY(isThere);
}

void TestFigureExport::figuresSayWhatTheyShow()
{
    Scene scene;
    WeightsView weights(scene);
    ScatterView scatter(scene);
    auto fit = std::make_shared<Fit>(*test::scatterFit());
    auto result = std::make_shared<Result>(*fit->result);
    result->inputPath = "folder/leukemia.gct";
    result->method = "sfp";
    fit->result = result;
    scene.setFit(fit);
    QString error;
    const auto text = [&](View& view) {
        return QString::fromUtf8(
            figureBytes(view, QStringLiteral("svg"), {.widthMm = 174, .heightMm = 110}, &error));
    };
    const QString bars = text(weights);
    for (const QString& said : {QStringLiteral("Contributions of the features"), QStringLiteral("SFP"),
                                QStringLiteral("leukemia.gct, 72 samples")})
        QVERIFY2(bars.contains(said), qPrintable(said));
    const QString cloud = text(scatter);
    for (const QString& said : {QStringLiteral("coloured by"), QStringLiteral("cluster centre"),
                                fit->clusterName(0), fit->clusterName(1)})
        QVERIFY2(cloud.contains(said), qPrintable(said));
}

void TestFigureExport::svgKeepsTextAndCells()
{
    Figure figure;
    const QString path = figure.path(QStringLiteral("figure.svg"));
    QCOMPARE(exportFigure(figure.view, path, {.widthMm = 85.5, .heightMm = 60}), QString());
    const QByteArray text = Figure::read(path);
    QVERIFY(text.contains("width=\"85.5mm\" height=\"60mm\""));
    QVERIFY(text.contains("cluster 1</text>"));
    QVERIFY(text.contains("image-rendering:pixelated"));
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    const QRegularExpression image(QStringLiteral("base64,([A-Za-z0-9+/=\\s]+)\""));
    auto found = image.globalMatch(QString::fromUtf8(text));
    QVERIFY(found.hasNext());
    const QImage cells = QImage::fromData(QByteArray::fromBase64(found.next().captured(1).toLatin1()), "PNG");
    QCOMPARE(cells.size(), QSize(2, 72));
}

/// "membership entropy < 10⁻⁹⁹" made a file that no program could read.
void TestFigureExport::anyDescriptionLeavesSvgReadable()
{
    struct Described : MembershipView
    {
        using MembershipView::MembershipView;
        QString title() const override { return QStringLiteral("a & b"); }
        QString description() const override { return QStringLiteral("entropy < 1 & c > 0"); }
    };
    Figure figure;
    Described view(figure.scene);
    QString error;
    QXmlStreamReader reader(figureBytes(view, QStringLiteral("svg"), {.widthMm = 85, .heightMm = 65}, &error));
    QStringList texts{QString()};  // a reader may split a text at an entity
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            texts.last() += reader.text();
        else
            texts << QString();
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(texts.contains(view.title()) && texts.contains(view.description()));
}

void TestFigureExport::pdfIsLosslessAndHoldsEveryCell()
{
    Figure figure(5000, 200);
    const QString path = figure.path(QStringLiteral("figure.pdf"));
    QCOMPARE(exportFigure(figure.view, path, {.widthMm = 85, .heightMm = 60}), QString());
    const QByteArray page = Figure::read(path);
    QVERIFY(page.startsWith("%PDF"));
    QVERIFY(!page.contains("/DCTDecode"));
    QVERIFY(page.contains("/Width 200\n/Height 5000"));
    QVERIFY(page.contains("/FontFile"));
    const QRegularExpression box(QStringLiteral("MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)"));
    const auto found = box.match(QString::fromLatin1(page));
    QVERIFY(std::abs(found.captured(1).toDouble() - 85 * 72 / 25.4) < 0.51);
    QVERIFY(std::abs(found.captured(2).toDouble() - 60 * 72 / 25.4) < 0.51);
}

void TestFigureExport::refusesWhatCannotBe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("dpi");
    QTest::newRow("unknown suffix") << "figure.bmp" << 85.0 << 300.0;
    QTest::newRow("no suffix") << "figure" << 85.0 << 300.0;
    QTest::newRow("no width") << "figure.png" << 0.0 << 300.0;
    QTest::newRow("width is no number") << "figure.pdf" << std::nan("") << 300.0;
    QTest::newRow("too fine") << "figure.png" << 85.0 << 10000.0;
    QTest::newRow("too many pixels") << "figure.png" << 2000.0 << 2400.0;
    QTest::newRow("no such folder") << "no/such/folder/figure.png" << 85.0 << 100.0;
}

void TestFigureExport::refusesWhatCannotBe()
{
    QFETCH(QString, name);
    QFETCH(double, width);
    QFETCH(double, dpi);
    Figure figure;
    const QString error =
        exportFigure(figure.view, figure.path(name), {.widthMm = width, .heightMm = 600, .dpi = dpi});
    QVERIFY(error.endsWith(QLatin1Char('.')));
    QVERIFY(QDir(figure.folder.path()).isEmpty());
    figure.scene.setFit(nullptr);
    QVERIFY(!exportFigure(figure.view, figure.path(QStringLiteral("figure.png"))).isEmpty());
    QVERIFY(!exportData(figure.view, figure.path(QStringLiteral("data.csv"))).isEmpty());
}

void TestFigureExport::leavesTheOldFileWhenWritingFails()
{
    Figure figure;
    const QString path = figure.path(QStringLiteral("figure.svg"));
    QCOMPARE(exportFigure(figure.view, path), QString());
    const QByteArray before = Figure::read(path);
    QVERIFY(!exportFigure(figure.view, path, {.widthMm = -3}).isEmpty());
    QCOMPARE(Figure::read(path), before);
    QVERIFY(!exportData(figure.view, QStringLiteral("/dev/full/data.csv")).isEmpty());
}

void TestFigureExport::writesData()
{
    Figure figure(5, 2);
    const QString path = figure.path(QStringLiteral("data.csv"));
    QCOMPARE(exportData(figure.view, path), QString());
    QCOMPARE(Figure::read(path).count('\n'), 6);
}

void TestFigureExport::quotesCsvFields()
{
    QCOMPARE(
        csvLine({QStringLiteral("a"), QStringLiteral("b,c"), QStringLiteral("say \"x\""), QStringLiteral(" d")}),
        QStringLiteral("a,\"b,c\",\"say \"\"x\"\"\",\" d\"\n"));
    QCOMPARE(csvNumber(0.1).toDouble(), 0.1);
    QVERIFY(csvNumber(std::nan("")).isEmpty());
}

QTEST_MAIN(TestFigureExport)
#include "tst_figure_export.moc"
