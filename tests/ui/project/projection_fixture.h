// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"
#include "core/export/writer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/project/projection_controller.h"

#include <QTemporaryDir>

#include <cmath>
#include <functional>
#include <memory>

namespace fuzzylens::ui {

/// One half of a synthetic set fitted in a window, the other half to be projected into that fit.
class ProjectionFixture
{
protected:
    Project& project() { return m_window->project(); }
    ProjectionController& projection() { return m_window->projection(); }
    const ProjectionPtr& placed() { return project().scene().projection(); }

    void prepareSets()
    {
        prepareApplication();
        const DatasetPtr whole = demonstration();
        std::vector<Index> even, odd;
        for (Index i = 0; i < whole->samples(); ++i)
            (i % 2 ? odd : even).push_back(i);
        m_train = whole->subset(even, std::nullopt);
        m_test = whole->subset(odd, std::nullopt);
    }

    void showTrainingSet()
    {
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        settle([this] { project().open(m_train, QStringLiteral("train"), {"train.csv", {}, {}}); });
    }

    void settle(const std::function<void()>& change)
    {
        QSignalSpy settled(&project().fitter(), &Fitter::fitted);
        change();
        QVERIFY(settled.size() > 0 || settled.wait(20000));
    }

    QString write(const Dataset& data, const char* name)
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        writeDataset(data, path.toStdString());
        return path;
    }

    /// The other half with a gap in the first feature, which no fit of all features can place.
    QString writeGap()
    {
        DatasetParts parts = m_test->parts();
        auto values = std::make_shared<AlignedMatrix>(AlignedMatrix::copyOf(m_test->values().map()));
        values->column(0)[0] = std::nan("");
        parts.values = values;
        return write(Dataset(std::move(parts)), "gap.csv");
    }

    void project(const QString& path)
    {
        projection().open(path);
        QTRY_VERIFY(placed());
    }

    QTemporaryDir m_folder;
    DatasetPtr m_train, m_test;
    std::unique_ptr<MainWindow> m_window;
};

}  // namespace fuzzylens::ui
