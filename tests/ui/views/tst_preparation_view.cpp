// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/random.h"
#include "ui/project/project.h"
#include "ui/theme/theme.h"
#include "ui/views/preparation/histogram_picture.h"
#include "ui/views/preparation/mean_variance_picture.h"
#include "ui/views/preparation/missing_picture.h"
#include "ui/views/preparation/preparation_view.h"

#include <QApplication>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

/// Two classes of log-normal values, with gaps in the features called.
DatasetPtr arrays(int samples, int features, const std::vector<std::pair<int, int>>& gaps = {})
{
    Random random(11);
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(samples, features);
    std::vector<std::string> classes;
    for (int i = 0; i < samples; ++i) {
        parts.sampleNames.push_back("s" + std::to_string(i));
        classes.push_back(i % 2 == 0 ? "even" : "odd");
    }
    for (int l = 0; l < features; ++l) {
        parts.featureNames.push_back("g" + std::to_string(l));
        for (int i = 0; i < samples; ++i)
            (*values)(i, l) = std::exp(5 + 0.01 * l + random.normal() + (i % 2) * (l < 4 ? 3 : 0));
    }
    for (const auto& [sample, feature] : gaps)
        (*values)(sample, feature) = missing;
    parts.values = std::move(values);
    parts.labelFields = {LabelField::categorical("kind", classes)};
    parts.preferredLabel = "kind";
    return std::make_shared<const Dataset>(std::move(parts));
}

/// A project with a preparation view on its scene.
struct Shown
{
    Project project;
    PreparationView view{project.scene()};

    Shown(const DatasetPtr& data, const std::vector<std::string>& steps)
    {
        project.open(data, QStringLiteral("data"), {});
        use(steps);
        view.resize(560, 320);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view does not show");
    }
    void use(const std::vector<std::string>& steps)
    {
        AnalysisState next = project.state();
        next.steps.clear();
        for (const std::string& step : steps)
            next.steps.push_back({StepSpec::parse(step), true});
        project.change(next, QStringLiteral("test"));
    }
    const Stage& before() { return *view.stage(PreparationView::Before); }
    const Stage& after() { return *view.stage(PreparationView::After); }
    template <typename T>
    const T& picture(PreparationView::Side side)
    {
        return static_cast<const T&>(*view.picture(side));
    }
    /// The fit and the pictures are those of the steps as they are set.
    bool isSettled()
    {
        const PreparedDataPtr& prepared = project.scene().preparation();
        const FitPtr& fit = project.scene().fit();
        const std::size_t leftOut = project.state().leftOutSamples.empty() ? 0 : 1;
        if (!prepared || !fit || fit->steps != prepared || !view.isUpToDate() || prepared->specs.size() < leftOut)
            return false;
        std::vector<StepSpec> set;
        for (const StepItem& item : project.state().steps)
            set.push_back(item.spec);
        return std::vector<StepSpec>(prepared->specs.begin() + std::ptrdiff_t(leftOut), prepared->specs.end()) ==
               set;
    }
};

QPoint rounded(const QPointF& place)
{
    return {int(std::floor(place.x())), int(std::floor(place.y()))};
}

}  // namespace

class TestPreparationView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void showsBothSidesOfTheSteps();
    void followsTheSteps();
    void picturesComeWithoutAFit();
    void roundingIsNoSpread();
    void beforeCanBeAnyStep();
    void aClickOnALineSelectsTheSample();
    void smallMultiplesWhenThereAreFew();
    void bandsWhenThereAreMany();
    void aPointIsAFeature();
    void oneGapAmongThousandsIsSeen();
    void filledValuesStayMarked();
    void leftOutSamplesAreShownAndSaidSo();
    void keysMoveACursor();
    void writesCsv();
    void anOutdatedPreparationSaysSo();
};

void TestPreparationView::initTestCase()
{
    QApplication::setPalette(lightPalette());
    applyTheme();
}

void TestPreparationView::showsBothSidesOfTheSteps()
{
    Shown shown(arrays(30, 120), {"log2", "zscore"});
    QTRY_VERIFY(shown.isSettled());
    QCOMPARE(shown.before().data, shown.project.dataset());
    QCOMPARE(shown.after().data, shown.project.scene().fit()->data);
    QVERIFY(shown.before().high > 1000 && shown.after().high < 8);
    QVERIFY2(shown.view.description().contains(QStringLiteral("30 samples and 120 features")),
             qPrintable(shown.view.description()));
    QTRY_COMPARE(shown.view.accessibleDescription(), shown.view.description());
    const QImage drawn = shown.view.grab().toImage();
    int inked = 0;
    for (int x = 0; x < drawn.width(); ++x)
        for (int y = 60; y < drawn.height() - 40; ++y)
            inked += drawn.pixelColor(x, y) != drawn.pixelColor(0, 0);
    QVERIFY(inked > 1000);
}

void TestPreparationView::followsTheSteps()
{
    Shown shown(arrays(20, 60), {"zscore"});
    QTRY_VERIFY(shown.isSettled());
    const StagePtr before = shown.view.stage(PreparationView::Before);
    shown.use({"log2", "zscore", "top-variance=10"});
    QTRY_VERIFY(shown.isSettled() && shown.after().data->features() == 10);
    QCOMPARE(shown.view.stage(PreparationView::Before), before);  // of the same data: not looked at again
    shown.use({});
    QTRY_COMPARE(shown.after().data, shown.project.dataset());
    // Hidden it does nothing; shown again it catches up.
    shown.view.hide();
    shown.use({"log2"});
    QTRY_VERIFY(shown.project.scene().preparation()->specs.size() == 1);
    QVERIFY(!shown.view.isUpToDate());
    shown.view.show();
    QTRY_VERIFY(shown.view.isUpToDate());
    QVERIFY(shown.after().high < 20);
}

// A method refuses missing values; that is when one wants to see them.
void TestPreparationView::picturesComeWithoutAFit()
{
    Shown shown(arrays(10, 40, {{3, 7}, {4, 7}}), {"zscore"});
    QTRY_VERIFY(!shown.project.fitter().error().isEmpty());
    QVERIFY(!shown.project.scene().fit() || shown.project.scene().fit()->data->missingCount() == 0);
    QTRY_VERIFY(shown.view.isUpToDate());
    QVERIFY(!shown.view.isOutdatedWithoutFit());
    QCOMPARE(shown.after().data->missingCount(), Index(2));
    QCOMPARE(shown.after().filledCount, Index(0));
}

// The means of standardised features were an axis of 1e-15, and of none beside many.
void TestPreparationView::roundingIsNoSpread()
{
    const std::vector<double> means{-3e-15, 0, 2e-15, 1e-19, -1e-19, 1e-19};
    const PlotAxis axis = PlotAxis::covering(QStringLiteral("mean"), means, 1.0);
    QVERIFY(axis.low <= -0.5 && axis.high >= 0.5);
    QCOMPARE(axis.scale.place(0.25) - axis.scale.place(0), axis.scale.place(0.5) - axis.scale.place(0.25));
    QVERIFY(PlotAxis::covering(QStringLiteral("mean"), means).high < 1e-14);
}

void TestPreparationView::beforeCanBeAnyStep()
{
    Shown shown(arrays(20, 60), {"log2", "zscore"});
    QTRY_VERIFY(shown.isSettled());
    auto* chooser = shown.view.controls()->findChild<QComboBox*>(QStringLiteral("preparationBefore"));
    QCOMPARE(chooser->count(), 2);
    QVERIFY(chooser->minimumSizeHint().width() <=
            chooser->sizeHint().width());  // it was as wide as its widest text
    const int asRead = chooser->sizeHint().width();
    chooser->setCurrentIndex(1);
    QVERIFY(chooser->sizeHint().width() > asRead);
    QTRY_VERIFY(shown.view.isUpToDate());
    const double highest = shown.project.dataset()->values().map().maxCoeff();
    QCOMPARE(shown.before().high, std::log2(highest));
    shown.use({"log2"});  // there is no second step any more
    QTRY_COMPARE(shown.view.beforeStep(), std::size_t(0));
    QTRY_VERIFY(shown.view.isUpToDate());
    QCOMPARE(shown.before().data, shown.project.dataset());
}

void TestPreparationView::aClickOnALineSelectsTheSample()
{
    Shown shown(arrays(30, 200), {"log2"});
    QTRY_VERIFY(shown.isSettled());
    const auto& picture = shown.picture<HistogramPicture>(PreparationView::After);
    QVERIFY(!picture.isMultiples());
    // A place where the line of one sample is alone.
    const QPolygonF line = picture.line(17);
    QPointF place;
    for (const QPointF& point : line)
        if (picture.at(point).sample == 17 && picture.at(rounded(point)).sample == 17)
            place = point;
    QVERIFY(!place.isNull());
    QTest::mouseMove(&shown.view, rounded(place));
    QTRY_COMPARE(shown.project.scene().selection().hovered(), 17);
    QCOMPARE(shown.view.readOut().title, QStringLiteral("s17"));
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, rounded(place));
    QCOMPARE(shown.project.scene().selection().samples(), std::vector<int>{17});
    // The line of a selected sample is wider in both pictures.
    shown.project.scene().selection().setHovered(-1);
    QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier, rounded(place));
    QCOMPARE(shown.project.scene().selection().count(), 1);
}

void TestPreparationView::smallMultiplesWhenThereAreFew()
{
    Shown shown(arrays(6, 100), {"log2"});
    QTRY_VERIFY(shown.isSettled());
    const auto& picture = shown.picture<HistogramPicture>(PreparationView::Before);
    QVERIFY(picture.isMultiples());
    std::set<int> found;
    for (int x = 0; x < shown.view.width() / 2; x += 3)
        for (int y = 0; y < shown.view.height(); y += 3)
            found.insert(picture.at(QPointF(x, y)).sample);
    QCOMPARE(found, (std::set<int>{-1, 0, 1, 2, 3, 4, 5}));
}

void TestPreparationView::bandsWhenThereAreMany()
{
    Shown shown(arrays(450, 20), {"log2"});
    QTRY_VERIFY(shown.isSettled());
    QCOMPARE(shown.after().bands.size(), std::size_t(shown.after().histograms.bins));
    for (const auto& band : shown.after().bands)
        QVERIFY(std::is_sorted(band.begin(), band.end()));
    QVERIFY(!shown.view.grab().isNull());
}

void TestPreparationView::aPointIsAFeature()
{
    Shown shown(arrays(20, 50), {"log2"});
    QTRY_VERIFY(shown.isSettled());
    shown.view.setKind(StageKind::MeanVariance);
    const auto& picture = shown.picture<MeanVariancePicture>(PreparationView::Before);
    int feature = 0;
    while (picture.at(rounded(picture.place(feature))).feature != feature)
        ++feature;  // hidden behind another
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, rounded(picture.place(feature)));
    QCOMPARE(shown.project.scene().focusFeature(), feature);
    QVERIFY(shown.view.readOut().isEmpty());
    QTest::mouseMove(&shown.view, rounded(picture.place(feature)) + QPoint(1, 0));
    QTRY_COMPARE(shown.view.readOut().title, QStringLiteral("g%1").arg(feature));
    QVERIFY(shown.view.readOut().text().contains(QStringLiteral("variance")));
}

void TestPreparationView::oneGapAmongThousandsIsSeen()
{
    for (const int feature : {0, 1234, 4999}) {
        Shown shown(arrays(12, 5000, {{7, feature}}), {"log2"});
        QTRY_VERIFY(shown.view.isUpToDate());
        shown.view.setKind(StageKind::Missing);
        const QImage drawn = shown.view.grab().toImage();
        const auto& picture = shown.picture<MissingPicture>(PreparationView::Before);
        const QColor paper = Theme::of(shown.view.palette()).field;
        const QRect map = picture.map().toAlignedRect();
        int marked = 0;
        double nearest = 1e9;
        for (int y = map.top(); y <= map.bottom(); ++y)
            for (int x = map.left(); x <= map.right(); ++x)
                if (drawn.pixelColor(x, y).green() < paper.green() - 40) {
                    ++marked;
                    nearest = std::min(nearest, std::abs(y + 0.5 - picture.block(feature, 7).center().y()));
                }
        QVERIFY2(marked > 0, qPrintable(QString::number(feature)));
        QVERIFY(nearest <= 1.5);
    }
}

void TestPreparationView::filledValuesStayMarked()
{
    Shown shown(arrays(12, 40, {{2, 5}, {3, 5}, {7, 30}}), {"impute=mean", "exclude=g5"});
    QTRY_VERIFY(shown.isSettled());
    QCOMPARE(shown.before().data->missingCount(), Index(3));
    QCOMPARE(shown.after().data->missingCount(), Index(0));
    QCOMPARE(shown.after().filledCount, Index(1));  // g5 is left out
    const PreparedData& prepared = *shown.project.scene().preparation();
    QVERIFY(prepared.isImputed(7, 29) && !prepared.isImputed(6, 29) && !prepared.isImputed(7, 30));
    shown.view.setKind(StageKind::Missing);
    const auto& picture = shown.picture<MissingPicture>(PreparationView::After);
    const StageHit hit = picture.at(picture.block(29, 7).center());
    QCOMPARE(hit.readOut.text(), QStringLiteral("g30, s7, missing in the file, imputed"));
    QVERIFY(shown.view.description().contains(QStringLiteral("1 filled")));
}

void TestPreparationView::leftOutSamplesAreShownAndSaidSo()
{
    Shown shown(arrays(6, 60), {"log2"});
    AnalysisState next = shown.project.state();
    next.leftOutSamples = {"s2"};
    shown.project.change(next, QStringLiteral("test"));
    QTRY_VERIFY(shown.isSettled() && shown.project.scene().fit()->samples() == 5);
    QTRY_COMPARE(int(shown.after().data->samples()), 5);
    QCOMPARE(int(shown.before().data->samples()), 6);
    const auto& picture = shown.picture<HistogramPicture>(PreparationView::Before);
    for (int x = 0; x < shown.view.width() / 2; x += 3)
        for (int y = 0; y < shown.view.height(); y += 3) {
            const StageHit hit = picture.at(QPointF(x, y));
            if (hit.sample != 2 && hit.sample != 3)
                continue;
            QTest::mouseMove(&shown.view, QPoint(x, y));
            QTRY_VERIFY(!shown.view.readOut().isEmpty());
            const bool isSaid = shown.view.readOut().text().contains(QStringLiteral("excluded from the fit"));
            QCOMPARE(isSaid, hit.sample == 2);
            // The fourth as read is the third of the fit.
            QCOMPARE(shown.project.scene().selection().hovered(), hit.sample == 2 ? -1 : 2);
            x += 40;
        }
}

void TestPreparationView::keysMoveACursor()
{
    Shown shown(arrays(8, 50, {{1, 1}}), {"impute=median"});
    QTRY_VERIFY(shown.isSettled());
    shown.view.setFocus();
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    QCOMPARE(shown.view.readOut().title, QStringLiteral("s1"));
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QCOMPARE(shown.project.scene().selection().samples(), std::vector<int>{1});
    QVERIFY(shown.view.accessibleDescription().contains(QStringLiteral("s1")));
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QCOMPARE(shown.project.scene().selection().count(), 0);
    shown.view.setKind(StageKind::MeanVariance);
    QTest::keyClick(&shown.view, Qt::Key_Right);
    const QString first = shown.view.readOut().title;
    QVERIFY(!first.isEmpty());
    for (int press = 0; press < 3; ++press)
        QTest::keyClick(&shown.view, Qt::Key_Right);
    QVERIFY(shown.view.readOut().title != first);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QVERIFY(shown.project.scene().focusFeature() >= 0);
    shown.view.setKind(StageKind::Missing);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right})
        QTest::keyClick(&shown.view, key);
    QCOMPARE(shown.view.readOut().text(), QStringLiteral("g1, s1, missing in the file, imputed"));
}

void TestPreparationView::writesCsv()
{
    Shown shown(arrays(3, 2, {{1, 1}}), {"impute=mean"});
    QTRY_VERIFY(shown.isSettled());
    const auto lines = [&] { return shown.view.toCsv().split(QLatin1Char('\n'), Qt::SkipEmptyParts); };
    QCOMPARE(lines().first().trimmed(), QStringLiteral("stage,sample,from,to,values"));
    QCOMPARE(lines().size(), 1 + 2 * 3 * shown.before().histograms.bins);
    shown.view.setKind(StageKind::MeanVariance);
    QCOMPARE(lines().size(), qsizetype(1 + 2 * 2));
    shown.view.setKind(StageKind::Missing);
    QCOMPARE(lines().size(), qsizetype(3));
    QCOMPARE(lines()[1].trimmed(), QStringLiteral("before,s1,g1,missing"));
    QCOMPARE(lines()[2].trimmed(), QStringLiteral("after,s1,g1,filled"));
}

void TestPreparationView::anOutdatedPreparationSaysSo()
{
    Shown shown(arrays(10, 30), {"log2"});
    QTRY_VERIFY(shown.isSettled());
    QVERIFY(!shown.view.isOutdatedWithoutFit());
    shown.use({"center", "log2"});  // of negative values there is none
    QTRY_VERIFY(!shown.project.fitter().error().isEmpty());
    QVERIFY(shown.view.isOutdatedWithoutFit());
    shown.use({"log2", "center"});
    QTRY_VERIFY(shown.project.fitter().error().isEmpty());
    QTRY_VERIFY(shown.view.isUpToDate());
    QVERIFY(!shown.view.isOutdatedWithoutFit());
}

QTEST_MAIN(TestPreparationView)
#include "tst_preparation_view.moc"
