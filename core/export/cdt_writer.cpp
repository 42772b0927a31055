// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/format_writers.h"
#include "core/export/text_cells.h"

#include <cmath>

namespace fuzzylens {

namespace {

class CdtWriter
{
public:
    CdtWriter(StoppableFile& file, const Dataset& data)
        : m_file(file)
        , m_data(data)
        , m_gid(annotationCalled(data, "GID"))
        , m_name(annotationCalled(data, "NAME"))
        , m_weight(annotationCalled(data, "GWEIGHT"))
    {
        for (const AnnotationField& field : data.annotations())
            if (&field != m_gid && &field != m_name && &field != m_weight)
                m_others.push_back(&field);
    }

    void add()
    {
        addHeader();
        if (const LabelField* field = m_data.labelField("AID"))
            addArrays(*field);
        if (const LabelField* field = m_data.labelField("EWEIGHT"))
            addArrays(*field);
        else
            addEqualWeights();
        for (Index l = 0; l < m_data.features() && !m_file.isStopped(); ++l)
            addGene(l);
        m_file.add(m_text);
    }

private:
    void addText(std::string_view text) { appendText(m_text, text, '\t', m_file.path()); }
    void addCell(std::string_view text)
    {
        m_text += '\t';
        addText(text);
    }

    void addHeader()
    {
        m_text = m_gid ? "GID\tUNIQID\tNAME" : "UNIQID\tNAME";
        for (const AnnotationField* field : m_others)
            addCell(field->name);
        addCell("GWEIGHT");
        for (const std::string& name : m_data.sampleNames())
            addCell(name);
        m_text += '\n';
    }

    /// The cells between the name of an annotation row and its values.
    void skipGeneColumns() { m_text.append(m_others.size() + (m_gid ? 3 : 2), '\t'); }

    void addArrays(const LabelField& field)
    {
        m_text += field.name;
        skipGeneColumns();
        for (Index i = 0; i < m_data.samples(); ++i) {
            m_text += '\t';
            appendLabelText(m_text, field, i, '\t', m_file.path(), {});
        }
        m_text += '\n';
    }

    void addEqualWeights()
    {
        m_text += "EWEIGHT";
        skipGeneColumns();
        for (Index i = 0; i < m_data.samples(); ++i)
            m_text += "\t1";
        m_text += '\n';
    }

    void addGene(Index feature)
    {
        const auto gene = static_cast<std::size_t>(feature);
        const std::string& id = m_data.featureNames()[gene];
        if (m_gid) {
            addText(m_gid->texts[gene]);
            m_text += '\t';
        }
        addText(id);
        addCell(m_name ? m_name->texts[gene] : id);
        for (const AnnotationField* field : m_others)
            addCell(field->texts[gene]);
        addCell(m_weight ? std::string_view(m_weight->texts[gene]) : std::string_view("1"));
        const double* values = m_data.column(feature, m_scratch);
        for (Index i = 0; i < m_data.samples() && m_file.shouldContinueAfter(1); ++i) {
            m_text += '\t';
            if (!std::isnan(values[i]))
                appendNumber(m_text, values[i]);
        }
        m_text += '\n';
        m_file.addGathered(m_text);
    }

    StoppableFile& m_file;
    const Dataset& m_data;
    const AnnotationField* m_gid;
    const AnnotationField* m_name;
    const AnnotationField* m_weight;
    std::vector<const AnnotationField*> m_others;
    std::string m_text;
    std::vector<double> m_scratch;
};

}  // namespace

void addCdt(StoppableFile& file, const Dataset& data)
{
    CdtWriter(file, data).add();
}

}  // namespace fuzzylens
