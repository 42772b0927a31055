// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/override_kinds.h"

#include <QObject>
#include <QStringList>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

using Choice = OverrideKind::Choice;
using Choices = std::vector<Choice>;

std::function<Choices(const ImportTrial&)> always(Choices choices)
{
    return [choices = std::move(choices)](const ImportTrial&) { return choices; };
}

Choices formats(const ImportTrial&)
{
    Choices choices;
    for (const Reader* reader : readers())
        choices.push_back({QString::fromUtf8(reader->name().data(), qsizetype(reader->name().size())),
                           QString::fromUtf8(reader->id().data(), qsizetype(reader->id().size()))});
    return choices;
}

/// The columns that are shown, by number and heading.
Choices columns(const ImportTrial& trial)
{
    Choices choices{{QObject::tr("none"), QStringLiteral("-1")}};
    const TablePreview& preview = trial.preview;
    const auto header = std::find_if(preview.rows.begin(), preview.rows.end(), [](const PreviewRow& row) {
        return !row.cells.empty() && row.cells.front().role == PreviewCell::Role::Header;
    });
    for (std::size_t c = 0; c < preview.columns.size(); ++c) {
        QString text = QObject::tr("column %1").arg(preview.columns[c] + 1);
        if (header != preview.rows.end() && c < header->cells.size() && !header->cells[c].text.empty())
            text += QStringLiteral(": ") + QString::fromStdString(header->cells[c].text);
        choices.push_back({text, QString::number(preview.columns[c])});
    }
    return choices;
}

/// A kind whose option is a text of its own.
OverrideKind textKind(std::optional<std::string> ImportOptions::*option)
{
    OverrideKind kind;
    kind.value = [option](const ImportOptions& options) {
        return options.*option ? std::optional(QString::fromStdString(*(options.*option))) : std::nullopt;
    };
    kind.setValue = [option](ImportOptions& options, const std::optional<QString>& value) {
        options.*option = value ? std::optional(value->toStdString()) : std::nullopt;
    };
    return kind;
}

OverrideKind markKind(std::optional<char> ImportOptions::*option)
{
    OverrideKind kind;
    kind.value = [option](const ImportOptions& options) {
        return options.*option ? std::optional(QString(QLatin1Char(*(options.*option)))) : std::nullopt;
    };
    kind.setValue = [option](ImportOptions& options, const std::optional<QString>& value) {
        options.*option = value ? std::optional(value->front().toLatin1()) : std::nullopt;
    };
    return kind;
}

OverrideKind numberKind(std::optional<int> ImportOptions::*option)
{
    OverrideKind kind;
    kind.value = [option](const ImportOptions& options) {
        return options.*option ? std::optional(QString::number(*(options.*option))) : std::nullopt;
    };
    kind.setValue = [option](ImportOptions& options, const std::optional<QString>& value) {
        options.*option = value ? std::optional(value->toInt()) : std::nullopt;
    };
    return kind;
}

OverrideKind orientationKind()
{
    using Orientation = ImportOptions::Orientation;
    const QString samples = QStringLiteral("samples-in-rows"), genes = QStringLiteral("genes-in-rows");
    OverrideKind kind;
    kind.choices = always({{QObject::tr("samples in rows"), samples}, {QObject::tr("genes in rows"), genes}});
    kind.value = [=](const ImportOptions& options) {
        return options.orientation
                   ? std::optional(*options.orientation == Orientation::SamplesInRows ? samples : genes)
                   : std::nullopt;
    };
    kind.setValue = [=](ImportOptions& options, const std::optional<QString>& value) {
        options.orientation.reset();
        if (value)
            options.orientation = *value == genes ? Orientation::GenesInRows : Orientation::SamplesInRows;
    };
    return kind;
}

/// Texts with commas between.
OverrideKind missingKind()
{
    OverrideKind kind;
    kind.choices = always({});
    kind.value = [](const ImportOptions& options) -> std::optional<QString> {
        if (!options.missingTexts)
            return std::nullopt;
        QStringList texts;
        for (const std::string& text : *options.missingTexts)
            texts << QString::fromStdString(text);
        return texts.join(QStringLiteral(", "));
    };
    kind.setValue = [](ImportOptions& options, const std::optional<QString>& value) {
        options.missingTexts.reset();
        if (!value)
            return;
        options.missingTexts.emplace();
        for (const QString& part : value->split(QLatin1Char(','))) {
            const QString text = part.trimmed();
            if (!text.isEmpty() && text != QLatin1String("empty cell"))  // which always is missing
                options.missingTexts->push_back(text.toStdString());
        }
    };
    return kind;
}

OverrideKind named(OverrideKind kind, std::string what, const QString& title, const QString& tip)
{
    kind.what = std::move(what);
    kind.title = title;
    kind.tip = tip;
    return kind;
}

OverrideKind ofText(OverrideKind kind)
{
    kind.isText = true;
    return kind;
}

OverrideKind editable(OverrideKind kind)
{
    kind.isEditable = true;
    return kind;
}

OverrideKind withChoices(OverrideKind kind, std::function<Choices(const ImportTrial&)> choices)
{
    kind.choices = std::move(choices);
    return kind;
}

std::vector<OverrideKind> makeKinds()
{
    const auto tr = [](const char* text) { return QObject::tr(text); };
    constexpr int mostHeaderRows = 5;
    Choices counts;
    for (int rows = 0; rows <= mostHeaderRows; ++rows)
        counts.push_back({QString::number(rows), QString::number(rows)});
    const Choices delimiters{{tr("tab"), QStringLiteral("\t")},
                             {tr("comma"), QStringLiteral(",")},
                             {tr("semicolon"), QStringLiteral(";")},
                             {tr("bar"), QStringLiteral("|")},
                             {tr("blank"), QStringLiteral(" ")}};
    const Choices decimalMarks{{tr("point"), QStringLiteral(".")}, {tr("comma"), QStringLiteral(",")}};
    return {
        ofText(named(withChoices(textKind(&ImportOptions::format), formats), "format", tr("Format"),
                     tr("What kind of file this is"))),
        editable(named(withChoices(textKind(&ImportOptions::sheet), always({})), "sheet", tr("Sheet"),
                       tr("The sheet of the workbook: its name, or its number from 1"))),
        editable(named(withChoices(textKind(&ImportOptions::layer), always({{tr("raw"), QStringLiteral("raw")}})),
                       "matrix", tr("Layer"),
                       tr("The matrix of the file: raw, or the name of one of its layers"))),
        ofText(named(withChoices(markKind(&ImportOptions::delimiter), always(delimiters)), "delimiter",
                     tr("Delimiter"), tr("What separates the columns"))),
        ofText(named(withChoices(markKind(&ImportOptions::decimalMark), always(decimalMarks)), "decimal mark",
                     tr("Decimal mark"), tr("What stands before the decimals of a number"))),
        ofText(named(withChoices(numberKind(&ImportOptions::headerRows), always(counts)), "header rows",
                     tr("Header rows"), tr("How many rows above the values hold names"))),
        ofText(named(withChoices(numberKind(&ImportOptions::nameColumn), columns), "name column", tr("Names"),
                     tr("The column with the names of the rows"))),
        ofText(named(orientationKind(), "orientation", tr("Orientation"), tr("What stands in the rows"))),
        ofText(editable(named(missingKind(), "missing values", tr("Missing"),
                              tr("The texts that stand for a missing value, with commas between; an empty cell "
                                 "always does")))),
    };
}

}  // namespace

const std::vector<OverrideKind>& overrideKinds()
{
    static const std::vector<OverrideKind> kinds = makeKinds();
    return kinds;
}

const Decision* decisionAbout(const ImportTrial& trial, const std::string& what)
{
    const auto found = std::find_if(trial.decisions.begin(), trial.decisions.end(),
                                    [&what](const Decision& decision) { return decision.what == what; });
    return found == trial.decisions.end() ? nullptr : &*found;
}

}  // namespace fuzzylens::ui
