// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/projection_row.h"

#include "ui/project/projection_controller.h"
#include "ui/scene/scene.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wrapped_tip.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace fuzzylens::ui {

namespace {

constexpr int widestName = 110;  // the following numbers are the content

}  // namespace

ProjectionRow::ProjectionRow(ProjectionController& projection, Scene& scene, QWidget* parent)
    : QWidget(parent)
    , m_projection(projection)
    , m_scene(scene)
    , m_facts(new QPushButton(this))
{
    setObjectName(QStringLiteral("projectionRow"));
    m_facts->setObjectName(QStringLiteral("projectionFacts"));
    m_facts->setAccessibleName(tr("Projected samples"));
    m_facts->setToolTip(tr("Predictions of the model for the samples of another file"));
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* remove = new QPushButton(tr("remove"), this);
    remove->setObjectName(QStringLiteral("removeProjection"));
    remove->setAccessibleName(tr("Remove the projected file"));
    remove->setToolTip(tr("Remove the projected samples from the plots"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_facts, 1);
    row->addWidget(remove);
    connect(m_facts, &QPushButton::clicked, this, &ProjectionRow::tableRequested);
    connect(remove, &QPushButton::clicked, &m_projection, &ProjectionController::remove);
    connect(&m_projection, &ProjectionController::changed, this, &ProjectionRow::refresh);
    connect(&m_scene, &Scene::projectionChanged, this, &ProjectionRow::refresh);
    refresh();
}

void ProjectionRow::refresh()
{
    setVisible(m_projection.isOpen());
    if (!m_projection.isOpen())
        return;
    const bool isPlaced = m_scene.projection() && m_projection.error().isEmpty();
    const QString facts = isPlaced ? m_scene.projection()->summary() : tr("not projected");
    const QString name = fontMetrics().elidedText(m_projection.name(), Qt::ElideMiddle, inText(widestName));
    m_facts->setText(QStringLiteral("○ %1 · %2").arg(name, facts));
    m_facts->setAccessibleName(tr("Projected: %1, %2").arg(m_projection.name(), facts));
    if (isPlaced)
        m_facts->setToolTip(
            wrappedTip((tr("Predictions of the model for the samples of %1.").arg(m_projection.name()) +
                        QLatin1Char(' ') + m_scene.projection()->namesNote())
                           .trimmed()));
    else
        m_facts->setToolTip(m_projection.error().isEmpty() ? tr("The samples are projected after the next fit")
                                                           : wrappedTip(m_projection.error()));
}

}  // namespace fuzzylens::ui
