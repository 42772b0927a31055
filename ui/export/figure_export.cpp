// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figure_export.h"

#include "ui/views/view.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <qcustomplot.h>

#include <cmath>

namespace fuzzylens::ui {

namespace {

struct FigureExportWords
{
    Q_DECLARE_TR_FUNCTIONS(FigureExport)
};

QString problemWith(const FigureOptions& options)
{
    const auto isOutside = [](double value, double low, double high) { return !(value >= low && value <= high); };
    if (isOutside(options.widthMm, 5, 2000) || isOutside(options.heightMm, 5, 2000))
        return FigureExportWords::tr("The width and height of a figure must be between 5 and 2000 mm.");
    if (isOutside(options.dpi, 30, 2400))
        return FigureExportWords::tr("The resolution of a figure must be between 30 and 2400 dpi.");
    return {};
}

void paintOn(QPaintDevice& device, double scale, View& view, const FigureOptions& options)
{
    QCPPainter painter(&device);
    drawFigure(painter, scale, view, options);
}

QByteArray pngBytes(View& view, const FigureOptions& options, QString* error)
{
    const double scale = options.dpi / 72;
    const QSizeF size = options.points() * scale;
    constexpr double mostPixels = 4e8;
    if (size.width() * size.height() > mostPixels) {
        *error =
            FigureExportWords::tr("An image of %1 x %2 pixels is too large; reduce the resolution or the size.")
                .arg(qRound64(size.width()))
                .arg(qRound64(size.height()));
        return {};
    }
    QImage image(qRound(size.width()), qRound(size.height()), QImage::Format_RGB32);
    if (image.isNull()) {
        *error = FigureExportWords::tr("There is not enough memory for an image of %1 x %2 pixels.")
                     .arg(qRound(size.width()))
                     .arg(qRound(size.height()));
        return {};
    }
    image.fill(options.theme.card);
    paintOn(image, scale, view, options);
    const int dotsPerMetre = qRound(options.dpi / 0.0254);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    image.setText(QStringLiteral("Title"), view.title());
    image.setText(QStringLiteral("Description"), view.description());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

QByteArray pdfBytes(View& view, const FigureOptions& options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    constexpr int resolution = 1200;  // of places on the page; nothing on it is made of pixels
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(resolution);
        writer.setPageSize(QPageSize(QSizeF(options.widthMm, options.heightMm), QPageSize::Millimeter, {},
                                     QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setTitle(view.title());
        writer.setCreator(QStringLiteral("FuzzyLens"));
        paintOn(writer, resolution / 72.0, view, options);
    }
    return buffer.data();
}

/// @p text as the generator writes it readable: some releases of Qt replace the characters of mark-up themselves.
QString forGenerator(const QString& text)
{
    static const bool escapes = [] {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setTitle(QStringLiteral("&"));
        QPainter(&generator).end();
        return buffer.data().contains("&amp;");
    }();
    return escapes ? text : text.toHtmlEscaped();
}

QByteArray svgBytes(View& view, const FigureOptions& options)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(72);
        generator.setSize(options.points().toSize());
        generator.setViewBox(QRectF(QPointF(0, 0), options.points()));
        generator.setTitle(forGenerator(view.title()));
        generator.setDescription(forGenerator(view.description()));
        paintOn(generator, 1, view, options);
    }
    QByteArray text = buffer.data();
    // The generator rounds the size to whole points and leaves it to the reader to blur the cells of an image.
    const qsizetype from = text.indexOf("width=\""), to = text.indexOf("viewBox");
    if (from >= 0 && to > from)
        text.replace(from, to - from,
                     QStringLiteral("width=\"%1mm\" height=\"%2mm\"\n ")
                         .arg(options.widthMm)
                         .arg(options.heightMm)
                         .toUtf8());
    text.replace("<image ", "<image style=\"image-rendering:pixelated\" ");
    return text;
}

QString writeWholeFile(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool isDone = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return isDone ? QString()
                  : FigureExportWords::tr("%1 could not be written: %2.").arg(path, file.errorString());
}

/// Writes description and source of the figure at the top of @p area; returns the remaining area.
QRectF paintCaption(QPainter& painter, QRectF area, const View& view, const FigureOptions& options)
{
    const Theme& theme = options.theme;
    QFont font = view.font();
    font.setHintingPreference(QFont::PreferNoHinting);
    const auto write = [&](const QString& text, int size, const QColor& colour, int lines) {
        font.setPixelSize(size);
        painter.setFont(font);
        painter.setPen(colour);
        // As high as lines are drawn, which is whole units more than the metrics say.
        const QString most = QStringLiteral("A") + QStringLiteral("\nA").repeated(lines - 1);
        const double height = painter.boundingRect(area, Qt::AlignLeft | Qt::AlignTop, most).height();
        const QRectF room(area.topLeft(), QSizeF(area.width(), height));
        const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        const QRectF used = painter.boundingRect(room, flags, text) & room;
        painter.save();
        painter.setClipRect(room);
        painter.drawText(room, flags, text);
        painter.restore();
        area.setTop(area.top() + used.height());
    };
    constexpr int large = 8, small = 6, mostLines = 2;
    write(options.title.isEmpty() ? view.subject() : options.title, large, theme.text, mostLines);
    if (const QString origin = view.origin(); !origin.isEmpty())
        write(origin, small, theme.muted, mostLines);
    area.setTop(area.top() + 3);
    return area;
}

}  // namespace

void drawFigure(QCPPainter& painter, double scale, View& view, const FigureOptions& options)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::LosslessImageRendering);
    painter.scale(scale, scale);
    const QRectF page(QPointF(0, 0), options.points());
    painter.fillRect(page, options.theme.card);
    constexpr double margin = 4;
    const QRectF inner = page.adjusted(margin, margin, -margin, -margin);
    view.paintFigure(painter, options.hasCaption ? paintCaption(painter, inner, view, options) : inner,
                     options.theme);
}

QStringList figureSuffixes()
{
    return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf")};
}

QByteArray figureBytes(View& view, const QString& suffix, const FigureOptions& options, QString* error)
{
    *error = problemWith(options);
    if (!error->isEmpty())
        return {};
    const QString format = suffix.toLower();
    if (format == QLatin1String("png"))
        return pngBytes(view, options, error);
    if (format == QLatin1String("svg"))
        return svgBytes(view, options);
    if (format == QLatin1String("pdf"))
        return pdfBytes(view, options);
    *error = suffix.isEmpty()
                 ? FigureExportWords::tr("The file name of a figure must end in .png, .svg or .pdf.")
                 : FigureExportWords::tr("Figures can be saved as .png, .svg or .pdf, not as .%1.").arg(suffix);
    return {};
}

QString exportFigure(View& view, const QString& path, const FigureOptions& options)
{
    if (!view.missing().isEmpty())
        return FigureExportWords::tr("There is nothing to draw: %1").arg(view.missing());
    QString error;
    const QByteArray bytes = figureBytes(view, QFileInfo(path).suffix(), options, &error);
    return error.isEmpty() ? writeWholeFile(path, bytes) : error;
}

QString exportData(View& view, const QString& path)
{
    if (!view.missing().isEmpty())
        return FigureExportWords::tr("There is nothing to write: %1").arg(view.missing());
    return writeWholeFile(path, view.toCsv().toUtf8());
}

}  // namespace fuzzylens::ui
