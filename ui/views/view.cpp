// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view.h"

#include "ui/plot/number_format.h"
#include "ui/plot/table_copy.h"
#include "ui/theme/core_text.h"
#include "ui/views/settings_text.h"

#include <QContextMenuEvent>
#include <QFileInfo>
#include <QMenu>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

/// The steps that change values or select features; exclusions by the user show in the counts.
QString stepsOf(const std::vector<StepSpec>& specs)
{
    QStringList steps;
    for (const StepSpec& step : specs)
        if (step.name != "drop-samples" && step.name != "keep-samples" && step.name != "exclude")
            steps << QString::fromStdString(step.text());
    return steps.join(QStringLiteral(", "));
}

}  // namespace

View::View(Scene& scene, QWidget* parent)
    : QWidget(parent)
    , m_scene(scene)
{
    connect(&scene, &Scene::changed, this, &View::shownChanged);
}

void View::contextMenuEvent(QContextMenuEvent* event)
{
    const FitPtr& fit = scene().fit();
    if (!fit)
        return QWidget::contextMenuEvent(event);
    QStringList samples;
    for (const int selected : scene().selection().samples())
        samples << fit->sampleName(selected);
    QMenu menu;
    const std::vector<int> meant = scene().selection().meant();
    const int hovered = scene().selection().hovered();
    const int sample = hovered >= 0 ? hovered : meant.size() == 1 ? meant.front() : -1;
    QAction* explain = menu.addAction(tr("&Explain this sample"), this, [this, sample] {
        scene().selection().apply(SelectMode::Replace, {sample});
        emit viewRequested(QStringLiteral("explanation"));
    });
    explain->setObjectName(QStringLiteral("explainThisSample"));
    explain->setEnabled(sample >= 0);
    addCopyNames(menu, tr("Copy &names of selected samples"), samples);
    if (const int feature = scene().focusFeature(); feature >= 0)
        addCopyNames(menu, tr("Copy name of %1").arg(fit->featureLabel(feature)), {fit->featureLabel(feature)});
    menu.exec(event->globalPos());
}

QFont View::figureFont(int points) const
{
    QFont figure = font();
    figure.setPixelSize(points);
    figure.setHintingPreference(QFont::PreferNoHinting);
    return figure;
}

void View::fillWith(QWidget* plot, const QMargins& margins)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margins);
    layout->addWidget(plot);
}

QString View::origin() const
{
    const FitPtr& fit = scene().fit();
    if (!fit)
        return {};
    const Result& result = *fit->result;
    return originText(result.method.empty() ? QString() : methodText(result), result.inputPath, fit->samples(),
                      qint64(result.features->size()), result.steps);
}

QString View::originText(const QString& settings, const std::string& path, qint64 samples, qint64 features,
                         const std::vector<StepSpec>& steps)
{
    QStringList parts{settings};
    const QString size = tr("%1 samples × %2 features").arg(countText(samples), countText(features));
    const QString file = nameText(QFileInfo(QString::fromStdString(path)).fileName());
    parts << (file.isEmpty() ? size : file + QStringLiteral(", ") + size);
    if (const QString named = stepsOf(steps); !named.isEmpty())
        parts << tr("after %1").arg(named);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

}  // namespace fuzzylens::ui
