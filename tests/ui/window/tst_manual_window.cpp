// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"
#include "ui/window/manual_window.h"

#include <QApplication>
#include <QDirIterator>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

using namespace fuzzylens::ui;

class TestManualWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyLinkLeadsToAPage();
    void backLeadsToThePageBefore();
    void drawingsAreInTheColourOfTheText_data();
    void drawingsAreInTheColourOfTheText();
};

void TestManualWindow::initTestCase()
{
    QApplication::setPalette(lightPalette());
    applyTheme();
}

void TestManualWindow::everyLinkLeadsToAPage()
{
    const QRegularExpression link(QStringLiteral("\\]\\(([^):#]+)\\)"));
    int links = 0;
    QStringList reached{QStringLiteral("index.md")};
    for (int next = 0; next < reached.size(); ++next) {
        QFile page(QStringLiteral(":/manual/") + reached[next]);
        QVERIFY2(page.open(QIODevice::ReadOnly), qPrintable(reached[next]));
        auto found = link.globalMatch(QString::fromUtf8(page.readAll()));
        while (found.hasNext()) {
            const QString target = found.next().captured(1);
            ++links;
            QVERIFY2(QFile::exists(QStringLiteral(":/manual/") + target), qPrintable(target));
            if (target.endsWith(QLatin1String(".md")) && !reached.contains(target))
                reached << target;
        }
    }
    QVERIFY(links > 5);
    QDirIterator pages(QStringLiteral(":/manual"), {QStringLiteral("*.md")});
    while (pages.hasNext()) {
        pages.next();
        QVERIFY2(reached.contains(pages.fileName()), qPrintable(pages.fileName()));
    }
}

void TestManualWindow::backLeadsToThePageBefore()
{
    QWidget owner;
    ManualWindow::showPage(QStringLiteral("index.md"), &owner);
    auto* window = owner.findChild<ManualWindow*>();
    QVERIFY(window);
    auto* browser = window->findChild<QTextBrowser*>();
    auto* back = window->findChild<QPushButton*>(QStringLiteral("manualBack"));
    auto* contents = window->findChild<QPushButton*>(QStringLiteral("manualContents"));
    QVERIFY(browser && back && contents);
    QVERIFY(!back->isEnabled());
    const QString first = browser->toPlainText();
    QVERIFY(first.startsWith(QStringLiteral("FuzzyLens")));
    emit browser->anchorClicked(QUrl(QStringLiteral("sfp.md")));
    QVERIFY(browser->toPlainText().startsWith(QStringLiteral("Exploring with SFP")));
    QVERIFY(back->isEnabled());
    back->click();
    QCOMPARE(browser->toPlainText(), first);
    QVERIFY(!back->isEnabled());
    ManualWindow::showPage(QStringLiteral("shortcuts.md"), &owner);
    contents->click();
    QCOMPARE(browser->toPlainText(), first);
}

void TestManualWindow::drawingsAreInTheColourOfTheText_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addRow("light") << lightPalette();
    QTest::addRow("dark") << darkPalette();
}

/// A white ground covered a corner of the drawing in dark, and what was written beside it could not be read.
void TestManualWindow::drawingsAreInTheColourOfTheText()
{
    QFETCH(QPalette, palette);
    QWidget owner;
    ManualWindow::showPage(QStringLiteral("sffd-results.md"), &owner);
    QApplication::setPalette(palette);  // while the page is open
    applyTheme();
    auto* page = owner.findChild<ManualWindow*>()->findChild<QTextBrowser*>();
    const auto picture = [page](const char* name) {
        return page->document()
            ->resource(QTextDocument::ImageResource, QUrl(QLatin1String("pictures/") + QLatin1String(name)))
            .value<QPixmap>();
    };
    const QImage drawn = picture("labelled-share.svg").toImage();
    QVERIFY(!drawn.isNull());
    QCOMPARE(qAlpha(drawn.pixel(0, 0)), 0);
    const QColor ink = palette.color(QPalette::Text);
    int inked = 0;
    for (int y = 0; y < drawn.height(); ++y)
        for (int x = 0; x < drawn.width(); ++x)
            inked += drawn.pixelColor(x, y) == ink;
    QVERIFY2(inked > 100, qPrintable(QString::number(inked)));
    // No picture is wider than the text: nobody moves a page of words sideways.
    for (const char* name : {"labelled-share.svg", "explore.png"})
        QVERIFY(picture(name).deviceIndependentSize().width() < page->viewport()->width());
}

QTEST_MAIN(TestManualWindow)
#include "tst_manual_window.moc"
