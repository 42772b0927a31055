// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/common/export.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fuzzylens {

/// A text in several languages by their codes ("en", "de").
class FUZZYLENS_EXPORT LessonText
{
public:
    LessonText() = default;
    explicit LessonText(std::map<std::string, std::string> texts)
        : m_texts(std::move(texts))
    {}

    /// In @p language, else in English, else in the first there is.
    const std::string& in(const std::string& language) const;
    /// The same text in every language has the code "".
    const std::map<std::string, std::string>& all() const { return m_texts; }
    bool isEmpty() const { return m_texts.empty(); }
    bool operator==(const LessonText&) const = default;

private:
    std::map<std::string, std::string> m_texts;
};

/// A question that the reader answers before the window shows what happens.
struct LessonQuestion
{
    LessonText text;
    std::vector<LessonText> answers;  // two or more
    std::size_t correct = 0;          // index of the right one
    LessonText explanation;           // shown with the answer

    bool operator==(const LessonQuestion&) const = default;
};

/// What the reader is to reach before the next step: a metric of the result ("training_accuracy") within bounds.
struct LessonGoal
{
    std::string metric;
    std::optional<double> least, most;  // at least one of them

    bool isReached(double value) const { return (!least || value >= *least) && (!most || value <= *most); }
    bool operator==(const LessonGoal&) const = default;
};

struct LessonStep
{
    LessonText title;
    LessonText text;  // paragraphs are separated by empty lines
    /// A line `fuzzylens-cli fit ...`: data and settings at the start of the step; empty: those on screen.
    std::string command;
    std::vector<std::string> locked;  // parameters that cannot be changed in this step, by their ids
    std::vector<std::string> hidden;  // parameters that are not shown
    std::string view;                 // identifier of the view to bring to the front; empty: as it is
    std::optional<int> update;        // of the fit that is shown, 0 the start, -1 the last; none: the fit
    std::optional<LessonQuestion> question;
    std::optional<LessonGoal> goal;

    bool operator==(const LessonStep&) const = default;
};

/// A lesson: format "fuzzylens-lesson", version 1 (resources/manual/lessons.md).
struct Lesson
{
    LessonText title;
    LessonText summary;
    std::vector<LessonStep> steps;

    bool operator==(const Lesson&) const = default;
};

/// @throws DataError with the line and the key if @p text is not a lesson; @p file names it in the message. Text
/// of unknown keys is refused too, so that a misspelt key does not go unnoticed.
FUZZYLENS_EXPORT Lesson lessonFromJson(const std::string& text, const std::string& file);
FUZZYLENS_EXPORT std::string toJson(const Lesson& lesson);

}  // namespace fuzzylens
