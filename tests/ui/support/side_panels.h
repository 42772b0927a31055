// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/project/project.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>
#include <QVBoxLayout>

namespace fuzzylens::ui {

/// 200 features of 9 samples, made from a number between 0 and 1 each.
inline DatasetPtr arrays(double (*value)(double), const std::string& digest = {})
{
    DatasetParts parts;
    auto values = std::make_shared<AlignedMatrix>(9, 200);
    for (Index l = 0; l < 200; ++l) {
        parts.featureNames.push_back("g" + std::to_string(l));
        for (Index i = 0; i < 9; ++i)
            (*values)(i, l) = value(double((l * 37 + i * 101) % 199) / 198);
    }
    for (Index i = 0; i < 9; ++i)
        parts.sampleNames.push_back("s" + std::to_string(i));
    parts.values = values;
    parts.origin.sha256 = digest;
    return std::make_shared<const Dataset>(std::move(parts));
}

inline double shareOf(double share)
{
    return share;
}

/// Panels on a document that is not live, in a window of their own.
class SidePanels : public QObject
{
protected:
    static void useLightTheme()
    {
        QApplication::setPalette(lightPalette());
        applyTheme();
    }

    /// A document with @p data and a window for its panels.
    QVBoxLayout* open(const DatasetPtr& data)
    {
        m_project = std::make_unique<Project>();
        m_project->fitter().setLive(false);
        m_project->open(data, QStringLiteral("test"), {});
        m_window = std::make_unique<QWidget>();
        return new QVBoxLayout(m_window.get());
    }

    void show(const QSize& size)
    {
        m_window->resize(size);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void close()
    {
        m_window.reset();
        m_project.reset();
    }

    template <typename T>
    T* find(const QString& name)
    {
        return m_window->findChild<T*>(name);
    }

    void useSteps(const std::vector<std::string>& steps)
    {
        AnalysisState next = m_project->state();
        next.steps.clear();
        for (const std::string& step : steps)
            next.steps.push_back({StepSpec::parse(step), true});
        m_project->change(next, QStringLiteral("test"));
        QCoreApplication::processEvents();  // new rows are shown and have their places
    }

    std::vector<std::string> steps() const
    {
        std::vector<std::string> names;
        for (const StepItem& item : m_project->state().steps)
            names.push_back(item.spec.name);
        return names;
    }

    std::unique_ptr<Project> m_project;
    std::unique_ptr<QWidget> m_window;
};

}  // namespace fuzzylens::ui
