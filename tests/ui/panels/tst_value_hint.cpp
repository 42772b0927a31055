// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dataset/dataset.h"
#include "tests/ui/support/event_loop.h"
#include "tests/ui/support/side_panels.h"
#include "ui/panels/steps_panel.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QVBoxLayout>

#include <cmath>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

double countOf(double share)
{
    return std::floor(71234 * std::pow(share, 20));
}
double intensityOf(double share)
{
    return 5.8 + 20000 * std::pow(share, 6);
}
double differenceOf(double share)
{
    return -300 + 20000 * std::pow(share, 6);
}
double logarithmOf(double share)
{
    return 2.5 + 10 * share;
}

}  // namespace

/// A hint above the steps describes the values.
class TestValueHint : public SidePanels
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("FuzzyLensTest"));
        QSettings().remove(QStringLiteral("dismissedHints"));
        useLightTheme();
    }
    void init()
    {
        QVBoxLayout* layout = open(arrays(shareOf));
        layout->addWidget(new StepsPanel(*m_project, m_window.get()));
        layout->addStretch(1);
        layout->setContentsMargins(0, 0, 0, 0);
        show(QSize(278, 500));  // the room of the side panel
    }
    void cleanup() { close(); }
    void aHintOffersAStep();
    void aHintIsDismissedForGood();
    void hintsFollowTheSteps_data();
    void hintsFollowTheSteps();
};

void TestValueHint::aHintOffersAStep()
{
    QVERIFY(!find<QWidget>(QStringLiteral("hintRow"))->isVisible());
    m_project->open(arrays(countOf), QStringLiteral("counts"), {});
    auto* text = find<QLabel>(QStringLiteral("hintText"));
    QTRY_VERIFY(text->isVisible());
    QCOMPARE(text->text(), QStringLiteral("Values look like raw counts (whole numbers, 0 to 71\u202f234)."));
    auto* offer = find<QAbstractButton>(QStringLiteral("hintOffer"));
    QCOMPARE(offer->text(), QStringLiteral("Add “Logarithm of 1 + value”"));
    const std::vector<std::string> before = steps();
    QTest::mouseClick(offer, Qt::LeftButton);
    std::vector<std::string> expected = before;
    expected.insert(expected.begin(), "log1p");
    QCOMPARE(steps(), expected);
    QCOMPARE(m_project->undoStack().count(), 1);
    QVERIFY(!text->isVisible());
    m_project->undoStack().undo();
    QVERIFY(text->isVisible());
}

void TestValueHint::aHintIsDismissedForGood()
{
    const DatasetPtr data = arrays(countOf, "0a1b2c");
    m_project->open(data, QStringLiteral("counts"), {});
    auto* row = find<QWidget>(QStringLiteral("hintRow"));
    QTRY_VERIFY(row->isVisible());
    QTest::mouseClick(find<QAbstractButton>(QStringLiteral("hintDismiss")), Qt::LeftButton);
    QVERIFY(!row->isVisible());
    m_project->open(arrays(intensityOf, "3d4e5f"), QStringLiteral("others"), {});
    QTRY_VERIFY(row->isVisible());
    m_project->open(data, QStringLiteral("counts"), {});
    finishJobs();
    QVERIFY(!row->isVisible());
}

void TestValueHint::hintsFollowTheSteps_data()
{
    QTest::addColumn<DatasetPtr>("data");
    QTest::addColumn<QString>("stepNames");
    QTest::addColumn<QString>("text");  // what the hint says, somewhere; empty: no hint
    QTest::addColumn<QString>("offer");
    const auto row = [](const char* name, const DatasetPtr& data, const char* listed, const char* text,
                        const char* offer) {
        QTest::newRow(name) << data << QString::fromLatin1(listed) << QString::fromUtf8(text)
                            << QString::fromUtf8(offer);
    };
    const DatasetPtr scored = preprocess(arrays(intensityOf), {StepSpec::parse("zscore=sample")}).data;
    row("intensities", arrays(intensityOf), "zscore", "not log-transformed (5.8 to 20\u202f006)",
        "Add these steps");
    row("intensities with one", arrays(intensityOf), "log2 zscore", "", "");
    row("below zero", arrays(differenceOf), "zscore",
        "(−300 to 19\u202f700). Suggested steps: “Raise small values”, “Logarithm to base 2”.", "Add these steps");
    row("all above the noise", arrays([](double share) { return 30 + intensityOf(share); }), "zscore",
        "not log-transformed (35.8 to 20\u202f036)", "Add “Logarithm to base 2”");
    row("counts with ln", arrays(countOf), "ln", "", "");
    row("logarithms", arrays(logarithmOf), "zscore", "", "");
    row("logarithms of logarithms", arrays(logarithmOf), "zscore log1p",
        "already look log-transformed (2.5 to 12.5)", "Switch off “Logarithm of 1 + value”");
    row("z-scores", scored, "", "already has mean 0 and standard deviation 1 (divisor n − 1)", "");
    row("z-scores again", scored, "zscore", "already has mean 0 and standard deviation 1",
        "Switch off “Standardise features”");
}

void TestValueHint::hintsFollowTheSteps()
{
    QFETCH(DatasetPtr, data);
    QFETCH(QString, stepNames);
    QFETCH(QString, text);
    m_project->open(data, QStringLiteral("data"), {});
    std::vector<std::string> listed;
    for (const QString& step : stepNames.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        listed.push_back(step.toStdString());
    useSteps(listed);
    auto* row = find<QWidget>(QStringLiteral("hintRow"));
    if (text.isEmpty()) {
        finishJobs();
        QVERIFY(!row->isVisible());
        return;
    }
    QTRY_VERIFY(row->isVisible());
    const QString said = find<QLabel>(QStringLiteral("hintText"))->text();
    QVERIFY2(said.contains(text), qPrintable(said));
    auto* offer = find<QAbstractButton>(QStringLiteral("hintOffer"));
    QTEST(offer->isVisible() ? offer->text() : QString(), "offer");
}

QTEST_MAIN(TestValueHint)
#include "tst_value_hint.moc"
