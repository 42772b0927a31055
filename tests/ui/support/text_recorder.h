// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/support/contrast.h"

#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <vector>

namespace fuzzylens::ui {

/// Paints like an image and looks at every text before it is painted: where it stands, and what stands below it in
/// too little contrast.
class TextRecorder : public QPaintDevice
{
public:
    struct Text
    {
        QString text;
        QRectF place;  // of its letters, in pixels
        QRectF clip;   // what can be seen of it lies in here
    };

    /// @p dpi is what points are turned into pixels with.
    explicit TextRecorder(const QSize& size, const QColor& paper, int dpi = 72)
        : m_image(size, QImage::Format_RGB32)
        , m_dpi(dpi)
        , m_engine(m_image, paper)
    {
        m_image.fill(paper);
    }

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const QStringList& complaints() const { return m_engine.complaints; }
    const std::vector<Text>& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric which) const override
    {
        switch (which) {
        case PdmWidth:
            return m_image.width();
        case PdmHeight:
            return m_image.height();
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return m_dpi;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(which);
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        Engine(QImage& image, const QColor& paper)
            : QPaintEngine(AllFeatures)
            , m_image(image)
            , m_paper(paper)
        {}

        bool begin(QPaintDevice*) override { return m_onto.begin(&m_image); }
        bool end() override { return m_onto.end(); }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState& now) override
        {
            m_onto.setPen(now.pen());
            m_onto.setBrush(now.brush());
            m_onto.setBrushOrigin(now.brushOrigin());
            m_onto.setFont(now.font());
            m_onto.setTransform(now.transform());
            m_onto.setOpacity(now.opacity());
            m_onto.setRenderHints(now.renderHints());
            if (now.painter()->hasClipping())
                m_onto.setClipPath(now.painter()->clipPath());  // in today's coordinates, unlike the state's
            else
                m_onto.setClipping(false);
        }
        void drawPath(const QPainterPath& path) override { m_onto.drawPath(path); }
        void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
        {
            if (mode == PolylineMode)
                m_onto.drawPolyline(points, count);
            else
                m_onto.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        }
        void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override
        {
            m_onto.drawPixmap(to, pixmap, from);
        }
        void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                       Qt::ImageConversionFlags flags) override
        {
            m_onto.drawImage(to, image, from, flags);
        }
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            QPainterPath letters;
            letters.addText(at, item.font(), item.text());
            letters = m_onto.transform().map(letters);
            const QRectF clip = m_onto.hasClipping() ? m_onto.transform().mapRect(m_onto.clipBoundingRect())
                                                     : QRectF(m_image.rect());
            if (!letters.isEmpty())
                texts.push_back({item.text(), letters.boundingRect(), clip});
            if (m_onto.pen().color() != m_paper)  // else the halo around a text
                check(letters, item);
            m_onto.setFont(item.font());
            m_onto.drawText(at, item.text());
        }

        QStringList complaints;
        std::vector<Text> texts;

    private:
        /// At most a tenth of what lies around its letters may be too near to its colour: a
        /// line that passes.
        void check(QPainterPath letters, const QTextItem& item)
        {
            const QRect below = letters.boundingRect().toAlignedRect().adjusted(-1, -1, 1, 1) & m_image.rect();
            if (below.isEmpty())
                return;
            QImage mask(below.size(), QImage::Format_Grayscale8);
            mask.fill(Qt::black);
            QPainter around(&mask);
            letters.translate(-below.topLeft());
            around.strokePath(letters, QPen(Qt::white, 3));
            around.fillPath(letters, Qt::black);
            around.end();
            int pixels = 0, bad = 0;
            for (int y = below.top(); y <= below.bottom(); ++y)
                for (int x = below.left(); x <= below.right(); ++x) {
                    if (mask.pixelColor(x - below.left(), y - below.top()).value() < 128)
                        continue;
                    ++pixels;
                    bad += contrast(m_onto.pen().color(), m_image.pixelColor(x, y)) < leastOfText;
                }
            if (bad * 10 > pixels)
                complaints << QStringLiteral("“%1” in %2 on %3")
                                  .arg(item.text(), m_onto.pen().color().name(),
                                       m_image.pixelColor(below.center()).name());
        }

        QImage& m_image;
        QColor m_paper;
        QPainter m_onto;
    };

    QImage m_image;
    int m_dpi;
    mutable Engine m_engine;
};

}  // namespace fuzzylens::ui
