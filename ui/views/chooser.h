// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace fuzzylens::ui {

/// A combo box for the title row of a card: as wide as the text it shows, but it gives way when the card is narrow
/// and then elides its text; its list always has the full texts.
class Chooser : public QComboBox
{
    Q_OBJECT

public:
    /// @p name is the object name, @p accessible what a screen reader says.
    Chooser(const QString& name, const QString& accessible, const QString& tip, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_askedWidth = 0;  // for the text painted last
};

}  // namespace fuzzylens::ui
