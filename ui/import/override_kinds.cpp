// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/override_kinds.h"

#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QCoreApplication>
#include <QObject>
#include <QStringList>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

struct OverrideWords
{
    Q_DECLARE_TR_FUNCTIONS(OverrideKinds)
};

using Choice = OverrideKind::Choice;
using Choices = std::vector<Choice>;

const QString noColumn = QStringLiteral("none");

std::function<Choices(const ImportTrial&)> always(Choices choices)
{
    return [choices = std::move(choices)](const ImportTrial&) { return choices; };
}

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

Choices formats(const ImportTrial&)
{
    Choices choices;
    for (const Reader* reader : readers())
        choices.push_back({shownText(reader->name()), fromView(reader->id()), fromView(reader->name())});
    return choices;
}

/// What the file itself says there is.
std::function<Choices(const ImportTrial&)> listed(const std::string& what)
{
    return [what](const ImportTrial& trial) {
        Choices choices;
        for (const DecisionChoices& one : trial.preview.choices)
            if (one.what == what)
                for (const std::string& value : one.values)
                    choices.push_back({QString::fromStdString(value), QString::fromStdString(value)});
        return choices;
    };
}

/// The displayed columns, by number and heading; those of another file if it has the names.
Choices columns(const ImportTrial& trial)
{
    if (const Choices elsewhere = listed("name column")(trial); !elsewhere.empty()) {
        Choices numbered;
        for (const Choice& choice : elsewhere) {
            const auto at = numbered.size();
            numbered.push_back({QObject::tr("%1: %2").arg(at + 1).arg(choice.text), QString::number(at),
                                QStringLiteral("column %1").arg(at + 1)});
        }
        return numbered;
    }
    Choices choices{{QObject::tr("none"), QStringLiteral("-1"), QStringLiteral("none")}};
    const TablePreview& preview = trial.preview;
    const auto header = std::find_if(preview.rows.begin(), preview.rows.end(), [](const PreviewRow& row) {
        return !row.cells.empty() && row.cells.front().role == PreviewCell::Role::Header;
    });
    for (std::size_t c = 0; c < preview.columns.size(); ++c) {
        const QString number = QString::number(preview.columns[c] + 1);
        QString called = QStringLiteral("column ") + number, text = QObject::tr("column %1").arg(number);
        if (header != preview.rows.end() && c < header->cells.size() && !header->cells[c].text.empty()) {
            called = QString::fromStdString(header->cells[c].text);
            text = QObject::tr("%1: %2").arg(number, called);
        }
        choices.push_back({text, QString::number(preview.columns[c]), called});
    }
    return choices;
}

/// The possible label columns, by their number, or the word none.
Choices labelColumns(const ImportTrial& trial)
{
    const Decision* names = decisionAbout(trial, "name column");
    const Choices elsewhere = listed("label column")(trial);
    Choices choices{{QObject::tr("none"), noColumn, noColumn, QObject::tr("none")}};
    if (elsewhere.empty()) {
        for (const Choice& column : columns(trial))
            if (const int at = column.value.toInt();
                at >= 0 && (!names || column.decided.toStdString() != names->value.text()))
                choices.push_back(
                    {QString::number(at + 1), QString::number(at + 1), column.decided, column.decided});
    } else {
        for (std::size_t at = 0; at < elsewhere.size(); ++at)
            choices.push_back({QObject::tr("%1: %2").arg(at + 1).arg(elsewhere[at].text), QString::number(at + 1),
                               elsewhere[at].text, elsewhere[at].text});
    }
    return choices;
}

/// A number of a column from 1, or the word none; anything else leaves it to the program.
OverrideKind labelColumnKind()
{
    OverrideKind kind;
    kind.choices = labelColumns;
    kind.value = [](const ImportOptions& options) -> std::optional<QString> {
        if (!options.labelColumn)
            return std::nullopt;
        return *options.labelColumn < 0 ? noColumn : QString::number(*options.labelColumn + 1);
    };
    kind.setValue = [](ImportOptions& options, const std::optional<QString>& value) {
        const int column = value ? value->toInt() : 0;
        options.labelColumn = column > 0 ? std::optional(column - 1) : std::nullopt;
        if (value == noColumn)
            options.labelColumn = -1;
    };
    return kind;
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
    kind.choices = always({{QObject::tr("samples in rows"), samples, QStringLiteral("samples in rows")},
                           {QObject::tr("genes in rows"), genes, QStringLiteral("genes in rows")}});
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

/// Of an unread file whose numbers are mixed with a text: that it stands for a missing value.
Choices oddTextAsMissing(const ImportTrial& trial)
{
    if (trial.oddText.empty())
        return {};
    const QString odd = QString::fromStdString(trial.oddText);
    const Decision* decision = decisionAbout(trial, "missing values");
    const QString texts = decision ? QString::fromStdString(decision->value.text()) : QString();
    return {{QObject::tr("also “%1”").arg(odd), texts + QStringLiteral(", ") + odd}};
}

/// Texts with commas between.
OverrideKind missingKind()
{
    OverrideKind kind;
    kind.choices = oddTextAsMissing;
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

/// How many features are kept while a matrix is read; a number, or anything else for all.
OverrideKind featuresKind()
{
    OverrideKind kind;
    kind.choices = [](const ImportTrial& trial) {
        const Decision* decision = decisionAbout(trial, "features");
        const bool isAll = decision && !trial.input.import.topVariance;
        Choices choices{{QObject::tr("all"), QObject::tr("all"),
                         isAll ? QString::fromStdString(decision->value.text()) : QString()}};
        for (const int count : {500, 1000, 2000, 5000})
            if (!isAll || !trial.data || trial.data->features() > count)
                choices.push_back({countText(count), QString::number(count)});
        return choices.size() > 1 ? choices : Choices();
    };
    kind.value = [](const ImportOptions& options) {
        return options.topVariance ? std::optional(QString::number(*options.topVariance)) : std::nullopt;
    };
    kind.setValue = [](ImportOptions& options, const std::optional<QString>& value) {
        bool isNumber = false;
        const int count = value ? QString(*value).remove(QLatin1Char(',')).toInt(&isNumber) : 0;
        options.topVariance = isNumber && count > 0 ? std::optional(count) : std::nullopt;
    };
    return kind;
}

OverrideKind precisionKind()
{
    const QString single = QStringLiteral("single"), exact = QStringLiteral("double");
    OverrideKind kind;
    kind.choices =
        always({{OverrideWords::tr("double"), exact, exact}, {OverrideWords::tr("single"), single, single}});
    kind.value = [single](const ImportOptions& options) {
        return options.singlePrecision ? std::optional(single) : std::nullopt;
    };
    kind.setValue = [single](ImportOptions& options, const std::optional<QString>& value) {
        options.singlePrecision = value == single;
    };
    return kind;
}

/// Another format has sheets or layers of its own.
OverrideKind formatKind()
{
    OverrideKind kind = textKind(&ImportOptions::format);
    kind.choices = formats;
    kind.setValue = [set = kind.setValue](ImportOptions& options, const std::optional<QString>& value) {
        set(options, value);
        options.sheet.reset();
        options.layer.reset();
        options.topVariance.reset();
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

OverrideKind of(ImportChoice choice, OverrideKind kind)
{
    kind.choice = choice;
    return kind;
}

OverrideKind typed(OverrideKind kind)
{
    kind.isTyped = true;
    return kind;
}

OverrideKind withChoices(OverrideKind kind, std::function<Choices(const ImportTrial&)> choices)
{
    kind.choices = std::move(choices);
    return kind;
}

std::vector<OverrideKind> makeKinds()
{
    constexpr int mostHeaderRows = 5;
    Choices counts;
    for (int rows = 0; rows <= mostHeaderRows; ++rows)
        counts.push_back({QString::number(rows), QString::number(rows)});
    const Choices delimiters{
        {OverrideWords::tr("tab"), QStringLiteral("\t"), QStringLiteral("tab")},
        {QStringLiteral(","), QStringLiteral(","), QStringLiteral("comma"), OverrideWords::tr("comma")},
        {QStringLiteral(";"), QStringLiteral(";"), QStringLiteral("semicolon"), OverrideWords::tr("semicolon")},
        {QStringLiteral("|"), QStringLiteral("|"), QStringLiteral("vertical bar"),
         OverrideWords::tr("vertical bar")},
        {OverrideWords::tr("space"), QStringLiteral(" "), QStringLiteral("space")}};
    const Choices decimalMarks{{OverrideWords::tr("point, 1.5"), QStringLiteral("."), QStringLiteral("point"),
                                OverrideWords::tr("point")},
                               {OverrideWords::tr("comma, 1,5"), QStringLiteral(","), QStringLiteral("comma"),
                                OverrideWords::tr("comma")}};
    return {
        named(formatKind(), "format", OverrideWords::tr("Format"), OverrideWords::tr("Format of the file")),
        of(ImportChoice::Sheet,
           named(withChoices(textKind(&ImportOptions::sheet), listed("sheet")), "sheet",
                 OverrideWords::tr("Sheet"), OverrideWords::tr("Sheet of the workbook that contains the table"))),
        of(ImportChoice::Layer,
           named(
               withChoices(textKind(&ImportOptions::layer), listed("matrix")), "matrix",
               OverrideWords::tr("Layer"),
               OverrideWords::tr("Matrix to read from the file: the main matrix (X), raw, or one of the layers"))),
        of(ImportChoice::TopVariance,
           typed(named(featuresKind(), "features", OverrideWords::tr("Features"),
                       OverrideWords::tr(
                           "Read all features, or only the features with the largest variance to save memory")))),
        of(ImportChoice::Delimiter,
           named(withChoices(markKind(&ImportOptions::delimiter), always(delimiters)), "delimiter",
                 OverrideWords::tr("Delimiter"), OverrideWords::tr("Character that separates the columns"))),
        of(ImportChoice::DecimalMark,
           named(withChoices(markKind(&ImportOptions::decimalMark), always(decimalMarks)), "decimal mark",
                 OverrideWords::tr("Decimal mark"),
                 OverrideWords::tr("Character before the decimals of a number"))),
        of(ImportChoice::HeaderRows, named(withChoices(numberKind(&ImportOptions::headerRows), always(counts)),
                                           "header rows", OverrideWords::tr("Header rows"),
                                           OverrideWords::tr("Number of rows with names above the values"))),
        of(ImportChoice::NameColumn,
           named(withChoices(numberKind(&ImportOptions::nameColumn), columns), "name column",
                 OverrideWords::tr("Names"), OverrideWords::tr("Column that contains the names of the rows"))),
        of(ImportChoice::LabelColumn,
           typed(named(labelColumnKind(), "label column", OverrideWords::tr("Label"),
                       OverrideWords::tr("Column with the class label of each sample; it may contain numbers and "
                                         "is not used as a feature. Click a column, or type its number or name. "
                                         "None: every numeric column is a feature")))),
        of(ImportChoice::Orientation, named(orientationKind(), "orientation", OverrideWords::tr("Orientation"),
                                            OverrideWords::tr("Whether the rows are samples or genes"))),
        of(ImportChoice::MissingTexts,
           typed(named(missingKind(), "missing values", OverrideWords::tr("Missing"),
                       OverrideWords::tr("Texts that mark a missing value, separated by commas; an empty cell "
                                         "always counts as missing")))),
        named(
            precisionKind(), "precision", OverrideWords::tr("Precision"),
            OverrideWords::tr("How the values are kept: in double precision, or in single precision, which takes "
                              "half the memory and keeps about 7 digits")),
    };
}

}  // namespace

const std::vector<OverrideKind>& overrideKinds()
{
    static const std::vector<OverrideKind> kinds = makeKinds();
    return kinds;
}

QString whyFixed(const ImportTrial& trial, const OverrideKind& kind)
{
    return kind.choice ? shownText(fuzzylens::whyFixed(trial, *kind.choice)) : QString();
}

QString fixedByFormat(const ImportTrial& trial)
{
    QStringList reasons;
    for (const FixedChoice& fixed : trial.fixed) {
        const bool isOfOthers = fixed.choice == ImportChoice::Sheet || fixed.choice == ImportChoice::Layer ||
                                fixed.choice == ImportChoice::TopVariance ||
                                fixed.choice == ImportChoice::LabelColumn;
        QString reason = shownText(fixed.reason);
        reason.replace(0, 1, reason.left(1).toUpper());
        if (!isOfOthers && !reasons.contains(reason))
            reasons << reason;
    }
    return reasons.isEmpty() ? QString() : reasons.join(QStringLiteral(". ")) + QLatin1Char('.');
}

const Decision* decisionAbout(const ImportTrial& trial, const std::string& what)
{
    const auto found = std::find_if(trial.decisions.begin(), trial.decisions.end(),
                                    [&what](const Decision& decision) { return decision.what == what; });
    return found == trial.decisions.end() ? nullptr : &*found;
}

const OverrideKind::Choice* choiceOf(const std::vector<OverrideKind::Choice>& choices, const Decision& decision)
{
    const QString value = QString::fromStdString(decision.value.text());
    const auto found = std::find_if(choices.begin(), choices.end(), [&value](const Choice& choice) {
        return (choice.decided.isEmpty() ? choice.text : choice.decided) == value;
    });
    return found == choices.end() ? nullptr : &*found;
}

}  // namespace fuzzylens::ui
