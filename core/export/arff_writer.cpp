// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/format_writers.h"
#include "core/export/sample_lines.h"
#include "core/export/text_cells.h"
#include "core/import/readers/arff_header.h"

namespace fuzzylens {

namespace {

constexpr std::string_view missingValue = "?";

/// In single quotes, with the escapes of Weka.
void appendQuoted(std::string& to, std::string_view text)
{
    to += '\'';
    for (const char c : text)
        switch (c) {
        case '\n':
            to += "\\n";
            break;
        case '\r':
            to += "\\r";
            break;
        case '\t':
            to += "\\t";
            break;
        case '\'':
        case '\\':
            to += '\\';
            [[fallthrough]];
        default:
            to += c;
        }
    to += '\'';
}

/// A field without any class has no values to declare.
bool isText(const LabelField& field)
{
    return field.kind == LabelField::Kind::Categorical && field.classes.empty();
}

class ArffWriter
{
public:
    ArffWriter(StoppableFile& file, const Dataset& data)
        : m_file(file)
        , m_data(data)
        , m_fields(preferredFirst(data))
    {}

    void add()
    {
        addRoles();
        m_text += "@relation data\n";
        declare("sample", "string");
        for (const LabelField* field : m_fields)
            declareField(*field);
        for (const std::string& name : m_data.featureNames())
            declare(name, "numeric");
        m_text += "@data\n";
        m_file.add(m_text);
        addSampleLines(m_file, m_data, ',', missingValue,
                       [this](std::string& line, Index sample) { addSampleTo(line, sample); });
    }

private:
    void addRoles()
    {
        ArffLabelRoles roles;
        for (std::size_t f = 0; f < m_fields.size(); ++f)
            if (!isText(*m_fields[f]))
                roles.fields.push_back(f + 1);
        const bool anyPreferred = !m_fields.empty() && !m_data.preferredLabel().empty() &&
                                  m_fields.front()->name == m_data.preferredLabel();
        if (anyPreferred)
            roles.label = 1;
        m_text = roles.comment();
    }

    void declare(std::string_view name, std::string_view type)
    {
        m_text += "@attribute ";
        appendQuoted(m_text, name);
        m_text += ' ';
        m_text += type;
        m_text += '\n';
    }

    void declareField(const LabelField& field)
    {
        if (field.kind == LabelField::Kind::Numeric)
            return declare(field.name, "numeric");
        if (isText(field))
            return declare(field.name, "string");
        std::string values;
        for (const std::string& name : field.classes) {
            values += values.empty() ? "{" : ",";
            appendQuoted(values, name);
        }
        declare(field.name, values + '}');
    }

    void addSampleTo(std::string& line, Index sample) const
    {
        const auto i = static_cast<std::size_t>(sample);
        appendQuoted(line, m_data.sampleNames()[i]);
        for (const LabelField* field : m_fields) {
            line += ',';
            if (field->kind == LabelField::Kind::Categorical && field->codes[i] >= 0)
                appendQuoted(line, field->classes[static_cast<std::size_t>(field->codes[i])]);
            else
                appendLabelText(line, *field, sample, ',', m_file.path(), missingValue);
        }
    }

    StoppableFile& m_file;
    const Dataset& m_data;
    std::vector<const LabelField*> m_fields;
    std::string m_text;
};

}  // namespace

void addArff(StoppableFile& file, const Dataset& data)
{
    ArffWriter(file, data).add();
}

}  // namespace fuzzylens
