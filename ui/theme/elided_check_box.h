// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace fuzzylens::ui {

/// A check box that ends its text with an ellipsis where it has no room; text() stays whole.
class ElidedCheckBox : public QCheckBox
{
    Q_OBJECT

public:
    using QCheckBox::QCheckBox;

protected:
    void paintEvent(QPaintEvent*) override;
};

}  // namespace fuzzylens::ui
