// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_window.h"

#include <QDesktopServices>
#include <QFile>
#include <QHBoxLayout>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

constexpr int pageMargin = 32;
constexpr int lineHeightPercent = 135;
constexpr auto firstPage = "index.md";

/// Room around and between the lines, which markdown has no words for.
void spaceOut(QTextDocument& document)
{
    document.setDocumentMargin(pageMargin);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.text().contains(QChar::ObjectReplacementCharacter))
            continue;  // a picture is a line as high as itself
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

}  // namespace

void ManualWindow::showPage(const QString& page, QWidget* owner)
{
    static QPointer<ManualWindow> window;
    if (!window)
        window = new ManualWindow(owner);
    window->visit(page);
    window->show();
    window->raise();
    window->activateWindow();
}

ManualWindow::ManualWindow(QWidget* owner)
    : QWidget(owner, Qt::Window)
    , m_browser(new QTextBrowser(this))
    , m_back(new QPushButton(tr("Back"), this))
{
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("FuzzyLens manual"));
    resize(760, 720);
    m_browser->setAccessibleName(tr("Manual"));
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.isRelative())
            visit(link.path());
        else
            QDesktopServices::openUrl(link);
    });
    auto* contents = new QPushButton(tr("Contents"), this);
    contents->setObjectName(QStringLiteral("manualContents"));
    contents->setToolTip(tr("The first page"));
    m_back->setObjectName(QStringLiteral("manualBack"));
    m_back->setToolTip(tr("The page before (Alt+Left)"));
    m_back->setShortcut(QKeySequence::Back);
    connect(contents, &QPushButton::clicked, this, [this] { visit(QString::fromLatin1(firstPage)); });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_visited.removeLast();
        load(m_visited.last());
    });
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 8);
    bar->addWidget(m_back);
    bar->addWidget(contents);
    bar->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_browser);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
}

void ManualWindow::visit(const QString& page)
{
    if (m_visited.isEmpty() || m_visited.last() != page)
        m_visited << page;
    load(page);
}

void ManualWindow::load(const QString& page)
{
    m_back->setEnabled(m_visited.size() > 1);
    QFile file(QStringLiteral(":/manual/") + page);
    if (!file.open(QIODevice::ReadOnly)) {
        m_browser->setPlainText(tr("There is no page %1 in the manual.").arg(page));
        return;
    }
    m_browser->document()->setBaseUrl(QUrl(QStringLiteral("qrc:/manual/")));
    m_browser->document()->setMarkdown(QString::fromUtf8(file.readAll()));
    spaceOut(*m_browser->document());
    m_browser->moveCursor(QTextCursor::Start);
}

}  // namespace fuzzylens::ui
