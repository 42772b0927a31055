// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playground/second_parameters.h"

#include "core/methods/method.h"
#include "ui/panels/parameter_row.h"
#include "ui/playground/second_method.h"

#include <QVBoxLayout>

namespace fuzzylens::ui {

SecondParameters::SecondParameters(SecondMethod& second, QWidget* parent)
    : QWidget(parent)
    , m_second(second)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("secondParameters"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    connect(&second.project(), &Project::stateChanged, this, &SecondParameters::follow);
    connect(&second.project().fitter(), &Fitter::preparedChanged, this, &SecondParameters::follow);
    connect(&second, &SecondMethod::changed, this, &SecondParameters::follow);
    follow();
}

void SecondParameters::rebuild()
{
    for (ParameterRow* row : m_rows) {
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    Project& project = m_second.project();
    for (const ParameterDescription* parameter : m_shown) {
        ParameterRow* row = ParameterRow::make(*parameter, this);
        row->setAdvanced(false);
        m_layout->addWidget(row);
        connect(row, &ParameterRow::valueChosen, &project,
                [&project, name = parameter->name](const ParameterValue& value) {
                    project.setParameter(name, value, {});
                });
        connect(row, &ParameterRow::dragBegan, &project, &Project::beginDrag);
        connect(row, &ParameterRow::dragEnded, &project, &Project::endDrag);
        m_rows.push_back(row);
    }
}

void SecondParameters::follow()
{
    std::vector<const ParameterDescription*> own;
    for (const ParameterDescription* parameter : m_second.ownParameters())
        if (!parameter->advanced)
            own.push_back(parameter);
    if (own != m_shown) {
        m_shown = std::move(own);
        rebuild();
    }
    setVisible(!m_rows.empty());
    const Project& project = m_second.project();
    if (m_rows.empty() || project.state().method != m_second.method() || !project.fitter().isPrepared())
        return;
    const Parameters values = project.fitter().parameters();
    const Problem& problem = project.fitter().prepared()->problem;
    for (ParameterRow* row : m_rows)
        row->setVisible(row->follow(problem, values));
}

}  // namespace fuzzylens::ui
