// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace fuzzylens::ui {

/// Panels below each other, as high as they ask for; they scroll if their surroundings leave less room. Hidden
/// without a visible panel.
class PanelScroll : public QScrollArea
{
public:
    explicit PanelScroll(QWidget* parent = nullptr);

    void add(QWidget* panel);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QVBoxLayout* m_panels;
};

}  // namespace fuzzylens::ui
