// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/manual_page.h"

#include "core/methods/method.h"
#include "ui/theme/core_text.h"
#include "ui/theme/theme.h"
#include "ui/window/manual_places.h"

#include <QAbstractTextDocumentLayout>
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
constexpr int partMargin = 22, sectionMargin = 14;  // above headings of the second level, and of the others
constexpr int headingMargin = 12;                   // above a heading that was asked for
constexpr int lineHeightPercent = 135;
constexpr int cellPadding = 4;
constexpr int widestPictures = 680;
constexpr int narrowestPictures = 240;

/// A drawing whose text is in "currentColor", with @p ink as that colour.
QPixmap drawing(QByteArray svg, const QColor& ink, int widest, qreal ratio)
{
    svg.replace("<svg ", "<svg color=\"" + ink.name().toLatin1() + "\" ");
    QSvgRenderer renderer(svg);
    QSizeF size = renderer.defaultSize();
    if (size.width() > widest)
        size *= widest / size.width();
    QPixmap picture((size * ratio).toSize());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    renderer.render(&painter);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// The page of a method that has none of its own, from its description; empty where @p page is of no method.
QString describedMethod(const QString& page)
{
    const auto isIt = [&page](const MethodDescription& method) { return manualPlaceOf(method) == page; };
    const auto method = std::find_if(methods().begin(), methods().end(), isIt);
    if (method == methods().end())
        return {};
    QString text = QStringLiteral("# %1\n\n%2.\n\n").arg(shownText(method->name), shownText(method->summary));
    for (const std::string& line : method->formula.lines)
        text += QStringLiteral("    %1\n").arg(QString::fromStdString(line));
    for (const std::string& sentence : method->formula.symbols)
        text += QLatin1Char('\n') + shownText(sentence) + QLatin1Char('\n');
    for (const ParameterDescription& parameter : method->parameters)
        text += QStringLiteral("\n## %1 %2\n\n%3\n\n`%4`\n")
                    .arg(shownText(parameter.label), QString::fromStdString(parameter.symbol),
                         shownText(parameter.help), QString::fromStdString(parameter.name));
    return text + QLatin1Char('\n') +
           ManualPage::tr("Published in: %1.").arg(QString::fromStdString(method->source));
}

}  // namespace

ManualPage::ManualPage(QWidget* parent)
    : QTextBrowser(parent)
{
    setAccessibleName(tr("Manual"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // so that the width does not depend on the height
    m_resized.setSingleShot(true);
    m_resized.setInterval(0);
    connect(&m_resized, &QTimer::timeout, this, [this] {
        if (widestPicture() != m_pictureWidth)
            reload();
    });
}

void ManualPage::showPage(const QString& page, const QString& anchor)
{
    m_page = page;
    m_broughtTo = -1;
    load();
    showHeading(anchor);
}

void ManualPage::load()
{
    QFile file(QStringLiteral(":/manual/") + m_page);
    const QString text =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : describedMethod(m_page);
    if (text.isEmpty()) {
        setPlainText(tr("There is no page %1 in the manual.").arg(m_page));
        return;
    }
    m_pictureWidth = widestPicture();
    document()->setBaseUrl(QUrl(QStringLiteral("qrc:/manual/")));
    document()->setMarkdown(text);
    spaceOut();
    moveCursor(QTextCursor::Start);
}

/// The same page in other colours or another width, at the same place.
void ManualPage::reload()
{
    const int top = topBlock();
    const int position = textCursor().position();
    load();
    QTextCursor cursor = textCursor();
    cursor.setPosition(position);
    setTextCursor(cursor);
    bringToTop(top);
}

/// The number of the block that is read at the top.
int ManualPage::topBlock() const
{
    return verticalScrollBar()->value() == m_broughtTo
               ? m_top
               : cursorForPosition(QPoint(0, headingMargin + 1)).blockNumber();
}

void ManualPage::showHeading(const QString& anchor)
{
    for (QTextBlock block = document()->begin(); block.isValid() && !anchor.isEmpty(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || manualAnchor(block.text()) != anchor)
            continue;
        setTextCursor(QTextCursor(block));
        bringToTop(block.blockNumber());
        return;
    }
}

void ManualPage::bringToTop(int number)
{
    const QTextBlock block = document()->findBlockByNumber(number);
    const double top = number > 0 ? document()->documentLayout()->blockBoundingRect(block).top() : 0;
    verticalScrollBar()->setValue(int(top) - headingMargin);
    m_top = number;
    m_broughtTo = verticalScrollBar()->value();
}

int ManualPage::widestPicture() const
{
    return std::clamp(viewport()->width() - 2 * pageMargin, narrowestPictures, widestPictures);
}

/// Room around and between the lines and in the cells of tables, which markdown has no words for; and lines of
/// commands that go on in the next line where the window is narrow.
void ManualPage::spaceOut()
{
    document()->setDocumentMargin(pageMargin);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.text().contains(QChar::ObjectReplacementCharacter))
            continue;  // a picture is a line as high as itself
        QTextBlockFormat format = block.blockFormat();
        format.setNonBreakableLines(false);
        if (const int level = format.headingLevel(); level > 1)
            format.setTopMargin(level == 2 ? partMargin : sectionMargin);
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
                   ? drawing(file.readAll(), palette().color(QPalette::Text), m_pictureWidth, devicePixelRatioF())
                   : QPixmap();
    }
    QPixmap picture(path);
    const int widest = int(m_pictureWidth * devicePixelRatioF());
    if (picture.width() > widest)
        picture = picture.scaledToWidth(widest, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(std::max(1.0, picture.width() / double(m_pictureWidth)));
    return picture;
}

void ManualPage::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_page.isEmpty())
        reload();
}

void ManualPage::resizeEvent(QResizeEvent* event)
{
    const int top = topBlock();
    QTextBrowser::resizeEvent(event);
    if (m_page.isEmpty())
        return;
    bringToTop(top);
    m_resized.start();
}

}  // namespace fuzzylens::ui
