// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/table_layout.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

namespace fuzzylens {

namespace {

std::string lower(std::string_view text)
{
    std::string result(trimmed(text));
    for (char& c : result)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

template <std::size_t N>
bool isOneOf(const std::string& text, const std::array<std::string_view, N>& list)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// The letters a name begins with, when the rest is digits: "g" of "g0001", "GENE" of "GENE12X".
std::string_view stemOfNumbered(std::string_view name)
{
    std::size_t stem = 0;
    while (stem < name.size() && std::isalpha(static_cast<unsigned char>(name[stem])))
        ++stem;
    std::size_t digits = stem;
    while (digits < name.size() && (std::isdigit(static_cast<unsigned char>(name[digits])) || name[digits] == '_'))
        ++digits;
    const bool numbered =
        digits > stem &&
        (digits == name.size() || (digits + 1 == name.size() && (name[digits] == 'X' || name[digits] == 'x')));
    return numbered ? name.substr(0, stem) : std::string_view();
}

/// "ykr091w": the systematic name of a gene of yeast.
bool isYeastGene(const std::string& name)
{
    constexpr std::size_t length = 7;
    return name.size() >= length && name[0] == 'y' && name[1] >= 'a' && name[1] <= 'p' &&
           (name[2] == 'l' || name[2] == 'r') && name.substr(3, 3).find_first_not_of("0123456789") == name.npos &&
           (name[6] == 'w' || name[6] == 'c') && (name.size() == length || name[length] == '-');
}

bool hasAccessionShape(const std::string& name)
{
    constexpr std::array<std::string_view, 16> prefixes{"hsa.",  "ensg", "enst", "ensmus", "ilmn_", "a_23_",
                                                        "a_24_", "affx", "nm_",  "nr_",    "xm_",   "np_",
                                                        "loc",   "hsa-", "mmu-", "cg0"};
    if (std::any_of(prefixes.begin(), prefixes.end(), [&name](std::string_view start) {
            return name.size() > start.size() && name.compare(0, start.size(), start) == 0;
        }))
        return true;
    const auto endsWith = [&name](std::string_view end) {
        return name.size() > end.size() && name.compare(name.size() - end.size(), end.size(), end) == 0;
    };
    return endsWith("_at") || endsWith("_st") || endsWith("_i") || name.find("_at:") != std::string::npos;
}

/// "ap001464.4": an accession number with a version.
bool isVersionedAccession(const std::string& name)
{
    constexpr std::size_t digits = 6;
    const std::size_t dot = name.find('.');
    return dot == 2 + digits && std::isalpha(static_cast<unsigned char>(name[0])) &&
           std::isalpha(static_cast<unsigned char>(name[1])) && dot + 1 < name.size() &&
           name.substr(2, digits).find_first_not_of("0123456789") == name.npos &&
           name.substr(dot + 1).find_first_not_of("0123456789") == name.npos;
}

bool isNumberedFeature(const std::string& name)
{
    constexpr std::array<std::string_view, 18> stems{"g",    "gene",     "f",         "feature", "x",      "v",
                                                     "var",  "variable", "attr",      "att",     "a",      "probe",
                                                     "feat", "dim",      "attribute", "col",     "column", "pc"};
    return isOneOf(std::string(stemOfNumbered(name)), stems);
}

/// "TP53", "HLA-DRA": capitals and digits, at least two capitals first.
bool isSymbol(std::string_view name)
{
    if (name.size() < 2 || name.size() > 12 || !std::isupper(static_cast<unsigned char>(name[0])) ||
        !std::isupper(static_cast<unsigned char>(name[1])))
        return false;
    return std::all_of(name.begin(), name.end(), [](char c) {
        const auto u = static_cast<unsigned char>(c);
        return std::isupper(u) || std::isdigit(u) || c == '-' || c == '.' || c == '@';
    });
}

}  // namespace

bool isLabelName(std::string_view name)
{
    constexpr std::array<std::string_view, 7> names{"class",   "label",  "target", "y",
                                                    "classes", "labels", "targets"};
    return isOneOf(lower(name), names);
}

bool mayNameLabel(std::string_view name)
{
    constexpr std::array<std::string_view, 19> names{
        "condition", "treatment",   "phenotype",   "status",     "type",     "group",   "outcome",
        "diagnosis", "class label", "class_label", "classlabel", "response", "subtype", "cell_type",
        "cell type", "celltype",    "gruppe",      "klasse",     "diagnose"};
    return isOneOf(lower(name), names);
}

bool isClusterName(std::string_view name)
{
    constexpr std::array<std::string_view, 5> names{"cluster", "clusters", "seurat_clusters", "leiden", "louvain"};
    return isOneOf(lower(name), names);
}

bool isTechnicalName(std::string_view name)
{
    constexpr std::array<std::string_view, 16> names{
        "batch", "batch_id", "batchid", "plate", "plate_id", "plateid", "run",    "run_id",
        "lane",  "chip",     "slide",   "qc",    "site",     "center",  "centre", "qc_warning"};
    return isOneOf(lower(name), names);
}

bool isSexName(std::string_view name)
{
    constexpr std::array<std::string_view, 3> names{"sex", "gender", "geschlecht"};
    return isOneOf(lower(name), names);
}

bool isIndexName(std::string_view name)
{
    constexpr std::array<std::string_view, 11> names{
        "", "id", "no", "nr", "number", "index", "row", "rownames", "row.names", "unnamed: 0", "x"};
    return isOneOf(lower(name), names);
}

bool isSampleIdName(std::string_view name)
{
    constexpr std::array<std::string_view, 24> names{
        "sample",     "samples",       "sample_id", "sampleid",   "sample id",  "sample_name",
        "samplename", "sample name",   "patient",   "patient_id", "patientid",  "subject",
        "subject_id", "cell",          "cells",     "cell_id",    "barcode",    "array",
        "array_id",   "geo_accession", "case_id",   "mouseid",    "individual", "observation"};
    return isOneOf(lower(name), names);
}

bool isGeneIdName(std::string_view name)
{
    constexpr std::array<std::string_view, 64> names{"gene",
                                                     "genes",
                                                     "gene_id",
                                                     "geneid",
                                                     "gene id",
                                                     "gene_name",
                                                     "genename",
                                                     "gene name",
                                                     "gene_symbol",
                                                     "gene symbol",
                                                     "genesymbol",
                                                     "symbol",
                                                     "probe",
                                                     "probes",
                                                     "probe_id",
                                                     "probeid",
                                                     "probe id",
                                                     "probeset",
                                                     "probe_set",
                                                     "probeset_id",
                                                     "probe set id",
                                                     "id_ref",
                                                     "feature",
                                                     "features",
                                                     "orf",
                                                     "yorf",
                                                     "ensembl_id",
                                                     "entrez_id",
                                                     "gene accession number",
                                                     "gene accession",
                                                     "gene_accession",
                                                     "probename",
                                                     "probe name",
                                                     "target_id",
                                                     "targetid",
                                                     "tracking_id",
                                                     "transcript",
                                                     "transcript_id",
                                                     "hugo_symbol",
                                                     "entrezgeneid",
                                                     "protein",
                                                     "proteins",
                                                     "protein id",
                                                     "protein ids",
                                                     "protein_id",
                                                     "protein.group",
                                                     "protein group",
                                                     "accession number",
                                                     "otu",
                                                     "otus",
                                                     "otu id",
                                                     "otu_id",
                                                     "#otu id",
                                                     "asv",
                                                     "feature_id",
                                                     "feature id",
                                                     "featureid",
                                                     "clade_name",
                                                     "taxon",
                                                     "metabolite",
                                                     "compound",
                                                     "peptide",
                                                     "cpg",
                                                     "mirna"};
    return isOneOf(lower(name), names);
}

bool isGeneRemarkName(std::string_view name)
{
    constexpr std::array<std::string_view, 33> names{
        "chr",         "chrom",          "chromosome",  "seqname",      "seqnames",       "start",
        "end",         "stop",           "strand",      "length",       "width",          "locus",
        "position",    "location",       "biotype",     "gene_biotype", "gene_type",      "genetype",
        "gene length", "gene_length",    "description", "definition",   "entrez",         "entrezid",
        "entrez_id",   "entrez_gene_id", "entrez gene", "entrez_gene",  "entrez gene id", "taxonomy",
        "cytoband",    "unigene",        "refseq"};
    return isOneOf(lower(name), names);
}

bool isDetectionName(std::string_view name)
{
    const std::string text = lower(name);
    const std::size_t detection = text.find("detection");
    return detection != std::string::npos &&
           (text.ends_with("detection") || text.find("pval", detection) != std::string::npos ||
            text.find("p-val", detection) != std::string::npos ||
            text.find("p val", detection) != std::string::npos);
}

bool isCallName(std::string_view name)
{
    std::string text = lower(name);
    while (!text.empty() && std::string_view("0123456789._ ").find(text.back()) != std::string_view::npos)
        text.pop_back();
    return text.empty() || text.ends_with("call") || text.ends_with("calls") || text.ends_with("detection");
}

bool areGeneLike(const std::vector<std::string>& names)
{
    std::size_t shaped = 0, symbols = 0;
    std::set<std::string> stems;
    for (const std::string& name : names) {
        const std::string small = lower(name);
        if (hasAccessionShape(small) || isVersionedAccession(small) || isYeastGene(small) ||
            isNumberedFeature(small)) {
            ++shaped;
        } else if (isSymbol(name)) {
            ++symbols;
            stems.insert(name.substr(0, std::min(name.find_first_of("0123456789-."), name.size())));
        }
    }
    // Symbols of genes begin in many ways; samples called S1, S2 ... do not.
    constexpr std::size_t many = 10;
    if (stems.size() >= many || 2 * stems.size() >= symbols)
        shaped += symbols;
    return !names.empty() && 2 * shaped >= names.size();
}

}  // namespace fuzzylens
