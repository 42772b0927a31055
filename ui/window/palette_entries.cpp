// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palette_entries.h"

#include "core/methods/method.h"
#include "core/preprocess/step_groups.h"
#include "ui/panels/parameter_panel.h"
#include "ui/project/project.h"
#include "ui/project/verdict_controller.h"
#include "ui/theme/core_text.h"
#include "ui/window/main_window.h"
#include "ui/window/manual_window.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

struct PaletteEntriesWords
{
    Q_DECLARE_TR_FUNCTIONS(PaletteEntries)
};

/// Without the mark of the key that chooses it in its menu.
QString withoutMnemonic(QString text)
{
    return text.remove(QLatin1Char('&'));
}

void addActions(QMenu& menu, std::vector<PaletteEntry>& entries)
{
    emit menu.aboutToShow();  // some are filled only then
    const QString group = withoutMnemonic(menu.title());
    for (QAction* action : menu.actions()) {
        if (action->menu()) {
            addActions(*action->menu(), entries);
            continue;
        }
        if (action->isSeparator() || action->text().isEmpty() || !action->isVisible())
            continue;
        PaletteEntry entry;
        entry.title = withoutMnemonic(action->text());
        entry.id = action->objectName().isEmpty() ? group + QLatin1Char('/') + entry.title : action->objectName();
        entry.group = group;
        entry.detail = withoutMnemonic(action->toolTip()) == entry.title ? QString() : action->toolTip();
        entry.shortcut = action->shortcut().toString(QKeySequence::NativeText);
        entry.isEnabled = action->isEnabled();
        entry.run = [action = QPointer<QAction>(action)] {
            if (action)
                action->trigger();
        };
        entries.push_back(std::move(entry));
    }
}

/// What the core calls it, where the window calls it otherwise.
QString otherName(const std::string& name)
{
    const QString plain = QString::fromStdString(name);
    return shownText(name) == plain ? QString() : plain;
}

void addMethods(MainWindow& window, std::vector<PaletteEntry>& entries)
{
    for (const MethodDescription& description : methods()) {
        PaletteEntry entry;
        entry.id = QStringLiteral("method ") + QString::fromStdString(description.id);
        entry.title = shownText(description.name);
        entry.otherName = otherName(description.name);
        entry.group = PaletteEntriesWords::tr("Method");
        entry.detail = shownText(description.useWhen) + QLatin1Char(' ') + shownText(description.summary);
        entry.searchWords = shownText(purposeHeading(description.purpose));
        entry.isEnabled = window.project().dataset() != nullptr;
        entry.run = [&window, id = description.id] { window.project().setMethod(id); };
        entries.push_back(std::move(entry));
    }
}

void addParameters(MainWindow& window, std::vector<PaletteEntry>& entries)
{
    auto* panel = window.findChild<ParameterPanel*>();
    for (const ParameterDescription& parameter : method(window.project().state().method).parameters) {
        if (!panel->hasRow(parameter.name))
            continue;
        PaletteEntry entry;
        entry.id = QStringLiteral("parameter ") + QString::fromStdString(parameter.name);
        entry.title = shownText(parameter.label);
        entry.otherName = otherName(parameter.label);
        if (!parameter.symbol.empty())
            entry.title += QLatin1Char(' ') + QString::fromStdString(parameter.symbol);
        entry.group = PaletteEntriesWords::tr("Parameter");
        entry.detail = shownText(parameter.help);
        entry.run = [panel, name = parameter.name] { panel->focusRow(name); };
        entries.push_back(std::move(entry));
    }
}

void addSteps(MainWindow& window, std::vector<PaletteEntry>& entries)
{
    const auto* menu = window.findChild<QMenu*>(QStringLiteral("addStepMenu"));
    for (const StepGroup& group : stepGroups())
        for (const StepDescription& step : group.steps) {
            PaletteEntry entry;
            entry.id = QStringLiteral("addStep_") + QString::fromStdString(step.name);
            entry.title = shownText(step.title);
            entry.otherName = QString::fromStdString(step.name);
            entry.group = PaletteEntriesWords::tr("Add step");
            entry.detail = shownText(step.help);
            entry.searchWords = shownText(group.title);
            entry.isEnabled = window.project().dataset() != nullptr;
            entry.run = [action = QPointer(menu->findChild<QAction*>(entry.id))] {
                if (action)
                    action->trigger();
            };
            entries.push_back(std::move(entry));
        }
}

void addVerdict(MainWindow& window, std::vector<PaletteEntry>& entries)
{
    auto* verdict = window.findChild<VerdictController*>();
    PaletteEntry entry;
    entry.id = QStringLiteral("testVerdict");
    entry.title = PaletteEntriesWords::tr("Test with shuffled labels");
    entry.group = PaletteEntriesWords::tr("Result");
    entry.detail = PaletteEntriesWords::tr("Tests whether the result is better than chance");
    entry.isEnabled = verdict->isPossible();
    entry.run = [verdict] { verdict->compute(); };
    entries.push_back(std::move(entry));
}

/// Entries of all samples and genes: a name chooses it.
void addNames(MainWindow& window, std::vector<PaletteEntry>& entries)
{
    Scene& scene = window.project().scene();
    const FitPtr fit = scene.fit();
    if (!fit || !fit->data)
        return;
    const auto add = [&](const QString& id, const QString& name, const QString& group, const auto& choose) {
        if (name.isEmpty())
            return;
        PaletteEntry entry;
        entry.id = id;
        entry.title = name;
        entry.group = group;
        entry.isName = true;
        entry.run = [&scene, data = std::weak_ptr(fit->data), choose] {
            if (scene.fit() && scene.fit()->data && scene.fit()->data == data.lock())
                choose();
        };
        entries.push_back(std::move(entry));
    };
    for (int i = 0; i < fit->samples(); ++i)
        add(QStringLiteral("sample %1").arg(i), fit->sampleName(i), PaletteEntriesWords::tr("Select"),
            [&scene, i] { scene.selection().apply(SelectMode::Replace, {i}); });
    const QString colourBy = PaletteEntriesWords::tr("Colour by");
    for (int i = 0; i < int(fit->data->features()); ++i)
        add(QStringLiteral("feature %1").arg(i), fit->featureLabel(i), colourBy, [&scene, i] {
            scene.setFocusFeature(i);
            scene.setColouring(Scene::colouringByFeature(*scene.fit(), i));
        });
}

struct SearchWords
{
    const char* id;
    const char* words;
};

/// Common words for entries that have another title.
void addSearchWords(std::vector<PaletteEntry>& entries)
{
    const SearchWords all[] = {
        {"testVerdict",
         QT_TRANSLATE_NOOP("PaletteEntries",
                           "validate validation cross-validation overfitting p-value chance significance "
                           "permutation random accuracy real")},
        {"page chance.md",
         QT_TRANSLATE_NOOP("PaletteEntries", "cross-validation overfitting p-value chance significance leakage")},
        {"page results.md",
         QT_TRANSLATE_NOOP("PaletteEntries", "cross-validation leave-one-out overfitting p-value accuracy")},
        {"show_samples",
         QT_TRANSLATE_NOOP("PaletteEntries",
                           "samples outlier mislabelled misclassified unclear uncertain ambiguous borderline")},
        {"show_memberships",
         QT_TRANSLATE_NOOP("PaletteEntries", "unclear uncertain ambiguous probability heat map")},
        {"show_features",
         QT_TRANSLATE_NOOP("PaletteEntries", "gene names genes markers signature biomarkers ranking")},
        {"show_weights", QT_TRANSLATE_NOOP("PaletteEntries", "gene importance markers signature")},
        {"show_expression", QT_TRANSLATE_NOOP("PaletteEntries", "heat map")},
        {"show_scatter", QT_TRANSLATE_NOOP("PaletteEntries", "scatter plot sample map")},
        {"copySampleNames", QT_TRANSLATE_NOOP("PaletteEntries", "sample names list")},
        {"exportFigure", QT_TRANSLATE_NOOP("PaletteEntries", "save picture image plot print png svg pdf")},
        {"savePictureData", QT_TRANSLATE_NOOP("PaletteEntries", "export csv table")},
        {"saveResult", QT_TRANSLATE_NOOP("PaletteEntries", "export results json")},
        {"writeReport", QT_TRANSLATE_NOOP("PaletteEntries", "export html pdf summary")},
        {"tune",
         QT_TRANSLATE_NOOP("PaletteEntries",
                           "hyperparameter optimise optimize grid search cross-validation lambda landscape "
                           "validation curve")},
        {"compare",
         QT_TRANSLATE_NOOP("PaletteEntries",
                           "benchmark classifiers cross-validation McNemar t-test significance recall confusion "
                           "matrix svm random forest")},
        {"copyCommand", QT_TRANSLATE_NOOP("PaletteEntries", "script reproduce repeat")},
        {"open", QT_TRANSLATE_NOOP("PaletteEntries", "load import read own file")},
        {"join", QT_TRANSLATE_NOOP("PaletteEntries", "add labels classes annotations phenotype metadata")},
        {"import",
         QT_TRANSLATE_NOOP("PaletteEntries", "transpose orientation delimiter header gene names sample names")},
        {"leaveOutSamples", QT_TRANSLATE_NOOP("PaletteEntries", "exclude remove delete drop outlier")},
        {"leaveOutFeature", QT_TRANSLATE_NOOP("PaletteEntries", "exclude remove delete drop gene")},
        {"leftOut", QT_TRANSLATE_NOOP("PaletteEntries", "restore include excluded")},
        {"project", QT_TRANSLATE_NOOP("PaletteEntries", "predict classify new samples test set")},
        {"geneSets", QT_TRANSLATE_NOOP("PaletteEntries", "pathway enrichment gmt")},
        {"undo", QT_TRANSLATE_NOOP("PaletteEntries", "revert back")},
        {"redo", QT_TRANSLATE_NOOP("PaletteEntries", "repeat forward")},
        {"addStep_impute", QT_TRANSLATE_NOOP("PaletteEntries", "missing values fill nan na gaps")},
        {"addStep_drop-missing", QT_TRANSLATE_NOOP("PaletteEntries", "missing values remove nan na")},
        {"addStep_zscore",
         QT_TRANSLATE_NOOP("PaletteEntries", "normalise normalize standardise standardize scale")},
        {"addStep_quantile", QT_TRANSLATE_NOOP("PaletteEntries", "normalise normalize")},
        {"addStep_log2", QT_TRANSLATE_NOOP("PaletteEntries", "log transform")},
        {"addStep_log1p", QT_TRANSLATE_NOOP("PaletteEntries", "log transform counts")},
        {"addStep_symbols", QT_TRANSLATE_NOOP("PaletteEntries", "gene names symbols")},
        {"addStep_top-variance", QT_TRANSLATE_NOOP("PaletteEntries", "filter genes reduce")},
    };
    for (const SearchWords& one : all) {
        const auto found = std::find_if(entries.begin(), entries.end(), [&one](const PaletteEntry& entry) {
            return entry.id == QLatin1String(one.id);
        });
        if (found != entries.end())
            found->searchWords += QLatin1Char(' ') + PaletteEntriesWords::tr(one.words);
    }
}

/// The first line of a page of the manual.
QString headingOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString line = QString::fromUtf8(file.readLine()).trimmed();
    while (line.startsWith(QLatin1Char('#')))
        line.remove(0, 1);
    return line.trimmed();
}

void addPages(MainWindow& window, std::vector<PaletteEntry>& entries)
{
    const QDir manual(QStringLiteral(":/manual"));
    for (const QString& page : manual.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        PaletteEntry entry;
        entry.id = QStringLiteral("page ") + page;
        entry.title = headingOf(manual.filePath(page));
        entry.group = PaletteEntriesWords::tr("Manual");
        entry.isPage = true;
        entry.run = [&window, page] { ManualWindow::showPage(page, &window); };
        entries.push_back(std::move(entry));
    }
}

}  // namespace

std::vector<PaletteEntry> paletteEntries(MainWindow& window)
{
    std::vector<PaletteEntry> entries;
    for (const QAction* action : window.findChild<QMenuBar*>()->actions())
        addActions(*action->menu(), entries);
    addMethods(window, entries);
    addParameters(window, entries);
    addSteps(window, entries);
    addVerdict(window, entries);
    addPages(window, entries);
    addNames(window, entries);
    addSearchWords(entries);
    return entries;
}

}  // namespace fuzzylens::ui
