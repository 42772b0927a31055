// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/lesson.h"

#include "core/common/issue.h"
#include "core/session/json_document.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace fuzzylens {

namespace {

/// Characters of a text, counting the lines that have been read.
class CountedCharacters
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountedCharacters(const char* at, std::int64_t& line)
        : m_at(at)
        , m_line(&line)
    {}
    reference operator*() const { return *m_at; }
    CountedCharacters& operator++()
    {
        *m_line += *m_at == '\n';
        ++m_at;
        return *this;
    }
    CountedCharacters operator++(int)
    {
        CountedCharacters before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountedCharacters& other) const { return m_at == other.m_at; }
    bool operator!=(const CountedCharacters& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    std::int64_t* m_line;
};

/// The line of every value of a JSON text, by the path to it: "/steps/0/title".
class LinesOfValues : public nlohmann::json_sax<Json>
{
public:
    explicit LinesOfValues(const std::string& text)
    {
        const char* begin = text.data();
        Json::sax_parse(CountedCharacters(begin, m_line), CountedCharacters(begin + text.size(), m_line), this);
    }

    /// Of the value, or of the nearest one around it that has a line.
    std::int64_t of(std::string path) const
    {
        while (true) {
            if (const auto found = m_lines.find(path); found != m_lines.end())
                return found->second;
            if (path.empty())
                return 1;
            path.resize(path.rfind('/'));
        }
    }

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool key(string_t& name) override
    {
        m_open.back().name = name;
        m_lines.emplace(path(), m_line);
        return true;
    }
    bool start_object(std::size_t) override { return open(false); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        return false;
    }

private:
    struct Level
    {
        bool isArray;
        std::size_t index = 0;
        std::string name;
    };

    std::string path() const
    {
        std::string result;
        for (const Level& level : m_open)
            result += '/' + (level.isArray ? std::to_string(level.index) : level.name);
        return result;
    }
    bool value()
    {
        if (!m_open.empty() && m_open.back().isArray) {
            m_lines.emplace(path(), m_line);
            ++m_open.back().index;
        }
        return true;
    }
    bool open(bool isArray)
    {
        if (!m_open.empty() && m_open.back().isArray)
            m_lines.emplace(path(), m_line);
        m_open.push_back({isArray, 0, {}});
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        if (!m_open.empty() && m_open.back().isArray)
            ++m_open.back().index;
        return true;
    }

    std::int64_t m_line = 1;
    std::vector<Level> m_open;
    std::map<std::string, std::int64_t> m_lines;
};

/// A value of the lesson and the path to it.
class Node
{
public:
    Node(const Json& json, std::string path, const std::string& file, const std::string& text)
        : m_json(json)
        , m_path(std::move(path))
        , m_file(file)
        , m_text(text)
    {}

    bool has(const std::string& key) const { return m_json.contains(key); }
    Node at(const std::string& key) const
    {
        if (!has(key))
            fail(message("\"%1\" is missing", key));
        return {m_json[key], m_path + '/' + key, m_file, m_text};
    }
    std::vector<Node> elements() const
    {
        if (!m_json.is_array())
            fail(message("\"%1\" must be a list in brackets", name()));
        std::vector<Node> all;
        for (std::size_t i = 0; i < m_json.size(); ++i)
            all.emplace_back(m_json[i], m_path + '/' + std::to_string(i), m_file, m_text);
        return all;
    }
    std::string string() const
    {
        if (!m_json.is_string())
            fail(message("\"%1\" must be a text in quotation marks", name()));
        return m_json.get<std::string>();
    }
    double number() const
    {
        if (!m_json.is_number())
            fail(message("\"%1\" must be a number", name()));
        return m_json.get<double>();
    }
    int integer() const
    {
        if (!m_json.is_number_integer() || m_json.get<std::int64_t>() != m_json.get<int>())
            fail(message("\"%1\" must be a whole number", name()));
        return m_json.get<int>();
    }
    LessonText translated() const
    {
        if (m_json.is_string())
            return string().empty() ? LessonText() : LessonText({{"", string()}});
        if (!m_json.is_object() || m_json.empty())
            fail(message("\"%1\" must be a text, or texts by the codes of their languages", name()));
        std::map<std::string, std::string> texts;
        for (const auto& [language, text] : m_json.items())
            texts.emplace(language, at(language).string());
        return LessonText(std::move(texts));
    }
    std::vector<std::string> strings() const
    {
        std::vector<std::string> all;
        for (const Node& element : elements())
            all.push_back(element.string());
        return all;
    }
    /// @throws DataError if it is no object or has another key.
    void requireKeys(std::initializer_list<std::string_view> known) const
    {
        if (!m_json.is_object())
            fail(message("\"%1\" must be an object in braces", name()));
        for (const auto& [key, value] : m_json.items())
            if (std::find(known.begin(), known.end(), key) == known.end())
                at(key).fail(message("\"%1\" is not a key of a lesson", key));
    }
    [[noreturn]] void fail(const Message& what) const
    {
        Issue issue{Issue::Severity::Error, what, m_file, LinesOfValues(m_text).of(m_path), 0, {}, {}};
        throw DataError(std::move(issue));
    }

private:
    /// The last key on the path.
    std::string name() const
    {
        const std::string last = m_path.substr(m_path.rfind('/') + 1);
        const bool isIndex = !last.empty() && last.find_first_not_of("0123456789") == std::string::npos;
        if (!isIndex)
            return last;
        const std::string list = m_path.substr(0, m_path.rfind('/'));
        return list.substr(list.rfind('/') + 1);
    }

    const Json& m_json;
    std::string m_path;
    const std::string& m_file;
    const std::string& m_text;
};

LessonQuestion questionFrom(const Node& node)
{
    node.requireKeys({"text", "answers", "correct", "explanation"});
    LessonQuestion question;
    question.text = node.at("text").translated();
    for (const Node& answer : node.at("answers").elements())
        question.answers.push_back(answer.translated());
    if (question.answers.size() < 2)
        node.at("answers").fail(message("a question needs two answers or more"));
    const int correct = node.at("correct").integer();
    if (correct < 1 || correct > static_cast<int>(question.answers.size()))
        node.at("correct").fail(
            message("\"correct\" must be the number of an answer, from 1 to %1", question.answers.size()));
    question.correct = static_cast<std::size_t>(correct) - 1;
    if (node.has("explanation"))
        question.explanation = node.at("explanation").translated();
    return question;
}

LessonGoal goalFrom(const Node& node)
{
    node.requireKeys({"metric", "least", "most"});
    LessonGoal goal{node.at("metric").string(), {}, {}};
    if (node.has("least"))
        goal.least = node.at("least").number();
    if (node.has("most"))
        goal.most = node.at("most").number();
    if (!goal.least && !goal.most)
        node.fail(message("a goal needs \"least\" or \"most\""));
    return goal;
}

LessonStep stepFrom(const Node& node)
{
    node.requireKeys({"title", "text", "command", "locked", "hidden", "view", "update", "question", "goal"});
    LessonStep step;
    step.title = node.at("title").translated();
    step.text = node.at("text").translated();
    if (node.has("command"))
        step.command = node.at("command").string();
    if (node.has("locked"))
        step.locked = node.at("locked").strings();
    if (node.has("hidden"))
        step.hidden = node.at("hidden").strings();
    if (node.has("view"))
        step.view = node.at("view").string();
    if (node.has("update"))
        step.update = node.at("update").integer();
    if (node.has("question"))
        step.question = questionFrom(node.at("question"));
    if (node.has("goal"))
        step.goal = goalFrom(node.at("goal"));
    return step;
}

Json json(const LessonText& text)
{
    const auto& texts = text.all();
    if (texts.empty() || texts.contains(""))
        return texts.empty() ? std::string() : texts.begin()->second;
    return texts;
}

Json json(const LessonQuestion& question)
{
    Json result{{"text", json(question.text)}, {"answers", Json::array()}, {"correct", question.correct + 1}};
    for (const LessonText& answer : question.answers)
        result["answers"].push_back(json(answer));
    if (!question.explanation.isEmpty())
        result["explanation"] = json(question.explanation);
    return result;
}

Json json(const LessonStep& step)
{
    Json result{{"title", json(step.title)}, {"text", json(step.text)}};
    if (!step.command.empty())
        result["command"] = step.command;
    if (!step.locked.empty())
        result["locked"] = step.locked;
    if (!step.hidden.empty())
        result["hidden"] = step.hidden;
    if (!step.view.empty())
        result["view"] = step.view;
    if (step.update)
        result["update"] = *step.update;
    if (step.question)
        result["question"] = json(*step.question);
    if (step.goal) {
        result["goal"] = {{"metric", step.goal->metric}};
        if (step.goal->least)
            result["goal"]["least"] = *step.goal->least;
        if (step.goal->most)
            result["goal"]["most"] = *step.goal->most;
    }
    return result;
}

}  // namespace

const std::string& LessonText::in(const std::string& language) const
{
    static const std::string none;
    for (const std::string& code : {language, std::string("en")})
        if (const auto found = m_texts.find(code); found != m_texts.end())
            return found->second;
    return m_texts.empty() ? none : m_texts.begin()->second;
}

Lesson lessonFromJson(const std::string& text, const std::string& file)
{
    const JsonDocument document(text, file, "fuzzylens-lesson", "lesson");
    const Node root(document.root(), {}, file, text);
    root.requireKeys({"format", "version", "title", "summary", "steps"});
    Lesson lesson;
    lesson.title = root.at("title").translated();
    if (root.has("summary"))
        lesson.summary = root.at("summary").translated();
    for (const Node& step : root.at("steps").elements())
        lesson.steps.push_back(stepFrom(step));
    if (lesson.steps.empty())
        root.at("steps").fail(message("a lesson needs a step"));
    return lesson;
}

std::string toJson(const Lesson& lesson)
{
    Json root{{"format", "fuzzylens-lesson"}, {"version", 1}, {"title", json(lesson.title)}};
    if (!lesson.summary.isEmpty())
        root["summary"] = json(lesson.summary);
    root["steps"] = Json::array();
    for (const LessonStep& step : lesson.steps)
        root["steps"].push_back(json(step));
    return root.dump(2) + '\n';
}

}  // namespace fuzzylens
