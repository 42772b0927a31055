// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/matrix_view.h"

#include "ui/compare/compare_controller.h"
#include "ui/compare/compare_text.h"
#include "ui/views/chooser.h"
#include "ui/views/confusion/confusion_view.h"
#include "ui/views/table_figure.h"

#include <QEvent>
#include <QTableView>

namespace fuzzylens::ui {

MatrixView::MatrixView(Scene& scene, CompareController& compare, QWidget* parent)
    : CompareView(scene, compare, parent)
    , m_method(new Chooser(QStringLiteral("matrixMethod"), tr("Method of the confusion matrix"),
                           tr("The method whose predictions are counted"), this))
{
    setObjectName(QStringLiteral("matrixView"));
    setAccessibleName(title());
    table().setObjectName(QStringLiteral("matrixTable"));
    table().setAccessibleName(title());
    table().setToolTip(tr("Rows are classes; columns are the predicted classes of held-out samples"));
    table().setModel(&m_cells);
    showAsConfusion(table());
    connect(m_method, &QComboBox::activated, this,
            [this](int index) { this->compare().select(std::size_t(index)); });
    follow();
}

QWidget* MatrixView::controls()
{
    return m_method;
}

QString MatrixView::subject() const
{
    return isApplicable()
               ? tr("Confusion matrix of %1").arg(methodTitle(compare().finished()[compare().selected()].method))
               : title();
}

QString MatrixView::shown() const
{
    return tr("Classes and predicted classes of held-out samples, %1.")
        .arg(methodTitle(compare().finished()[compare().selected()].method));
}

void MatrixView::follow()
{
    const std::vector<ValidatedMethod>& finished = compare().finished();
    if (m_method->count() > int(finished.size()))
        m_method->clear();
    for (std::size_t i = std::size_t(m_method->count()); i < finished.size(); ++i)
        m_method->addItem(methodTitle(finished[i].method));
    m_cells.clear();
    if (finished.empty())
        return;
    m_method->setCurrentIndex(int(compare().selected()));
    fillConfusion(m_cells, finished[compare().selected()].confusion, compare().comparison()->target().classNames,
                  theme());
}

void MatrixView::changeEvent(QEvent* event)
{
    CompareView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        follow();
}

void MatrixView::paintFigure(QCPPainter& painter, const QRectF& area, const Theme& theme)
{
    paintTable(painter, area, m_cells, theme, figureFont(), isConfusionError, RowNames::FromHeader);
}

QString MatrixView::toCsv() const
{
    if (!isApplicable())
        return confusionCsv({}, {});
    return confusionCsv(compare().finished()[compare().selected()].confusion,
                        compare().comparison()->target().classNames);
}

}  // namespace fuzzylens::ui
