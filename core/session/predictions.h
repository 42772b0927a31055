// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/result.h"

#include <string>
#include <vector>

namespace fuzzylens {

/// Known labels of new samples, to compare with the predictions.
struct Truth
{
    std::vector<int>
        classOf;  // a sample each, index into the model's classes; -1: a class the model does not know
    std::vector<bool> isLabelled;
    std::string field;  // name of the field; empty: the data have no labels of these classes
};

/// What @p field says of the classes of @p target; nothing when it does not hold classes.
FUZZYLENS_EXPORT Truth truthOf(const Target& target, const LabelField& field);

/// The label field of @p data that speaks of the classes of @p target: the one of its name, else the preferred
/// one, if it shares a class name with it; null without such a field, and for other kinds of targets.
FUZZYLENS_EXPORT const LabelField* fieldSpeakingOf(const Target& target, const Dataset& data);

/// How many samples have a label, of how many of them the model knows the class, and how many are predicted right.
struct Agreement
{
    int labelled = 0;
    int known = 0;
    int correct = 0;
};
FUZZYLENS_EXPORT Agreement agreementOf(const Truth& truth, const Prediction& prediction);

/// "ALL", a number, or the index of the cluster with the largest membership: the prediction for a sample.
FUZZYLENS_EXPORT std::string predictedText(const Target& target, const Prediction& prediction, Index sample);

/// The predictions as CSV: sample, predicted (or cluster), a probability a class, a membership a cluster. Numbers
/// read back exactly.
FUZZYLENS_EXPORT std::string predictionsCsv(const Target& target, const Prediction& prediction,
                                            const std::vector<std::string>& samples);

}  // namespace fuzzylens
