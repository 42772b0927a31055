// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_dialogs.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

using namespace fuzzylens::ui;

/// Every purpose has its own folder.
class TestFileDialogs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("FuzzyLensTest"));
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QSettings().remove(QStringLiteral("folders"));
    }
    void cleanup() { QSettings().remove(QStringLiteral("folders")); }

    void foldersAreKeptForEachPurpose()
    {
        const QTemporaryDir one, other;
        QVERIFY(folderFor("data").isEmpty());
        rememberFolder("data", one.filePath("a.csv"));
        rememberFolder("figure", other.filePath("b.svg"));
        QCOMPARE(folderFor("data"), one.path());
        QCOMPARE(folderFor("figure"), other.path());
    }

    void aFolderThatIsGoneIsForgotten()
    {
        {
            const QTemporaryDir gone;
            rememberFolder("data", gone.filePath("a.csv"));
        }
        QVERIFY(folderFor("data").isEmpty());
    }

    void theFirstDialogBeginsBesideTheData()
    {
        const QTemporaryDir data, figures, folder;
        QCOMPARE(startFolder("figure"), QDir::homePath());
        QCOMPARE(startFolder("figure", folder.path()), folder.path());
        rememberFolder("open", data.filePath("a.csv"));
        QCOMPARE(startFolder("figure"), data.path());
        rememberFolder("figure", figures.filePath("b.svg"));
        QCOMPARE(startFolder("figure"), figures.path());
    }

    void dialogsBeginWhereTheLastEnded()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("a.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QString began;
        const auto answer = [&began](const QString& path) {
            QTimer::singleShot(0, qApp, [&began, path] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                began = dialog->directory().absolutePath();
                if (path.isEmpty())
                    return dialog->reject();
                dialog->selectFile(path);
                QMetaObject::invokeMethod(dialog, "accept");
            });
        };
        answer(file.fileName());
        QCOMPARE(openFileName(nullptr, "open", QStringLiteral("Open")), file.fileName());
        answer({});
        QVERIFY(openFileName(nullptr, "open", QStringLiteral("Open")).isEmpty());
        QCOMPARE(began, folder.path());
        answer({});
        QVERIFY(saveFileName(nullptr, "figure", {}, QStringLiteral("f.svg"), {}).isEmpty());
        QCOMPARE(began, folder.path());  // that of the data
        answer(folder.filePath("f.svg"));
        QCOMPARE(saveFileName(nullptr, "figure", {}, QStringLiteral("f.svg"), {}), folder.filePath("f.svg"));
        answer({});
        QVERIFY(saveFileName(nullptr, "figure", {}, QStringLiteral("g.svg"), {}).isEmpty());
        QCOMPARE(began, folder.path());
    }
};

QTEST_MAIN(TestFileDialogs)
#include "tst_file_dialogs.moc"
