// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions that were moved, changed or written elsewhere, and the files they name.
#include "core/export/writer.h"
#include "tests/ui/session/session_window_test.h"
#include "ui/session/arrangement.h"
#include "ui/workspaces/explore_workspace.h"

#include <QComboBox>
#include <QDir>
#include <QFile>

#include <chrono>

using namespace fuzzylens;
using namespace fuzzylens::ui;

class TestSessionTravel : public SessionWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openFirst(); }
    void cleanup() { closeAll(); }
    void missingDataAreAskedFor();
    void holdsItsDataOrNot();
    void aHandMadeSessionEndsNothing();
    void savesWhereItWasDeleted();
    void doesNotReplaceAnother();
    void tablesTravelWithTheSession();
    void arrangementsAreReadInAnotherLanguage();
    void formerReadingsTravelToo();

private:
    QString there() const { return m_folder->filePath(QStringLiteral("there")); }
    bool moveAll();
};

/// Saves the session into there(), and opens it where that folder has come to lie.
bool TestSessionTravel::moveAll()
{
    if (!saveAs(there() + QStringLiteral("/a.fuzzylens")))
        return false;
    m_window.reset();
    const QString elsewhere = m_folder->filePath(QStringLiteral("elsewhere"));
    if (!QDir().rename(there(), elsewhere))
        return false;
    m_window = openWindow(elsewhere + QStringLiteral("/a.fuzzylens"));
    return m_window != nullptr;
}

void TestSessionTravel::missingDataAreAskedFor()
{
    const QString data = m_folder->filePath(QStringLiteral("da\x1b<b>ta.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().loader().open(data);
    QVERIFY(settled.wait(20000));
    QVERIFY(save());
    m_window.reset();
    QDir(m_folder->path()).mkdir(QStringLiteral("elsewhere"));
    const QString moved = m_folder->filePath(QStringLiteral("elsewhere/moved.csv"));
    QVERIFY(QFile::rename(data, moved));

    MainWindow window;
    QSignalSpy missing(&window.session(), &SessionController::dataMissing);
    QString question;
    answer(QStringLiteral("Cancel"), nullptr, &question);
    window.session().open(path());
    QVERIFY(missing.wait(20000));
    QVERIFY2(question.contains(QStringLiteral("da\\x1b<b>ta.csv")) && !question.contains(QChar(0x1b)),
             qPrintable(question));
    QCOMPARE(missing.front()[3].value<FileState>(), FileState::Absent);
    QVERIFY(!window.project().dataset());
    QSignalSpy shown(&window.project().fitter(), &Fitter::fitted);
    window.session().open(path(), SessionController::As::Session, moved);
    QVERIFY(shown.wait(20000));
    QCOMPARE(QString::fromStdString(window.project().input().file), moved);
    QSignalSpy saved(&window.session(), &SessionController::saved);
    window.session().save();
    QVERIFY(saved.wait(20000));
    const auto noted = SessionFile::open(path().toStdString(), SessionFile::Access::Read)->openData();
    QCOMPARE(QString::fromStdString(noted.input.file), moved);  // it is not asked for again
    QVERIFY(fileState(noted) == FileState::Same);

    QFile changed(data);
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write("name,a,b\nx,1,2\ny,3,4\n");
    changed.close();
    MainWindow other;
    QSignalSpy other_missing(&other.session(), &SessionController::dataMissing);
    answer(QStringLiteral("Cancel"));
    other.session().open(path(), SessionController::As::Reading, data);
    QVERIFY(other_missing.wait(20000));
    QCOMPARE(other_missing.front()[3].value<FileState>(), FileState::Changed);
}

void TestSessionTravel::holdsItsDataOrNot()
{
    const QString data = m_folder->filePath(QStringLiteral("data.csv"));
    writeDataset(*demonstration(), data.toStdString(), {});
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().loader().open(data);
    QVERIFY(settled.wait(20000));
    QVERIFY(save(true));
    QVERIFY(QFile::remove(data));
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QVERIFY(session().holdsData());
    QCOMPARE(QString::fromStdString(project().input().file), path());
    session().setHoldsData(false);
    QVERIFY(session().isModified());
    QVERIFY(save());
    m_window.reset();
    // Their file is not there any more: the values stay where they alone are.
    m_window = openWindow(path());
    QVERIFY(m_window);
}

void TestSessionTravel::aHandMadeSessionEndsNothing()
{
    std::vector<bool> few(project().selectedRows().size(), false);
    few[2] = true;
    project().scene().selection().set(few);
    m_window->workspace().bring(QStringLiteral("features"));
    project().scene().setFocusFeature(3);
    QVERIFY(change(0.4));
    QVERIFY(save());
    const std::string made =
        SessionFile::open(path().toStdString(), SessionFile::Access::Read)->document("window").value();
    QVERIFY(saveAs(m_folder->filePath(QStringLiteral("b.fuzzylens"))));  // goes on there

    const Json flat = Json::parse(made).flatten();
    const Json odd = Json::array({-1, 2147483647, 1e300, "x", nullptr, true, Json::array(), 0});
    std::size_t turn = 0;
    int shown = 0, refused = 0;
    for (const auto& [pointer, value] : flat.items()) {
        Json changed = Json::parse(made);
        Json& leaf = changed[Json::json_pointer(pointer)];
        leaf = leaf.is_number() ? odd[turn++ % 3] : odd[turn++ % odd.size()];
        {
            constexpr std::chrono::seconds untilItIsGivenBack(20);
            const auto file =
                SessionFile::open(path().toStdString(), SessionFile::Access::Edit, untilItIsGivenBack);
            SessionEdit edit(*file);
            edit.setDocument("window", changed.dump());
            edit.commit();
        }
        countAsSaved(*m_window);
        QSignalSpy opened(&session(), &SessionController::opened);
        QSignalSpy failed(&session(), &SessionController::openingFailed);
        session().open(path());
        QTRY_VERIFY_WITH_TIMEOUT(opened.count() + failed.count() > 0, 20000);
        refused += int(failed.count());
        if (opened.isEmpty())
            continue;
        ++shown;
        while (project().undoStack().canUndo())
            project().undo();
        while (project().undoStack().canRedo())
            project().redo();
        QCoreApplication::processEvents();
        session().open(m_folder->filePath(QStringLiteral("b.fuzzylens")));  // gives the other back
        countAsSaved(*m_window);
        QTRY_COMPARE(session().path(), m_folder->filePath(QStringLiteral("b.fuzzylens")));
    }
    QVERIFY(shown > 10);
    QVERIFY(refused > 10);
}

void TestSessionTravel::savesWhereItWasDeleted()
{
    QVERIFY(save());
    QVERIFY(QFile::remove(path()));
    QVERIFY(change(0.4));
    QVERIFY(save());
    QVERIFY(change(0.5));
    QVERIFY(save());  // and goes on there
    QVERIFY(!session().isModified());
    m_window.reset();
    m_window = openWindow(path());
    QVERIFY(m_window);
    QCOMPARE(project().state().chosen.at("gamma"), ParameterValue(0.5));
    QCOMPARE(m_window->runs().runs().size(), std::size_t(3));
}

void TestSessionTravel::doesNotReplaceAnother()
{
    const QString other = m_folder->filePath(QStringLiteral("b.fuzzylens"));
    QVERIFY(save());
    QVERIFY(QFile::rename(path(), other));
    QVERIFY(QFile::copy(other, path()));
    QVERIFY(change(0.4));
    QSignalSpy failed(&session(), &SessionController::saveFailed);
    session().save();
    QVERIFY(failed.wait(20000));
    QVERIFY2(failed.front()[0].toString().contains(QStringLiteral("replaced")),
             qPrintable(failed.front()[0].toString()));
    QVERIFY(session().isModified());
    const QString third = m_folder->filePath(QStringLiteral("c.fuzzylens"));
    QVERIFY(saveAs(third));
    QCOMPARE(session().path(), third);
    QVERIFY(!session().isModified());
}

void TestSessionTravel::tablesTravelWithTheSession()
{
    QVERIFY(QDir().mkdir(there()));
    const QString data = there() + QStringLiteral("/data.csv"), table = there() + QStringLiteral("/table.csv");
    writeDataset(*demonstration(), data.toStdString(), {});
    QFile file(table);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sample,ward\n");
    const std::vector<std::string> names = demonstration()->sampleNames();
    for (std::size_t sample = 0; sample < names.size(); ++sample)
        file.write(QByteArray::fromStdString(names[sample] + (sample % 2 ? ",east\n" : ",west\n")));
    file.close();
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().loader().open(data, {}, table);
    QVERIFY(settled.wait(20000));
    QVERIFY(moveAll());
    QVERIFY(project().dataset()->labelField("ward"));
    QCOMPARE(QString::fromStdString(project().input().sampleTables.at(0)),
             m_folder->filePath(QStringLiteral("elsewhere/table.csv")));
}

void TestSessionTravel::arrangementsAreReadInAnotherLanguage()
{
    auto* order = m_window->findChild<QComboBox*>(QStringLiteral("weightsOrder"));
    QVERIFY(order);
    QVERIFY(order->count() > 1);
    Json arrangement = arrangementOf(m_window->workspace(), project().scene());
    Json* choice = nullptr;
    for (auto& [view, controls] : arrangement["views"].items())
        if (controls.contains("weightsOrder"))
            choice = &controls["weightsOrder"];
    QVERIFY(choice);
    const int other = order->currentIndex() == 0 ? 1 : 0;
    (*choice)["text"] = "Beitrag";
    (*choice)["index"] = other;
    arrange(arrangement, m_window->workspace(), project().scene());
    QCOMPARE(order->currentIndex(), other);
    (*choice)["of"] = order->count() + 1;  // of another list
    (*choice)["index"] = 1 - other;
    arrange(arrangement, m_window->workspace(), project().scene());
    QCOMPARE(order->currentIndex(), other);
}

void TestSessionTravel::formerReadingsTravelToo()
{
    QVERIFY(QDir().mkdir(there()));
    const QString data = there() + QStringLiteral("/data.csv");
    writeDataset(*demonstration(), data.toStdString(), {});
    QSignalSpy settled(&project().fitter(), &Fitter::fitted);
    project().loader().open(data);
    QVERIFY(settled.wait(20000));
    QSignalSpy tried(&project().loader(), &Loader::importTried);
    InputSpec otherwise = project().input();
    otherwise.import.missingTexts = {"-"};
    project().loader().tryImport(otherwise);
    QVERIFY(tried.wait(20000));
    project().adopt(tried.front()[0].value<ImportTrial>(), project().state().label);
    QVERIFY(settled.wait(20000));
    QVERIFY(moveAll());
    const DatasetPtr open = project().dataset();
    QSignalSpy failed(&project().loader(), &Loader::readingFailed);
    project().undo();
    QTRY_VERIFY_WITH_TIMEOUT(project().dataset() != open || !failed.isEmpty(), 20000);
    QVERIFY2(failed.isEmpty(), failed.isEmpty() ? "" : qPrintable(failed[0][0].toString()));
    QVERIFY(project().input().import.missingTexts != otherwise.import.missingTexts);
}

QTEST_MAIN(TestSessionTravel)
#include "tst_session_travel.moc"
