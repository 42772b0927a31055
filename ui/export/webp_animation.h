// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include <memory>
#include <string>

class QImage;
struct WebPAnimEncoder;

namespace fuzzylens::ui {

/// Encodes an animated WebP image without loss that is repeated forever.
class WebpAnimation
{
public:
    /// @param size of all frames, at most 16383 pixels a side.
    explicit WebpAnimation(const QSize& size);
    ~WebpAnimation();
    WebpAnimation(const WebpAnimation&) = delete;
    WebpAnimation& operator=(const WebpAnimation&) = delete;

    /// Appends @p frame, which is shown for @p milliseconds.
    /// @throws std::runtime_error if it cannot be encoded.
    void add(const QImage& frame, int milliseconds);
    /// The bytes of the file; no frame can be added any more.
    /// @throws std::runtime_error if they cannot be put together.
    std::string finish();

private:
    [[noreturn]] void fail() const;

    std::unique_ptr<WebPAnimEncoder, void (*)(WebPAnimEncoder*)> m_encoder;
    int m_end = 0;  // of the last frame, in milliseconds
};

}  // namespace fuzzylens::ui
