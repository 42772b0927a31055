// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_project.h"
#include "ui/panels/parameter_row.h"
#include "ui/panels/score_strip.h"
#include "ui/panels/spoken_slider.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QImage>
#include <QStandardPaths>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// The scores below a slider.
class TestScoreStrip : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void barsAreBelowTheHandle_data();
    void barsAreBelowTheHandle();
    void barsShowScores();
    void tipsNameValueScoreAndChance();
    void descriptionNamesTheBest();
    void theSliderKeepsTheFocus();

private:
    void show(const std::string& method, const std::string& parameter);
    /// All values with these scores, in turn.
    void score(const std::vector<int>& correct, bool isStale = false);
    /// The middle of the handle as it is painted.
    double handle() const;
    QColor colourAt(std::size_t point, int fromBottom) const
    {
        const QImage image = m_strip->grab().toImage();
        return image.pixelColor(int(m_strip->pixelOf(point)) - 3, image.height() - 1 - fromBottom);
    }

    Problem m_problem;
    Parameters m_parameters;
    std::unique_ptr<ParameterRow> m_row;
    SpokenSlider* m_slider = nullptr;
    ScoreStrip* m_strip = nullptr;
    SliderScores m_scores;
};

void TestScoreStrip::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setPalette(lightPalette());
    applyTheme();
    const DatasetPtr data = demonstration();
    m_problem = makeProblem(data, data->preferredLabel());
}

void TestScoreStrip::show(const std::string& id, const std::string& parameter)
{
    m_parameters = defaultParameters(method(id), m_problem);
    for (const ParameterDescription& description : method(id).parameters)
        if (description.name == parameter)
            m_row.reset(ParameterRow::make(description, nullptr));
    m_row->setValue(m_parameters.value(parameter), m_problem, m_parameters);
    m_row->resize(268, m_row->sizeHint().height());
    m_slider = m_row->findChild<SpokenSlider*>();
    m_strip = m_row->findChild<ScoreStrip*>();
    m_scores = {};
    for (const ParameterValue& value : m_row->valuesAlongSlider())
        m_scores.points.push_back({value});
    m_scores.chance = {39, 55, 72};
    m_scores.protocol = QStringLiteral("leave-one-out");
    m_row->setScores(&m_scores);
    m_row->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_row.get()));
}

void TestScoreStrip::score(const std::vector<int>& correct, bool isStale)
{
    for (std::size_t i = 0; i < m_scores.points.size(); ++i) {
        m_scores.points[i].correct = correct[i % correct.size()];
        m_scores.points[i].isStale = isStale;
    }
    m_row->setScores(&m_scores);
}

double TestScoreStrip::handle() const
{
    constexpr int aboveGroove = 4;
    const QImage image = m_slider->grab().toImage();
    const int y = image.height() / 2 - aboveGroove;
    int first = image.width(), last = -1;
    for (int x = 0; x < image.width(); ++x)
        if (image.pixelColor(x, y) != image.pixelColor(0, 0)) {
            first = std::min(first, x);
            last = x;
        }
    return m_slider->mapTo(m_row.get(), QPoint(0, 0)).x() + (first + last + 1) / 2.0;
}

void TestScoreStrip::barsAreBelowTheHandle_data()
{
    QTest::addColumn<std::string>("method");
    QTest::addColumn<std::string>("parameter");
    QTest::newRow("reversed") << std::string("sfp") << std::string("gamma");
    QTest::newRow("prime") << std::string("sfp") << std::string("lambda");
    QTest::newRow("logarithmic") << std::string("svm-linear") << std::string("cost");
    QTest::newRow("plain") << std::string("shrunken-centroids") << std::string("threshold");
    QTest::newRow("whole") << std::string("knn") << std::string("neighbours");
}

/// A click on each bar brings the handle exactly above it.
void TestScoreStrip::barsAreBelowTheHandle()
{
    QFETCH(std::string, method);
    QFETCH(std::string, parameter);
    show(method, parameter);
    QCOMPARE(m_scores.points.size(), std::size_t(17));
    std::optional<ParameterValue> chosen;
    connect(m_row.get(), &ParameterRow::valueChosen, this, [&](const ParameterValue& value) {
        chosen = value;
        m_row->setValue(value, m_problem, m_parameters);
    });
    double before = -1;
    for (std::size_t point = 0; point < m_scores.points.size(); ++point) {
        const double pixel = m_strip->pixelOf(point);
        QVERIFY(pixel > before);
        before = pixel;
        QTest::mouseClick(m_strip, Qt::LeftButton, {}, QPoint(int(pixel), 2));
        QCOMPARE(chosen, std::optional(m_scores.points[point].value));
        QCOMPARE(m_strip->mapTo(m_row.get(), QPoint(0, 0)).x() + pixel, handle());
    }
    QVERIFY(m_strip->pixelOf(0) < 12 && before > m_strip->width() - 12);
}

void TestScoreStrip::barsShowScores()
{
    show("sfp", "lambda");
    const Theme theme = Theme::of(m_strip->palette());
    m_slider->setValue(m_slider->maximum() / 2);
    score({72, 50, 60, 30});
    const int height = m_strip->height();
    QCOMPARE(colourAt(0, height - 1), theme.text);    // the cap of the best
    QCOMPARE(colourAt(0, 1), theme.accent);           // above chance
    QCOMPARE(colourAt(1, 1), theme.muted);            // within the range of chance
    QVERIFY(colourAt(1, height - 2) != theme.muted);  // lower
    QCOMPARE(colourAt(2, 1), theme.accent);
    QVERIFY(colourAt(2, height - 1) != theme.text);
    QCOMPARE(colourAt(3, 2), theme.border);  // the band behind a score below it
    score({72, 50, 60, 30}, true);
    QVERIFY(colourAt(0, height / 2) != theme.accent);  // hollow
}

void TestScoreStrip::tipsNameValueScoreAndChance()
{
    show("sfp", "lambda");
    score({70});
    const QString tip = m_strip->tip(0);
    QVERIFY2(tip.startsWith(
                 QStringLiteral("0.001 feature selection: 70 of 72 correct (leave-one-out); chance 39 to 55\n")),
             qPrintable(tip));
    m_scores.chance = {990, 1055, 2000};
    score({1203});
    QVERIFY(m_strip->tip(0).contains(
        QStringLiteral("1\u202f203 of 2\u202f000 correct (leave-one-out); chance 990 to 1\u202f055")));
    m_scores.points[1].correct.reset();
    m_scores.points[1].refusal = QStringLiteral("Too few samples.");
    m_row->setScores(&m_scores);
    QVERIFY(m_strip->tip(1).contains(QStringLiteral("Too few samples.")));
    score({70}, true);
    QVERIFY(m_strip->tip(0).contains(QStringLiteral("Out of date")));
    show("sfp", "gamma");  // shown is the rest to 1
    QVERIFY2(m_strip->tip(0).startsWith(QStringLiteral("0.001 fuzziness: ")), qPrintable(m_strip->tip(0)));
}

void TestScoreStrip::descriptionNamesTheBest()
{
    show("sfp", "lambda");
    QCOMPARE(m_strip->accessibleName(), QStringLiteral("Scores: feature selection"));
    QVERIFY(m_strip->accessibleDescription().startsWith(QStringLiteral("0 of 17")));
    score({60, 71, 65});
    QVERIFY2(m_strip->accessibleDescription().contains(QStringLiteral("71 of 72")),
             qPrintable(m_strip->accessibleDescription()));
}

void TestScoreStrip::theSliderKeepsTheFocus()
{
    show("sfp", "lambda");
    score({70});
    m_row->activateWindow();
    m_slider->setFocus();
    QCOMPARE(m_strip->focusPolicy(), Qt::NoFocus);
    QTest::mouseClick(m_strip, Qt::LeftButton, {}, QPoint(int(m_strip->pixelOf(8)), 3));
    QVERIFY(m_slider->hasFocus());
    const int position = m_slider->value();
    QTest::keyClick(m_slider, Qt::Key_Right);
    QVERIFY(m_slider->value() > position);
}

QTEST_MAIN(TestScoreStrip)
#include "tst_score_strip.moc"
