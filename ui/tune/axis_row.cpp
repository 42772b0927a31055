// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tune/axis_row.h"

#include "ui/panels/typed_number.h"
#include "ui/plot/number_format.h"
#include "ui/theme/elided_check_box.h"
#include "ui/theme/select_all_on_click.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/tune/tune_text.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <stdexcept>

namespace fuzzylens::ui {

namespace {

constexpr int boxWidth = 64, mostValues = 200;

QString numberFieldText(double value)
{
    constexpr int digits = 4;
    return QString::number(value, 'g', digits);
}

}  // namespace

AxisRow::AxisRow(const SearchAxis& axis, QGridLayout& grid, int row, QWidget* parent, bool hasCheckBox)
    : QObject(parent)
    , m_axis(axis)
    , m_isOn(hasCheckBox ? new ElidedCheckBox(axisName(axis), parent) : nullptr)
    , m_from(new QLineEdit(numberFieldText(axis.range.from), parent))
    , m_to(new QLineEdit(numberFieldText(axis.range.to), parent))
    , m_count(new QSpinBox(parent))
{
    const QString name = QString::fromStdString(axis.name), symbol = axisSymbol(axis);
    if (m_isOn) {
        m_isOn->setObjectName(QStringLiteral("search_") + name);
        m_isOn->setChecked(axis.isByDefault);
        m_isOn->setToolTip(
            tr("Try several values of this parameter. If it is not selected, it keeps its current value"));
        m_isOn->setMinimumWidth(1);
        m_isOn->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        grid.addWidget(m_isOn, row, 0);
        connect(m_isOn, &QCheckBox::toggled, this, &AxisRow::check);
    }
    m_from->setObjectName(QStringLiteral("from_") + name);
    m_from->setAccessibleName(tr("%1, first value").arg(symbol));
    m_from->setToolTip(allowed());
    m_to->setObjectName(QStringLiteral("to_") + name);
    m_to->setAccessibleName(tr("%1, last value").arg(symbol));
    m_to->setToolTip(allowed());
    m_count->setObjectName(QStringLiteral("count_") + name);
    m_count->setAccessibleName(tr("%1, number of values").arg(symbol));
    m_count->setToolTip(axis.isLogarithmic ? tr("Number of values, evenly spaced on a logarithmic scale")
                                           : tr("Number of values, evenly spaced"));
    m_count->setRange(1, mostValues);
    m_count->setValue(axis.range.count);
    new SelectAllOnClick(*m_count);
    for (QWidget* box : std::initializer_list<QWidget*>{m_from, m_to, m_count})
        box->setFixedWidth(inText(boxWidth));
    grid.addWidget(m_from, row, 1);
    grid.addWidget(m_to, row, 2);
    grid.addWidget(m_count, row, 3);
    connect(m_from, &QLineEdit::textEdited, this, &AxisRow::check);
    connect(m_to, &QLineEdit::textEdited, this, &AxisRow::check);
    connect(m_count, &QSpinBox::valueChanged, this, &AxisRow::check);
    check();
}

AxisRow::~AxisRow()
{
    // They are younger children of the parent, which are still there when it is destroyed.
    for (QWidget* widget : std::initializer_list<QWidget*>{m_isOn, m_from, m_to, m_count})
        if (widget) {
            widget->hide();
            widget->deleteLater();
        }
}

bool AxisRow::isOn() const
{
    return !m_isOn || m_isOn->isChecked();
}

SearchRange AxisRow::range() const
{
    return {typedNumber(m_from->text()), typedNumber(m_to->text()), m_count->value()};
}

std::optional<GridAxis> AxisRow::grid() const
{
    try {
        return gridAxis(m_axis, range());
    } catch (const std::invalid_argument&) {
        return std::nullopt;
    }
}

QString AxisRow::allowed() const
{
    return tr("%1: numbers from %2 to %3, in ascending order")
        .arg(axisSymbol(m_axis), plainNumber(m_axis.minimum, 4), plainNumber(m_axis.maximum, 4));
}

void AxisRow::show(const GridAxis* values)
{
    if (m_isOn)
        m_isOn->setChecked(values);
    if (!values)
        return;
    m_from->setText(QString::fromStdString(values->values.front()));
    m_to->setText(QString::fromStdString(values->values.back()));
    m_count->setValue(int(values->values.size()));
    check();
}

void AxisRow::check()
{
    const bool isWrong = isOn() && !grid();
    for (QLineEdit* box : {m_from, m_to}) {
        box->setEnabled(isOn());
        setStyledProperty(*box, "wrong", isWrong);
    }
    m_count->setEnabled(isOn());
    emit changed();
}

}  // namespace fuzzylens::ui
