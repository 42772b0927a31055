// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_window.h"

#include <QDesktopServices>
#include <QFile>
#include <QPointer>
#include <QShortcut>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace fuzzylens::ui {

void ManualWindow::showPage(const QString& page, QWidget* owner)
{
    static QPointer<ManualWindow> window;
    if (!window)
        window = new ManualWindow(owner);
    window->load(page);
    window->show();
    window->raise();
    window->activateWindow();
}

ManualWindow::ManualWindow(QWidget* owner)
    : QWidget(owner, Qt::Window)
    , m_browser(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("FuzzyLens manual"));
    resize(760, 720);
    m_browser->setAccessibleName(tr("Manual"));
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    connect(m_browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (link.isRelative())
            load(link.path());
        else
            QDesktopServices::openUrl(link);
    });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_browser);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
}

void ManualWindow::load(const QString& page)
{
    QFile file(QStringLiteral(":/manual/") + page);
    if (!file.open(QIODevice::ReadOnly)) {
        m_browser->setPlainText(tr("There is no page %1 in the manual.").arg(page));
        return;
    }
    m_browser->document()->setBaseUrl(QUrl(QStringLiteral("qrc:/manual/")));
    m_browser->document()->setMarkdown(QString::fromUtf8(file.readAll()));
}

}  // namespace fuzzylens::ui
