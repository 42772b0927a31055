// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fuzzylens-cli/program.h"
#include "core/session/session_file.h"
#include "tests/toys/method/toy_method.h"
#include "tests/toys/view/toy_view.h"
#include "tests/ui/report/written_report.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/export/render_request.h"
#include "ui/panels/parameter_panel.h"
#include "ui/window/manual_page.h"
#include "ui/window/manual_places.h"
#include "ui/workspaces/view_card.h"

#include <QComboBox>
#include <QSlider>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <iostream>
#include <unistd.h>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// A method and a view are a folder and a line in a registry: with these alone they are everywhere.
class TestToys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theMethodIsInMenuAndPanel();
    void theMethodIsOnTheCommandLine();
    void theMethodIsInTheManual();
    void theMethodAndTheViewAreInAReport();
    void theViewIsInTheWindow();
    void theViewIsRendered();
    void anIdIsTakenOnce();

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    std::string fittedByTheCommandLine() const;

    QTemporaryDir m_folder;
};

namespace {

/// What the program prints for these words.
std::string printed(std::vector<std::string> words, int expected)
{
    words.insert(words.begin(), "fuzzylens-cli");
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    QTemporaryFile out;
    out.open();
    const int before = dup(STDOUT_FILENO);
    dup2(out.handle(), STDOUT_FILENO);
    const int code = cli::runProgram(int(argv.size()), argv.data());
    std::cout.flush();
    dup2(before, STDOUT_FILENO);
    close(before);
    out.seek(0);
    return code == expected ? out.readAll().toStdString() : "exit " + std::to_string(code);
}

}  // namespace

/// The file of a result of the toy method.
std::string TestToys::fittedByTheCommandLine() const
{
    const std::string data = path("data.csv").toStdString(), result = path("result.json").toStdString();
    printed({"synth", "xor", "--seed", "1", "-o", data}, 0);
    printed({"fit", "toy", data, "--set", "toy_quantile=0.25", "-o", result}, 0);
    return result;
}

void TestToys::initTestCase()
{
    prepareApplication();
    addMethod(fuzzylens::test::describeToy());
    addView(fuzzylens::ui::test::describeToyView());
}

void TestToys::theMethodIsInMenuAndPanel()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    auto* chooser = window->findChild<QComboBox*>(QStringLiteral("method"));
    const int row = chooser->findData(QStringLiteral("toy"));
    QVERIFY(row >= 0);
    QCOMPARE(chooser->itemText(row), QStringLiteral("TOY · two halves"));
    chooser->setCurrentIndex(row);
    emit chooser->activated(row);
    QTRY_VERIFY(window->project().scene().fit()->result->method == "toy");
    auto* panel = window->findChild<ParameterPanel*>();
    QCOMPARE(panel->shownMethod().id, "toy");
    bool hasSlider = false;
    for (const QSlider* slider : panel->findChildren<QSlider*>())
        hasSlider = hasSlider || slider->accessibleName().contains(QStringLiteral("toy quantile"));
    QVERIFY(hasSlider);
    countAsSaved(*window);
}

void TestToys::theMethodIsOnTheCommandLine()
{
    const std::string listed = printed({"methods"}, 0);
    QVERIFY2(listed.find("TOY · two halves") != std::string::npos, listed.c_str());
    QVERIFY(listed.find("toy_quantile") != std::string::npos);
    const Result read = loadResult(fittedByTheCommandLine());
    QCOMPARE(read.method, "toy");
    QVERIFY(read.outcome.assigned.size() > 10);
}

/// Until it has a page of its own, one is made of its description.
void TestToys::theMethodIsInTheManual()
{
    ManualPage page;
    page.showPage(manualPlaceOf(method("toy")), QString());
    const QString text = page.toPlainText();
    for (const char* words : {"TOY · two halves", "Puts samples of small means", "toy quantile q",
                              "The share of the samples", "toy_quantile", "t is the quantile"})
        QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
}

void TestToys::theMethodAndTheViewAreInAReport()
{
    const FitPtr fit = fitOf(synthesize("horseshoes"), "toy", {"synth:horseshoes", {}, {}});
    QVERIFY(fit);
    const WrittenReport report = written({fit, QStringLiteral("horseshoes")}, path("report"));
    QCOMPARE(report.failure, QString());
    QVERIFY(report.text.contains(QStringLiteral("TOY · two halves")));
    QVERIFY(report.text.contains(QStringLiteral("t is the quantile q")));
    QVERIFY(report.text.contains(QStringLiteral("The toy says how many samples there are.")));
}

void TestToys::theViewIsInTheWindow()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    bool isThere = false;
    for (const ViewCard* card : window->findChildren<ViewCard*>())
        for (const View* view : card->views())
            if (view->identifier() == QLatin1String("toy")) {
                isThere = view->isApplicable();
                QCOMPARE(manualPlaceOf(static_cast<const QWidget*>(view)), QStringLiteral("methods.md"));
            }
    QVERIFY(isThere);
    countAsSaved(*window);
}

void TestToys::theViewIsRendered()
{
    RenderRequest request;
    const QString result = QString::fromStdString(fittedByTheCommandLine());
    QCOMPARE(parseRenderRequest(
                 {result, QStringLiteral("--view"), QStringLiteral("toy"), QStringLiteral("-o"), path("toy.svg")},
                 &request),
             QString());
    QCOMPARE(renderFigure(request), QString());
    QFile figure(path("toy.svg"));
    QVERIFY(figure.open(QIODevice::ReadOnly));
    QVERIFY(figure.readAll().contains("A toy with"));
}

void TestToys::anIdIsTakenOnce()
{
    QVERIFY_EXCEPTION_THROWN(addMethod(fuzzylens::test::describeToy()), std::invalid_argument);
}

QTEST_MAIN(TestToys)
#include "tst_toys.moc"
