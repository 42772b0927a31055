// SPDX-License-Identifier: GPL-3.0-or-later
// The translations are whole, keep what the texts are filled with, and are of the texts that there are, those of
// the core among them.
#include "tests/core/support/project_files.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/theme/translation.h"

#include <QDirIterator>
#include <QKeySequence>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace fuzzylens::ui;

namespace {

const QString folder = fuzzylens::test::sourceFile("resources/translations/");

struct Message
{
    QString context;
    QString source;
    QStringList translations;  // of a plural one for each number
    bool isPlural = false;
    bool isFinished = true;
};

QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            messages.append({context, {}, {}, xml.attributes().hasAttribute(QStringLiteral("numerus")), true});
        else if (xml.name() == QLatin1String("source"))
            messages.last().source = xml.readElementText();
        else if (xml.name() == QLatin1String("numerusform"))
            messages.last().translations << xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            messages.last().isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!messages.last().isPlural)
                messages.last().translations << xml.readElementText();
        }
    }
    return messages;
}

QStringList foundIn(const QString& text, const QString& pattern)
{
    QStringList found;
    QRegularExpressionMatchIterator matches = QRegularExpression(pattern).globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured();
    found.sort();
    return found;
}

}  // namespace

class TestTranslation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void everythingIsTranslated_data();
    void everythingIsTranslated();
    void isOfTheTextsThereAre_data() { everythingIsTranslated_data(); }
    void isOfTheTextsThereAre();
    void theWindowSpeaksGerman();
    void englishHasPlurals();
};

void TestTranslation::everythingIsTranslated_data()
{
    QTest::addColumn<QString>("path");
    QDirIterator files(folder, {QStringLiteral("*.ts")});
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
    }
}

void TestTranslation::everythingIsTranslated()
{
    QFETCH(QString, path);
    const QList<Message> messages = messagesOf(path);
    QVERIFY(messages.size() > 10);
    for (const Message& message : messages) {
        const QByteArray what = (message.context + QStringLiteral(": ") + message.source).toUtf8();
        QVERIFY2(message.isFinished, what);
        for (const QString& text : message.translations) {
            QVERIFY2(!text.isEmpty(), what);
            const QString places = QStringLiteral("%L?[0-9]");
            QVERIFY2(foundIn(text, places) == foundIn(message.source, places), what + " -> " + text.toUtf8());
            const QString letters = QStringLiteral("(?<!&)&[^& ]");
            QVERIFY2(foundIn(text, letters).size() == foundIn(message.source, letters).size(),
                     what + " -> " + text.toUtf8());
            const QString tags = QStringLiteral("</?[a-z]+>");
            QVERIFY2(foundIn(text, tags) == foundIn(message.source, tags), what + " -> " + text.toUtf8());
            QVERIFY2(message.source.endsWith(QChar(0x2026)) == text.endsWith(QChar(0x2026)), what);
        }
    }
}

void TestTranslation::isOfTheTextsThereAre()
{
    QFETCH(QString, path);
    const QString program = QStringLiteral("/usr/lib/qt6/bin/lupdate");
    if (!QFile::exists(program))
        QSKIP("lupdate (Debian: qt6-l10n-tools) is not here");
    const QTemporaryDir copy;
    QProcess core;
    core.setStandardOutputFile(copy.filePath(QStringLiteral("core_texts.cpp")));
    core.start(fuzzylens::test::builtFile("tests/core-texts"), QStringList());
    QVERIFY(core.waitForFinished());
    QCOMPARE(core.exitCode(), 0);
    const QString updated = copy.filePath(QFileInfo(path).fileName());
    QVERIFY(QFile::copy(path, updated));
    QStringList arguments{QStringLiteral("-silent"),
                          QStringLiteral("-no-obsolete"),
                          QStringLiteral("-locations"),
                          QStringLiteral("none"),
                          QStringLiteral("-I"),
                          QStringLiteral("."),
                          QStringLiteral("ui"),
                          QStringLiteral("app/fuzzylens"),
                          copy.filePath(QStringLiteral("core_texts.cpp")),
                          QStringLiteral("-source-language"),
                          QStringLiteral("en"),
                          QStringLiteral("-ts"),
                          updated};
    if (path.endsWith(QLatin1String("_en.ts")))
        arguments.prepend(QStringLiteral("-pluralonly"));
    QProcess lupdate;
    lupdate.setWorkingDirectory(fuzzylens::test::sourceFile({}));
    lupdate.start(program, arguments);
    QVERIFY(lupdate.waitForFinished(120000));
    QCOMPARE(lupdate.exitCode(), 0);
    QStringList there, wanted;
    for (const Message& message : messagesOf(path))
        there << message.context + QLatin1Char('|') + message.source;
    for (const Message& message : messagesOf(updated))
        wanted << message.context + QLatin1Char('|') + message.source;
    there.sort();
    wanted.sort();
    for (const QString& each : std::as_const(wanted))
        QVERIFY2(there.contains(each), qPrintable(QStringLiteral("resources/translations/update: ") + each));
    QCOMPARE(there, wanted);
}

void TestTranslation::theWindowSpeaksGerman()
{
    installTranslation(QStringLiteral("de"));
    QCOMPARE(QCoreApplication::translate("fuzzylens::ui::MainMenu", "&File"), QStringLiteral("&Datei"));
    MainWindow window;
    QStringList menus;
    for (const QAction* action : window.findChild<QMenuBar*>()->actions())
        menus << action->text();
    QCOMPARE(menus.size(), QSet<QString>(menus.begin(), menus.end()).size());
    QVERIFY(menus.contains(QStringLiteral("&Datei")));
    // Keys are keys in every language, and none is taken twice.
    QMap<QString, QString> taken;
    for (const QAction* action : window.findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(key[0].key() != Qt::Key_unknown, qPrintable(action->text()));
            const QString text = key.toString(QKeySequence::PortableText);
            QVERIFY2(!taken.contains(text) || taken[text] == action->objectName(),
                     qPrintable(text + QStringLiteral(": ") + taken.value(text) + QStringLiteral(", ") +
                                action->objectName()));
            taken[text] = action->objectName();
        }
}

void TestTranslation::englishHasPlurals()
{
    installTranslation(QStringLiteral("en"));
    int checked = 0;
    for (const Message& message : messagesOf(folder + QStringLiteral("fuzzylens_en.ts"))) {
        const QByteArray context = message.context.toUtf8(), source = message.source.toUtf8();
        for (const int number : {1, 2}) {
            const QString text = QCoreApplication::translate(context, source, nullptr, number);
            QVERIFY2(!text.contains(QLatin1String("(s)")), source);
            ++checked;
        }
    }
    QVERIFY(checked > 10);
}

QTEST_MAIN(TestTranslation)
#include "tst_translation.moc"
