// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/selection_menu.h"

#include "ui/project/project.h"
#include "ui/theme/counted.h"
#include "ui/theme/menu_action.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>

namespace fuzzylens::ui {

SelectionMenu::SelectionMenu(Project& project, QWidget* window)
    : QObject(window)
    , m_project(project)
    , m_window(window)
{}

void SelectionMenu::addTo(QMenu& menu)
{
    const auto add = [&menu](const char* name, const QString& text, const QKeySequence& key) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        return action;
    };
    SampleSelection& selection = m_project.scene().selection();
    QAction* all = add("selectAll", tr("Select &all samples"), QKeySequence::SelectAll);
    QAction* others = add("invertSelection", tr("&Invert selection"), QKeySequence(tr("Ctrl+I")));
    QAction* none = add("clearSelection", tr("&Clear selection"), QKeySequence(tr("Ctrl+Shift+A")));
    connect(all, &QAction::triggered, &selection,
            [&selection] { selection.set(std::vector<bool>(std::size_t(selection.size()), true)); });
    connect(others, &QAction::triggered, &selection, &SampleSelection::invert);
    connect(none, &QAction::triggered, &selection, &SampleSelection::clear);
    m_name = add("nameSelection", tr("&Name selection…"), QKeySequence(tr("Ctrl+Shift+N")));
    connect(m_name, &QAction::triggered, this, &SelectionMenu::ask);
    m_copy = add("copySampleNames", tr("Cop&y names of selected samples"), {});
    connect(m_copy, &QAction::triggered, this, &SelectionMenu::copyNames);
    m_named = menu.addMenu(tr("Na&med selections"));
    m_named->menuAction()->setObjectName(QStringLiteral("namedSelections"));
    connect(m_named, &QMenu::aboutToShow, this, &SelectionMenu::fillNamed);
    const auto offer = [this, &selection] {
        m_name->setEnabled(selection.count() > 0);
        m_copy->setEnabled(selection.count() > 0);
    };
    connect(&selection, &SampleSelection::changed, m_name, offer);
    connect(&m_project.scene(), &Scene::fitChanged, m_name, offer);
    offer();
}

void SelectionMenu::copyNames() const
{
    QString text;
    for (const int sample : m_project.scene().selection().samples())
        text += m_project.scene().fit()->sampleName(sample) + QLatin1Char('\n');
    QGuiApplication::clipboard()->setText(text);
}

void SelectionMenu::ask()
{
    const QString name = QInputDialog::getText(m_window, tr("Name selection"),
                                               tr("Name for %1:")
                                                   .arg(counted(std::size_t(m_project.scene().selection().count()),
                                                                tr("selected sample"), tr("selected samples"))));
    this->name(name.trimmed());
}

void SelectionMenu::name(const QString& name)
{
    const FitPtr& fit = m_project.scene().fit();
    if (name.isEmpty() || !fit)
        return;
    std::set<std::string> samples;
    for (const int sample : m_project.scene().selection().samples())
        samples.insert((*fit->result->samples)[std::size_t(sample)]);
    if (samples.empty())
        return;
    AnalysisState next = m_project.state();
    next.namedSelections[name.toStdString()] = std::move(samples);
    m_project.change(next, tr("naming a selection"));
}

void SelectionMenu::select(const QString& name)
{
    const FitPtr& fit = m_project.scene().fit();
    const auto known = m_project.state().namedSelections.find(name.toStdString());
    if (!fit || known == m_project.state().namedSelections.end())
        return;
    std::vector<bool> selected;
    for (const std::string& sample : *fit->result->samples)
        selected.push_back(known->second.contains(sample));
    m_project.scene().selection().set(std::move(selected));
}

void SelectionMenu::forget(const QString& name)
{
    AnalysisState next = m_project.state();
    next.namedSelections.erase(name.toStdString());
    m_project.change(next, tr("deleting a named selection"));
}

void SelectionMenu::fillNamed()
{
    clearMenu(*m_named);
    const auto& named = m_project.state().namedSelections;
    if (named.empty()) {
        m_named->addAction(tr("none yet"))->setEnabled(false);
        return;
    }
    auto* forgotten = new QMenu(tr("&Delete"), m_named);
    for (const auto& [name, samples] : named) {
        const QString title = QString::fromStdString(name);
        const QString text = tr("%1 (%2)").arg(QString(title).replace(QLatin1Char('&'), QLatin1String("&&")),
                                               counted(samples.size(), tr("sample"), tr("samples")));
        connect(m_named->addAction(text), &QAction::triggered, this, [this, title] { select(title); });
        connect(forgotten->addAction(text), &QAction::triggered, this, [this, title] { forget(title); });
    }
    m_named->addSeparator();
    m_named->addMenu(forgotten);
}

}  // namespace fuzzylens::ui
