// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dataset/synthetic/synthetic.h"
#include "ui/document/document.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace fuzzylens::ui {

/// A document with the demonstration, and files to join to it.
class OpenDocument : public QObject
{
protected:
    void openDemonstration()
    {
        m_document = std::make_unique<Document>();
        QSignalSpy settled(m_document.get(), &Document::settled);
        m_document->openDataset(demonstration(), QStringLiteral("demo"), {"demo", {}, {}});
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
            text += QByteArray::fromStdString(m_document->dataset()->sampleNames()[std::size_t(row)]);
            for (int field = 0; field <= fields.count(','); ++field)
                text += row % 3 ? ",one" : ",other";
            text += '\n';
        }
        return write("table.csv", text);
    }

    void join(const QString& path)
    {
        QSignalSpy joined(m_document.get(), &Document::joined);
        m_document->join(path);
        QVERIFY(joined.wait(20000));
    }

    void leaveOut(const std::set<std::string>& samples)
    {
        AnalysisState next = m_document->state();
        next.leftOutSamples = samples;
        m_document->change(next, QStringLiteral("test"));
        QTRY_COMPARE(m_document->scene().fit()->samples(),
                     int(m_document->dataset()->samples()) - int(samples.size()));
    }

    void leaveOutClass(const std::string& name)
    {
        AnalysisState next = m_document->state();
        next.leftOutClasses = {name};
        m_document->change(next, QStringLiteral("test"));
        QTRY_VERIFY(m_document->scene().fit()->samples() < int(m_document->dataset()->samples()));
    }

    std::set<std::string> selected()
    {
        std::set<std::string> names;
        for (const int sample : m_document->scene().selection().samples())
            names.insert((*m_document->scene().fit()->result->samples)[std::size_t(sample)]);
        return names;
    }

    void select(const std::set<std::string>& samples)
    {
        std::vector<bool> chosen;
        for (const std::string& name : *m_document->scene().fit()->result->samples)
            chosen.push_back(samples.contains(name));
        m_document->scene().selection().set(std::move(chosen));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Document> m_document;
};

}  // namespace fuzzylens::ui
