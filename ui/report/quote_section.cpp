// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/number_format.h"
#include "ui/project/preparation.h"
#include "ui/report/report_sections.h"
#include "ui/report/report_words.h"
#include "ui/scene/fit_notes.h"
#include "ui/theme/core_text.h"
#include "ui/views/settings_text.h"

#include <QFileInfo>

namespace fuzzylens::ui {

namespace {

QString sentenceOfData(const ReportInput& input)
{
    const Fit& fit = *input.fit;
    const Result& result = *fit.result;
    const QString size = ReportWords::tr("%1 samples × %2 features")
                             .arg(countText(fit.samples()), countText(qint64(result.features->size())));
    const QString name = QFileInfo(QString::fromStdString(result.inputPath)).fileName();
    const QString source =
        result.inputSha256.empty()
            ? ReportWords::tr("data made by the program (%1)").arg(name)
            : ReportWords::tr("the file %1 (SHA-256 %2)").arg(name, QString::fromStdString(result.inputSha256));
    QString text = ReportWords::tr("We analysed %1, %2 in the fit").arg(source, size);
    if (result.target.kind == Target::Kind::Classes)
        text += ReportWords::tr(", with the labels %1 (%2)")
                    .arg(nameText(result.target.name),
                         countsText(result.target.classNames, classCounts(result.target)));
    return text + QLatin1Char('.');
}

QString sentenceOfSteps(const std::vector<StepSpec>& steps)
{
    if (steps.empty())
        return ReportWords::tr("The values were used as read.");
    constexpr qsizetype longest = 120;
    QStringList texts;
    for (const StepSpec& step : steps)
        texts << QStringLiteral("%1 (%2)").arg(stepTitle(step),
                                               shortened(QString::fromStdString(step.text()), longest));
    return ReportWords::tr("Before the fit these steps were applied, in this order: %1.")
        .arg(texts.join(QStringLiteral("; ")));
}

/// Whether the sentence names the parameter: main parameters, and those set by the user.
bool isNamed(const ParameterDescription& parameter, const Fit& fit)
{
    const Parameters& values = fit.result->parameters;
    if (parameter.kind == ParameterDescription::Kind::Text && values.text(parameter.name).empty())
        return false;
    const bool isDefault = fit.prepared && fit.prepared->defaults.has(parameter.name) &&
                           fit.prepared->defaults.value(parameter.name) == values.value(parameter.name);
    return !parameter.advanced || !isDefault;
}

QString sentenceOfMethod(const Fit& fit)
{
    const Result& result = *fit.result;
    const MethodDescription* known = findMethod(result.method);
    QStringList settings;
    if (known)
        for (const ParameterDescription* parameter : playedParts(*known, result))
            if (isNamed(*parameter, fit))
                settings << shortened(settingOf(*parameter, result.parameters), 120);
    return ReportWords::tr(
               "The method was %1 [1], as FuzzyLens %2 [2] computes it, with %3 and all else as listed below; it "
               "%4.")
        .arg(methodName(result), QStringLiteral(FUZZYLENS_VERSION), settings.join(QStringLiteral("; ")),
             endText(result.outcome));
}

QString sentenceOfPairs(const std::map<std::string, double>& metrics)
{
    const auto must = metrics.find("must_links"), cannot = metrics.find("cannot_links");
    return must == metrics.end() || cannot == metrics.end()
               ? QString()
               : ReportWords::tr("It was guided by %1 pairs of samples that must and %2 that cannot be together.")
                     .arg(countText(qint64(must->second)), countText(qint64(cannot->second)));
}

QString sentenceOfAccuracy(const ReportInput& input)
{
    const std::map<std::string, double>& metrics = input.fit->result->metrics;
    const auto counted = [&metrics](const std::string& prefix) {
        const auto correct = metrics.find(prefix + "correct"), samples = metrics.find(prefix + "samples");
        return correct == metrics.end() || samples == metrics.end()
                   ? QString()
                   : shareText(qint64(correct->second), qint64(samples->second));
    };
    QStringList sentences;
    if (const QString training = counted("training_"); !training.isEmpty())
        sentences << (usesLabels(*input.fit->result)
                          ? ReportWords::tr(
                                "The training accuracy, on samples whose labels the method uses, was %1.")
                          : ReportWords::tr("The training accuracy was %1."))
                         .arg(training);
    const QString inFold = counted("leave_one_out_"), global = counted("leave_one_out_global_");
    if (input.verdict)
        sentences << ReportWords::tr("%1 (%2)").arg(shownText(verdictText(*input.verdict)),
                                                    shownText(input.verdict->protocol));
    else if (!inFold.isEmpty())
        sentences << ReportWords::tr("In leave-one-out cross-validation %1 were predicted correctly, with the "
                                     "preprocessing fitted in each fold.")
                         .arg(inFold);
    else if (!global.isEmpty())
        sentences << ReportWords::tr(
                         "In leave-one-out cross-validation %1 were predicted correctly; the preprocessing "
                         "had been fitted on all samples.")
                         .arg(global);
    if (sentences.isEmpty() && metrics.contains("matched_accuracy"))
        sentences << (metrics.contains("scored_samples")
                          ? ReportWords::tr(
                                "With the best matching of clusters to classes, %1 of the samples without "
                                "constraints agreed with their labels.")
                          : ReportWords::tr(
                                "With the best matching of clusters to classes, %1 of the samples agreed with "
                                "their labels."))
                         .arg(percentText(metrics.at("matched_accuracy")));
    if (probeSearchUsedLabels(*input.fit->result))
        sentences << ReportWords::tr("The search for the probes had seen the labels.");
    return sentences.join(QLatin1Char(' '));
}

}  // namespace

ReportSection quoteSection(const ReportInput& input)
{
    const Result& result = *input.fit->result;
    QStringList sentences{sentenceOfData(input), sentenceOfSteps(result.steps), sentenceOfMethod(*input.fit),
                          sentenceOfPairs(result.metrics), sentenceOfAccuracy(input)};
    sentences.removeAll(QString());
    ReportSection section{QStringLiteral("quote"), ReportWords::tr("Methods, to be quoted"), {}};
    section.blocks.push_back(ReportText{sentences.join(QLatin1Char(' '))});
    const MethodDescription* known = findMethod(result.method);
    section.blocks.push_back(
        ReportList{{QStringLiteral("[1] %1").arg(known ? sentenceOf(QString::fromStdString(known->source))
                                                       : QStringLiteral("–")),
                    ReportWords::tr("[2] FuzzyLens %1, free software (GPL-3.0-or-later).")
                        .arg(QStringLiteral(FUZZYLENS_VERSION))}});
    return section;
}

}  // namespace fuzzylens::ui
