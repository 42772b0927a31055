// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/gzip.h"
#include "tests/ui/geo/http_server.h"
#include "ui/geo/geo_dialog.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace fuzzylens;
using namespace fuzzylens::test;
using namespace fuzzylens::ui;

class GeoDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fetchesWhatIsTyped();
    void choosesAPlatform();
    void saysWhatIsWrong();
    void escapeStopsTheDownloadFirst();

private:
    template <typename Widget>
    Widget* find(const char* name) const
    {
        return m_dialog->findChild<Widget*>(QLatin1String(name));
    }
    QString message() const { return find<QLabel>("geoMessage")->text(); }
    void ask(const QString& accession)
    {
        find<QLineEdit>("geoAccession")->clear();
        QTest::keyClicks(find<QLineEdit>("geoAccession"), accession);
        QTest::keyClick(find<QLineEdit>("geoAccession"), Qt::Key_Return);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HttpServer> m_server;
    std::unique_ptr<GeoDialog> m_dialog;
    QByteArray m_page, m_file;
    int m_pause = 0;
};

void GeoDialogTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_page = "<a href=\"GSE1_series_matrix.txt.gz\">x</a>";
    m_file = QByteArray::fromStdString(GzipPacker().add(std::string(5000, 'x'), true));
    m_pause = 0;
    m_server = std::make_unique<HttpServer>([this](const HttpRequest& request) {
        HttpAnswer answer;
        if (!request.path.endsWith('/'))
            answer = HttpServer::file(request, m_file);
        else if (request.path.contains("/GSE1/"))
            answer.body = m_page;
        else
            answer.status = 404;
        if (request.method == "GET" && !request.path.endsWith('/') && m_pause > 0) {
            answer.pieces = 5;
            answer.pause = m_pause;
        }
        return answer;
    });
    m_dialog = std::make_unique<GeoDialog>(GeoCache(m_folder->path()), m_server->url());
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void GeoDialogTest::fetchesWhatIsTyped()
{
    QSignalSpy fetched(m_dialog.get(), &GeoDialog::fetched);
    QVERIFY(!find<QPushButton>("geoDownload")->isEnabled());
    ask("gse1");
    auto* list = find<QTreeWidget>("geoFiles");
    QTRY_COMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(find<QLineEdit>("geoAccession")->text(), QStringLiteral("GSE1"));
    QVERIFY(list->topLevelItem(0)->text(2).contains("bytes"));
    QVERIFY(fetched.isEmpty());  // nothing comes unasked
    for (const HttpRequest& request : m_server->requests())
        QVERIFY(request.method == "HEAD" || request.path.endsWith('/'));
    QTest::keyClick(find<QPushButton>("geoDownload"), Qt::Key_Space);
    QTRY_COMPARE(fetched.count(), 1);
    QVERIFY(fetched[0][0].toString().endsWith("GSE1_series_matrix.txt.gz"));
    QVERIFY(!m_dialog->isVisible());
}

void GeoDialogTest::choosesAPlatform()
{
    m_page = "<a href=\"GSE1-GPL96_series_matrix.txt.gz\">x</a><a href=\"GSE1-GPL97_series_matrix.txt.gz\">x</a>";
    QSignalSpy fetched(m_dialog.get(), &GeoDialog::fetched);
    ask("GSE1");
    auto* list = find<QTreeWidget>("geoFiles");
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    QVERIFY2(message().contains("2 files"), qPrintable(message()));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::mouseClick(find<QPushButton>("geoDownload"), Qt::LeftButton);
    QTRY_COMPARE(fetched.count(), 1);
    QVERIFY(fetched[0][0].toString().contains("GPL97"));
}

void GeoDialogTest::saysWhatIsWrong()
{
    ask("leukemia");
    QVERIFY2(message().contains("leukemia is not an accession"), qPrintable(message()));
    ask("GSE77");
    QTRY_VERIFY2(message().contains("GSE77 was not found at"), qPrintable(message()));
    m_file = "no gzip file";
    ask("GSE1");
    QTRY_VERIFY(find<QPushButton>("geoDownload")->isEnabled());
    QTest::mouseClick(find<QPushButton>("geoDownload"), Qt::LeftButton);
    QTRY_VERIFY2(message().contains("did not send a gzip file"), qPrintable(message()));
    QVERIFY(m_dialog->isVisible());
    QVERIFY(!find<QProgressBar>("geoProgress")->isVisible());
    // A new text clears the list for the old one.
    QTest::keyClicks(find<QLineEdit>("geoAccession"), "2");
    QVERIFY(!find<QPushButton>("geoDownload")->isEnabled());
    QCOMPARE(message(), QString());
}

void GeoDialogTest::escapeStopsTheDownloadFirst()
{
    m_pause = 200;
    ask("GSE1");
    QTRY_VERIFY(find<QPushButton>("geoDownload")->isEnabled());
    QTest::mouseClick(find<QPushButton>("geoDownload"), Qt::LeftButton);
    QTRY_VERIFY(find<QProgressBar>("geoProgress")->isVisible());
    QCOMPARE(find<QPushButton>("geoClose")->text(), QStringLiteral("Stop"));
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QTRY_VERIFY2(message().contains("Stopped"), qPrintable(message()));
    QVERIFY(m_dialog->isVisible());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

QTEST_MAIN(GeoDialogTest)
#include "tst_geo_dialog.moc"
