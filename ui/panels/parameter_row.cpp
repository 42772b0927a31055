// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/parameter_row.h"

#include "ui/panels/field_row.h"
#include "ui/panels/slider_row.h"
#include "ui/theme/wrapped_tip.h"

namespace fuzzylens::ui {

ParameterRow::ParameterRow(const ParameterDescription& description, QWidget* parent)
    : QWidget(parent)
    , m_description(description)
{
    setObjectName(QStringLiteral("parameter_") + QString::fromStdString(description.name));
    setToolTip(wrappedTip(QString::fromStdString(description.help)));
}

ParameterRow* ParameterRow::make(const ParameterDescription& description, QWidget* parent)
{
    if (description.kind == ParameterDescription::Kind::Real && !description.scales.empty())
        return new SliderRow(description, parent);
    return new FieldRow(description, parent);
}

}  // namespace fuzzylens::ui
