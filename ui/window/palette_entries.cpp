// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/palette_entries.h"

#include "core/methods/method.h"
#include "ui/panels/parameter_panel.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/window/main_window.h"
#include "ui/window/manual_window.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>

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
        entry.detail = shownText(description.summary);
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
    addPages(window, entries);
    return entries;
}

}  // namespace fuzzylens::ui
