// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fuzzylens::ui {

class SweepController;
class SweepSettings;
class View;
class ViewCard;

/// The settings of a sweep and its view.
class SweepPage : public QWidget
{
    Q_OBJECT

public:
    /// Takes @p view over.
    SweepPage(SweepController& sweep, View* view, QWidget* parent = nullptr);

    ViewCard& card() { return *m_card; }
    void takeFocus();

private:
    SweepSettings* m_settings;
    ViewCard* m_card;
};

}  // namespace fuzzylens::ui
