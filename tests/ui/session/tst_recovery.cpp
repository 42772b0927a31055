// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved changes survive any end of the program; saved ones survive it at any moment.
#include "core/io/atomic_file.h"
#include "core/numeric/random.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/panels/notice_bar.h"
#include "ui/runs/run_history.h"
#include "ui/session/recovery.h"
#include "ui/session/session_controller.h"
#include "ui/session/settings_lock.h"

#include <QFile>
#include <QLockFile>
#include <QMessageBox>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <sys/file.h>
#include <unistd.h>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

constexpr double firstGamma = 0.2, gammaStep = 1e-4;

double gammaOf(int edit)
{
    return firstGamma + gammaStep * edit;
}

int editOf(double gamma)
{
    return int(std::lround((gamma - firstGamma) / gammaStep));
}

/// The edit in a session, found by the state of the window.
int editIn(const SessionFile& session)
{
    const OpenedSession opened =
        readContent(SessionFile::open(session.path(), SessionFile::Access::Read), {}, Progress());
    return editOf(std::get<double>(opened.content.state.chosen.at("gamma")));
}

void note(int file, const std::string& line)
{
    if (::write(file, line.data(), line.size()) != ssize_t(line.size()))
        std::abort();
}

/// A window that edits and saves without end, and prints each saved state: "saved 17".
int work(const QString& folder, int first, unsigned seed)
{
    removeDeadSettingsLock();  // as the program does
    auto window = std::make_unique<MainWindow>();
    window->show();
    const QString path = folder + QStringLiteral("/a.fuzzylens");
    SessionController& session = window->session();
    QSignalSpy shown(&window->project().fitter(), &Fitter::fitted);
    if (QFile::exists(path))
        session.open(path);
    else
        window->project().open(demonstration(), QStringLiteral("Demonstration"), {"demo", {}, {}});
    if (!shown.wait(20000))
        return 1;
    Recovery recovery(window->project(), session, folder + QStringLiteral("/recovery"));
    Random random(seed);
    int edit = first;
    // It may have come to be saved, and killed before it said so.
    const auto& chosen = window->project().state().chosen;
    if (const auto gamma = chosen.find("gamma"); gamma != chosen.end())
        edit = std::max(edit, editOf(std::get<double>(gamma->second)));
    QObject::connect(&session, &SessionController::saved, window.get(),
                     [&] { note(STDOUT_FILENO, "saved " + std::to_string(edit) + '\n'); });
    QObject::connect(&session, &SessionController::saveFailed, window.get(),
                     [](const QString& why) { note(STDOUT_FILENO, "failed " + why.toStdString() + '\n'); });
    QObject::connect(&recovery, &Recovery::kept, window.get(),
                     [&] { note(STDOUT_FILENO, "kept " + std::to_string(edit) + '\n'); });
    for (;;) {
        QSignalSpy settled(&window->project().fitter(), &Fitter::fitted);
        window->project().setParameter("gamma", gammaOf(++edit), QStringLiteral("edit"));
        settled.wait(20000);
        if (random.uniform() < 0.5) {
            QSignalSpy kept(&recovery, &Recovery::kept);
            recovery.keep();
            if (random.uniform() < 0.8)
                kept.wait(2000);
        }
        QSignalSpy saved(&session, &SessionController::saved);
        if (session.path().isEmpty())
            session.saveAs(path, random.uniform() < 0.5);
        else
            session.save();
        saved.wait(20000);
    }
}

}  // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void isKeptWhileItIsUnsaved();
    void isOfferedAfterTheEnd();
    void comesBackUnsaved();
    void aLongRunIsKeptBefore();
    void aFolderThatCannotBeWrittenIsTold();
    void aFailureSparesTheSession();
    void leavingWaitsForWhatIsKeptAgain();
    void whatAnotherHasTakenIsLeftAlone();
    void leftoversOfKilledProgramsAreRemoved();
    void aRemovedFolderIsMadeAnew();
    void aDeadLockOfTheSettingsGoes();
    void survivesEveryKill();

private:
    QString recoveries() const { return m_folder->filePath(QStringLiteral("recovery")); }
    QStringList files() const
    {
        return QDir(recoveries()).entryList({QStringLiteral("*.fuzzylens")}, QDir::Files);
    }

    QString leaveWork();

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRecovery::isKeptWhileItIsUnsaved()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    Recovery recovery(window->project(), window->session(), recoveries());
    recovery.keep();
    QVERIFY(files().isEmpty());  // nothing was decided yet
    QSignalSpy kept(&recovery, &Recovery::kept);
    recovery.setInterval(100);
    window->project().setParameter("gamma", gammaOf(1), QStringLiteral("edit"));
    QVERIFY(kept.wait(20000));
    QCOMPARE(files().size(), 1);
    QVERIFY(Recovery::recoverableIn(recoveries()).empty());  // it lives
    QSignalSpy saved(&window->session(), &SessionController::saved);
    window->session().saveAs(m_folder->filePath(QStringLiteral("a.fuzzylens")), false);
    QVERIFY(saved.wait(20000));
    QTRY_VERIFY(files().isEmpty());
    window->project().setParameter("gamma", gammaOf(2), QStringLiteral("edit"));
    QVERIFY(kept.wait(20000));
    QCOMPARE(files().size(), 1);
}

void TestRecovery::isOfferedAfterTheEnd()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    {
        Recovery recovery(window->project(), window->session(), recoveries());
        QSignalSpy kept(&recovery, &Recovery::kept);
        window->project().setParameter("gamma", gammaOf(1), QStringLiteral("edit"));
        recovery.keep();
        QVERIFY(kept.wait(20000));
        // As it would be if the program had ended at this moment.
        QVERIFY(QFile::copy(recoveries() + QLatin1Char('/') + files().front(), recoveries() + "/left.fuzzylens"));
    }
    QCOMPARE(files(), QStringList{QStringLiteral("left.fuzzylens")});
    QFile damaged(recoveries() + QStringLiteral("/damaged.fuzzylens"));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("SQLite format 3");
    damaged.close();
    const std::vector<RecoverableSession> lost = Recovery::recoverableIn(recoveries());
    QCOMPARE(lost.size(), std::size_t(1));
    QCOMPARE(lost.front().name, QStringLiteral("Demonstration"));
    QVERIFY(lost.front().of.isEmpty());
    QVERIFY(lost.front().when.secsTo(QDateTime::currentDateTime()) < 60);
}

/// As a program leaves it that does not come to its end.
QString TestRecovery::leaveWork()
{
    const QString left = recoveries() + QStringLiteral("/left.fuzzylens");
    const auto window = windowOnTheDemonstration();
    Recovery recovery(window->project(), window->session(), recoveries());
    QSignalSpy kept(&recovery, &Recovery::kept);
    window->project().setParameter("gamma", gammaOf(1), QStringLiteral("edit"));
    recovery.keep();
    kept.wait(20000);
    return QFile::copy(recoveries() + QLatin1Char('/') + files().front(), left) ? left : QString();
}

void TestRecovery::leavingWaitsForWhatIsKeptAgain()
{
    const QString left = leaveWork();
    MainWindow window;
    window.show();
    Recovery recovery(window.project(), window.session(), recoveries());
    QSignalSpy settled(&window.project().fitter(), &Fitter::fitted);
    window.session().open(left, SessionController::As::Recovered);
    QVERIFY(settled.wait(20000));
    window.project().setParameter("gamma", gammaOf(2), QStringLiteral("edit"));
    QVERIFY(settled.wait(20000));
    recovery.keep();
    QVERIFY(window.session().isSaving());
    bool isAsked = false;
    QTimer watch;
    watch.setInterval(10);
    connect(&watch, &QTimer::timeout, &window, [&isAsked] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            isAsked = true;
            box->reject();
        }
    });
    watch.start();
    window.close();
    QVERIFY(!isAsked);  // how that goes is not known yet
    QTRY_VERIFY(isAsked);
    QVERIFY(window.isVisible());
}

void TestRecovery::whatAnotherHasTakenIsLeftAlone()
{
    const QString left = leaveWork();
    const std::vector<RecoverableSession> lost = Recovery::recoverableIn(recoveries());
    QCOMPARE(lost.size(), std::size_t(1));
    {
        const auto taken = SessionFile::open(left.toStdString(), SessionFile::Access::Edit);
        QVERIFY(!Recovery::isRecoverable(lost.front()));
        QVERIFY(!Recovery::remove(lost.front()));
        QVERIFY(QFile::exists(left));
    }
    QVERIFY(Recovery::isRecoverable(lost.front()));
    constexpr QFile::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(left) & others, QFile::Permissions());
    QCOMPARE(QFile::permissions(recoveries()) & others, QFile::Permissions());
    QVERIFY(Recovery::remove(lost.front()));
    QVERIFY(!QFile::exists(left));
}

void TestRecovery::leftoversOfKilledProgramsAreRemoved()
{
    QVERIFY(QDir().mkpath(recoveries()));
    const QString left = recoveries() + QStringLiteral("/.work.fuzzylens.AbCdEf.fuzzylens");
    QFile file(left);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const AtomicFile written((recoveries() + QStringLiteral("/other.fuzzylens")).toStdString(), false);
    QVERIFY(Recovery::recoverableIn(recoveries()).empty());
    QVERIFY(!QFile::exists(left));
    QVERIFY(std::filesystem::exists(written.aside()));
}

void TestRecovery::aRemovedFolderIsMadeAnew()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    Recovery recovery(window->project(), window->session(), recoveries());
    QSignalSpy kept(&recovery, &Recovery::kept), failed(&recovery, &Recovery::failed);
    window->project().setParameter("gamma", gammaOf(1), QStringLiteral("edit"));
    recovery.keep();
    QVERIFY(kept.wait(20000));
    QVERIFY(QDir(recoveries()).removeRecursively());
    window->project().setParameter("gamma", gammaOf(2), QStringLiteral("edit"));
    recovery.keep();
    QVERIFY(failed.wait(20000));
    recovery.keep();  // a minute later
    QVERIFY(kept.wait(20000));
    QCOMPARE(files().size(), 1);
}

void TestRecovery::comesBackUnsaved()
{
    const QString left = leaveWork();
    MainWindow window;
    window.show();
    QSignalSpy settled(&window.project().fitter(), &Fitter::fitted);
    window.session().open(left, SessionController::As::Recovered);
    QVERIFY(settled.wait(20000));
    QCOMPARE(window.project().state().chosen.at("gamma"), ParameterValue(gammaOf(1)));
    QVERIFY(window.session().isModified());
    QVERIFY(window.session().path().isEmpty());
    QVERIFY(Recovery::recoverableIn(recoveries()).empty());  // somebody has it
    const QString said = window.findChild<NoticeBar*>()->text();
    QVERIFY2(said.contains(QStringLiteral("Restored unsaved changes")) && said.contains(QStringLiteral("Ctrl+S")),
             qPrintable(said));
    QVERIFY2(window.windowTitle().contains(QStringLiteral("(recovered)")), qPrintable(window.windowTitle()));
    const QString path = m_folder->filePath(QStringLiteral("b.fuzzylens"));
    QSignalSpy saved(&window.session(), &SessionController::saved);
    window.session().saveAs(path, false);
    QVERIFY(saved.wait(20000));
    QVERIFY(!window.session().isModified());
    QVERIFY(!QFile::exists(left));
    QVERIFY(isSession(path.toStdString()));
}

void TestRecovery::aLongRunIsKeptBefore()
{
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    Recovery recovery(window->project(), window->session(), recoveries());
    window->project().setParameter("gamma", gammaOf(1), QStringLiteral("edit"));
    QSignalSpy settled(&window->project().fitter(), &Fitter::fitted);
    QVERIFY(settled.wait(20000));
    QSignalSpy kept(&recovery, &Recovery::kept);
    window->project().fitter().job().request([](const Progress& progress) {
        for (int tick = 0; tick < 100 && shouldContinue(progress, {"waits", tick, 100}); ++tick)
            QThread::msleep(20);
        return FitAnswer();
    });
    QVERIFY(kept.wait(1500));
    window->project().fitter().cancel();
}

void TestRecovery::aFolderThatCannotBeWrittenIsTold()
{
    QFile file(m_folder->filePath(QStringLiteral("recovery")));
    QVERIFY(file.open(QIODevice::WriteOnly));  // where the folder would be
    const auto window = windowOnTheDemonstration();
    QVERIFY(window);
    Recovery recovery(window->project(), window->session(), recoveries());
    QSignalSpy failed(&recovery, &Recovery::failed);
    window->project().setParameter("gamma", gammaOf(1), QStringLiteral("edit"));
    recovery.keep();
    QVERIFY(failed.wait(20000));
    QVERIFY(!failed.front()[0].toString().isEmpty());
    recovery.keep();
    QVERIFY(!failed.wait(300));  // once is enough
}

/// A copy of the user's session that cannot be made must not cost the session.
void TestRecovery::aFailureSparesTheSession()
{
    const QString path = m_folder->filePath(QStringLiteral("a.fuzzylens"));
    auto window = windowOnTheDemonstration();
    QVERIFY(window);
    QSignalSpy saved(&window->session(), &SessionController::saved);
    window->session().saveAs(path, false);
    QVERIFY(saved.wait(20000));
    QFile inTheWay(m_folder->filePath(QStringLiteral("recovery")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    auto recovery = std::make_unique<Recovery>(window->project(), window->session(), recoveries());
    QSignalSpy failed(recovery.get(), &Recovery::failed);
    window->project().setParameter("gamma", gammaOf(1), QStringLiteral("edit"));
    recovery->keep();
    QVERIFY(failed.wait(20000));
    // There is room again: it is tried again by itself.
    QVERIFY(inTheWay.remove());
    QSignalSpy kept(recovery.get(), &Recovery::kept);
    recovery->keep();
    QVERIFY(kept.wait(20000));
    QCOMPARE(files().size(), 1);
    window->session().save();
    QVERIFY(saved.wait(20000));
    recovery.reset();
    window.reset();
    QVERIFY(isSession(path.toStdString()));
    QCOMPARE(editIn(*SessionFile::open(path.toStdString(), SessionFile::Access::Read)), 1);
}

void TestRecovery::aDeadLockOfTheSettingsGoes()
{
    QSettings().setValue(QStringLiteral("here"), 1);
    const QString path = QSettings().fileName() + QStringLiteral(".lock");
    QFile dead(path);
    QVERIFY(dead.open(QIODevice::WriteOnly));
    dead.close();
    removeDeadSettingsLock();
    QVERIFY(!QFile::exists(path));
    QLockFile held(path);
    QVERIFY(held.lock());
    removeDeadSettingsLock();
    QVERIFY(QFile::exists(path));
    held.unlock();
    // Held, and not filled yet.
    QVERIFY(dead.open(QIODevice::WriteOnly));
    QVERIFY(::flock(dead.handle(), LOCK_EX | LOCK_NB) == 0);
    removeDeadSettingsLock();
    QVERIFY(QFile::exists(path));
    QVERIFY(dead.remove());
}

void TestRecovery::survivesEveryKill()
{
    bool isNumber = false;
    int kills = qEnvironmentVariableIntValue("FUZZYLENS_KILLS", &isNumber);
    kills = isNumber ? kills : 12;
    const std::string path = m_folder->filePath(QStringLiteral("a.fuzzylens")).toStdString();
    Random random(7);
    int saves = 0, last = 0, keeps = 0;
    for (int kill = 0; kill < kills; ++kill) {
        QProcess child;
        child.setProcessChannelMode(QProcess::SeparateChannels);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--work"), m_folder->path(), QString::number(last), QString::number(kill)});
        QVERIFY(child.waitForStarted());
        QVERIFY2(child.waitForReadyRead(30000), child.readAllStandardError().constData());
        QThread::msleep(unsigned(random.uniform() * 400));
        child.kill();
        child.waitForFinished();
        int saved = -1, kept = -1;
        for (const QByteArray& line : child.readAllStandardOutput().split('\n')) {
            QVERIFY2(!line.startsWith("failed"), line.constData());
            if (line.startsWith("saved ") && ++saves)
                saved = line.mid(6).toInt();
            if (line.startsWith("kept ") && ++keeps)
                kept = line.mid(5).toInt();
        }
        if (saved >= 0) {
            const auto session = SessionFile::open(path, SessionFile::Access::Edit);
            QVERIFY2(editIn(*session) >= saved, "what was saved is lost");
            for (const StoredRun& run : session->runs())
                QVERIFY(session->result(run.id).outcome.memberships.size() > 0);
        }
        for (const RecoverableSession& lost : Recovery::recoverableIn(recoveries())) {
            const auto session = SessionFile::open(lost.path.toStdString(), SessionFile::Access::Edit);
            QVERIFY2(kept <= saved || editIn(*session) >= kept, "what was kept is lost");
            QVERIFY(QFile::remove(lost.path));
        }
        last = std::max({last, saved, kept});
        QVERIFY(QDir(recoveries()).entryList({QStringLiteral("*.fuzzylens")}, QDir::Files).isEmpty());
    }
    QVERIFY(saves > 0);
    QVERIFY(keeps > 0);
    qInfo("%d kills, %d saves, %d times kept", kills, saves, keeps);
}

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    if (argc == 5 && std::string_view(argv[1]) == "--work") {
        prepareApplication();
        return work(QString::fromLocal8Bit(argv[2]), std::atoi(argv[3]), unsigned(std::atoi(argv[4])));
    }
    TestRecovery test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_recovery.moc"
