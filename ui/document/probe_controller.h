// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/probe_wishes.h"

#include <QObject>
#include <QString>

#include <vector>

namespace fuzzylens::ui {

class Document;

/// Keeps the wishes for probes among the samples on screen as the parameters of the method have them ("pinned" and
/// "forbidden"), and answers what is asked for them: each change is one undo step for both parameters, after which
/// the method fits anew.
class ProbeController : public QObject
{
    Q_OBJECT

public:
    explicit ProbeController(Document& document, QObject* parent = nullptr);

    /// Whether the method of the document can be told which samples are to be probes.
    bool isOffered() const;
    /// @p samples of the fit on screen.
    void give(const std::vector<int>& samples, ProbeRole role);
    /// Leaves all samples to the search.
    void freeAll();

signals:
    void changed();
    void refused(const QString& sentence);

private:
    bool isOnScreen() const;
    void refresh();
    void take(const ProbeWishes& wishes, const QString& text);

    Document& m_document;
};

}  // namespace fuzzylens::ui
