// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/text_recorder.h"
#include "tests/ui/support/window_states.h"
#include "ui/theme/text_size.h"
#include "ui/views/heatmap/heatmap_view.h"
#include "ui/views/weights/weights_chart.h"

#include <QGraphicsView>

#include <qcustomplot.h>

#include <map>
#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr double touch = 1.5;  // pixels that letters may reach into one another or over the edge

/// Whether it paints texts itself: the widgets of Qt are looked at by tst_text_size.
bool paintsItself(const QWidget& widget)
{
    const bool isOwn =
        QLatin1String(widget.metaObject()->className()).startsWith(QLatin1String("fuzzylens::ui::"));
    return (isOwn || qobject_cast<const QGraphicsView*>(&widget)) && widget.isVisible() &&
           !widget.size().isEmpty();
}

/// As on the screen; views cached as images are drawn again.
void record(QWidget& widget, TextRecorder& recorder)
{
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget)) {
        QCPPainter painter(&recorder);
        plot->toPainter(&painter, plot->width(), plot->height());
    } else if (auto* scene = qobject_cast<QGraphicsView*>(&widget)) {
        QPainter painter(&recorder);
        scene->render(&painter);
    } else if (auto* map = qobject_cast<HeatmapView*>(&widget)) {
        if (!map->isApplicable())
            return;
        constexpr double ofFigure = 7;  // text of a figure; 11 on the screen
        const double scale = inText(11) / ofFigure;
        QCPPainter painter(&recorder);
        painter.scale(scale, scale);
        map->paintFigure(painter, {0, 0, map->width() / scale, map->height() / scale}, Theme::of(map->palette()));
    } else {
        widget.render(&recorder, {}, {}, {});
    }
}

/// The rim around a text is the text a few times.
bool isSame(const TextRecorder::Text& one, const TextRecorder::Text& other)
{
    constexpr double rim = 10;
    return one.text == other.text && (one.place.center() - other.place.center()).manhattanLength() < rim;
}

QString placed(const TextRecorder::Text& text)
{
    return QStringLiteral("“%1” at %2, %3, %4 × %5")
        .arg(text.text)
        .arg(text.place.x(), 0, 'f', 0)
        .arg(text.place.y(), 0, 'f', 0)
        .arg(text.place.width(), 0, 'f', 0)
        .arg(text.place.height(), 0, 'f', 0);
}

/// Texts that cannot be read whole: they leave what they are in, or others stand over them.
QStringList troublesIn(const std::vector<TextRecorder::Text>& texts)
{
    QStringList troubles;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QRectF place = texts[i].place.adjusted(touch, touch, -touch, -touch);
        if (!texts[i].clip.contains(place))
            troubles
                << placed(texts[i]) +
                       QStringLiteral(" leaves %1 × %2").arg(texts[i].clip.width()).arg(texts[i].clip.height());
        for (std::size_t j = i + 1; j < texts.size(); ++j)
            if (place.intersects(texts[j].place) && !isSame(texts[i], texts[j]))
                troubles << placed(texts[i]) + QStringLiteral(" stands over ") + placed(texts[j]);
    }
    return troubles;
}

}  // namespace

/// What pictures write can be read whole on the screen, at every size of text.
class TestPaintedTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void cleanup() { setTextSize(100); }
    void theMeasureFindsWhatIsCutAndCovered();
    void textsOfPicturesAreWhole_data();
    void textsOfPicturesAreWhole();
};

void TestPaintedTexts::theMeasureFindsWhatIsCutAndCovered()
{
    TextRecorder recorder(QSize(200, 100), Qt::white);
    QPainter painter(&recorder);
    painter.drawText(QPointF(10, 20), QStringLiteral("apart"));
    painter.drawText(QPointF(10, 60), QStringLiteral("covered"));
    QCOMPARE(troublesIn(recorder.texts()), QStringList());
    painter.drawText(QPointF(12, 64), QStringLiteral("over it"));
    QCOMPARE(troublesIn(recorder.texts()).size(), 1);
    painter.drawText(QPointF(190, 20), QStringLiteral("beyond the edge"));
    painter.end();
    QCOMPARE(recorder.texts().size(), std::size_t(4));
    QCOMPARE(troublesIn(recorder.texts()).size(), 2);
}

void TestPaintedTexts::textsOfPicturesAreWhole_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QSize>("size");
    QTest::newRow("ordinary") << 100 << QSize(1280, 800);
    QTest::newRow("twice, small screen") << 200 << QSize(1280, 800);
    QTest::newRow("twice, large screen") << 200 << QSize(1900, 1060);
}

void TestPaintedTexts::textsOfPicturesAreWhole()
{
    QFETCH(int, percent);
    QFETCH(QSize, size);
    setTextSize(percent);
    MainWindow window;
    window.resize(size);
    window.show();
    std::set<QString> known;
    std::map<QString, int> texts;
    WindowStates all(window, [&](const QString& state, QWidget& shown) {
        processDueEvents();
        for (const auto* chart : shown.findChildren<WeightsChart*>())
            QTRY_VERIFY(!chart->isMoving());
        for (QWidget* widget : shown.findChildren<QWidget*>()) {
            if (widget->window() != shown.window() || !paintsItself(*widget))
                continue;
            TextRecorder recorder(widget->size(), Qt::white, widget->logicalDpiX());
            record(*widget, recorder);
            const QString name =
                QString::fromLatin1(widget->metaObject()->className()).section(QLatin1Char(':'), -1);
            texts[name] += int(recorder.texts().size());
            for (const QString& problem : troublesIn(recorder.texts()))
                if (known.insert(name + problem).second)
                    qWarning("%s: %s: %s", qPrintable(state), qPrintable(name), qPrintable(problem));
        }
    });
    QVERIFY(all.visitAll());
    for (const auto& [name, count] : texts)
        if (count > 0)
            qInfo("%s: %d texts", qPrintable(name), count);
    QVERIFY(known.empty());
}

QTEST_MAIN(TestPaintedTexts)
#include "tst_painted_texts.moc"
