// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace fuzzylens {
struct ParameterDescription;
}

namespace fuzzylens::ui {

class ParameterRow;
class SecondMethod;

/// The parameters of the second method that the first one does not have; the others have the values of the first.
class SecondParameters : public QWidget
{
    Q_OBJECT

public:
    explicit SecondParameters(SecondMethod& second, QWidget* parent = nullptr);

private:
    void follow();
    void rebuild();

    SecondMethod& m_second;
    QVBoxLayout* m_layout;
    std::vector<const ParameterDescription*> m_shown;  // a row each
    std::vector<ParameterRow*> m_rows;
};

}  // namespace fuzzylens::ui
