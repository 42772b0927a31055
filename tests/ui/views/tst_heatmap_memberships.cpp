// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/views/svg_figure.h"
#include "tests/ui/views/synthetic_fit.h"
#include "ui/views/heatmap/heatmap_picture.h"
#include "ui/views/heatmap/membership_view.h"
#include "ui/views/samples/sample_table_view.h"
#include "ui/views/scatter/cluster_colors.h"

#include <QComboBox>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace fuzzylens;
using namespace fuzzylens::ui;
using fuzzylens::ui::test::syntheticFit;

class TestHeatmapMemberships : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatTheFitHolds();
    void appliesOnlyWithMemberships();
    void clickAndDragSelectSamples();
    void modifiersAddAndTakeAway();
    void keyboardMovesTheCursorAndSelects();
    void hoverNamesTheSample();
    void ordersByClassOnRequest();
    void ownLabelsCountOnRequest();
    void writesCsvInDisplayOrder();
    void followsThePalette();
    void legendTakesTheLinesItNeeds();
    void misclassifiedSamplesAreRinged();
    void theLayoutStaysWhilePredictionsAreComputed();
    void manySamplesAreResizedAndHovered();
};

namespace {

struct Shown
{
    Scene scene;
    MembershipView view{scene};

    explicit Shown(int samples = 72, int clusters = 2)
    {
        scene.setFit(syntheticFit(samples, clusters));
        view.resize(380, 340);
        view.show();
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view does not show");
    }

    QPoint centreOf(int position) const
    {
        auto& self = const_cast<MembershipView&>(view);
        return self.picture()->rowRect({position, position + 1}).center().toPoint();
    }
};

}  // namespace

void TestHeatmapMemberships::showsWhatTheFitHolds()
{
    Shown shown;
    const HeatmapModel& model = *shown.view.model();
    QCOMPARE(model.cells.rows(), 72);
    QCOMPARE(model.cells.columns(), 2);
    const Eigen::MatrixXd& memberships = shown.scene.fit()->result->outcome.memberships;
    for (int row = 0; row < 72; ++row)
        for (int cluster = 0; cluster < 2; ++cluster)
            QCOMPARE(model.cells.at(row, cluster), float(memberships(model.sampleAt[std::size_t(row)], cluster)));
    const QImage picture = shown.view.grab().toImage();
    const QPoint place = shown.centreOf(0);
    const QRectF first = shown.view.picture()->columnRect({0, 1});
    const double ratio = picture.devicePixelRatio();
    const QColor seen = picture.pixelColor(QPointF(first.center().x() * ratio, place.y() * ratio).toPoint());
    const QColor expected = Theme().sequential(memberships(model.sampleAt[0], 0));
    QVERIFY(std::abs(seen.red() - expected.red()) < 3 && std::abs(seen.green() - expected.green()) < 3);
}

void TestHeatmapMemberships::appliesOnlyWithMemberships()
{
    Scene scene;
    MembershipView view(scene);
    QSignalSpy changed(&view, &View::applicabilityChanged);
    QVERIFY(!view.isApplicable());
    QVERIFY(!view.picture());
    view.grab();
    scene.setFit(syntheticFit(10, 3));
    QVERIFY(view.isApplicable());
    QCOMPARE(changed.count(), 1);
    scene.setFit(syntheticFit(10, 3, 0, 2));
    QCOMPARE(changed.count(), 1);
    scene.setFit(nullptr);
    QCOMPARE(changed.count(), 2);
    QVERIFY(view.toCsv().isEmpty());
}

void TestHeatmapMemberships::clickAndDragSelectSamples()
{
    Shown shown(20, 2);
    SampleSelection& selection = shown.scene.selection();
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.centreOf(4));
    QCOMPARE(selection.samples(), std::vector<int>{shown.view.model()->sampleAt[4]});

    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.centreOf(6));
    QTest::mouseMove(&shown.view, shown.centreOf(8));
    QTest::mouseMove(&shown.view, shown.centreOf(10));
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.centreOf(10));
    QCOMPARE(selection.count(), 5);
    for (int position = 6; position <= 10; ++position)
        QVERIFY(selection.contains(shown.view.model()->sampleAt[std::size_t(position)]));

    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, QPoint(shown.view.width() - 3, shown.view.height() - 3));
    QCOMPARE(selection.count(), 0);
}

void TestHeatmapMemberships::modifiersAddAndTakeAway()
{
    Shown shown(20, 2);
    SampleSelection& selection = shown.scene.selection();
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.centreOf(1));
    QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier, shown.centreOf(3));
    QCOMPARE(selection.count(), 2);
    QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::AltModifier, shown.centreOf(1));
    QCOMPARE(selection.samples(), std::vector<int>{shown.view.model()->sampleAt[3]});
}

void TestHeatmapMemberships::keyboardMovesTheCursorAndSelects()
{
    Shown shown(20, 2);
    shown.view.setFocus();
    SampleSelection& selection = shown.scene.selection();
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QCOMPARE(selection.hovered(), shown.view.model()->sampleAt[1]);
    QVERIFY(shown.view.accessibleDescription().contains(shown.scene.fit()->sampleName(selection.hovered())));
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QCOMPARE(selection.count(), 1);
    QTest::keyClick(&shown.view, Qt::Key_Space);
    QCOMPARE(selection.count(), 0);
    QTest::keyClick(&shown.view, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&shown.view, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(selection.count(), 3);
    QTest::keyClick(&shown.view, Qt::Key_End);
    QCOMPARE(selection.hovered(), shown.view.model()->sampleAt[19]);
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QCOMPARE(selection.count(), 0);
}

void TestHeatmapMemberships::hoverNamesTheSample()
{
    Shown shown(20, 2);
    QTest::mouseMove(&shown.view, shown.centreOf(7));
    QTRY_VERIFY(!shown.view.currentReadOut().isEmpty());
    const int sample = shown.view.model()->sampleAt[7];
    const ReadOut readOut = shown.view.currentReadOut();
    QVERIFY(readOut.title.startsWith(shown.scene.fit()->sampleName(sample)));
    QVERIFY(readOut.title.contains(QStringLiteral("class ")));
    QCOMPARE(readOut.shares.size(), std::size_t(2));
    // A cluster has one colour everywhere, that of the class that rules it.
    QCOMPARE(readOut.colors, clusterColors(*shown.scene.fit(), Theme::of(shown.view.palette())));
    QCOMPARE(shown.scene.selection().hovered(), sample);
}

void TestHeatmapMemberships::ordersByClassOnRequest()
{
    Shown shown;
    auto* chooser = shown.view.controls()->findChild<QComboBox*>();
    QVERIFY(chooser && chooser->isEnabled());
    chooser->setCurrentIndex(1);
    const std::vector<int>& classOf = shown.scene.fit()->result->target.classOf;
    const std::vector<int>& order = shown.view.model()->sampleAt;
    for (std::size_t position = 1; position < order.size(); ++position)
        QVERIFY(classOf[std::size_t(order[position - 1])] <= classOf[std::size_t(order[position])]);
    shown.scene.setColouring({});
    QVERIFY(!chooser->isEnabled());
}

void TestHeatmapMemberships::ownLabelsCountOnRequest()
{
    Shown shown;
    SampleTableView table(shown.scene);
    auto* asFitted = shown.view.controls()->findChild<QToolButton*>(QStringLiteral("membershipAsFitted"));
    QVERIFY(asFitted && asFitted->isHidden());  // no label had a part in the fit
    const QString withoutLabels = shown.view.subject();
    auto fit = std::make_shared<Fit>(*shown.scene.fit());
    auto result = std::make_shared<Result>(*fit->result);
    result->outcome.membershipsLabelFree = Eigen::MatrixXd::Constant(72, 2, 0.5);
    result->outcome.membershipsLabelFree.row(5) << 0.25, 0.75;
    fit->result = result;
    shown.scene.setFit(fit);
    QVERIFY(!asFitted->isHidden() && !asFitted->isChecked());
    QVERIFY2(asFitted->property("isChoice").toBool(), "the theme draws its border, also when it is off");
    const auto certaintyOf = [&](int sample) {
        const QString name = fit->sampleName(sample) + QLatin1Char(',');
        for (const QString& line : table.toCsv().split(QLatin1Char('\n')))
            if (line.startsWith(name))
                return line;
        return QString();
    };
    QCOMPARE(shown.view.model()->sampleAt[71], 5);  // the only sample of the second cluster
    QCOMPARE(shown.view.model()->cells.at(71, 1), 0.75f);
    QVERIFY(certaintyOf(5).contains(QLatin1String("0.75")));
    const QString labelFree = shown.view.subject();
    asFitted->click();
    const Eigen::MatrixXd& fitted = result->outcome.memberships;
    for (int row = 0; row < 72; ++row)
        QCOMPARE(shown.view.model()->cells.at(row, 1),
                 float(fitted(shown.view.model()->sampleAt[std::size_t(row)], 1)));
    QVERIFY(!certaintyOf(5).contains(QLatin1String("0.75")));
    QVERIFY(shown.view.subject() != labelFree && shown.view.subject() != withoutLabels);
    asFitted->click();
    QCOMPARE(shown.view.subject(), labelFree);
    QCOMPARE(shown.view.model()->cells.at(71, 1), 0.75f);
}

void TestHeatmapMemberships::writesCsvInDisplayOrder()
{
    Shown shown(6, 2);
    const QStringList lines = shown.view.toCsv().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 8);
    QCOMPARE(lines[0], QStringLiteral("sample,class,cluster 1,cluster 2"));
    const int sample = shown.view.model()->sampleAt[0];
    QVERIFY(lines[1].startsWith(shown.scene.fit()->sampleName(sample)));
    QCOMPARE(lines[1].section(QLatin1Char(','), 2, 2).toDouble(),
             shown.scene.fit()->result->outcome.memberships(sample, 0));
}

void TestHeatmapMemberships::followsThePalette()
{
    Shown shown;
    QPalette dark = darkPalette();
    shown.view.setPalette(dark);
    QTRY_COMPARE(Theme::of(shown.view.palette()).dark, true);
    const QColor strip = Theme::of(dark).classColor(0);
    const QRectF band = shown.view.picture()->strips().front();
    const QImage picture = shown.view.grab().toImage();
    QCOMPARE(
        picture.pixelColor((QPointF(band.center().x(), band.top() + 4) * picture.devicePixelRatio()).toPoint()),
        strip);
}

/// The names of many classes once went on beyond the edge of a figure.
void TestHeatmapMemberships::legendTakesTheLinesItNeeds()
{
    Scene scene;
    MembershipView view(scene);
    const QRectF area(0, 0, 400, 300);
    const HeatmapStyle paper{view.font(), 1, true, true};
    const auto topOfCells = [&](int classes) {
        scene.setFit(test::syntheticFit(80, classes));
        QImage sheet(800, 300, QImage::Format_RGB32);
        sheet.fill(Qt::white);
        QCPPainter painter(&sheet);
        view.paintFigure(painter, area, Theme::paper());
        painter.end();
        for (int y = 0; y < sheet.height(); ++y)
            for (int x = int(area.right()) + 2; x < sheet.width(); ++x)
                if (sheet.pixel(x, y) != qRgb(255, 255, 255))
                    return -1.0;  // beyond the edge
        return HeatmapPicture(view.model(), area, paper).cells().top();
    };
    const double few = topOfCells(2), many = topOfCells(20);
    QVERIFY(few > 0);
    QVERIFY(many > 2 * few);
    QVERIFY(many < area.height() / 2);
}

void TestHeatmapMemberships::misclassifiedSamplesAreRinged()
{
    Shown shown(20, 2);
    const double left = shown.view.picture()->cells().left();
    std::vector<int> predicted = shown.scene.fit()->result->target.classOf;
    predicted[3] = 1 - predicted[3];
    predicted[11] = 1 - predicted[11];
    shown.scene.setLeftOutClasses(predicted);
    const HeatmapPicture& picture = *shown.view.picture();
    QVERIFY(picture.cells().left() > left);
    const QImage image = shown.view.grab().toImage();
    const QColor ring = Theme::of(shown.view.palette()).bad;
    for (int position = 0; position < 20; ++position) {
        const QRectF place = picture.ringRect(position);
        QVERIFY(place.right() < picture.strips().front().left());
        const QPointF edge(place.left() + place.width() / 12, place.center().y());
        const QColor seen = image.pixelColor((edge * image.devicePixelRatio()).toPoint());
        const int sample = shown.view.model()->sampleAt[std::size_t(position)];
        const int distance = std::abs(seen.red() - ring.red()) + std::abs(seen.green() - ring.green());
        QCOMPARE(distance < 80, sample == 3 || sample == 11);
    }
    QVERIFY(shown.view.description().contains(QStringLiteral("2 samples are misclassified in cross-validation")));
    QVERIFY(test::svgFigure(shown.view).contains(QStringLiteral("misclassified in cross-validation")));
}

/// A slider that is dragged brings many fits, whose predictions come later.
void TestHeatmapMemberships::theLayoutStaysWhilePredictionsAreComputed()
{
    Shown shown(20, 2);
    const QRectF before = shown.view.picture()->cells();
    std::vector<int> predicted = shown.scene.fit()->result->target.classOf;
    predicted[3] = 1 - predicted[3];
    shown.scene.setLeftOutClasses(predicted);
    const QRectF ringed = shown.view.picture()->cells();
    shown.scene.setFit(syntheticFit(20, 2, 0, 2));
    QCOMPARE(shown.view.picture()->cells(), ringed);
    QVERIFY(!test::svgFigure(shown.view).contains(QStringLiteral("misclassified")));
    auto other = std::make_shared<Fit>(*shown.scene.fit());
    auto result = std::make_shared<Result>(*other->result);
    result->method = "kmeans";
    other->result = result;
    shown.scene.setFit(other);
    QCOMPARE(shown.view.picture()->cells(), before);
}

void TestHeatmapMemberships::manySamplesAreResizedAndHovered()
{
    Shown shown(100000, 10);
    shown.scene.setFit(syntheticFit(100000, 10, 0, 2));
    for (const int width : {300, 320}) {
        shown.view.resize(width, 330);
        const QImage before = shown.view.grab().toImage();
        QCOMPARE(before.size(), shown.view.size());
        shown.scene.selection().setHovered(width);
        QVERIFY(shown.view.grab().toImage() != before);
    }
}

QTEST_MAIN(TestHeatmapMemberships)
#include "tst_heatmap_memberships.moc"
