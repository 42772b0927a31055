// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_window.h"

#include "ui/window/manual_page.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr auto firstPage = "index.md";
constexpr int searchWidth = 220;

QPointer<ManualWindow>& theWindow()
{
    static QPointer<ManualWindow> window;
    return window;
}

/// The text of a page, without its markdown syntax.
const QString& readableText(const QString& page)
{
    static QHash<QString, QString> texts;
    const auto known = texts.constFind(page);
    if (known != texts.constEnd())
        return *known;
    QTextDocument document;
    if (QFile file(QStringLiteral(":/manual/") + page); file.open(QIODevice::ReadOnly))
        document.setMarkdown(QString::fromUtf8(file.readAll()));
    return *texts.insert(page, document.toPlainText());
}

/// The pages that hold @p text, in the order of their names, those after @p page first.
QStringList pagesWith(const QString& text, const QString& page, bool backward)
{
    QStringList pages =
        QDir(QStringLiteral(":/manual")).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    std::rotate(pages.begin(), pages.begin() + std::max<qsizetype>(0, pages.indexOf(page)), pages.end());
    if (backward)
        std::reverse(pages.begin(), pages.end());
    pages.removeAll(page);
    QStringList found;
    for (const QString& name : pages)
        if (readableText(name).contains(text, Qt::CaseInsensitive))
            found << name;
    return found;
}

}  // namespace

void ManualWindow::showPage(const QString& place, QWidget* owner)
{
    QPointer<ManualWindow>& window = theWindow();
    QWidget* beside = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : owner;
    if (!window)
        window = new ManualWindow(beside);
    window->standBeside(beside);
    if (auto* dialog = qobject_cast<QDialog*>(beside); dialog && dialog != owner)
        connect(dialog, &QDialog::finished, window, [dialog, owner = QPointer<QWidget>(owner)] {
            if (theWindow() && theWindow()->parentWidget() == dialog && owner)
                theWindow()->standBeside(owner);
        });
    window->show();  // first, so that the page is as wide as it will be
    window->visit(place);
    window->raise();
    window->activateWindow();
}

ManualWindow::ManualWindow(QWidget* owner)
    : QWidget(owner, Qt::Window)
    , m_page(new ManualPage(this))
    , m_back(new QPushButton(tr("Back"), this))
    , m_search(new QLineEdit(this))
    , m_found(new QLabel(this))
{
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("FuzzyLens manual"));
    resize(QSize(780, 720).boundedTo(screen()->availableSize() - QSize(4, 36)));  // with a frame of its own
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (!link.isRelative())
            QDesktopServices::openUrl(link);
        else
            visit((link.path().isEmpty() ? m_page->page() : link.path()) +
                  (link.hasFragment() ? QLatin1Char('#') + link.fragment(QUrl::FullyDecoded) : QString()));
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_page);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence(QKeySequence::Find), this), &QShortcut::activated, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    connect(new QShortcut(QKeySequence(QKeySequence::FindNext), this), &QShortcut::activated, this,
            [this] { search({}); });
    connect(new QShortcut(QKeySequence(QKeySequence::FindPrevious), this), &QShortcut::activated, this,
            [this] { search(QTextDocument::FindBackward); });
    m_page->setFocus();
}

QWidget* ManualWindow::makeBar()
{
    auto* bar = new QWidget(this);
    auto* contents = new QPushButton(tr("Contents"), bar);
    contents->setObjectName(QStringLiteral("manualContents"));
    contents->setToolTip(tr("Go to the first page"));
    connect(contents, &QPushButton::clicked, this, [this] { visit(QString::fromLatin1(firstPage)); });
    m_back->setObjectName(QStringLiteral("manualBack"));
    m_back->setToolTip(tr("Go back one page (Alt+Left)"));
    m_back->setShortcut(QKeySequence::Back);
    connect(m_back, &QPushButton::clicked, this, &ManualWindow::goBack);
    m_search->setObjectName(QStringLiteral("manualSearch"));
    m_search->setPlaceholderText(tr("Find in the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(
        tr("Search all pages (Ctrl+F); Enter or F3 finds the next match, with Shift the previous one"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(searchWidth);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textEdited, this, &ManualWindow::searchWhileTyping);
    m_found->setObjectName(QStringLiteral("manualFound"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(6);
    layout->addWidget(m_back);
    layout->addWidget(contents);
    layout->addStretch(1);
    layout->addWidget(m_found);
    layout->addWidget(m_search);
    return bar;
}

/// Enter goes on, and Escape back to the page, where it closes the window.
bool ManualWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_search || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter && key->key() != Qt::Key_Escape)
        return false;
    key->accept();
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (isEnter)
        search(key->modifiers() & Qt::ShiftModifier ? QTextDocument::FindBackward : QTextDocument::FindFlags());
    else
        m_page->setFocus();
    return true;
}

void ManualWindow::standBeside(QWidget* owner)
{
    if (parentWidget() == owner)
        return;
    const bool isShown = isVisible();
    const QRect place = geometry();
    setParent(owner, Qt::Window);
    setGeometry(place);
    if (isShown)
        show();
}

void ManualWindow::visit(const QString& place)
{
    if (m_visited.isEmpty() || m_visited.last() != place)
        m_visited << place;
    load(place);
}

void ManualWindow::load(const QString& place)
{
    m_back->setEnabled(m_visited.size() > 1);
    m_found->clear();
    m_page->showPage(place.section(QLatin1Char('#'), 0, 0), place.section(QLatin1Char('#'), 1));
}

void ManualWindow::goBack()
{
    m_visited.removeLast();
    load(m_visited.last());
}

/// The next hit on this page, else the first one of the next page that has one, round to the beginning of this.
void ManualWindow::search(QTextDocument::FindFlags flags)
{
    const QString text = m_search->text();
    m_found->clear();
    if (text.isEmpty() || m_page->find(text, flags))
        return;
    const bool backward = flags.testFlag(QTextDocument::FindBackward);
    const QStringList others = pagesWith(text, m_page->page(), backward);
    if (!others.isEmpty())
        visit(others.first());
    m_page->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (!m_page->find(text, flags))
        m_found->setText(tr("not found in the manual"));
}

/// On this page only; the current match may stay. Enter moves to the others.
void ManualWindow::searchWhileTyping()
{
    QTextCursor cursor = m_page->textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_page->setTextCursor(cursor);
    const QString text = m_search->text();
    m_found->clear();
    if (text.isEmpty() || m_page->find(text))
        return;
    m_page->moveCursor(QTextCursor::Start);
    if (!m_page->find(text))
        m_found->setText(tr("not on this page, Enter searches the others"));
}

}  // namespace fuzzylens::ui
