// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"
#include "ui/project/project.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace fuzzylens::ui {

/// A project with the demonstration, and files to join to it.
class OpenProject : public QObject
{
protected:
    void openDemonstration()
    {
        m_project = std::make_unique<Project>();
        QSignalSpy settled(&m_project->fitter(), &Fitter::fitted);
        m_project->open(demonstration(), QStringLiteral("demo"), {"demo", {}, {}});
        QVERIFY(settled.wait(20000));
    }

    QString write(const char* name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }

    /// A table about the first samples, with these fields.
    QString table(int rows, const QByteArray& fields)
    {
        QByteArray text = "name," + fields + '\n';
        for (int row = 0; row < rows; ++row) {
            text += QByteArray::fromStdString(m_project->dataset()->sampleNames()[std::size_t(row)]);
            for (int field = 0; field <= fields.count(','); ++field)
                text += row % 3 ? ",one" : ",other";
            text += '\n';
        }
        return write("table.csv", text);
    }

    void join(const QString& path)
    {
        QSignalSpy joined(&m_project->loader(), &Loader::joined);
        m_project->loader().join(path);
        QVERIFY(joined.wait(20000));
    }

    void leaveOut(const std::set<std::string>& samples)
    {
        AnalysisState next = m_project->state();
        next.leftOutSamples = samples;
        m_project->change(next, QStringLiteral("test"));
        QTRY_COMPARE(m_project->scene().fit()->samples(),
                     int(m_project->dataset()->samples()) - int(samples.size()));
    }

    void leaveOutClass(const std::string& name)
    {
        AnalysisState next = m_project->state();
        next.leftOutClasses = {name};
        m_project->change(next, QStringLiteral("test"));
        QTRY_VERIFY(m_project->scene().fit()->samples() < int(m_project->dataset()->samples()));
    }

    std::set<std::string> selected()
    {
        std::set<std::string> names;
        for (const int sample : m_project->scene().selection().samples())
            names.insert((*m_project->scene().fit()->result->samples)[std::size_t(sample)]);
        return names;
    }

    void select(const std::set<std::string>& samples)
    {
        std::vector<bool> chosen;
        for (const std::string& name : *m_project->scene().fit()->result->samples)
            chosen.push_back(samples.contains(name));
        m_project->scene().selection().set(std::move(chosen));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Project> m_project;
};

}  // namespace fuzzylens::ui
