// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_page.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QFile>
#include <QPainter>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int pageMargin = 32;
constexpr int lineHeightPercent = 135;
constexpr int cellPadding = 4;
constexpr int widestPicture = 680;

/// A drawing whose text is in "currentColor", with @p ink as that colour.
QPixmap drawing(QByteArray svg, const QColor& ink, qreal ratio)
{
    svg.replace("<svg ", "<svg color=\"" + ink.name().toLatin1() + "\" ");
    QSvgRenderer renderer(svg);
    QSizeF size = renderer.defaultSize();
    if (size.width() > widestPicture)
        size *= widestPicture / size.width();
    QPixmap picture((size * ratio).toSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    renderer.render(&painter);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

}  // namespace

ManualPage::ManualPage(QWidget* parent)
    : QTextBrowser(parent)
{
    setAccessibleName(tr("Manual"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
}

void ManualPage::showPage(const QString& page)
{
    m_page = page;
    QFile file(QStringLiteral(":/manual/") + page);
    if (!file.open(QIODevice::ReadOnly)) {
        setPlainText(tr("There is no page %1 in the manual.").arg(page));
        return;
    }
    document()->setBaseUrl(QUrl(QStringLiteral("qrc:/manual/")));
    document()->setMarkdown(QString::fromUtf8(file.readAll()));
    spaceOut();
    moveCursor(QTextCursor::Start);
}

/// Room around and between the lines and in the cells of tables, which markdown has no words for.
void ManualPage::spaceOut()
{
    document()->setDocumentMargin(pageMargin);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.text().contains(QChar::ObjectReplacementCharacter))
            continue;  // a picture is a line as high as itself
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
    for (QTextFrame* frame : document()->rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorderCollapse(true);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(Theme::of(palette()).border);
            format.setBorder(1);
            format.setCellSpacing(0);
            format.setCellPadding(cellPadding);
            table->setFormat(format);
        }
}

QVariant ManualPage::loadResource(int type, const QUrl& name)
{
    const QString path = QLatin1Char(':') + name.path();
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("qrc") || !QFile::exists(path))
        return QTextBrowser::loadResource(type, name);
    if (path.endsWith(QLatin1String(".svg"))) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly)
                   ? drawing(file.readAll(), palette().color(QPalette::Text), devicePixelRatioF())
                   : QPixmap();
    }
    QPixmap picture(path);
    picture.setDevicePixelRatio(std::max(1.0, picture.width() / double(widestPicture)));
    return picture;
}

void ManualPage::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || m_page.isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    showPage(m_page);
    verticalScrollBar()->setValue(place);
}

}  // namespace fuzzylens::ui
