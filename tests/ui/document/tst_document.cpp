// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/synthetic.h"
#include "ui/document/document.h"
#include "ui/views/samples/sample_table.h"
#include "ui/views/samples/sample_table_view.h"

#include <QFile>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace fuzzylens;
using namespace fuzzylens::ui;

/// What the document keeps while it moves between states and files are joined to what is open.
class TestDocument : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theDataAreToldBeforeTheFit();
    void joiningIsDoneInTheBackground();
    void joiningSaysWhatCame_data();
    void joiningSaysWhatCame();
    void joiningIsUndone();
    void aTableThatDoesNotFitChangesNothing();
    void joiningIsGivenUp();
    void whatIsJoinedWhileStepsAreUndoneIsJoinedToWhatIsThere();
    void filesThatAreJoinedAtOnceAreAllJoined();
    void ofFilesJoinedAtOnceTheOneThatFailsIsNamed();
    void aPerCentSignInANameIsLeftAlone();
    void joiningFitsNothingUnlessLive();
    void theSelectionSurvivesLeavingOutAndUndo();
    void aSelectionIsUndoneBeforeItsFitIsBack();
    void samplesOfTheSameNameKeepTheirSelection();
    void aTwinThatIsLeftOutTakesNoOthersPlace();
    void theSelectionComesWhenTheTableHasItsRows();
    void aResultFileKeepsThePlacesOfTheClasses();
    void aPreparationThatIsStoppedIsNone();

private:
    QString write(const char* name, const QByteArray& text);
    QString table(int rows, const QByteArray& fields);
    void join(const QString& path);
    void leaveOut(const std::set<std::string>& samples);
    void leaveOutClass(const std::string& name);
    std::set<std::string> selected();
    void select(const std::set<std::string>& samples);

    QTemporaryDir m_folder;
    std::unique_ptr<Document> m_document;
};

void TestDocument::init()
{
    m_document = std::make_unique<Document>();
    QSignalSpy settled(m_document.get(), &Document::settled);
    m_document->openDataset(demonstration(), QStringLiteral("demo"), {"demo", {}, {}});
    QVERIFY(settled.wait(20000));
}

QString TestDocument::write(const char* name, const QByteArray& text)
{
    QFile file(m_folder.filePath(QString::fromLatin1(name)));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

/// A table about the first samples, with these fields.
QString TestDocument::table(int rows, const QByteArray& fields)
{
    QByteArray text = "name," + fields + '\n';
    for (int row = 0; row < rows; ++row) {
        text += QByteArray::fromStdString(m_document->dataset()->sampleNames()[std::size_t(row)]);
        for (int field = 0; field <= fields.count(','); ++field)
            text += row % 3 ? ",one" : ",other";
        text += '\n';
    }
    return write("table.csv", text);
}

void TestDocument::join(const QString& path)
{
    QSignalSpy joined(m_document.get(), &Document::joined);
    m_document->join(path);
    QVERIFY(joined.wait(20000));
}

void TestDocument::leaveOut(const std::set<std::string>& samples)
{
    AnalysisState next = m_document->state();
    next.leftOutSamples = samples;
    m_document->change(next, QStringLiteral("test"));
    QTRY_COMPARE(m_document->scene().fit()->samples(),
                 int(m_document->dataset()->samples()) - int(samples.size()));
}

void TestDocument::leaveOutClass(const std::string& name)
{
    AnalysisState next = m_document->state();
    next.leftOutClasses = {name};
    m_document->change(next, QStringLiteral("test"));
    QTRY_VERIFY(m_document->scene().fit()->samples() < int(m_document->dataset()->samples()));
}

std::set<std::string> TestDocument::selected()
{
    std::set<std::string> names;
    for (const int sample : m_document->scene().selection().samples())
        names.insert((*m_document->scene().fit()->result->samples)[std::size_t(sample)]);
    return names;
}

void TestDocument::select(const std::set<std::string>& samples)
{
    std::vector<bool> chosen;
    for (const std::string& name : *m_document->scene().fit()->result->samples)
        chosen.push_back(samples.contains(name));
    m_document->scene().selection().set(std::move(chosen));
}

void TestDocument::joiningIsDoneInTheBackground()
{
    const DatasetPtr before = m_document->dataset();
    QSignalSpy started(m_document.get(), &Document::joiningStarted);
    m_document->join(table(20, "tissue"));
    QCOMPARE(started.size(), 1);
    QVERIFY(m_document->joining().isBusy());
    QCOMPARE(m_document->dataset(), before);
    QTRY_VERIFY(m_document->dataset() != before);
    QVERIFY(m_document->dataset()->labelField("tissue"));
}

void TestDocument::joiningSaysWhatCame_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("said");
    QTest::newRow("one field") << 40 << QByteArray("tissue")
                               << "it has a row for 40 of 90 samples; label field tissue.";
    QTest::newRow("two") << 90 << QByteArray("tissue,batch")
                         << "it has a row for 90 of 90 samples; label fields tissue, batch.";
    QTest::newRow("many") << 90 << QByteArray("a,b,c,d,e,f,g,h") << "label fields a, b, c, d, e, f and 2 more.";
}

void TestDocument::joiningSaysWhatCame()
{
    QFETCH(int, rows);
    QFETCH(QByteArray, fields);
    QFETCH(QString, said);
    said.replace(QStringLiteral("90"), QString::number(m_document->dataset()->samples()));
    QSignalSpy joined(m_document.get(), &Document::joined);
    m_document->join(table(std::min(rows, int(m_document->dataset()->samples())), fields));
    QVERIFY(joined.wait(20000));
    const QString summary = joined.front().front().toString();
    QVERIFY2(summary.startsWith(QStringLiteral("Joined table.csv: ")) && summary.contains(said),
             qPrintable(summary));
}

void TestDocument::joiningIsUndone()
{
    const DatasetPtr before = m_document->dataset();
    const AnalysisState state = m_document->state();
    const FitPtr fit = m_document->scene().fit();
    QByteArray labels = QByteArray::number(before->samples()) + " 2 1\n# yes no\n";
    for (Index sample = 0; sample < before->samples(); ++sample)
        labels += sample % 2 ? "0 " : "1 ";
    const QString cls = write("labels.cls", labels + '\n');
    join(cls);
    QCOMPARE(m_document->input().import.labelsFile.string(), cls.toStdString());
    QTRY_COMPARE(m_document->scene().fit()->result->target.classNames, (std::vector<std::string>{"yes", "no"}));
    const DatasetPtr joined = m_document->dataset();
    m_document->undoStack().undo();
    QCOMPARE(m_document->dataset(), before);
    QVERIFY(m_document->state() == state);
    QVERIFY(m_document->input().import.labelsFile.empty());
    QTRY_COMPARE(m_document->scene().fit(), fit);  // known
    m_document->undoStack().redo();
    QCOMPARE(m_document->dataset(), joined);
    QTRY_COMPARE(m_document->scene().fit()->original, joined);
}

void TestDocument::aTableThatDoesNotFitChangesNothing()
{
    const DatasetPtr before = m_document->dataset();
    const int steps = m_document->undoStack().count();
    QSignalSpy failed(m_document.get(), &Document::readingFailed);
    m_document->join(write("other.csv", "name,tissue\nnobody,bone\n"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("other.csv")));
    QCOMPARE(m_document->dataset(), before);
    QCOMPARE(m_document->undoStack().count(), steps);
}

void TestDocument::joiningIsGivenUp()
{
    const DatasetPtr before = m_document->dataset();
    QSignalSpy cancelled(&m_document->joining(), &LatestJob::cancelled);
    m_document->join(table(20, "tissue"));
    m_document->joining().cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QCOMPARE(m_document->dataset(), before);
}

void TestDocument::whatIsJoinedWhileStepsAreUndoneIsJoinedToWhatIsThere()
{
    join(table(20, "tissue"));
    m_document->join(
        write("plates.csv",
              "name,plate\n" + QByteArray::fromStdString(m_document->dataset()->sampleNames()[0]) + ",b1\n"));
    m_document->undoStack().undo();
    QTRY_VERIFY(m_document->dataset()->labelField("plate"));
    QVERIFY(!m_document->dataset()->labelField("tissue"));
    QCOMPARE(m_document->input().sampleTables.size(), std::size_t(1));
}

/// Three, for one running and one waiting are what LatestJob keeps.
void TestDocument::filesThatAreJoinedAtOnceAreAllJoined()
{
    const QByteArray sample = QByteArray::fromStdString(m_document->dataset()->sampleNames()[0]);
    QSignalSpy joined(m_document.get(), &Document::joined);
    const int steps = m_document->undoStack().count();
    for (const char* field : {"plate", "batch", "age"})
        m_document->join(
            write((std::string(field) + ".csv").c_str(), "name," + QByteArray(field) + '\n' + sample + ",1\n"));
    QVERIFY(joined.wait(20000));
    for (const char* field : {"plate", "batch", "age"}) {
        QVERIFY2(m_document->dataset()->labelField(field), field);
        QVERIFY(joined.front().front().toString().contains(QStringLiteral("Joined %1.csv").arg(field)));
    }
    QCOMPARE(joined.size(), 1);
    QCOMPARE(m_document->undoStack().count(), steps + 3);
}

void TestDocument::ofFilesJoinedAtOnceTheOneThatFailsIsNamed()
{
    QSignalSpy failed(m_document.get(), &Document::readingFailed);
    m_document->join(write("other.csv", "name,tissue\nnobody,bone\n"));
    m_document->join(table(20, "tissue"));
    QVERIFY(failed.wait(20000));
    const QString said = failed.front().front().toString();
    QVERIFY2(said.contains(QStringLiteral("other.csv")) && said.contains(QStringLiteral("Joined table.csv")),
             qPrintable(said));
    QVERIFY(m_document->dataset()->labelField("tissue"));
    // What is joined next has nothing to do with it.
    join(table(20, "batch"));
}

void TestDocument::aPerCentSignInANameIsLeftAlone()
{
    QSignalSpy joined(m_document.get(), &Document::joined);
    const QString path = m_folder.filePath(QStringLiteral("a%2.csv"));
    QVERIFY(QFile::rename(table(20, "tissue"), path));
    m_document->join(path);
    QVERIFY(joined.wait(20000));
    const QString summary = joined.front().front().toString();
    QVERIFY2(summary.startsWith(QStringLiteral("Joined a%2.csv: it has a row for 20 of ")), qPrintable(summary));
}

void TestDocument::joiningFitsNothingUnlessLive()
{
    const FitPtr fit = m_document->scene().fit();
    m_document->setLive(false);
    QSignalSpy opened(m_document.get(), &Document::opened);
    QSignalSpy fitting(&m_document->fits().job(), &LatestJob::started);
    join(table(20, "tissue"));
    m_document->undoStack().undo();
    m_document->undoStack().redo();
    QTest::qWait(20);
    QCOMPARE(fitting.size(), 0);
    QCOMPARE(m_document->scene().fit(), fit);
    QVERIFY(m_document->parameters().has("lambda"));  // the panel goes on showing them
    QCOMPARE(opened.size(), 0);
    m_document->refit();
    QTRY_COMPARE(m_document->scene().fit()->original, m_document->dataset());
}

void TestDocument::theSelectionSurvivesLeavingOutAndUndo()
{
    const auto& names = m_document->dataset()->sampleNames();
    select({names[2], names[3], names[40]});
    leaveOut({names[2], names[3], names[7]});
    QCOMPARE(selected(), (std::set<std::string>{names[40]}));
    m_document->undoStack().undo();
    QTRY_COMPARE(m_document->scene().fit()->samples(), int(names.size()));
    QCOMPARE(selected(), (std::set<std::string>{names[2], names[3], names[40]}));
    // A selection made by hand says nothing of samples that are not there.
    m_document->undoStack().redo();
    QTRY_VERIFY(m_document->scene().fit()->samples() < int(names.size()));
    select({names[50]});
    m_document->undoStack().undo();
    QCOMPARE(selected(), (std::set<std::string>{names[40]}));
    m_document->undoStack().redo();
    leaveOut({});
    QCOMPARE(selected(), (std::set<std::string>{names[50]}));
}

void TestDocument::aSelectionIsUndoneBeforeItsFitIsBack()
{
    const auto& names = m_document->dataset()->sampleNames();
    select({names[5]});
    select({names[6]});
    leaveOut({names[0]});
    m_document->undoStack().undo();  // the samples
    m_document->undoStack().undo();  // and at once the selection
    QTRY_COMPARE(m_document->scene().fit()->samples(), int(names.size()));
    QCOMPARE(selected(), (std::set<std::string>{names[5]}));
}

void TestDocument::samplesOfTheSameNameKeepTheirSelection()
{
    DatasetParts parts = m_document->dataset()->parts();
    parts.sampleNames[1] = parts.sampleNames[3] = "twin";
    const std::string first = parts.sampleNames[0];
    QSignalSpy settled(m_document.get(), &Document::settled);
    m_document->openDataset(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("twins"), {});
    QVERIFY(settled.wait(20000));
    std::vector<bool> second(std::size_t(m_document->dataset()->samples()), false);
    second[3] = true;
    m_document->scene().selection().set(second);
    leaveOut({first});
    QCOMPARE(m_document->scene().selection().samples(), std::vector<int>{2});
}

/// Twins were told apart by how many of the name come before, whichever of them was there.
void TestDocument::aTwinThatIsLeftOutTakesNoOthersPlace()
{
    DatasetParts parts = m_document->dataset()->parts();
    const LabelField field = *m_document->dataset()->labelField(m_document->state().label);
    const auto placeOf = [&](int code) {
        return std::find(field.codes.begin(), field.codes.end(), code) - field.codes.begin();
    };
    const auto out = std::size_t(placeOf(0)), in = std::size_t(placeOf(1));
    parts.sampleNames[out] = parts.sampleNames[in] = "twin";
    QSignalSpy settled(m_document.get(), &Document::settled);
    m_document->openDataset(std::make_shared<const Dataset>(std::move(parts)), QStringLiteral("twins"), {});
    QVERIFY(settled.wait(20000));
    std::vector<bool> chosen(std::size_t(m_document->dataset()->samples()), false);
    chosen[in] = true;
    m_document->scene().selection().set(chosen);
    leaveOutClass(field.classes[0]);
    QCOMPARE(selected(), (std::set<std::string>{"twin"}));
    m_document->undoStack().undo();
    QTRY_COMPARE(m_document->scene().fit()->samples(), int(m_document->dataset()->samples()));
    QCOMPARE(m_document->scene().selection().samples(), std::vector<int>{int(in)});
}

/// The table was asked for its rows while it still had those of the fit before, more than there were samples.
void TestDocument::theSelectionComesWhenTheTableHasItsRows()
{
    SampleTableView view(m_document->scene());
    view.resize(700, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    auto* table = view.findChild<SampleTable*>(QStringLiteral("samples.table"));
    for (int column = 0; column < table->model()->columnCount(); ++column)
        if (table->model()->headerData(column, Qt::Horizontal).toString() == QLatin1String("Certainty"))
            table->sortByColumn(column, Qt::AscendingOrder);
    const LabelField field = *m_document->dataset()->labelField(m_document->state().label);
    const auto kept = std::find(field.codes.begin(), field.codes.end(), 1) - field.codes.begin();
    select({m_document->dataset()->sampleNames()[std::size_t(kept)]});
    const SampleSelection& selection = m_document->scene().selection();
    bool isInStep = true;
    connect(&selection, &SampleSelection::changed, this, [&] {
        isInStep = isInStep && (selection.count() == 0 || table->model()->rowCount() == selection.size());
    });
    leaveOutClass(field.classes[0]);
    QCOMPARE(selection.count(), 1);
    QCOMPARE(table->model()->rowCount(), selection.size());
    QVERIFY(isInStep);
}

/// A class had another colour in the file than in the window when one before it was left out.
void TestDocument::aResultFileKeepsThePlacesOfTheClasses()
{
    const LabelField field = *m_document->dataset()->labelField(m_document->state().label);
    leaveOutClass(field.classes[0]);
    const FitPtr inWindow = m_document->scene().fit();
    QVERIFY(inWindow->classPlaces().front() > 0);
    Fit inFile;
    inFile.result = std::make_shared<const Result>(resultFromJson(toJson(*inWindow->result), "r.json"));
    QCOMPARE(inFile.classPlaces(), inWindow->classPlaces());
    QCOMPARE(Scene::colouringByTarget(inFile).classes, Scene::colouringByTarget(*inWindow).classes);
    QCOMPARE(Scene::colouringByTarget(inFile).codes, Scene::colouringByTarget(*inWindow).codes);
}

void TestDocument::theDataAreToldBeforeTheFit()
{
    QTRY_VERIFY(m_document->scene().fit());
    QSignalSpy told(&m_document->fits(), &FitController::prepared);
    QStringList order;
    connect(&m_document->scene(), &Scene::preparationChanged, this, [&] { order << QStringLiteral("data"); });
    connect(&m_document->scene(), &Scene::fitChanged, this, [&] { order << QStringLiteral("fit"); });
    AnalysisState next = m_document->state();
    next.steps.insert(next.steps.begin(), {StepSpec::parse("top-variance=20"), true});
    m_document->change(next, QStringLiteral("test"));
    QTRY_COMPARE(order, (QStringList{QStringLiteral("data"), QStringLiteral("fit")}));
    QCOMPARE(told.count(), 1);
    QCOMPARE(m_document->scene().fit()->steps, m_document->scene().preparation());
    QCOMPARE(m_document->scene().preparation()->kept.features.size(), std::size_t(20));
    // A slider asks for no other data.
    m_document->setParameter("lambda", m_document->parameters().real("lambda") * 2, QStringLiteral("test"));
    QTRY_COMPARE(order.size(), qsizetype(3));
    QCOMPARE(told.count(), 1);
}

void TestDocument::aPreparationThatIsStoppedIsNone()
{
    FitRequest request{m_document->dataset(), m_document->input(), m_document->state(), nullptr, nullptr, false};
    request.state.steps = {{StepSpec::parse("zscore"), true}};
    const FitAnswer answer = computeFit(request, false, [](const Step&) { return false; });
    QVERIFY(!answer.fit && !answer.prepared);
    QVERIFY(answer.error.isEmpty());
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
