// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/method.h"
#include "core/preprocess/steps.h"
#include "tests/core/support/project_files.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/window/manual_places.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

#include <set>

using namespace fuzzylens;
using namespace fuzzylens::ui;

namespace {

const QString manualFolder = QStringLiteral(":/manual/");

QStringList pages()
{
    return QDir(manualFolder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

QString textOf(const QString& page)
{
    QFile file(manualFolder + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What can be linked to on a page, in order; an anchor twice where two headings make the same.
QStringList anchorsOf(const QString& page)
{
    QTextDocument document;
    document.setMarkdown(textOf(page));
    QStringList anchors;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0)
            anchors << manualAnchor(block.text());
    return anchors;
}

bool isThere(const QString& place)
{
    const QString page = place.section(QLatin1Char('#'), 0, 0);
    return QFile::exists(manualFolder + page) &&
           (!place.contains(QLatin1Char('#')) || anchorsOf(page).contains(place.section(QLatin1Char('#'), 1)));
}

/// What stands between a heading and the next one.
QString sectionOf(const QString& place)
{
    const QString anchor = place.section(QLatin1Char('#'), 1);
    QString section;
    bool isInside = false;
    for (const QString& line : textOf(place.section(QLatin1Char('#'), 0, 0)).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("##")))
            isInside = manualAnchor(line.section(QLatin1Char(' '), 1)) == anchor;
        if (isInside)
            section += line + QLatin1Char('\n');
    }
    return section;
}

/// Links to pages and pictures, as they stand between the brackets.
QStringList linksOf(const QString& page)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]+)\\)"));
    QStringList targets;
    auto found = link.globalMatch(textOf(page));
    while (found.hasNext())
        targets << found.next().captured(1);
    return targets;
}

QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

}  // namespace

/// The manual holds what it promises: every link, every parameter, every key it names.
class TestManualPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareApplication(); }
    void everyPageIsBuiltIn();
    void everyLinkLeadsToAHeading();
    void everyPictureIsUsed();
    void everyParameterHasItsHeading_data();
    void everyParameterHasItsHeading();
    void everyStepHasItsHeading();
    void namedActionsExistWithTheirKeys();
    void everyKeyIsAmongTheShortcuts();
};

void TestManualPages::everyPageIsBuiltIn()
{
    const QDir folder(test::sourceFile("resources/manual"));
    QCOMPARE(pages(), folder.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name));
    const auto pictures = [](const QString& path) {
        return QDir(path + QStringLiteral("/pictures")).entryList(QDir::Files, QDir::Name);
    };
    QCOMPARE(pictures(QStringLiteral(":/manual")), pictures(folder.path()));
}

void TestManualPages::everyLinkLeadsToAHeading()
{
    QStringList reached{QStringLiteral("index.md")};
    for (int next = 0; next < reached.size(); ++next) {
        const QStringList anchors = anchorsOf(reached[next]);
        QVERIFY2(std::set<QString>(anchors.begin(), anchors.end()).size() == std::size_t(anchors.size()),
                 qPrintable(reached[next] + QStringLiteral(" has a heading twice")));
        for (const QString& link : linksOf(reached[next])) {
            if (link.contains(QLatin1String("://")))
                continue;
            const QString place = link.startsWith(QLatin1Char('#')) ? reached[next] + link : link;
            QVERIFY2(isThere(place), qPrintable(reached[next] + QStringLiteral(" links to ") + link));
            const QString page = place.section(QLatin1Char('#'), 0, 0);
            if (page.endsWith(QLatin1String(".md")) && !reached.contains(page))
                reached << page;
        }
    }
    reached.sort();
    QCOMPARE(reached, pages());
}

void TestManualPages::everyPictureIsUsed()
{
    QStringList used;
    for (const QString& page : pages())
        used << linksOf(page);
    for (const QString& picture :
         QDir(manualFolder + QStringLiteral("pictures")).entryList(QDir::Files, QDir::Name))
        QVERIFY2(used.contains(QStringLiteral("pictures/") + picture), qPrintable(picture));
}

void TestManualPages::everyParameterHasItsHeading_data()
{
    QTest::addColumn<QString>("id");
    for (const MethodDescription& description : methods())
        QTest::addRow("%s", description.id.c_str()) << QString::fromStdString(description.id);
}

/// With its name on the command line and every choice, in the order of the panel.
void TestManualPages::everyParameterHasItsHeading()
{
    QFETCH(QString, id);
    const MethodDescription& description = method(id.toStdString());
    const QString page = manualPlaceOf(description);
    QVERIFY2(isThere(page), qPrintable(page));
    for (const char* heading : {"when-to-use-it", "example", "parameters", "pitfalls", "reference"})
        QVERIFY2(isThere(page + QLatin1Char('#') + QLatin1String(heading)), heading);
    for (const ParameterDescription& parameter : description.parameters) {
        const QString place = manualPlaceOf(description, parameter);
        QVERIFY2(isThere(place), qPrintable(place));
        const QString section = sectionOf(place);
        QStringList names{QString::fromStdString(parameter.name)};
        for (const ParameterScale& scale : parameter.scales)
            names << QString::fromStdString(scale.name);
        for (const ParameterChoice& choice : parameter.choices)
            names << QString::fromStdString(choice.value);
        for (const QString& name : names)
            QVERIFY2(section.contains(QLatin1Char('`') + name + QLatin1Char('`')),
                     qPrintable(place + QStringLiteral(": ") + name));
    }
}

void TestManualPages::everyStepHasItsHeading()
{
    for (const StepDescription& step : stepDescriptions()) {
        const QString place = manualPlaceOf(step);
        QVERIFY2(isThere(place), qPrintable(place));
        QVERIFY2(sectionOf(place).contains(QLatin1Char('`') + QString::fromStdString(step.name)),
                 qPrintable(place));
    }
}

/// "**File › Open…** (Ctrl+O)": there is such an action in such a menu, and that is its key.
void TestManualPages::namedActionsExistWithTheirKeys()
{
    MainWindow window;
    static const QRegularExpression named(
        QStringLiteral("\\*\\*([^*›]+) › ([^*]+)\\*\\*(?:\\s\\(((?:Ctrl|Alt|Shift|F\\d)[^) ,]*)\\))?"));
    int count = 0, keys = 0;
    for (const QString& page : pages()) {
        auto found = named.globalMatch(textOf(page).simplified());
        for (; found.hasNext(); ++count) {
            const QRegularExpressionMatch match = found.next();
            const QAction* action = nullptr;
            for (const QAction* menu : window.findChild<QMenuBar*>()->actions())
                if (plain(menu->text()) == match.captured(1))
                    for (const QAction* entry : menu->menu()->actions())
                        if (plain(entry->text()) == match.captured(2))
                            action = entry;
            QVERIFY2(action, qPrintable(page + QStringLiteral(" names ") + match.captured(0)));
            if (match.captured(3).isEmpty())
                continue;
            QVERIFY2(action->shortcuts().contains(QKeySequence(match.captured(3))),
                     qPrintable(page + QStringLiteral(" names ") + match.captured(0)));
            ++keys;
        }
    }
    QVERIFY(count > 20);
    QVERIFY(keys > 10);
}

void TestManualPages::everyKeyIsAmongTheShortcuts()
{
    MainWindow window;
    QString shortcuts = textOf(QStringLiteral("shortcuts.md"));
    shortcuts.replace(QLatin1String("Delete"), QLatin1String("Del"));
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString key = action->shortcut().toString(QKeySequence::PortableText);
        static const QRegularExpression ofAPicture(QStringLiteral("^Ctrl\\+(Alt\\+)?\\d$"));
        if (key.isEmpty() || ofAPicture.match(key).hasMatch() || key == QLatin1String("Ctrl+Q"))
            continue;
        static const QString before = QStringLiteral("[| ]");
        const QRegularExpression whole(before + QRegularExpression::escape(key) + QStringLiteral("[ ,]"));
        QVERIFY2(whole.match(shortcuts).hasMatch(), qPrintable(key + QStringLiteral(": ") + action->text()));
    }
}

QTEST_MAIN(TestManualPages)
#include "tst_manual_pages.moc"
