// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/webp_animation.h"

#include <QImage>

#include <webp/encode.h>
#include <webp/mux.h>

#include <stdexcept>

namespace fuzzylens::ui {

namespace {

constexpr int effort = 3;  // of 9: higher levels take seconds for a frame and save a few per cent

WebPAnimEncoder* makeEncoder(const QSize& size)
{
    WebPAnimEncoderOptions options;
    return WebPAnimEncoderOptionsInit(&options) ? WebPAnimEncoderNew(size.width(), size.height(), &options)
                                                : nullptr;
}

}  // namespace

WebpAnimation::WebpAnimation(const QSize& size)
    : m_encoder(makeEncoder(size), &WebPAnimEncoderDelete)
{}

WebpAnimation::~WebpAnimation() = default;

void WebpAnimation::fail() const
{
    const char* reason = m_encoder ? WebPAnimEncoderGetError(m_encoder.get()) : "no encoder";
    throw std::runtime_error(std::string("the animation could not be encoded: ") + reason);
}

void WebpAnimation::add(const QImage& frame, int milliseconds)
{
    WebPConfig config;
    WebPPicture picture;
    if (!m_encoder || !WebPConfigInit(&config) || !WebPConfigLosslessPreset(&config, effort) ||
        !WebPPictureInit(&picture))
        fail();
    const QImage pixels = frame.convertToFormat(QImage::Format_RGBX8888);
    picture.use_argb = 1;
    picture.width = pixels.width();
    picture.height = pixels.height();
    const bool isAdded = WebPPictureImportRGBX(&picture, pixels.constBits(), int(pixels.bytesPerLine())) &&
                         WebPAnimEncoderAdd(m_encoder.get(), &picture, m_end, &config);
    WebPPictureFree(&picture);
    if (!isAdded)
        fail();
    m_end += milliseconds;
}

std::string WebpAnimation::finish()
{
    WebPData data;
    WebPDataInit(&data);
    if (!m_encoder || !WebPAnimEncoderAdd(m_encoder.get(), nullptr, m_end, nullptr) ||
        !WebPAnimEncoderAssemble(m_encoder.get(), &data))
        fail();
    std::string bytes(reinterpret_cast<const char*>(data.bytes), data.size);
    WebPDataClear(&data);
    return bytes;
}

}  // namespace fuzzylens::ui
