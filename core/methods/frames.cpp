// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/frames.h"

#include "core/methods/fuzzy/membership_update.h"

#include <algorithm>
#include <iterator>

namespace fuzzylens {

namespace {

/// The matrix @p member of the last frame up to @p last that has one, as doubles; nothing if none has.
template <typename Matrix>
void takeLast(const std::vector<Frame>& frames, std::size_t last, Matrix Frame::*member, Eigen::MatrixXd& result)
{
    const auto end = std::make_reverse_iterator(frames.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    const auto found =
        std::find_if(end, frames.rend(), [&](const Frame& frame) { return (frame.*member).size() > 0; });
    if (found != frames.rend())
        result = ((*found).*member).template cast<double>();
}

}  // namespace

std::size_t sizeOf(const Frame& frame)
{
    const auto doubles = frame.memberships.size() + frame.embedding.size() + frame.labelPrototypes.size();
    const auto floats = frame.centers.size() + frame.featureWeights.size();
    return static_cast<std::size_t>(doubles) * sizeof(double) + static_cast<std::size_t>(floats) * sizeof(float);
}

void FrameRecorder::add(Frame frame)
{
    const std::size_t size = sizeOf(frame);
    if (size >= m_free) {
        m_free = 0;
        return;
    }
    m_free -= size;
    m_frames.push_back(std::move(frame));
}

Outcome outcomeAt(const MethodDescription& method, const Problem& problem, const Parameters& parameters,
                  const Outcome& fitted, const std::vector<Frame>& frames, std::size_t at)
{
    Outcome outcome = fitted;
    outcome.iterations = frames.at(at).iteration;
    outcome.embeddingTraining.resize(0, 0);
    takeLast(frames, at, &Frame::memberships, outcome.memberships);
    takeLast(frames, at, &Frame::embedding, outcome.embedding);
    takeLast(frames, at, &Frame::centers, outcome.centers);
    takeLast(frames, at, &Frame::featureWeights, outcome.featureWeights);
    takeLast(frames, at, &Frame::labelPrototypes, outcome.labelPrototypes);
    outcome.assigned = nearestClusters(outcome.memberships);
    if (outcome.membershipsLabelFree.size() > 0 && method.predict) {
        Prediction prediction = method.predict(outcome, problem.target, parameters, *problem.data);
        outcome.membershipsLabelFree = std::move(prediction.memberships);
        outcome.predictedClass = std::move(prediction.predictedClass);
        outcome.predictedNumber = std::move(prediction.predictedNumber);
        outcome.classProbabilities = std::move(prediction.classProbabilities);
    }
    return outcome;
}

}  // namespace fuzzylens
