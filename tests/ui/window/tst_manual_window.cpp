// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"
#include "ui/window/manual_window.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace fuzzylens::ui;

class TestManualWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void backLeadsToThePageBefore();
    void linksLeadToHeadings();
    void wordsAreFoundInAllPages();
    void picturesAreNoWiderThanTheText();
    void drawingsAreInTheColourOfTheText_data();
    void drawingsAreInTheColourOfTheText();
};

void TestManualWindow::initTestCase()
{
    QApplication::setPalette(lightPalette());
    applyTheme();
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
    QVERIFY(browser->toPlainText().startsWith(QStringLiteral("SFP")));
    QVERIFY(back->isEnabled());
    back->click();
    QCOMPARE(browser->toPlainText(), first);
    QVERIFY(!back->isEnabled());
    ManualWindow::showPage(QStringLiteral("shortcuts.md"), &owner);
    contents->click();
    QCOMPARE(browser->toPlainText(), first);
}

void TestManualWindow::linksLeadToHeadings()
{
    QWidget owner;
    ManualWindow::showPage(QStringLiteral("mes.md#penalty-per-probe-λ"), &owner);
    auto* page = owner.findChild<QTextBrowser*>();
    QVERIFY(page);
    const auto top = [page] { return page->cursorForPosition(QPoint(40, 20)).block().text(); };
    QCOMPARE(top(), QStringLiteral("penalty per probe λ"));
    emit page->anchorClicked(QUrl(QStringLiteral("#finding-probes")));  // on the same page
    QCOMPARE(top(), QStringLiteral("Finding probes"));
    emit page->anchorClicked(QUrl(QStringLiteral("results.md#run-history")));
    QCOMPARE(top(), QStringLiteral("Run history"));
    owner.findChild<QPushButton*>(QStringLiteral("manualBack"))->click();
    QCOMPARE(top(), QStringLiteral("Finding probes"));
}

void TestManualWindow::wordsAreFoundInAllPages()
{
    QWidget owner;
    ManualWindow::showPage(QStringLiteral("sfp.md"), &owner);
    auto* window = owner.findChild<ManualWindow*>();
    auto* page = window->findChild<QTextBrowser*>();
    auto* field = window->findChild<QLineEdit*>(QStringLiteral("manualSearch"));
    auto* found = window->findChild<QLabel*>(QStringLiteral("manualFound"));
    QVERIFY(page && field && found);
    QVERIFY(QTest::qWaitForWindowActive(window));
    QTest::keyClick(page, Qt::Key_F, Qt::ControlModifier);
    QTRY_COMPARE(QApplication::focusWidget(), field);
    QTest::keyClicks(field, QStringLiteral("hinge"));
    QCOMPARE(page->textCursor().selectedText(), QStringLiteral("hinge"));
    const int first = page->textCursor().position();
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(page->textCursor().position() > first);  // the next one
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(page->textCursor().position(), first);
    // What another page has is asked for by Enter, not by typing.
    field->setText(QString());
    QTest::keyClicks(field, QStringLiteral("Gustafson-Kessel clustering groups"));
    QVERIFY(page->toPlainText().startsWith(QStringLiteral("SFP")));
    QVERIFY(!found->text().isEmpty());
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(page->toPlainText().startsWith(QStringLiteral("GK")));
    QVERIFY(page->textCursor().hasSelection());
    QVERIFY(found->text().isEmpty());
    window->findChild<QPushButton*>(QStringLiteral("manualBack"))->click();
    QVERIFY(page->toPlainText().startsWith(QStringLiteral("SFP")));
    field->setText(QStringLiteral("no such words as these"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!found->text().isEmpty());
    QVERIFY(page->toPlainText().startsWith(QStringLiteral("SFP")));
    // Escape goes back to the page first, then closes.
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(window->isVisible());
    QCOMPARE(QApplication::focusWidget(), page);
    QTest::keyClick(page, Qt::Key_Escape);
    QVERIFY(!window->isVisible());
}

void TestManualWindow::picturesAreNoWiderThanTheText()
{
    QWidget owner;
    ManualWindow::showPage(QStringLiteral("sfp.md"), &owner);
    auto* window = owner.findChild<ManualWindow*>();
    auto* page = window->findChild<QTextBrowser*>();
    const auto pictureWidth = [page] {
        return page->document()
            ->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("pictures/sfp-lambda.png")))
            .value<QPixmap>()
            .deviceIndependentSize()
            .width();
    };
    for (const int width : {900, 520, 430}) {
        window->resize(width, 600);
        QTRY_COMPARE(page->width(), width);
        QTRY_VERIFY(pictureWidth() < page->viewport()->width());
        QTRY_VERIFY(pictureWidth() > page->viewport()->width() / 2.0);
        QTRY_COMPARE(page->horizontalScrollBar()->maximum(), 0);
        // The text was made again while it was being made: paragraphs looked like headings.
        const QTextBlock second = page->document()->begin().next();
        QVERIFY(second.text().size() > 100);
        QCOMPARE(second.begin().fragment().charFormat().property(QTextFormat::FontSizeAdjustment), QVariant());
    }
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
