// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/class_chips.h"

#include "ui/panels/class_filter_dialog.h"
#include "ui/panels/class_marker.h"
#include "ui/panels/flow_layout.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"

#include <QEvent>
#include <QToolButton>

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_set>

namespace fuzzylens::ui {

namespace {

/// Whether each class of @p field is to be seen in the fit on screen; without a fit by this field whether it will.
std::vector<bool> drawnClasses(const LabelField& field, const Fit* fit, const std::set<std::string>& leftOut)
{
    const std::vector<int> counts = field.counts();
    const bool isShown =
        fit && fit->result->target.kind == Target::Kind::Classes && fit->result->target.name == field.name;
    std::unordered_set<std::string_view> shown;
    if (isShown)
        shown.insert(fit->result->target.classNames.begin(), fit->result->target.classNames.end());
    std::vector<bool> drawn;
    for (std::size_t c = 0; c < counts.size(); ++c)
        drawn.push_back(!leftOut.contains(field.classes[c]) &&
                        (isShown ? shown.contains(field.classes[c]) : counts[c] > 0));
    return drawn;
}

}  // namespace

std::vector<ClassEntry> classEntries(Project& project, const QWidget& widget)
{
    std::vector<ClassEntry> entries;
    const LabelField* field = project.dataset() ? project.dataset()->labelField(project.state().label) : nullptr;
    if (!field || field->kind != LabelField::Kind::Categorical)
        return entries;
    const Theme theme = Theme::of(widget.palette());
    const std::vector<int> counts = field->counts();
    const std::vector<bool> drawn =
        drawnClasses(*field, project.scene().fit().get(), project.state().leftOutClasses);
    for (std::size_t c = 0; c < counts.size(); ++c) {
        const bool isIn = !project.state().leftOutClasses.contains(field->classes[c]);
        entries.push_back({field->classes[c], counts[c], isIn,
                           classMarkerIcon(int(c), theme, widget.devicePixelRatioF(), drawn[c])});
    }
    return entries;
}

void setClassIn(Project& project, const std::string& name, bool isIn)
{
    AnalysisState next = project.state();
    if (isIn)
        next.leftOutClasses.erase(name);
    else
        next.leftOutClasses.insert(name);
    project.change(next, isIn ? QObject::tr("restoring a class") : QObject::tr("excluding a class"));
}

ClassChips::ClassChips(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_more(new QToolButton(this))
{
    setObjectName(QStringLiteral("classChips"));
    new FlowLayout(4, this);
    m_more->setObjectName(QStringLiteral("moreClasses"));
    m_more->setAccessibleName(tr("List of all classes"));
    m_more->setToolTip(tr("Show all classes in a list, to exclude or restore them"));
    m_more->hide();
    connect(m_more, &QToolButton::clicked, this, [this] { ClassFilterDialog(m_project, window()).exec(); });
    connect(&m_project, &Project::stateChanged, this, [this] {
        if (wanted() != m_shown)
            refresh();
    });
    connect(&m_project, &Project::datasetChanged, this, &ClassChips::refresh);
    connect(&m_project.scene(), &Scene::fitChanged, this, [this] {
        const FitPtr& fit = m_project.scene().fit();
        const Target none;
        const Target& target = fit ? fit->result->target : none;
        if (target.classNames == m_drawnClasses && target.name == m_drawnField)
            return;  // every frame of a drag brings a fit, seldom other classes
        m_drawnClasses = target.classNames;
        m_drawnField = target.name;
        refresh();
    });
    refresh();
}

ClassChips::Choice ClassChips::wanted() const
{
    return {m_project.state().label, m_project.state().leftOutClasses, devicePixelRatioF()};
}

void ClassChips::refresh()
{
    m_shown = wanted();
    const std::vector<ClassEntry> entries = classEntries(m_project, *this);
    const bool sameNames =
        std::equal(entries.begin(), entries.end(), m_names.begin(), m_names.end(),
                   [](const ClassEntry& entry, const auto& name) { return entry.name == name; });
    if (!sameNames)
        rebuild(entries);
    for (std::size_t index = 0; index < m_chips.size(); ++index)
        showChip(m_chips[index], entries[index]);
    const std::size_t hidden = entries.size() - m_chips.size();
    m_more->setVisible(hidden > 0);
    if (hidden == 0)
        return;
    const auto out = std::count_if(entries.begin() + mostChips, entries.end(),
                                   [](const ClassEntry& entry) { return !entry.isIn; });
    m_more->setText(out > 0 ? tr("%1 more, %2 excluded…").arg(hidden).arg(out) : tr("%1 more…").arg(hidden));
    m_more->setAccessibleName(tr("List of all %1 classes").arg(entries.size()));
}

void ClassChips::rebuild(const std::vector<ClassEntry>& entries)
{
    while (QLayoutItem* item = layout()->takeAt(0)) {
        if (item->widget() != m_more) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    m_chips.clear();
    m_names.clear();
    for (const ClassEntry& entry : entries) {
        m_names.push_back(entry.name);
        if (m_chips.size() == mostChips)
            continue;
        auto* chip = new QToolButton(this);
        chip->setObjectName(QStringLiteral("class_") + QString::fromStdString(entry.name));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setCheckable(true);
        connect(chip, &QToolButton::clicked, this,
                [this, name = entry.name](bool on) { setClassIn(m_project, name, on); });
        layout()->addWidget(chip);
        chip->show();
        m_chips.push_back(chip);
    }
    layout()->addWidget(m_more);
}

void ClassChips::showChip(QToolButton* chip, const ClassEntry& entry)
{
    const QString name = nameText(entry.name);
    chip->setChecked(entry.isIn);
    chip->setText(QStringLiteral("%1 %2").arg(name, countText(entry.count)));
    chip->setAccessibleName(
        tr("class %1, %2").arg(name, counted(std::size_t(entry.count), tr("sample"), tr("samples"))));
    chip->setIcon(entry.icon);
    chip->setToolTip(entry.isIn ? tr("Click to exclude this class") : tr("Click to restore this class"));
}

void ClassChips::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

}  // namespace fuzzylens::ui
