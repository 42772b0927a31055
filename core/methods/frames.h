// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/method.h"

#include <cstddef>
#include <vector>

namespace fuzzylens {

/// Collects the frames of a fit until they take RunControl::frameBytes.
class FrameRecorder
{
public:
    explicit FrameRecorder(const RunControl& control)
        : m_free(control.frameBytes)
    {}

    /// Whether there is room for another frame.
    bool isOpen() const { return m_free > 0; }
    /// Later frames are not kept if this one is larger than the room that is left.
    void add(Frame frame);
    std::vector<Frame> take() { return std::move(m_frames); }

private:
    std::size_t m_free;
    std::vector<Frame> m_frames;
};

/// The bytes that the matrices of @p frame take.
FUZZYLENS_EXPORT std::size_t sizeOf(const Frame& frame);

/// What @p fitted, an outcome of @p method, was after the update of frame @p at of its frames: memberships,
/// embedding, centres, weights and label prototypes, and what the method says of the samples by them; without the
/// embedding with labels. Objective, figures and the rest are those of @p fitted.
/// @throws std::out_of_range if there is no such frame.
FUZZYLENS_EXPORT Outcome outcomeAt(const MethodDescription& method, const Problem& problem,
                                   const Parameters& parameters, const Outcome& fitted,
                                   const std::vector<Frame>& frames, std::size_t at);

}  // namespace fuzzylens
