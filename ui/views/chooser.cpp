// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/chooser.h"

#include "ui/theme/cluster_text.h"
#include "ui/theme/text_size.h"
#include "ui/theme/wide_list.h"
#include "ui/theme/wrapped_tip.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>
#include <QStylePainter>

namespace fuzzylens::ui {

namespace {

constexpr int rowHeight = 26;
constexpr int narrowest = 72;
constexpr int widest = 260;

}  // namespace

Chooser::Chooser(const QString& name, const QString& accessible, const QString& tip, QWidget* parent)
    : QComboBox(parent)
{
    setObjectName(name);
    setAccessibleName(accessible);
    setToolTip(wrappedTip(tip));
    setSizeAdjustPolicy(AdjustToContents);
    setMinimumWidth(inText(narrowest));
    setMaximumWidth(inText(widest));
    setFixedHeight(inText(rowHeight));
}

QSize Chooser::sizeHint() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    constexpr int air = 6;
    const QSize text(fontMetrics().horizontalAdvance(currentText()) + air, inText(rowHeight));
    return {style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this).width(), inText(rowHeight)};
}

QSize Chooser::minimumSizeHint() const
{
    return {inText(narrowest), inText(rowHeight)};  // that of a box is as wide as the widest of its texts
}

void Chooser::showPopup()
{
    widenList(*this);
    QComboBox::showPopup();
}

void Chooser::paintEvent(QPaintEvent*)
{
    if (const int width = sizeHint().width(); width != m_askedWidth) {  // signals of a change may be blocked
        m_askedWidth = width;
        updateGeometry();
    }
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fittingClusterText(option.currentText, field.width(), font(), Qt::ElideMiddle);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace fuzzylens::ui
