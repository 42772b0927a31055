// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/playground/second_method.h"
#include "ui/views/scatter/scatter_view.h"

namespace fuzzylens::ui {

/// The samples as a second method sees them.
class SecondMethodView : public ScatterView
{
    Q_OBJECT

public:
    explicit SecondMethodView(SecondMethod& second, QWidget* parent = nullptr);

    QString identifier() const override { return QStringLiteral("second-method"); }
    QString title() const override { return tr("Second method"); }
    QString subject() const override;

private:
    const SecondMethod& m_second;
};

}  // namespace fuzzylens::ui
