// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scatter/scatter_tool.h"

namespace fuzzylens::ui {

/// Makes samples probes, or excludes them, by keys and by a context menu, which also copies their names.
class ProbeTool : public ScatterTool
{
    Q_OBJECT

public:
    ProbeTool(const ScatterContext& context, QObject* parent);

    bool pressKey(const QKeyEvent& event) override;

signals:
    /// A sample is selected and to be explained.
    void explanationRequested();

private:
    void openMenu(const std::vector<int>& samples, const QPointF& pixel);
};

}  // namespace fuzzylens::ui
