// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window/window_fixture.h"
#include "ui/genesets/gene_set_dialog.h"
#include "ui/panels/notice_bar.h"
#include "ui/panels/step_notes.h"
#include "ui/project/data_saver.h"
#include "ui/project/preparation.h"
#include "ui/window/open_actions.h"
#include "ui/window/save_actions.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

/// Twelve samples of two classes in which TP53 stands twice.
DatasetPtr genes()
{
    DatasetParts parts;
    const Index samples = 12;
    parts.featureNames = {"TP53", "MYC", "EGFR", "TP53", "ENSG00000136997.5", "KRAS"};
    auto values = std::make_shared<AlignedMatrix>(samples, std::ssize(parts.featureNames));
    LabelField field;
    field.name = "kind";
    field.classes = {"well", "ill"};
    for (Index i = 0; i < samples; ++i) {
        parts.sampleNames.push_back("s" + std::to_string(i));
        field.codes.push_back(int(i % 2));
        for (Index l = 0; l < values->columns(); ++l)
            (*values)(i, l) = double((i * 7 + l * 5) % 13) + double(i % 2) * double(l);
    }
    parts.values = values;
    parts.labelFields = {field};
    parts.preferredLabel = "kind";
    parts.annotations = {{"Symbol", {"A", "A", "B", "", "C", "D"}}};
    return std::make_shared<const Dataset>(std::move(parts));
}

}  // namespace

/// Gene sets and the names of features in the window.
class TestGeneSetDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init();
    void cleanup() { m_window.reset(); }
    void listsTheSetsOfAFile();
    void filtersAsOneTypes();
    void keepsTheFeaturesOfASet();
    void aNewSetReplacesTheOneBefore();
    void listsNamesThatAreNoFeature();
    void takesAPastedList();
    void bringsAFeatureIntoFocus();
    void theChosenSetIsMarked();
    void comesWithAMatrix();
    void otherDataAreMarkedWhileItIsOpen();
    void aBrokenFileIsSaid();
    void aDroppedFileOpensIt();
    void severalFilesComeTogether();
    void namesFollowTheStepSymbols();
    void namesAreThoseOfTheFileWithoutAPreparation();
    void leavesOutOneOfSeveralWithOneName();
    void savesTheData();
    void namesOfWhatIsSaved();
    void theNameFollowsTheFormat();

private:
    template <typename T>
    T* find(const char* name) const
    {
        return m_window->findChild<T*>(QString::fromLatin1(name));
    }
    QString write(const char* name, const QByteArray& text) const;
    GeneSetDialog* openSets();
    QString table(int row, int column) const;
    Project& project() { return m_window->project(); }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestGeneSetDialog::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().open(genes(), QStringLiteral("genes"), {"genes.csv", {}, {}});
    QVERIFY(settled.wait(20000));
    AnalysisState plain = project().state();
    plain.steps.clear();
    project().change(plain, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
}

QString TestGeneSetDialog::write(const char* name, const QByteArray& text) const
{
    const QString path = m_folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", name);
    return path;
}

/// Three sets; the first matches three features, the second one, the third none.
GeneSetDialog* TestGeneSetDialog::openSets()
{
    countAsSaved(*m_window);
    m_window->opening().openPath(write("sets.gmt", "APOPTOSIS\tdying\tTP53\tKRAS\tFAS\n"
                                                   "CYCLE\tdividing\tmyc\tMYCN\tCDK1\n"
                                                   "OTHER\tna\tXYZ\tENSG00000136997\n"));
    auto* dialog = m_window->findChild<GeneSetDialog*>();
    if (dialog && !QTest::qWaitFor([this] { return find<QTableView>("geneSetTable")->model()->rowCount() == 3; }))
        return nullptr;
    return dialog;
}

QString TestGeneSetDialog::table(int row, int column) const
{
    const QAbstractItemModel* model = find<QTableView>("geneSetTable")->model();
    return model->index(row, column).data().toString();
}

void TestGeneSetDialog::listsTheSetsOfAFile()
{
    GeneSetModel model;
    QAbstractItemModelTester tester(&model);
    QVERIFY(openSets());
    model.setSets(std::make_shared<const LoadedGeneSets>(
        LoadedGeneSets{{{"ONE", "first", {"A", "B"}}}, {FeatureSelection{"ONE", {2}, {"B"}, {}}}}));
    QCOMPARE(model.index(0, GeneSetModel::Size).data(Qt::UserRole).toInt(), 2);
    QCOMPARE(table(0, 0), QStringLiteral("APOPTOSIS"));
    QCOMPARE(table(0, 1), QStringLiteral("3"));
    QCOMPARE(table(0, 2), QStringLiteral("3"));  // TP53 twice, and KRAS
    QCOMPARE(table(1, 2), QStringLiteral("1"));
    QCOMPARE(table(2, 2), QStringLiteral("1"));
    QVERIFY2(find<QLabel>("geneSetSummary")
                 ->text()
                 .contains(QStringLiteral("3 features selected; 1 name is unmatched")),
             qPrintable(find<QLabel>("geneSetSummary")->text()));
}

void TestGeneSetDialog::filtersAsOneTypes()
{
    QVERIFY(openSets());
    auto* filter = find<QLineEdit>("geneSetFilter");
    filter->setFocus();
    QTest::keyClicks(filter, QStringLiteral("cyc"));
    QCOMPARE(find<QTableView>("geneSetTable")->model()->rowCount(), 1);
    QCOMPARE(table(0, 0), QStringLiteral("CYCLE"));
    QTest::keyClick(filter, Qt::Key_Return);  // adds no step and does not close
    QVERIFY(filter->isVisible());
    QVERIFY(project().state().steps.empty());
}

void TestGeneSetDialog::keepsTheFeaturesOfASet()
{
    QVERIFY(openSets());
    find<QTableView>("geneSetTable")->selectRow(0);
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    find<QPushButton>("keepGeneSet")->click();
    QVERIFY(settled.wait(20000));
    const StepItem step = project().state().steps.back();
    QCOMPARE(step.spec.name, std::string("select"));
    QVERIFY(QString::fromStdString(step.spec.argument).endsWith(QStringLiteral("sets.gmt:APOPTOSIS")));
    QCOMPARE(*project().scene().fit()->result->features, (std::vector<std::string>{"TP53", "TP53", "KRAS"}));
    auto* notes = find<QLabel>("stepNotes");
    QTRY_VERIFY2(notes->isVisible() && notes->text().contains(QStringLiteral("FAS")), qPrintable(notes->text()));
    QCOMPARE(table(0, 2), QStringLiteral("3"));  // still of all features
    project().undoStack().undo();
    QVERIFY(project().state().steps.empty());
}

void TestGeneSetDialog::aNewSetReplacesTheOneBefore()
{
    QVERIFY(openSets());
    find<QTableView>("geneSetTable")->selectRow(0);
    find<QPushButton>("keepGeneSet")->click();
    find<QTableView>("geneSetTable")->selectRow(1);
    find<QPushButton>("keepGeneSet")->click();
    QCOMPARE(project().state().steps.size(), std::size_t{1});
    find<QPushButton>("leaveOutGeneSet")->click();
    QCOMPARE(project().state().steps.size(), std::size_t{2});
    QCOMPARE(project().state().steps.back().spec.name, std::string("exclude"));
}

void TestGeneSetDialog::listsNamesThatAreNoFeature()
{
    QVERIFY(openSets());
    find<QTableView>("geneSetTable")->selectRow(1);
    auto* unmatched = find<QTreeWidget>("unmatchedGenes");
    QCOMPARE(unmatched->topLevelItemCount(), 2);
    QCOMPARE(unmatched->topLevelItem(0)->text(0), QStringLiteral("MYCN"));
    QCOMPARE(unmatched->topLevelItem(0)->text(1), QStringLiteral("MYC"));
    unmatched->selectAll();
    unmatched->findChild<QAction*>(QStringLiteral("copyNames"))->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("MYCN\n%1\n").arg(unmatched->topLevelItem(1)->text(0)));
    QVERIFY(find<QLabel>("geneSetSummary")->text().contains(QStringLiteral("myc is MYC")));
    find<QTableView>("geneSetTable")->selectRow(2);
    QVERIFY(
        find<QLabel>("geneSetSummary")->text().contains(QStringLiteral("ENSG00000136997 is ENSG00000136997.5")));
}

void TestGeneSetDialog::takesAPastedList()
{
    m_window->opening().showGeneSets();
    find<QTabWidget>("geneSetTabs")->setCurrentIndex(1);
    QVERIFY(!find<QPushButton>("keepGeneSet")->isEnabled());
    find<QPlainTextEdit>("pastedGenes")->setPlainText(QStringLiteral("KRAS; MYC\nTP53#2 nothing"));
    QVERIFY(!find<QPushButton>("keepGeneSet")->isEnabled());  // the text is not read yet
    QTRY_VERIFY2(find<QLabel>("geneSetSummary")
                     ->text()
                     .contains(QStringLiteral("3 features selected; 1 name is unmatched")),
                 qPrintable(find<QLabel>("geneSetSummary")->text()));
    QVERIFY(find<QPushButton>("keepGeneSet")->isEnabled());
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    find<QPushButton>("keepGeneSet")->click();
    QVERIFY(settled.wait(20000));
    QCOMPARE(*project().scene().fit()->result->features, (std::vector<std::string>{"KRAS", "MYC", "TP53"}));
    QCOMPARE(project().scene().fit()->data->value(0, 2), project().dataset()->value(0, 3));
}

void TestGeneSetDialog::bringsAFeatureIntoFocus()
{
    QVERIFY(openSets());
    auto* matched = find<QListWidget>("matchedGenes");
    QCOMPARE(matched->count(), 3);
    matched->selectAll();
    matched->findChild<QAction*>(QStringLiteral("copyNames"))->trigger();
    QString displayed;
    for (int row = 0; row < matched->count(); ++row)
        displayed += matched->item(row)->text() + QLatin1Char('\n');
    QCOMPARE(QGuiApplication::clipboard()->text(), displayed);
    matched->setCurrentRow(2);
    QCOMPARE(project().scene().focusFeature(), 5);
}

void TestGeneSetDialog::theChosenSetIsMarked()
{
    QVERIFY(openSets());
    const Scene& scene = project().scene();
    auto* sets = find<QTableView>("geneSetTable");
    QTRY_COMPARE(scene.marks().name(), QStringLiteral("APOPTOSIS"));
    QCOMPARE(scene.marks().features, (std::vector<int>{0, 3, 5}));
    const QPoint second = sets->visualRect(sets->model()->index(1, 0)).center();
    QTest::mouseClick(sets->viewport(), Qt::LeftButton, {}, second);
    QCOMPARE(scene.marks().features, std::vector<int>{1});
    // Escape in the window takes the marks away, and no step brings them back; choosing it again does.
    for (const char* name : {"weightsChart", "featureTable", "featureSearch", "expressionView"}) {
        QTest::mouseClick(sets->viewport(), Qt::LeftButton, {}, second);
        QVERIFY(scene.marks().isAny());
        QTest::keyClick(find<QWidget>(name), Qt::Key_Escape);
        QVERIFY2(!scene.marks().isAny(), name);
    }
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    AnalysisState next = project().state();
    next.steps.push_back({StepSpec::parse("symbols=@Symbol"), true});
    project().change(next, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    project().undoStack().undo();
    QVERIFY(settled.wait(20000));
    QVERIFY(!scene.marks().isAny());
    QTRY_COMPARE(sets->currentIndex().row(), 1);  // they have been looked for again
    QVERIFY(!scene.marks().isAny());
    QTest::mouseClick(sets->viewport(), Qt::LeftButton, {}, second);
    QCOMPARE(scene.marks().name(), QStringLiteral("CYCLE"));
    find<QTabWidget>("geneSetTabs")->setCurrentIndex(1);
    QVERIFY(!scene.marks().isAny());
    QTest::keyClicks(find<QPlainTextEdit>("pastedGenes"), QStringLiteral("KRAS EGFR"));
    QTRY_COMPARE(scene.marks().features, (std::vector<int>{2, 5}));
}

// It was joined as a table of labels, or the matrix was.
void TestGeneSetDialog::comesWithAMatrix()
{
    QByteArray matrix = "name,kind,TP53,MYC\n";
    for (int i = 0; i < 12; ++i)
        matrix +=
            QStringLiteral("s%1,%2,%3,%4\n").arg(i).arg(i % 2 ? "ill" : "well").arg(i * 7 % 5).arg(i % 3).toUtf8();
    const QString table = write("matrix.csv", matrix), sets = write("with.gmt", "ONE\tna\tMYC\nTWO\tna\tTP53\n");
    const auto drop = [this](const QStringList& paths) {
        QMimeData files;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        files.setUrls(urls);
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        countAsSaved(*m_window);
        QDropEvent dropped(QPointF(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &dropped);
    };
    drop({sets, table});
    QTRY_COMPARE(project().name(), QStringLiteral("matrix.csv"));
    QCOMPARE(project().dataset()->samples(), Index{12});
    QVERIFY(project().input().sampleTables.empty());
    QTRY_VERIFY(find<QTableView>("geneSetTable"));
    QTRY_COMPARE(find<QTableView>("geneSetTable")->model()->rowCount(), 2);
    QVERIFY(find<GeneSetDialog>("geneSetDialog")->isVisible());
    // A matrix that cannot be read leaves no sets to be shown with the next one.
    find<GeneSetDialog>("geneSetDialog")->close();
    QSignalSpy failed(&project().loader(), &Loader::readingFailed);
    drop({write("broken.gct", "#1.2\n"), sets});
    QTRY_COMPARE(failed.size(), 1);
    countAsSaved(*m_window);
    m_window->opening().openPath(table);
    QVERIFY(QSignalSpy(&project().fitter(), &Fitter::fitted).wait(20000));
    QVERIFY(!find<GeneSetDialog>("geneSetDialog")->isVisible());
    // They came with the file that was read before, or with none when that was given up.
    bool isEarly = false;
    connect(&project(), &Project::datasetChanged, this, [&] {
        isEarly = isEarly || (project().name() != QLatin1String("matrix.csv") &&
                              find<GeneSetDialog>("geneSetDialog")->isVisible());
    });
    countAsSaved(*m_window);
    m_window->opening().openPath(write("before.csv", matrix));
    drop({sets, table});
    QTRY_VERIFY(find<GeneSetDialog>("geneSetDialog")->isVisible());
    QCOMPARE(project().name(), QStringLiteral("matrix.csv"));
    QVERIFY(!isEarly);
}

void TestGeneSetDialog::otherDataAreMarkedWhileItIsOpen()
{
    QVERIFY(openSets());
    const Scene& scene = project().scene();
    QTRY_COMPARE(scene.marks().name(), QStringLiteral("APOPTOSIS"));
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().open(genes(), QStringLiteral("others"), {"others.csv", {}, {}});
    QVERIFY(settled.wait(20000));
    QCOMPARE(scene.marks().name(), QStringLiteral("APOPTOSIS"));
    find<GeneSetDialog>("geneSetDialog")->close();
    QVERIFY(scene.marks().isAny());
    project().open(genes(), QStringLiteral("yet others"), {"yet.csv", {}, {}});
    QVERIFY(settled.wait(20000));
    QVERIFY(!scene.marks().isAny());
}

void TestGeneSetDialog::aBrokenFileIsSaid()
{
    QVERIFY(openSets());
    countAsSaved(*m_window);
    m_window->opening().openPath(write("broken.gmt", "ONE\n"));
    auto* file = find<QLabel>("geneSetFile");
    QTRY_VERIFY2(file->text().contains(QStringLiteral("GMT file")), qPrintable(file->text()));
    QVERIFY(!find<QPushButton>("keepGeneSet")->isEnabled());
}

void TestGeneSetDialog::aDroppedFileOpensIt()
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(write("dropped.gmt", "ONE\tna\tMYC\n"))});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    auto* veil = find<QWidget>("dropVeil");
    QVERIFY(veil->isVisible() && !veil->accessibleName().isEmpty());
    QDragLeaveEvent leave;
    QApplication::sendEvent(m_window.get(), &leave);
    QVERIFY(!veil->isVisible());
    QApplication::sendEvent(m_window.get(), &enter);
    countAsSaved(*m_window);
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(!veil->isVisible());
    QTRY_VERIFY(m_window->findChild<GeneSetDialog*>());
    QTRY_COMPARE(find<QTableView>("geneSetTable")->model()->rowCount(), 1);
}

// Of several files the last alone was shown.
void TestGeneSetDialog::severalFilesComeTogether()
{
    const QString one = write("one.gmt", "FIRST\tna\tMYC\nSECOND\tna\tKRAS\n"),
                  two = write("two.gmt", "THIRD\tna\tEGFR\n");
    countAsSaved(*m_window);
    m_window->opening().openFiles({one, two});
    QTRY_VERIFY(m_window->findChild<GeneSetDialog*>());
    QTRY_COMPARE(find<QTableView>("geneSetTable")->model()->rowCount(), 3);
    QCOMPARE(find<QLabel>("geneSetFile")->text(), QStringLiteral("2 files: 3 gene sets"));
    QCOMPARE(table(2, 0), QStringLiteral("THIRD"));
    const QModelIndex third = find<QTableView>("geneSetTable")->model()->index(2, 0);
    QVERIFY(third.data(Qt::ToolTipRole).toString().contains(QStringLiteral("two.gmt")));
    find<QTableView>("geneSetTable")->selectRow(2);
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    find<QPushButton>("keepGeneSet")->click();
    QVERIFY(settled.wait(20000));
    QVERIFY(QString::fromStdString(project().state().steps.back().spec.argument)
                .endsWith(QStringLiteral("two.gmt:THIRD")));
    QCOMPARE(*project().scene().fit()->result->features, std::vector<std::string>{"EGFR"});
}

void TestGeneSetDialog::namesFollowTheStepSymbols()
{
    QVERIFY(openSets());
    AnalysisState next = project().state();
    next.steps.push_back({StepSpec::parse("symbols=@Symbol"), true});
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().change(next, QStringLiteral("test"));
    QVERIFY(settled.wait(20000));
    QCOMPARE(*project().scene().fit()->result->features, (std::vector<std::string>{"A", "B", "TP53", "C", "D"}));
    QTRY_COMPARE(table(0, 2), QStringLiteral("1"));  // one TP53 is left without symbol
    auto* notes = find<QLabel>("stepNotes");
    QVERIFY2(notes->text().contains(QStringLiteral("5 of 6 features have a symbol")), qPrintable(notes->text()));
}

/// Names and notes were those of the last steps that could be prepared.
void TestGeneSetDialog::namesAreThoseOfTheFileWithoutAPreparation()
{
    QVERIFY(openSets());
    AnalysisState next = project().state();
    next.steps.push_back({StepSpec::parse("symbols=@Symbol"), true});
    project().change(next, QStringLiteral("test"));
    QTRY_COMPARE(table(0, 2), QStringLiteral("1"));
    next.steps.back().spec = StepSpec::parse("symbols=@Nothing");
    project().change(next, QStringLiteral("test"));
    QTRY_VERIFY(!project().fitter().error().isEmpty());
    QTRY_COMPARE(table(0, 2), QStringLiteral("3"));
    QVERIFY(!find<QLabel>("stepNotes")->isVisible());
}

// All features with its name went.
void TestGeneSetDialog::leavesOutOneOfSeveralWithOneName()
{
    project().scene().setFocusFeature(3);
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    m_window->leaveOutFocusFeature();
    QVERIFY(settled.wait(20000));
    QCOMPARE(project().state().leftOutFeatures, std::set<std::string>{"TP53#2"});
    QCOMPARE(*project().scene().fit()->result->features,
             (std::vector<std::string>{"TP53", "MYC", "EGFR", "ENSG00000136997.5", "KRAS"}));
    QCOMPARE(project().scene().fit()->data->value(0, 0), project().dataset()->value(0, 0));
    m_window->saving().copyCommand();
    QVERIFY2(QApplication::clipboard()->text().contains(QStringLiteral("exclude=\"TP53#2\"")),
             qPrintable(QApplication::clipboard()->text()));
    project().scene().setFocusFeature(0);  // the first of them: its number is that of the data as read
    m_window->leaveOutFocusFeature();
    QVERIFY(settled.wait(20000));
    QCOMPARE(project().state().leftOutFeatures, (std::set<std::string>{"TP53#1", "TP53#2"}));
    QCOMPARE(project().scene().fit()->result->features->front(), std::string("MYC"));
}

void TestGeneSetDialog::savesTheData()
{
    const QStringList filters = saveFilter().split(QStringLiteral(";;"));
    QVERIFY(filters[3].contains(QStringLiteral("GCT 1.3")));
    QCOMPARE(saveChoice(QStringLiteral("a/x"), filters[3]).path, QStringLiteral("a/x.gct"));
    QCOMPARE(saveChoice(QStringLiteral("x.GCT.gz"), filters[3]).format, std::string("gct-1.3"));
    QVERIFY(saveChoice(QStringLiteral("x.arff"), filters[3]).format.empty());
    const QString path = m_folder.filePath(QStringLiteral("saved.csv"));
    QTimer::singleShot(0, qApp, [path] {
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            dialog->selectFile(path);
            QMetaObject::invokeMethod(dialog, "accept");
        }
    });
    find<QAction>("saveDataAsOpened")->trigger();
    QTRY_VERIFY(find<QMessageBox>("leftOutOfFile"));  // CSV has no place for the annotation
    QVERIFY(find<QMessageBox>("leftOutOfFile")->text().contains(QStringLiteral("the annotation \"Symbol\"")));
    QVERIFY(!QFile::exists(path));
    find<QPushButton>("saveAnyway")->click();
    QTRY_VERIFY(QFile::exists(path));
    const DatasetPtr read = readDataset(path.toStdString()).data;
    QCOMPARE(read->featureNames(), project().dataset()->featureNames());
    QTRY_VERIFY(m_window->findChild<NoticeBar*>()->text().contains(QStringLiteral("saved.csv")));
}

void TestGeneSetDialog::namesOfWhatIsSaved()
{
    QCOMPARE(saveName(QStringLiteral("/a/p100_v1.3.gct"), {}, QStringLiteral(".gct")),
             QStringLiteral("p100_v1.3.gct"));
    QCOMPARE(saveName(QStringLiteral("colon.csv.GZ"), QStringLiteral("model"), QStringLiteral(".json")),
             QStringLiteral("colon-model.json"));
    QCOMPARE(saveName(QStringLiteral("Demonstration"), {}, QStringLiteral(".csv")),
             QStringLiteral("Demonstration.csv"));
    QCOMPARE(saveName({}, {}, QStringLiteral(".csv")), QStringLiteral("data.csv"));
    const QStringList filters = saveFilter().split(QStringLiteral(";;"));
    QCOMPARE(startFilter(QStringLiteral("p100.GCT.gz")), filters[3]);
    QCOMPARE(startFilter(QStringLiteral("sheet.xlsx")), filters[0]);
    QCOMPARE(renamed(QStringLiteral("/a/x.csv.gz"), filters[3]), QStringLiteral("/a/x.gct.gz"));
    QCOMPARE(renamed(QStringLiteral("/a/x.data"), filters[3]), QStringLiteral("/a/x.data"));
}

void TestGeneSetDialog::theNameFollowsTheFormat()
{
    QStringList names;
    QTimer::singleShot(0, qApp, [&names] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        const auto name = [dialog] { return QFileInfo(dialog->selectedFiles().value(0)).fileName(); };
        names << name();
        emit dialog->filterSelected(saveFilter().split(QStringLiteral(";;"))[3]);
        names << name();
        dialog->reject();
    });
    find<QAction>("saveDataAsPrepared")->trigger();
    QCOMPARE(names, (QStringList{QStringLiteral("genes-prepared.csv"), QStringLiteral("genes-prepared.gct")}));
}

QTEST_MAIN(TestGeneSetDialog)
#include "tst_gene_set_dialog.moc"
