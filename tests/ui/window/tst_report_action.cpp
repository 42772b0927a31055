// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/open_window.h"
#include "ui/panels/notice_bar.h"
#include "ui/views/scatter/scatter_view.h"
#include "ui/window/report_action.h"

#include <QAction>
#include <QDesktopServices>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

using namespace fuzzylens::ui;

class TestReportAction : public OpenWindow
{
    Q_OBJECT

public slots:
    void takeUrl(const QUrl& url) { m_opened = url; }

private slots:
    void initTestCase() { prepareApplication(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }
    void isNotOfferedWithoutAFit();
    void writesBothFilesAndOpensThem();
    void asksBeforeItReplaces();
    void refusesAPreview();
    void saysWhatWentWrong();

private:
    void write(const QString& path)
    {
        answerFileDialog(path);
        find<QAction>(*m_window, "writeReport")->trigger();
    }
    QString notice() { return find<NoticeBar>(*m_window, "noticeBar")->text(); }
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    QUrl m_opened;
};

void TestReportAction::isNotOfferedWithoutAFit()
{
    QAction* action = find<QAction>(*m_window, "writeReport");
    QVERIFY(!action->isEnabled());
    QCOMPARE(action->shortcut(), QKeySequence(QStringLiteral("Ctrl+Shift+R")));
    openDemonstration();
    QVERIFY(action->isEnabled());
}

void TestReportAction::writesBothFilesAndOpensThem()
{
    openDemonstration();
    auto* scatter = m_window->findChild<ScatterView*>();
    QVERIFY(scatter);
    AxisChoice axes = scatter->axisChoice();
    axes.y = 2;
    axes.principal = false;
    scatter->setAxisChoice(axes);
    QCOMPARE(scatter->axisChoice(), axes);
    write(path("first.html"));
    QTRY_VERIFY_WITH_TIMEOUT(notice().startsWith(QLatin1String("Saved")), 30000);
    QVERIFY(notice().contains(QLatin1String("first.html")) && notice().contains(QLatin1String("first.pdf")));
    QVERIFY(QFile::exists(path("first.html")) && QFile::exists(path("first.pdf")));
    // A verdict that is cheap is in the report even if it was not on screen yet.
    QFile page(path("first.html"));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QByteArray text = page.readAll();
    const qsizetype shuffled = text.count("Cross-validation with shuffled labels");
    QVERIFY(shuffled > 0 && text.count("Cross-validation") > shuffled);
    QVERIFY(text.contains("distance to cluster 3"));  // the axes of the window
    QVERIFY(!text.contains("distance to cluster 2"));
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "takeUrl");
    auto* open = find<QPushButton>(*m_window, "mendNotice");
    QVERIFY(open->isVisible());
    open->click();
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_opened.toLocalFile(), path("first.html"));
}

void TestReportAction::asksBeforeItReplaces()
{
    openDemonstration();
    QFile old(path("second.pdf"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    write(path("second.pdf"));
    auto* box = find<QMessageBox>(*m_window, "replaceReport");
    QVERIFY(box);
    QVERIFY(box->text().contains(QLatin1String("second.pdf")));
    box->reject();
    QTRY_VERIFY(!find<QMessageBox>(*m_window, "replaceReport"));
    QVERIFY(!m_window->findChild<ReportAction*>()->isBusy());
    QVERIFY(!QFile::exists(path("second.html")));
    write(path("second.pdf"));
    box = find<QMessageBox>(*m_window, "replaceReport");
    QVERIFY(box);
    find<QPushButton>(*box, "replaceReportButton")->click();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("second.html")), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(path("second.pdf")).size() > 1000, 30000);
}

void TestReportAction::refusesAPreview()
{
    openDemonstration();
    auto preview = std::make_shared<Fit>(*m_window->project().scene().fit());
    preview->preview = true;
    m_window->project().scene().setFit(preview);
    find<QAction>(*m_window, "writeReport")->trigger();
    QVERIFY(notice().contains(QLatin1String("preview")));
}

void TestReportAction::saysWhatWentWrong()
{
    openDemonstration();
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("third.pdf/full")));
    write(path("third.html"));
    auto* box = find<QMessageBox>(*m_window, "replaceReport");
    QVERIFY(box);
    find<QPushButton>(*box, "replaceReportButton")->click();
    QTRY_VERIFY_WITH_TIMEOUT(notice().contains(QLatin1String("third.pdf")), 30000);
    QVERIFY(!QFile::exists(path("third.html")));
}

QTEST_MAIN(TestReportAction)
#include "tst_report_action.moc"
