// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts of text tables as programs and archives write them, filled with generated values.
#include "tests/core/import/csv_text.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <cstdint>
#include <functional>

using namespace fuzzylens;
using Texts = std::vector<std::string>;

namespace {

/// A generated table with samples in rows: features differ in location, classes take turns.
struct Table
{
    int samples = 12;
    int features = 5;
    Texts classes{"low", "high"};
    std::string samplePrefix = "case ", featurePrefix = "m. ";

    /// Two decimals; of every feature another location.
    double value(int i, int l) const
    {
        const int noise = (i * 37 + l * 101 + i * l * 13) % 89;
        return std::round(100 * (l * l * 3.0 + l * 10 + noise * 0.11 + 1)) / 100;
    }
    std::string text(int i, int l) const { return QByteArray::number(value(i, l), 'f', 2).toStdString(); }
    std::string sample(int i) const { return samplePrefix + std::to_string(100 + (i * 7) % 61); }
    std::string feature(int l) const
    {
        return featurePrefix + std::string(1, static_cast<char>('p' + l % 10)) + std::to_string(l);
    }
    std::string label(int i) const { return classes[static_cast<std::size_t>(i) % classes.size()]; }
};

std::string joined(const Texts& cells, const std::string& delimiter)
{
    std::string line;
    for (std::size_t c = 0; c < cells.size(); ++c)
        line += (c == 0 ? "" : delimiter) + cells[c];
    return line + '\n';
}

std::string quoted(const std::string& text)
{
    return '"' + text + '"';
}

/// One line of text for every sample, made of its cells.
std::string lines(const Table& table, const std::string& delimiter, const std::function<Texts(int)>& cells)
{
    std::string text;
    for (int i = 0; i < table.samples; ++i)
        text += joined(cells(i), delimiter);
    return text;
}

Texts values(const Table& table, int i)
{
    Texts cells;
    for (int l = 0; l < table.features; ++l)
        cells.push_back(table.text(i, l));
    return cells;
}

Texts featureNames(const Table& table)
{
    Texts names;
    for (int l = 0; l < table.features; ++l)
        names.push_back(table.feature(l));
    return names;
}

Texts sampleNames(const Table& table)
{
    Texts names;
    for (int i = 0; i < table.samples; ++i)
        names.push_back(table.sample(i));
    return names;
}

Texts labels(const Table& table)
{
    Texts names;
    for (int i = 0; i < table.samples; ++i)
        names.push_back(table.label(i));
    return names;
}

Texts operator+(Texts cells, const Texts& more)
{
    cells.insert(cells.end(), more.begin(), more.end());
    return cells;
}

Texts operator+(const std::string& first, const Texts& more)
{
    return Texts{first} + more;
}

/// The values of a feature in all samples.
Texts profile(const Table& table, int l)
{
    Texts cells;
    for (int i = 0; i < table.samples; ++i)
        cells.push_back(table.text(i, l));
    return cells;
}

/// Features in rows, each with its name first.
std::string featureLines(const Table& table, const std::string& delimiter)
{
    std::string text;
    for (int l = 0; l < table.features; ++l)
        text += joined(table.feature(l) + profile(table, l), delimiter);
    return text;
}

std::string replacedIn(std::string text, const std::string& from, const std::string& to)
{
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

/// Cells set in columns of equal width, numbers at the right, as programs print tables.
std::string fixedWidth(const std::vector<Texts>& rows)
{
    std::string text;
    for (const Texts& row : rows) {
        for (const std::string& cell : row)
            text += std::string(std::max<std::size_t>(12 - cell.size(), 1), ' ') + cell;
        text += '\n';
    }
    return text;
}

}  // namespace

class TestLayouts : public test::CsvText
{
    Q_OBJECT

private slots:
    void labelRowIsReportedWhereItIs();
    void layouts_data();
    void layouts();
    void cleanupTestCase();

private:
    int m_tried = 0;
    int m_right = 0;
};

namespace {

/// What a layout opens as.
struct Expected
{
    int samples = 12;
    int features = 5;
    int classes = 2;                  // of the preferred label; 0: there is none
    std::string sample = "1";         // name of the first sample
    std::string feature = "1";        // name of the first feature
    std::string firstValue = "1.00";  // of the first sample and feature
};

void row(const char* name, const std::string& text, const Expected& expected)
{
    QTest::addRow("%s", name) << QByteArray::fromStdString(text) << expected.samples << expected.features
                              << expected.classes << QByteArray::fromStdString(expected.sample)
                              << QByteArray::fromStdString(expected.feature) << std::stod(expected.firstValue);
}

/// The values decide the orientation, because no name does.
void addOrientations()
{
    const Table table;
    const Expected named{12, 5, 0, table.sample(0), table.feature(0)};
    row("samples in rows, unique names",
        joined("" + featureNames(table), ",") +
            lines(table, ",", [&](int i) { return table.sample(i) + values(table, i); }),
        named);
    row("genes in rows, unique names", joined("" + sampleNames(table), "\t") + featureLines(table, "\t"), named);
    Table wide = table;
    wide.features = 22;
    wide.samples = 195;
    wide.samplePrefix = "voice_R";
    const auto voice = [&](int i) { return "voice_R" + std::to_string(i) + "_" + std::to_string(i % 6); };
    row("22 measurements of 195 samples",
        joined("name" + featureNames(wide), ",") +
            lines(wide, ",", [&](int i) { return voice(i) + values(wide, i); }),
        {195, 22, 0, voice(0), wide.feature(0)});
    Table rows = table;
    rows.samples = 8;
    rows.features = 40;
    row("genes in rows called V1, V2 ...",
        [&] {
            std::string header = "\"\"";
            for (int i = 1; i <= rows.samples; ++i)
                header += ",\"V" + std::to_string(i) + '"';
            return header + '\n' + featureLines(rows, ",");
        }(),
        {8, 40, 0, "V1", rows.feature(0)});
    row("genes in rows called by numbers",
        [&] {
            std::string text = joined("" + sampleNames(rows), "\t");
            for (int l = 0; l < rows.features; ++l)
                text += joined(std::to_string(7157 + l * l * 13) + profile(rows, l), "\t");
            return text;
        }(),
        {8, 40, 0, rows.sample(0), "7157"});
    row("genes in rows without a header", featureLines(rows, "\t"), {8, 40, 0, "1", rows.feature(0)});
    row("repeated names of genes",
        [&] {
            std::string text = joined("" + sampleNames(rows), "\t");
            for (int l = 0; l < rows.features; ++l)
                text += joined(rows.feature(l / 2) + profile(rows, l), "\t");
            return text;
        }(),
        {8, 40, 0, rows.sample(0), rows.feature(0)});
    row("names of genes that became dates",
        [&] {
            std::string text = joined("" + sampleNames(rows), "\t");
            for (int l = 0; l < rows.features; ++l) {
                const std::string date = l % 20 == 0 ? "1-Mar" : l % 20 == 7 ? "2-Sep" : rows.feature(l);
                text += joined(date + profile(rows, l), "\t");
            }
            return text;
        }(),
        {8, 40, 0, rows.sample(0), "1-Mar"});
    const auto standardised = [](int i, int l) {
        // Two values once and the others twice: mean 0 and variance 1 in every column.
        const std::array<const char*, 4> levels{"-1.341641", "-0.447214", "0.447214", "1.341641"};
        return std::string(levels[static_cast<std::size_t>((i + l + i / 4) % 4)]);
    };
    const int count = 12;
    std::string scaled = joined("" + featureNames(table), ","), turned = joined("" + sampleNames(table), ",");
    for (int i = 0; i < count; ++i) {
        Texts cells{table.sample(i)};
        for (int l = 0; l < 5; ++l)
            cells.push_back(standardised(i, l));
        scaled += joined(cells, ",");
    }
    for (int l = 0; l < 5; ++l) {
        Texts cells{table.feature(l)};
        for (int i = 0; i < count; ++i)
            cells.push_back(standardised(i, l));
        turned += joined(cells, ",");
    }
    const Expected isScaled{12, 5, 0, table.sample(0), table.feature(0), "-1.341641"};
    row("standardised features in columns", scaled, isScaled);
    row("standardised features in rows", turned, isScaled);
}

/// Delimiters: runs, doubled ones, those at the ends of rows.
void addDelimiters()
{
    const Table table;
    const Expected unnamed{12, 5, 2, "1", "1"};
    const Expected named{12, 5, 2, table.sample(0), table.feature(0)};
    Table plain = table;
    plain.samplePrefix = "s";
    plain.featurePrefix = "m";
    const Expected word{12, 5, 2, plain.sample(0), plain.feature(0)};
    const auto labelled = [&](const Table& of) {
        return [of](int i) { return of.sample(i) + values(of, i) + Texts{of.label(i)}; };
    };
    const std::string comma = lines(plain, ",", [&](int i) { return values(plain, i) + Texts{plain.label(i)}; });
    row("UCI: name, runs of blanks, class last", lines(plain, "  ", labelled(plain)),
        {12, 5, 2, plain.sample(0), "1"});
    std::vector<Texts> printed{"" + featureNames(plain) + Texts{"kind"}};
    for (int i = 0; i < plain.samples; ++i)
        printed.push_back(plain.sample(i) + values(plain, i) + Texts{plain.label(i)});
    row("R: printed data frame", fixedWidth(printed), word);
    std::vector<Texts> numbers;
    for (int i = 0; i < plain.samples; ++i)
        numbers.push_back(values(plain, i) + Texts{std::to_string(1 + i % 2)});
    row("UCI: right-aligned numbers, class last", fixedWidth(numbers), unnamed);
    row("UCI: blanks at the ends of lines",
        replacedIn(lines(plain, " ", [&](int i) { return values(plain, i) + Texts{std::to_string(i % 2)}; }), "\n",
                   " \n"),
        unnamed);
    int line = 0;
    std::string doubled;
    for (int i = 0; i < plain.samples; ++i)
        doubled += joined(values(plain, i) + Texts{std::to_string(1 + i % 3)}, ++line % 4 == 0 ? "\t\t" : "\t");
    row("UCI: some tabs doubled", doubled, {12, 5, 3, "1", "1"});
    row("UCI: blanks, a tab and a quoted name",
        lines(plain, "   ",
              [&](int i) {
                  Texts cells = values(plain, i);
                  cells.back() += "\t\"model " + std::to_string(i) + " of " + plain.label(i) + "\"";
                  return cells;
              }),
        {12, 5, 0, "model 0 of low", "1"});
    row("tabs, blanks in names",
        joined(Texts{"name", "p q"} + featureNames(plain), "\t") +
            lines(plain, "\t",
                  [&](int i) {
                      return Texts{"case " + std::to_string(i), plain.text(i, 4)} + values(plain, i);
                  }),
        {12, 6, 0, "case 0", "p q", plain.text(0, 4)});
    row("decimal commas between blanks",
        replacedIn(lines(plain, "  ", [&](int i) { return values(plain, i); }), ".", ","), {12, 5, 0, "1", "1"});
    row("NumPy: savetxt",
        lines(plain, " ",
              [&](int i) {
                  Texts cells;
                  for (int l = 0; l < plain.features; ++l)
                      cells.push_back(QByteArray::number(plain.value(i, l), 'e', 18).toStdString());
                  return cells;
              }),
        {12, 5, 0, "1", "1"});
    row("NumPy: savetxt with a header",
        "# m0 m1 m2 m3 m4\n" + lines(plain, " ", [&](int i) { return values(plain, i); }), {12, 5, 0, "1", "1"});
    row("R: write.table",
        joined(
            [&] {
                Texts cells;
                for (const std::string& name : featureNames(table))
                    cells.push_back(quoted(name));
                return cells + Texts{quoted("kind")};
            }(),
            " ") +
            lines(
                table, " ",
                [&](int i) { return quoted(table.sample(i)) + values(table, i) + Texts{quoted(table.label(i))}; }),
        named);
    const std::string header = joined(featureNames(table) + Texts{"kind"}, ",");
    const auto unnamedLine = [&](int i) { return values(table, i) + Texts{table.label(i)}; };
    const Expected noNames{12, 5, 2, "1", table.feature(0)};
    row("a comma at the end of every row", replacedIn(header + lines(table, ",", unnamedLine), "\n", ",\n"),
        noNames);
    row("a comma at the end of every row but the header",
        header + replacedIn(lines(table, ",", unnamedLine), "\n", ",\n"), noNames);
    row("Kaggle: a comma at the end of the header alone",
        replacedIn(header, "\n", ",\n") + lines(table, ",", unnamedLine), noNames);
    row("a comma at the end of some rows",
        header + lines(table, ",",
                       [&](int i) {
                           Texts cells = unnamedLine(i);
                           return i % 3 == 1 ? cells + Texts{""} : cells;
                       }),
        noNames);
    row("all commas doubled", replacedIn(header, ",", ",,") + lines(table, ",,", unnamedLine), noNames);
    row("semicolons doubled, no header", replacedIn(comma, ",", ";;"), unnamed);
    row("two empty columns at the end",
        header.substr(0, header.size() - 1) + ",,\n" + replacedIn(lines(table, ",", unnamedLine), "\n", ",,\n"),
        noNames);
    row("an empty last column, no header", replacedIn(comma, "\n", ",\n"), unnamed);
    row("a last row without values",
        joined("" + featureNames(table) + Texts{"kind"}, ",") + lines(table, ",", labelled(table)) +
            "total,,,,,,\n",
        named);
    row("carriage returns alone", replacedIn(header + lines(table, ",", unnamedLine), "\n", "\r"), noNames);
    row("R: write.csv2",
        replacedIn(replacedIn("\"\"," + header + lines(table, ",", labelled(table)), ",", ";"), ".", ","),
        {12, 5, 2, table.sample(0), "m, p0"});
}

/// Labels and identifiers.
void addLabels()
{
    Table table;
    const Expected unnamed{12, 5, 2, "1", "1"};
    const Expected named{12, 5, 2, table.sample(0), table.feature(0)};
    const std::string header = joined(featureNames(table), ",");
    const auto codes = [&](int i) { return std::to_string(1 + i % 2); };
    row("UCI: class last, no header",
        lines(table, ",", [&](int i) { return values(table, i) + Texts{table.label(i)}; }), unnamed);
    row("UCI: class code first, no header", lines(table, ",", [&](int i) { return codes(i) + values(table, i); }),
        unnamed);
    row("UCI: number first, class code last, no header",
        lines(table, ",", [&](int i) { return std::to_string(i + 1) + values(table, i) + Texts{codes(i)}; }),
        unnamed);
    row("UCI: name first, class last, no header",
        lines(table, ",", [&](int i) { return table.sample(i) + values(table, i) + Texts{table.label(i)}; }),
        {12, 5, 2, table.sample(0), "1"});
    const auto integer = [](int i, int l) { return std::to_string(1 + (i * 3 + l * 5 + i * l) % 10); };
    const auto integers = [&](int i) {
        Texts cells;
        for (int l = 0; l < 9; ++l)
            cells.push_back(i == 5 && l == 6 ? "?" : integer(i, l));
        return cells;
    };
    Table long_ = table;
    long_.samples = 60;
    row("UCI: long identifier, whole numbers, class code last",
        lines(long_, ",",
              [&](int i) {
                  return std::to_string(1000025 + 313 * (i == 17 ? 16 : i)) + integers(i) +
                         Texts{std::to_string(2 + 2 * (i % 2))};
              }),
        {60, 9, 2, "1000025", "1", integer(0, 0)});
    row("UCI: long identifier, class letter second",
        lines(
            long_, ",",
            [&](int i) { return std::to_string(842302 + 215 * i) + Texts{i % 3 ? "B" : "M"} + values(long_, i); }),
        {60, 5, 2, "842302", "1"});
    row("UCI: animals, whole numbers, class code last",
        lines(long_, ",",
              [&](int i) {
                  Texts cells{"animal" + std::to_string(i)};
                  for (int l = 0; l < 8; ++l)
                      cells.push_back(std::to_string((i * (l + 3) / 2 + l) % 2));
                  return cells + Texts{std::to_string(1 + i % 7)};
              }),
        {60, 8, 7, "animal0", "1", "0"});
    row("UCI: name and status among measurements",
        "name," + joined(featureNames(table) + Texts{"status", "spread"}, ",") +
            lines(table, ",",
                  [&](int i) {
                      return table.sample(i) + values(table, i) +
                             Texts{std::to_string(i % 2), "0." + std::to_string(41 + i)};
                  }),
        {12, 6, 2, table.sample(0), table.feature(0)});
    row("UCI: semicolons, quoted names, score last",
        std::string("\"acid\";\"sugar\";\"p H\";\"salt\";\"alcohol\";\"quality\"\n") +
            lines(table, ";", [&](int i) { return values(table, i) + Texts{std::to_string(5 + i % 3)}; }),
        {12, 5, 3, "1", "acid"});
    for (const char* label : {"Class", "LABEL", "Status", "type", "Group", "y", "target", "diagnosis"})
        row(qPrintable(QStringLiteral("codes in a column called %1").arg(QLatin1String(label))),
            joined("id" + featureNames(table), ",").insert(2, std::string(",") + label) +
                lines(table, ",", [&](int i) { return table.sample(i) + Texts{codes(i)} + values(table, i); }),
            named);
    row("class first below an empty header cell",
        "," + header + lines(table, ",", [&](int i) { return table.label(i) + values(table, i); }),
        {12, 5, 2, "1", table.feature(0)});
    row("names and classes below empty header cells",
        ",," + header +
            lines(table, ",", [&](int i) { return table.sample(i) + Texts{table.label(i)} + values(table, i); }),
        named);
    row("pandas: index and target",
        "," + joined(featureNames(table) + Texts{"target"}, ",") +
            lines(table, ",", [&](int i) { return std::to_string(i) + values(table, i) + Texts{codes(i)}; }),
        {12, 5, 2, "0", table.feature(0)});
    row("pandas: index read as a column",
        "Unnamed: 0," + header + lines(table, ",", [&](int i) { return std::to_string(i) + values(table, i); }),
        {12, 5, 0, "0", table.feature(0)});
    row("R: row names and factor",
        [&] {
            std::string text = "\"\"";
            for (const std::string& name : featureNames(table))
                text += ',' + quoted(name);
            return text + ",\"Species\"\n" + lines(table, ",", [&](int i) {
                       return quoted(std::to_string(i + 1)) + values(table, i) + Texts{quoted(table.label(i))};
                   });
        }(),
        {12, 5, 2, "1", table.feature(0)});
    row("R: factor in the middle",
        "m1,m2,species,m3\n" +
            lines(table, ",",
                  [&](int i) {
                      return Texts{table.text(i, 0), table.text(i, 1), table.label(i), table.text(i, 2)};
                  }),
        {12, 3, 2, "1", "m1"});
    row("scikit-learn: sizes and class names first",
        "12,5,low,high\n" +
            lines(table, ",", [&](int i) { return values(table, i) + Texts{std::to_string(i % 2)}; }),
        unnamed);
    row("scikit-learn: digits",
        lines(long_, ",",
              [&](int i) {
                  Texts cells;
                  for (int l = 0; l < 12; ++l)
                      cells.push_back(std::to_string((i * 5 + l * 7 + i * l) % 17));
                  return cells + Texts{std::to_string(i % 10)};
              }),
        {60, 12, 10, "1", "1", "0"});
    row("Weka: CSV with nominal class last",
        joined(featureNames(table) + Texts{"class"}, ",") + lines(table, ",",
                                                                  [&](int i) {
                                                                      Texts cells = values(table, i);
                                                                      if (i == 4)
                                                                          cells[2] = "?";
                                                                      return cells +
                                                                             Texts{'\'' + table.label(i) + '\''};
                                                                  }),
        {12, 5, 2, "1", table.feature(0)});
}

/// Tables with genes in rows: where labels are.
void addLabelRows()
{
    Table table;
    table.samples = 10;
    table.features = 30;
    const Expected named{10, 30, 2, table.sample(0), table.feature(0)};
    const std::string header = joined("" + sampleNames(table), "\t");
    const std::string label = joined("class" + labels(table), "\t");
    row("class in the second row", header + label + featureLines(table, "\t"), named);
    row("class in the last row", header + featureLines(table, "\t") + label, named);
    row("class in the last row, no line end",
        header + featureLines(table, "\t") + label.substr(0, label.size() - 1), named);
    row("texts in the last row", header + featureLines(table, "\t") + joined("treated" + labels(table), "\t"),
        named);
    Texts codes{"Group"};
    for (int i = 0; i < table.samples; ++i)
        codes.push_back(std::to_string(1 + i % 2));
    row("codes in the second row", header + joined(codes, "\t") + featureLines(table, "\t"), named);
    row("codes in the last row", header + featureLines(table, "\t") + joined(codes, "\t"), named);
    row("class in the first row, no names of samples", label + featureLines(table, "\t"),
        {10, 30, 2, "1", table.feature(0)});
    row("class in the last row, no names of samples", featureLines(table, "\t") + label,
        {10, 30, 2, "1", table.feature(0)});
    row("GEO: ID_REF and GSM",
        [&] {
            std::string text = "\"ID_REF\"";
            for (int i = 0; i < table.samples; ++i)
                text += "\t\"GSM" + std::to_string(93789 + i) + '"';
            text += '\n';
            for (int l = 0; l < table.features; ++l)
                text += joined(quoted(std::to_string(1007 + l) + "_s_at") + profile(table, l), "\t");
            return text;
        }(),
        {10, 30, 0, "GSM93789", "1007_s_at"});
    row("GEO: symbols and descriptions",
        [&] {
            std::string text = joined(Texts{"Symbol", "Description"} + sampleNames(table), "\t");
            for (int l = 0; l < table.features; ++l)
                text += joined(Texts{"GEN" + std::to_string(l), "protein " + std::to_string(l / 3)} +
                                   profile(table, l),
                               "\t");
            return text;
        }(),
        {10, 30, 0, table.sample(0), "GEN0"});
    row("GEO: counts below barcodes",
        [&] {
            std::string text;
            for (int i = 0; i < table.samples; ++i)
                text += "\tAAACCTG" + std::to_string(i) + "-1";
            text += '\n';
            for (int l = 0; l < table.features; ++l) {
                Texts counts{"ENSG0000" + std::to_string(10000 + l)};
                for (int i = 0; i < table.samples; ++i)
                    counts.push_back(std::to_string((l * l * 3 + i * l) % 7 * (l % 3) + i % 2));
                text += joined(counts, "\t");
            }
            return text;
        }(),
        {10, 30, 0, "AAACCTG0-1", "ENSG000010000", "0"});
}

/// Tables of discrete features, and headers that declare types and roles.
void addDiscrete()
{
    const auto votes = [](const std::string& delimiter, const std::string& end) {
        std::string text;
        for (int i = 0; i < 40; ++i) {
            Texts cells{i % 3 ? "democrat" : "republican"};
            for (int l = 0; l < 8; ++l)
                cells.push_back(i == 7 && l == 3 ? "?" : (i * (l + 2) / 3 + l) % 2 ? "y" : "n");
            text += joined(cells, delimiter);
        }
        return replacedIn(text, "\n", end);
    };
    row("UCI: votes, class first", votes(",", "\n"), {40, 8, 2, "1", "1", "0"});
    row("UCI: votes, carriage returns alone", votes(",", "\r"), {40, 8, 2, "1", "1", "0"});
    row("UCI: votes, CR LF", votes(",", "\r\n"), {40, 8, 2, "1", "1", "0"});
    row("UCI: board with three levels, class last",
        [&] {
            std::string text;
            for (int i = 0; i < 60; ++i) {
                Texts cells;
                for (int l = 0; l < 9; ++l)
                    cells.push_back(std::string(1, "xob"[(i * (l + 2) / 2 + l) % 3]));
                text += joined(cells + Texts{i % 4 ? "positive" : "negative"}, ",");
            }
            return text;
        }(),
        {60, 9, 2, "1", "1", "2"});
    row("UCI: letters, class first",
        [&] {
            std::string text;
            for (int i = 0; i < 60; ++i) {
                Texts cells{i % 2 ? "e" : "p"};
                for (int l = 0; l < 6; ++l)
                    cells.push_back(std::string(1, static_cast<char>('a' + l + (i * (l + 5) / 3) % (l + 3))));
                text += joined(cells, ",");
            }
            return text;
        }(),
        {60, 6, 2, "1", "1", "0"});
    row("Weka: yes and no with a header",
        "fever,cough,rash,play\n" +
            [&] {
                std::string text;
                for (int i = 0; i < 20; ++i)
                    text += joined({i % 2 ? "yes" : "no", i % 3 ? "yes" : "no", i % 5 ? "no" : "yes",
                                    i % 4 > 1 ? "stay" : "go"},
                                   ",");
                return text;
            }(),
        {20, 3, 2, "1", "fever", "0"});
    row("whole numbers alone, class by name",
        "f1,f2,f3,class\n" +
            [&] {
                std::string text;
                for (int i = 0; i < 20; ++i)
                    text += joined({std::to_string(i % 2), std::to_string(i % 3), std::to_string(i % 5),
                                    std::to_string(i % 2)},
                                   ",");
                return text;
            }(),
        {20, 3, 2, "1", "f1", "0"});
    const Table table;
    const auto classLast = lines(table, "\t", [&](int i) {
        return values(table, i) + Texts{table.label(i), table.sample(i)};
    });
    const Expected named{12, 5, 2, table.sample(0), table.feature(0)};
    const std::string names = joined(featureNames(table) + Texts{"function", "gene name"}, "\t");
    row("Orange: three header rows",
        names +
            "continuous\tcontinuous\tcontinuous\tcontinuous\tcontinuous\tdiscrete\tstring\n"
            "\t\t\t\t\tclass\tmeta\n" +
            classLast,
        named);
    row("Orange: three header rows, short words and values",
        names + "c\tc\tc\tc\tc\tlow high\ts\n\t\t\t\t\tclass\tm\n" + classLast, named);
    row(
        "Orange: marks before names",
        [&] {
            Texts marked;
            for (const std::string& name : featureNames(table))
                marked.push_back("C#" + name);
            return joined(marked + Texts{"cD#function", "mS#gene name"}, "\t") + classLast;
        }(),
        named);
    row(
        "Orange: an ignored column",
        [&] {
            return joined(featureNames(table) + Texts{"function", "gene name", "day"}, "\t") +
                   "c\tc\tc\tc\tc\td\ts\tc\n\t\t\t\t\tclass\tmeta\tignore\n" +
                   replacedIn(classLast, "\n", "\t7\n");
        }(),
        named);
}

/// Numbers that look random and are the same in every run.
class Numbers
{
public:
    double uniform()
    {
        m_state ^= m_state << 13U;
        m_state ^= m_state >> 7U;
        m_state ^= m_state << 17U;
        return static_cast<double>(m_state >> 11U) / 9007199254740992.0;
    }
    double normal()
    {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += uniform();
        return sum;
    }
    int below(int bound) { return static_cast<int>(uniform() * bound); }

private:
    std::uint64_t m_state = 88172645463325252ULL;
};

enum class Measure { Logarithms, Intensities, Counts, SingleCells, Effects, Proportions };

/// Features in samples as an instrument measures them: every feature has a level of its own.
struct Measured
{
    Measured(Measure measure, int sampleCount, int featureCount, const std::string& samplePrefix,
             const std::string& featurePrefix)
    {
        for (int i = 0; i < sampleCount; ++i)
            samples.push_back(samplePrefix + std::to_string(i + 1));
        Numbers numbers;
        for (int l = 0; l < featureCount; ++l) {
            features.push_back(featurePrefix + std::to_string(1007 + 13 * ((l * 7919) % featureCount)));
            const double level = numbers.normal();
            Texts& texts = values.emplace_back();
            for (int i = 0; i < sampleCount; ++i)
                texts.push_back(text(measure, level, numbers.normal(), numbers.uniform()));
        }
    }

    static std::string text(Measure measure, double level, double noise, double chance)
    {
        const auto written = [](double value, int decimals) {
            return QByteArray::number(value, 'f', decimals).toStdString();
        };
        switch (measure) {
        case Measure::Logarithms:
            return written(std::max(0.0, 7 + 2.2 * level + 0.5 * noise), 4);
        case Measure::Intensities:
            return written(std::exp(5 + 1.5 * level + 0.4 * noise), 1);
        case Measure::Counts:
            return written(std::floor(std::exp(3 + 2.2 * level + 0.4 * noise)), 0);
        case Measure::SingleCells:
            return chance < 0.9 ? "0" : written(1 + std::floor(std::exp(0.5 * level + 0.5 * noise)), 0);
        case Measure::Effects:
            return written((level > 1 ? -1 : -0.05) + 0.12 * level + 0.15 * noise, 6);
        case Measure::Proportions:
            return written(1 / (1 + std::exp(-2.5 * level - 0.5 * noise)), 5);
        }
        return {};
    }

    Expected expected(int classes = 0) const
    {
        return {static_cast<int>(samples.size()),
                static_cast<int>(features.size()),
                classes,
                samples.front(),
                features.front(),
                values.front().front()};
    }
    /// Features in rows between the cells that @p before and @p after give of feature @p l.
    std::string featureRows(
        const std::string& delimiter, const std::function<Texts(int)>& before,
        const std::function<Texts(int)>& after = [](int) { return Texts(); }) const
    {
        std::string text;
        for (std::size_t l = 0; l < values.size(); ++l)
            text += joined(before(static_cast<int>(l)) + values[l] + after(static_cast<int>(l)), delimiter);
        return text;
    }
    std::string namedFeatureRows(const std::string& delimiter) const
    {
        return featureRows(delimiter, [this](int l) { return Texts{features[static_cast<std::size_t>(l)]}; });
    }
    std::string sampleRows(
        const std::string& delimiter, const std::function<Texts(int)>& before,
        const std::function<Texts(int)>& after = [](int) { return Texts(); }) const
    {
        std::string text;
        for (std::size_t i = 0; i < samples.size(); ++i) {
            Texts cells = before(static_cast<int>(i));
            for (const Texts& feature : values)
                cells.push_back(feature[i]);
            text += joined(cells + after(static_cast<int>(i)), delimiter);
        }
        return text;
    }
    std::string sample(int i) const { return samples[static_cast<std::size_t>(i)]; }
    std::string feature(int l) const { return features[static_cast<std::size_t>(l)]; }
    /// The samples' classes, in blocks.
    Texts classes(const Texts& names) const
    {
        Texts all;
        for (std::size_t i = 0; i < samples.size(); ++i)
            all.push_back(names[i * names.size() / samples.size()]);
        return all;
    }

    Texts samples, features;
    std::vector<Texts> values;  // a feature each
};

/// Tables of counts as aligners and quantifiers write them, genes in rows.
void addCountTables()
{
    const Measured counts(Measure::Counts, 6, 300, "aln/SRR40", "ENSG000000");
    const auto exons = [](int l, bool isSplit) {
        const std::string number = std::to_string(12000 + 8101 * (l % 37));
        const std::string further = isSplit && l % 3 != 0 ? ";" + std::to_string(15000 + 8101 * (l % 37)) : "";
        const std::string chromosome = "chr" + std::to_string(1 + l / 60);
        return Texts{chromosome + (further.empty() ? "" : ';' + chromosome), number + further,
                     std::to_string(12900 + 8101 * (l % 37)) + further, l % 2 ? "+" : "-",
                     std::to_string(300 + 77 * (l % 53))};
    };
    for (const bool isSplit : {false, true})
        row(isSplit ? "featureCounts: genes of several exons" : "featureCounts: genes of one exon",
            "# Program:featureCounts v2.0.1; Command:\"featureCounts\" \"-a\" \"genes.gtf\"\n" +
                joined(Texts{"Geneid", "Chr", "Start", "End", "Strand", "Length"} + counts.samples, "\t") +
                counts.featureRows("\t", [&](int l) { return counts.feature(l) + exons(l, isSplit); }),
            counts.expected());
    row("genes with a repeated chromosome",
        joined(Texts{"", "chr"} + counts.samples, "\t") +
            counts.featureRows("\t",
                               [&](int l) {
                                   return Texts{counts.feature(l), exons(l, false)[0]};
                               }),
        counts.expected());
    row("genes with a repeated kind",
        joined(Texts{"", "kind"} + counts.samples, ",") +
            counts.featureRows(",",
                               [&](int l) {
                                   return Texts{counts.feature(l), l % 5 ? "coding" : "other"};
                               }),
        counts.expected());
    row("edgeR: counts with lengths",
        joined(Texts{"EntrezGeneID", "Length"} + counts.samples, "\t") +
            counts.featureRows("\t",
                               [&](int l) {
                                   return Texts{std::to_string(7157 + 13 * l), exons(l, false)[4]};
                               }),
        {6, 300, 0, counts.sample(0), "7157", counts.values[0][0]});
    row("R: write.table with col.names=NA", joined("" + counts.samples, "\t") + counts.namedFeatureRows("\t"),
        counts.expected());
    row("HTSeq: merged counts",
        joined("gene" + counts.samples, "\t") + counts.namedFeatureRows("\t") +
            joined(Texts{"__no_feature", "81000", "71200", "90010", "66000", "70123", "81234"}, "\t"),
        {6, 301, 0, counts.sample(0), counts.feature(0), counts.values[0][0]});
    row("RSEM: matrix of quoted names",
        [&] {
            std::string text = "";
            for (const std::string& sample : counts.samples)
                text += '\t' + quoted(sample + ".genes.results");
            return text + '\n' + counts.featureRows("\t", [&](int l) { return Texts{quoted(counts.feature(l))}; });
        }(),
        {6, 300, 0, counts.sample(0) + ".genes.results", counts.feature(0), counts.values[0][0]});
    row("salmon: quantmerge", joined("Name" + counts.samples, "\t") + counts.namedFeatureRows("\t"),
        counts.expected());
    row("kallisto: counts", joined("target_id" + counts.samples, "\t") + counts.namedFeatureRows("\t"),
        counts.expected());
    row("DESeq2: normalised counts with symbols",
        joined(Texts{quoted(""), quoted("symbol")} + counts.samples, ",") +
            counts.featureRows(",",
                               [&](int l) {
                                   const std::string symbol =
                                       l % 11 == 0 ? "NA" : quoted("TP" + std::to_string(l / 2));
                                   return Texts{quoted(counts.feature(l)), symbol};
                               }),
        counts.expected());
    const Measured cells(Measure::SingleCells, 90, 200, "AAACCTGAGT-", "GENE");
    row("Seurat: counts by write.table", joined(cells.samples, "\t") + cells.namedFeatureRows("\t"),
        cells.expected());
    row("Seurat: metadata of cells",
        joined(Texts{quoted(""), quoted("orig.ident"), quoted("nCount_RNA"), quoted("percent.mt"),
                     quoted("clusters")},
               ",") +
            [&] {
                std::string text;
                Numbers numbers;
                for (int i = 0; i < 90; ++i)
                    text += joined({quoted(cells.sample(i)), quoted("donor" + std::to_string(i / 30)),
                                    std::to_string(900 + numbers.below(4000)),
                                    QByteArray::number(10 * numbers.uniform(), 'f', 6).toStdString(),
                                    quoted(std::to_string(i % 7))},
                                   ",");
                return text;
            }(),
        {90, 2, 3, cells.sample(0), "nCount_RNA", std::to_string(900 + Numbers().below(4000))});
}

/// Arrays, spectra and microbiomes, features in rows.
void addArrayTables()
{
    const Measured arrays(Measure::Logarithms, 8, 250, "US8390_S", "A_23_P");
    row("Affymetrix: summary of probe sets",
        "#%affymetrix-algorithm-name=rma\n#%chip_type=HG-U133_Plus_2\n" +
            joined("probeset_id" + arrays.samples, "\t") + arrays.namedFeatureRows("\t"),
        arrays.expected());
    row("Agilent: probes and accessions",
        joined(Texts{"ProbeName", "GeneName", "SystematicName"} + arrays.samples, "\t") +
            arrays.featureRows("\t",
                               [&](int l) {
                                   return Texts{arrays.feature(l), "GEN" + std::to_string(l / 2),
                                                "NM_" + std::to_string(1000 + l)};
                               }),
        arrays.expected());
    const Measured beads(Measure::Intensities, 6, 200, "4343238066_", "ILMN_");
    std::string profile = "TargetID\tProbeID";
    for (const std::string& sample : beads.samples)
        profile += '\t' + sample + ".AVG_Signal\t" + sample + ".Detection Pval";
    profile += '\n';
    for (int l = 0; l < 200; ++l) {
        Texts cells{beads.feature(l), std::to_string(100000 + (l * 7919) % 65537)};
        for (const std::string& signal : beads.values[static_cast<std::size_t>(l)]) {
            cells.push_back(signal);
            cells.push_back(l % 4 ? "0.00000" : "0.4" + std::to_string(l % 10));
        }
        profile += joined(cells, "\t");
    }
    row("GenomeStudio: signals and P-values of detection", profile,
        {6, 200, 0, beads.sample(0) + ".AVG_Signal", beads.feature(0), beads.values[0][0]});
    row("GSEA: descriptions na",
        joined(Texts{"NAME", "DESCRIPTION"} + beads.samples, "\t") +
            beads.featureRows("\t",
                              [&](int l) {
                                  return Texts{beads.feature(l), "na"};
                              }),
        beads.expected());
    Measured tumours(Measure::Logarithms, 30, 250, "TCGA-A1-00", "");
    const std::string letters = "ABCDEFGHIJKLMNOP";
    for (std::size_t l = 0; l < tumours.features.size(); ++l)
        tumours.features[l] = std::string{letters[l % 16], letters[l / 16]} + tumours.features[l];
    row("Xena: the word sample above the genes",
        joined("sample" + tumours.samples, "\t") + tumours.namedFeatureRows("\t"), tumours.expected());
    row("Firehose: a second header row",
        joined("Hybridization REF" + tumours.samples, "\t") +
            joined("gene_id" + Texts(30, "normalized_count"), "\t") + tumours.namedFeatureRows("\t"),
        tumours.expected());
    row("cBioPortal: symbols and numbers of genes",
        joined(Texts{"Hugo_Symbol", "Entrez_Gene_Id"} + tumours.samples, "\t") +
            tumours.featureRows("\t",
                                [&](int l) {
                                    return Texts{tumours.feature(l), std::to_string(100 + (l * 7919) % 50021)};
                                }),
        tumours.expected());
    row("pandas: header rows of groups, names and the index",
        joined("group" + tumours.classes({"control", "treated"}), ",") + joined("sample" + tumours.samples, ",") +
            joined("gene" + Texts(30, ""), ",") + tumours.namedFeatureRows(","),
        tumours.expected(2));
    const Measured spectra(Measure::Intensities, 12, 150, "run ", "mz");
    row("MetaboAnalyst: label in the second row",
        joined("Sample" + spectra.samples, ",") + joined("Label" + spectra.classes({"KO", "WT"}), ",") +
            spectra.namedFeatureRows(","),
        spectra.expected(2));
    const Measured taxa(Measure::Counts, 20, 150, "L1S", "");
    row("QIIME: OTU table with taxonomy",
        "# Constructed from biom file\n" + joined("#OTU ID" + taxa.samples + Texts{"taxonomy"}, "\t") +
            taxa.featureRows(
                "\t", [&](int l) { return Texts{taxa.feature(l)}; },
                [](int l) {
                    return Texts{"k__Bacteria; p__P" + std::to_string(l % 4) + "; c__C" + std::to_string(l % 9)};
                }),
        taxa.expected());
    row("MetaPhlAn: merged profiles",
        "#mpa_v30_CHOCOPhlAn_201901\n" + joined("clade_name" + taxa.samples, "\t") + taxa.namedFeatureRows("\t"),
        taxa.expected());
    const Measured pathways(Measure::Intensities, 12, 150, "HSM", "PWY-");
    row("HUMAnN: # before the first header cell",
        joined("# Pathway" + pathways.samples, "\t") +
            pathways.featureRows("\t",
                                 [&](int l) { return Texts{pathways.feature(l) + ": lysine biosynthesis"}; }),
        {12, 150, 0, pathways.sample(0), pathways.feature(0) + ": lysine biosynthesis", pathways.values[0][0]});
}

/// Samples in rows.
void addSampleTables()
{
    const Measured lines(Measure::Logarithms, 60, 120, "ACH-0000", "TSPAN");
    row("DepMap: cell lines in rows",
        joined("" + lines.features, ",") + lines.sampleRows(",", [&](int i) { return Texts{lines.sample(i)}; }),
        lines.expected());
    const Measured effects(Measure::Effects, 60, 120, "ACH-0000", "KRAS (");
    row("DepMap: effects of genes",
        joined("ModelID" + effects.features, ",") +
            effects.sampleRows(",", [&](int i) { return Texts{effects.sample(i)}; }),
        effects.expected());
    const Measured urine(Measure::Intensities, 40, 30, "PIF_", "Metabolite ");
    row("MetaboAnalyst: samples in rows",
        joined(Texts{"Patient ID", "Muscle loss"} + urine.features, ",") +
            urine.sampleRows(",",
                             [&](int i) {
                                 return Texts{urine.sample(i), i < 25 ? "cachexic" : "control"};
                             }),
        urine.expected(2));
    const Measured shared(Measure::Counts, 20, 60, "F3D", "Otu");
    row("mothur: shared file",
        joined(Texts{"label", "Group", "numOtus"} + shared.features, "\t") +
            shared.sampleRows("\t",
                              [&](int i) {
                                  return Texts{"0.03", shared.sample(i), "60"};
                              }),
        {20, 62, 0, shared.sample(0), "label", "0.03"});
    std::string dermatology;
    Numbers numbers;
    for (int i = 0; i < 120; ++i) {
        Texts cells;
        for (int l = 0; l < 20; ++l)
            cells.push_back(std::to_string((i % 6 * (l + 3) % 5 + numbers.below(3)) % (l == 10 ? 2 : 4)));
        dermatology +=
            joined(cells + Texts{std::to_string(20 + numbers.below(50)), std::to_string(1 + i % 6)}, ",");
    }
    row("FlowJo: percentages",
        joined({"", "CD3+ | Freq. of Parent", "CD4+ | Freq. of Parent", "CD8+ | Freq. of Parent"}, ",") +
            [&] {
                std::string text;
                for (int i = 0; i < 20; ++i)
                    text += joined({"Tube_" + std::to_string(i) + ".fcs", std::to_string(70 + i % 5) + ".5 %",
                                    std::to_string(40 + i % 3) + ".1 %", std::to_string(9 + i % 4) + ".3 %"},
                                   ",");
                return text;
            }(),
        {20, 3, 0, "Tube_0.fcs", "CD3+ | Freq. of Parent", "70.5"});
    row("UCI: codes alone, the class last", dermatology, {120, 21, 6, "1", "1", dermatology.substr(0, 1)});
    row("numbers x, y and a group",
        "x,y,z,group\n" +
            [&] {
                std::string text;
                for (int i = 0; i < 30; ++i)
                    text += joined({QByteArray::number(numbers.normal()).toStdString(),
                                    QByteArray::number(3 + numbers.normal()).toStdString(),
                                    QByteArray::number(9 + numbers.normal()).toStdString(), i % 2 ? "a" : "b"},
                                   ",");
                return "0.5,2.5,9.5,a\n" + text;
            }(),
        {31, 3, 2, "1", "x", "0.5"});
    row("coordinates x and y",
        "x,y\n" +
            [&] {
                std::string text = "0.5,2.5\n";
                for (int i = 0; i < 30; ++i)
                    text += joined({QByteArray::number(numbers.normal()).toStdString(),
                                    QByteArray::number(3 + numbers.normal()).toStdString()},
                                   ",");
                return text;
            }(),
        {31, 2, 0, "1", "x", "0.5"});
    row("20 named rows of 2 numbers",
        [&] {
            std::string text = "town,width,height\n";
            for (int i = 0; i < 20; ++i)
                text += joined({"town " + std::string(1, static_cast<char>('a' + i)),
                                std::to_string(40 + i * 7 % 11) + ".5", std::to_string(170 + i * 5 % 13)},
                               ",");
            return text;
        }(),
        {20, 2, 0, "town a", "width", "40.5"});
    row("a named last column without values",
        joined("" + lines.features + Texts{"remark"}, ",") +
            lines.sampleRows(
                ",", [&](int i) { return Texts{lines.sample(i)}; }, [](int) { return Texts{""}; }),
        lines.expected());
}

/// Text columns and whole-number columns that are recognised by their names.
void addNamedColumns()
{
    Table table;
    table.samples = 24;
    const Texts genes{"TSPAN6", "DPM1", "SCYL3", "CFH", "NFYA"};
    const auto add = [&](const char* name, const Texts& columns, auto&& cells, int classes, int features) {
        row(name,
            joined(columns + genes, ",") + lines(table, ",", [&](int i) { return cells(i) + values(table, i); }),
            {24, features, classes, table.sample(0), "TSPAN6"});
    };
    add(
        "clusters of cells", {"", "seurat_clusters"},
        [&](int i) {
            return Texts{table.sample(i), std::to_string(i % 4)};
        },
        4, 5);
    add(
        "plates and quality", {"SampleID", "PlateID", "QC_Warning"},
        [&](int i) {
            return Texts{table.sample(i), "Plate" + std::to_string(i % 2), i % 5 == 0 ? "WARN" : "PASS"};
        },
        0, 5);
    add(
        "response after sex and stage", {"patient", "sex", "stage", "response"},
        [&](int i) {
            return Texts{table.sample(i), i % 2 == 0 ? "M" : "F", i % 4 == 0 ? "I" : "II",
                         i % 3 == 0   ? "CR"
                         : i % 3 == 1 ? "PD"
                                      : "SD"};
        },
        3, 5);
    add(
        "sex before a column of another name", {"patient", "sex", "arm"},
        [&](int i) {
            return Texts{table.sample(i), i % 2 == 0 ? "M" : "F", std::string(1, "abc"[i % 3])};
        },
        3, 5);
    add(
        "German names", {"Probe", "Gruppe"},
        [&](int i) {
            return Texts{table.sample(i), i % 2 == 0 ? "krank" : "gesund"};
        },
        2, 5);
    const Measured tumours(Measure::Intensities, 12, 60, "GSM", "ILMN_");
    row("clusters of genes",
        joined(Texts{"", "cluster"} + tumours.samples, "\t") +
            tumours.featureRows("\t",
                                [&](int l) {
                                    return Texts{tumours.feature(l), std::to_string(l % 4)};
                                }),
        tumours.expected());
    const Texts cellLines{"MCF7", "T47D",  "BT474", "HL60", "K562",  "A549",
                          "PC3",  "SKBR3", "HT29",  "U251", "SW620", "RPMI8226"};
    row("probes in rows below cell lines, values that tell nothing",
        joined("Probe" + cellLines, "\t") +
            [&] {
                std::string text;
                Numbers numbers;
                for (int l = 0; l < 30; ++l) {
                    Texts cells{std::to_string(1007 + l) + "_s_at", "0.5"};
                    while (cells.size() <= cellLines.size())
                        cells.push_back(QByteArray::number(numbers.normal()).toStdString());
                    text += joined(cells, "\t");
                }
                return text;
            }(),
        {12, 30, 0, "MCF7", "1007_s_at", "0.5"});
    Table proteins;
    row("quantities that were filtered",
        joined(Texts{"PG.ProteinGroups", "PG.Genes"} + sampleNames(proteins), "\t") +
            [&] {
                std::string text;
                for (int l = 0; l < proteins.features; ++l) {
                    Texts cells = profile(proteins, l);
                    cells[static_cast<std::size_t>(l + 1)] = "Filtered";
                    text += joined(Texts{"P0000" + std::to_string(l), genes[static_cast<std::size_t>(l)]} + cells,
                                   "\t");
                }
                return text;
            }(),
        {12, 5, 0, proteins.sample(0), "P00000"});
}

}  // namespace

void TestLayouts::labelRowIsReportedWhereItIs()
{
    const Table table;
    const std::string label = joined("class" + labels(table), "\t"), features = featureLines(table, "\t");
    const std::string header = joined("" + sampleNames(table), "\t");
    QCOMPARE(decision(*read(label + features), "label row"), std::string("row 1"));
    QCOMPARE(decision(*read(header + label + features), "label row"), std::string("row 2"));
    QCOMPARE(decision(*read(header + features + label), "label row"), std::string("last row"));
}

void TestLayouts::layouts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("features");
    QTest::addColumn<int>("classes");
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("feature");
    QTest::addColumn<double>("value");
    addOrientations();
    addDelimiters();
    addLabels();
    addLabelRows();
    addDiscrete();
    addCountTables();
    addArrayTables();
    addSampleTables();
    addNamedColumns();
}

void TestLayouts::layouts()
{
    QFETCH(QByteArray, text);
    QFETCH(int, samples);
    QFETCH(int, features);
    QFETCH(int, classes);
    QFETCH(QByteArray, sample);
    QFETCH(QByteArray, feature);
    QFETCH(double, value);
    ++m_tried;
    const DatasetPtr data = read(text.toStdString());
    std::string decisions;
    for (const Decision& one : data->origin().decisions)
        decisions += one.what + ": " + one.value.text() + " (" + one.reason.text() + ")\n";
    const auto reasons = [&] { return qPrintable("\n" + QString::fromStdString(decisions)); };
    QVERIFY2(data->samples() == samples && data->features() == features,
             qPrintable(QStringLiteral("%1 x %2\n").arg(data->samples()).arg(data->features()) +
                        QString::fromStdString(decisions)));
    const LabelField* label = data->labelField(data->preferredLabel());
    QVERIFY2((label ? static_cast<int>(label->classes.size()) : 0) == classes, reasons());
    QCOMPARE(QByteArray::fromStdString(data->sampleNames().front()), sample);
    QCOMPARE(QByteArray::fromStdString(data->featureNames().front()), feature);
    QCOMPARE(data->value(0, 0), value);
    for (const Decision& one : data->origin().decisions)
        QVERIFY(!one.reason.text().empty());
    ++m_right;
}

void TestLayouts::cleanupTestCase()
{
    qInfo("layouts that open rightly: %d of %d", m_right, m_tried);
}

QTEST_APPLESS_MAIN(TestLayouts)
#include "tst_layouts.moc"
