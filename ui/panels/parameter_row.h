// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/parameter.h"

#include <QWidget>

namespace fuzzylens::ui {

/// The control of one parameter, made from its description. Shows what it is told with setValue and never changes
/// itself: a change by hand is announced and comes back as a value.
class ParameterRow : public QWidget
{
    Q_OBJECT

public:
    /// The fitting control for @p description; the description must outlive it.
    static ParameterRow* make(const ParameterDescription& description, QWidget* parent);

    const ParameterDescription& description() const { return m_description; }
    /// @p problem gives ranges, @p others the values scales may depend on.
    virtual void setValue(const ParameterValue& value, const Problem& problem, const Parameters& others) = 0;

signals:
    void valueChosen(const fuzzylens::ParameterValue& value);
    void dragBegan();
    void dragEnded();

protected:
    ParameterRow(const ParameterDescription& description, QWidget* parent);

private:
    const ParameterDescription& m_description;
};

}  // namespace fuzzylens::ui
