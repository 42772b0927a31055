// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/format_writers.h"
#include "core/export/text_cells.h"

#include <cmath>

namespace fuzzylens {

namespace {

constexpr std::string_view gctMissing = "NA";

class GctWriter
{
public:
    GctWriter(StoppableFile& file, const Dataset& data)
        : m_file(file)
        , m_data(data)
    {}

    void add12()
    {
        add("#1.2\n" + std::to_string(m_data.features()) + '\t' + std::to_string(m_data.samples()) +
            "\nName\tDescription");
        addNames(m_data.sampleNames());
        const AnnotationField* descriptions = annotationCalled(m_data, "Description");
        addGenes({descriptions});
    }

    void add13()
    {
        const std::vector<const LabelField*> fields = preferredFirst(m_data);
        const std::vector<AnnotationField>& annotations = m_data.annotations();
        add("#1.3\n" + std::to_string(m_data.features()) + '\t' + std::to_string(m_data.samples()) + '\t' +
            std::to_string(annotations.size()) + '\t' + std::to_string(fields.size()) + "\nid");
        std::vector<const AnnotationField*> columns;
        for (const AnnotationField& field : annotations) {
            addCell(field.name);
            columns.push_back(&field);
        }
        addNames(m_data.sampleNames());
        for (const LabelField* field : fields)
            addField(*field);
        addGenes(columns);
    }

private:
    void add(std::string_view text)
    {
        m_text += text;
        m_file.addGathered(m_text);
    }

    void addCell(std::string_view text)
    {
        m_text += '\t';
        appendText(m_text, text, '\t', m_file.path());
    }

    void addNames(const std::vector<std::string>& names)
    {
        for (const std::string& name : names)
            addCell(name);
        add("\n");
    }

    void addField(const LabelField& field)
    {
        appendText(m_text, field.name, '\t', m_file.path());
        for (std::size_t c = 0; c < m_data.annotations().size(); ++c)
            m_text += "\tna";
        for (Index i = 0; i < m_data.samples(); ++i) {
            m_text += '\t';
            appendLabelText(m_text, field, i, '\t', m_file.path(), gctMissing);
        }
        add("\n");
    }

    /// Columns that are null hold nothing.
    void addGenes(const std::vector<const AnnotationField*>& columns)
    {
        std::vector<double> scratch;
        for (Index l = 0; l < m_data.features() && !m_file.isStopped(); ++l) {
            const auto gene = static_cast<std::size_t>(l);
            appendText(m_text, m_data.featureNames()[gene], '\t', m_file.path());
            for (const AnnotationField* column : columns)
                addCell(column ? std::string_view(column->texts[gene]) : std::string_view("na"));
            const double* values = m_data.column(l, scratch);
            for (Index i = 0; i < m_data.samples() && m_file.shouldContinueAfter(1); ++i) {
                m_text += '\t';
                if (std::isnan(values[i]))
                    m_text += gctMissing;
                else
                    appendNumber(m_text, values[i]);
            }
            add("\n");
        }
        m_file.add(m_text);
        m_text.clear();
    }

    StoppableFile& m_file;
    const Dataset& m_data;
    std::string m_text;
};

}  // namespace

const AnnotationField* annotationCalled(const Dataset& data, std::string_view name)
{
    for (const AnnotationField& field : data.annotations())
        if (field.name == name)
            return &field;
    return nullptr;
}

void addGct12(StoppableFile& file, const Dataset& data)
{
    GctWriter(file, data).add12();
}

void addGct13(StoppableFile& file, const Dataset& data)
{
    GctWriter(file, data).add13();
}

}  // namespace fuzzylens
