// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/projection_dialog.h"

#include "core/export/writer.h"
#include "ui/files/file_dialogs.h"
#include "ui/plot/table_copy.h"
#include "ui/plot/table_sorting.h"
#include "ui/scene/scene.h"
#include "ui/theme/core_text.h"
#include "ui/window/projection_table.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace fuzzylens::ui {

ProjectionDialog::ProjectionDialog(Scene& scene, QWidget* parent)
    : QDialog(parent)
    , m_scene(scene)
    , m_model(new ProjectionTable(this))
    , m_summary(new QLabel(this))
    , m_table(new QTableView(this))
    , m_save(new QPushButton(tr("Save as CSV…"), this))
{
    setObjectName(QStringLiteral("projectionDialog"));
    setWindowTitle(tr("Projected samples"));
    resize(720, 480);
    m_summary->setObjectName(QStringLiteral("projectionSummary"));
    m_summary->setWordWrap(true);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_model);
    sorted->setSortRole(Qt::UserRole);
    m_table->setModel(sorted);
    addCopyActions(*m_table);
    m_table->setObjectName(QStringLiteral("projectionTable"));
    m_table->setAccessibleName(tr("Predictions of the projected samples"));
    m_table->setToolTip(tr("Click a heading to sort; predictions that differ from the file are red"));
    sortByHeadings(*m_table);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_save->setObjectName(QStringLiteral("saveProjection"));
    m_save->setAutoDefault(false);
    m_save->setToolTip(tr("Save predictions, probabilities and memberships of every sample"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_save, QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &ProjectionDialog::saveByDialog);
    connect(&m_scene, &Scene::projectionChanged, this, &ProjectionDialog::refresh);
    refresh();
    m_table->resizeColumnsToContents();
}

void ProjectionDialog::refresh()
{
    const ProjectionPtr& projection = m_scene.projection();
    m_model->setProjection(projection);
    m_save->setEnabled(projection != nullptr);
    if (!projection) {
        m_summary->setText(tr("No samples are projected."));
        return;
    }
    QString text = tr("%1, projected with the displayed model. ").arg(projection->name);
    if (projection->agreement.labelled > 0)
        text += tr("New samples: %1 (label field %2).")
                    .arg(projection->summary(), QString::fromStdString(projection->truth.field));
    else if (projection->target().kind == Target::Kind::Classes)
        text += tr("The file contains no labels that match the classes of the model.");
    if (const QString note = projection->namesNote(); !note.isEmpty())
        text += QLatin1Char(' ') + note;
    m_summary->setText(text);
}

QString ProjectionDialog::save(const QString& path) const
{
    const Projection& projection = *m_scene.projection();
    try {
        writeAtomically(path.toStdString(), predictionsCsv(projection.target(), projection.prediction,
                                                           projection.data->sampleNames()));
    } catch (const DataError& error) {
        return exceptionText(error);
    }
    return {};
}

void ProjectionDialog::saveByDialog()
{
    const QString path = saveFileName(this, "predictions", tr("Save predictions"),
                                      QStringLiteral("predictions.csv"), tr("CSV (*.csv)"));
    if (path.isEmpty() || !m_scene.projection())
        return;
    const QString error = save(path);
    if (!error.isEmpty())
        QMessageBox::warning(this, windowTitle(), error);
}

}  // namespace fuzzylens::ui
