// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace fuzzylens::ui {

/// Words: a paragraph, a line of code (a command, a digest), a formula, or small print.
struct ReportText
{
    enum class Kind { Paragraph, Code, Formula, Remark };
    QString text;
    Kind kind = Kind::Paragraph;
};

struct ReportList
{
    QStringList items;
};

/// The first field of a row names it.
struct ReportTable
{
    QString caption;
    QStringList heading;            // empty: a list of facts, whose captions are the first fields
    std::vector<QStringList> rows;  // each as long as the heading; of a list of facts two
    std::vector<bool> isNumber{};   // a column each: set at the right; empty: none is
};

/// A picture of the fit.
struct ReportFigure
{
    QString name;     // unique name: "weights-2"
    QString caption;  // caption with an explanation
    QString alt;      // alternative text for screen readers
    QSizeF millimetres;
    double leastHeight = 0;  // millimetres, where a page has no room for more
};

using ReportBlock = std::variant<ReportText, ReportList, ReportTable, ReportFigure>;

struct ReportSection
{
    QString id;  // unique name, "data"
    QString title;
    std::vector<ReportBlock> blocks;
};

/// What a report says, for whoever writes it down. All texts are plain.
struct Report
{
    QString title;
    QString subtitle;
    QString language;  // "en", as HTML names it
    std::vector<ReportSection> sections;
};

/// "Table 2. Parameters", "Figure 3. Samples. …": how a writer calls the tables and figures that it has numbered.
QString tableCaption(int number, const ReportTable& table);
QString figureCaption(int number, const ReportFigure& figure);

}  // namespace fuzzylens::ui
