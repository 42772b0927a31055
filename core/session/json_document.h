// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"

#include <Eigen/Core>
#include <nlohmann/json.hpp>

#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace fuzzylens {

/// Keys stay in the order they are written in.
using Json = nlohmann::ordered_json;

FUZZYLENS_EXPORT Json toJson(const ParameterValue& value);

/// Writes a JSON object key by key, one line each, so that long lists are never held as JSON values. Doubles are
/// written with the fewest digits that read back exactly. Every function throws std::logic_error if a number is
/// not finite.
class FUZZYLENS_EXPORT JsonWriter
{
public:
    /// @p sink takes the text piece by piece, the last piece in end().
    /// Keys in @p omitted are skipped.
    explicit JsonWriter(std::function<void(std::string_view)> sink, std::set<std::string> omitted = {});
    void put(const std::string& key, const Json& value);
    /// An array of @p count elements.
    void putList(const std::string& key, std::size_t count, const std::function<Json(std::size_t)>& element);
    template <typename T>
    void putList(const std::string& key, const std::vector<T>& values)
    {
        putList(key, values.size(), [&values](std::size_t i) { return Json(values[i]); });
    }
    /// The rows of @p matrix as arrays; a vector is one row.
    template <int Rows, int Columns>
    void putList(const std::string& key, const Eigen::Matrix<double, Rows, Columns>& matrix)
    {
        if constexpr (Columns == 1)
            return putList(key, Eigen::RowVectorXd(matrix.transpose()));
        putList(key, static_cast<std::size_t>(matrix.rows()), [&matrix](std::size_t row) {
            const auto values = matrix.row(static_cast<Eigen::Index>(row));
            return Json(Json::array_t(values.begin(), values.end()));
        });
    }
    void end();

private:
    /// @returns false for a key to be skipped.
    bool startKey(const std::string& key);
    void append(std::string_view text);

    std::function<void(std::string_view)> m_sink;
    std::set<std::string> m_omitted;
    std::string m_text;  // not yet given to the sink
    bool m_isEmpty = true;
};

/// @p object with one line a key, so that a file of thousands of numbers can still be looked at and compared.
/// Doubles are written with the fewest digits that read back exactly.
/// @throws std::logic_error if a number in it is not finite.
FUZZYLENS_EXPORT std::string documentText(const Json& object);

/// A JSON file being read. Every function throws DataError naming the file, and the place if there is one, when
/// the content has another form.
class FUZZYLENS_EXPORT JsonDocument
{
public:
    /// @p kind is the value "format" must have, "fuzzylens-result"; @p name is what people call it, "result".
    JsonDocument(const std::string& text, std::string file, const std::string& kind, const std::string& name);

    bool has(const std::string& key) const { return m_root.contains(key); }
    /// @throws DataError if there is no such key.
    const Json& at(const std::string& key) const;
    const Json& root() const { return m_root; }

    /// Value of @p key, or T{} when it is absent.
    template <typename T>
    T get(const std::string& key) const
    {
        return has(key) ? convert<T>(at(key), key) : T{};
    }
    /// Empty when absent. Rows must have equal lengths; @p rows and @p columns must be met unless they are -1.
    Eigen::MatrixXd matrix(const std::string& key, Eigen::Index rows = -1, Eigen::Index columns = -1) const;
    /// Empty when absent; all must lie in [0, bound), and there must be @p size of them unless it is -1.
    std::vector<int> indices(const std::string& key, Eigen::Index bound, Eigen::Index size = -1) const;

    /// The file holds something else than @p wanted.
    [[noreturn]] void refuseKind(const std::string& wanted) const;
    [[noreturn]] void fail(const std::string& what) const;

private:
    template <typename T>
    T convert(const Json& value, const std::string& key) const
    {
        try {
            return value.get<T>();
        } catch (const Json::exception&) {
            fail("\"" + key + "\" has unexpected content");
        }
    }

    std::string m_file;
    Json m_root;
};

/// What @p read makes of the document @p text; the others as JsonDocument takes them.
/// @throws DataError if it has another kind or unexpected content.
template <typename Read>
auto fromDocument(const std::string& text, const std::string& file, const std::string& kind,
                  const std::string& name, Read&& read)
{
    const JsonDocument document(text, file, kind, name);
    const std::string damaged = "this " + name + " is damaged: ";
    try {
        return read(document);
    } catch (const Json::exception&) {
        document.fail(damaged + "it has unexpected content");
    } catch (const std::invalid_argument& error) {
        document.fail(damaged + error.what());
    }
}

/// Numbers come in the kind that the method called @p method describes, whichever way they are written: 9 is the
/// real number 9.0. Parameters it does not describe, and those of a method there is not, keep the kind they are
/// written in.
/// @throws DataError through @p document if a value is no switch, number or text, or of a kind the method does not
/// take.
FUZZYLENS_EXPORT Parameters parametersFromJson(const Json& object, const std::string& method,
                                               const JsonDocument& document);

}  // namespace fuzzylens
