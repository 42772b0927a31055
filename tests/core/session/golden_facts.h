// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session_file.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <cstdio>
#include <string>

namespace fuzzylens {

inline void addBytes(QCryptographicHash& hash, const Eigen::MatrixXd& matrix)
{
    const Eigen::Index shape[] = {matrix.rows(), matrix.cols()};
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(shape), sizeof shape));
    if (matrix.size() > 0)
        hash.addData(QByteArrayView(reinterpret_cast<const char*>(matrix.data()),
                                    matrix.size() * qsizetype(sizeof(double))));
}

/// Data and runs of a session, one line each, with digests of their bits.
inline std::string factsOf(const SessionFile& session)
{
    std::string facts;
    for (const StoredData& stored : session.dataSets()) {
        const DatasetPtr data = session.data(stored.id);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        addBytes(hash, data->values().map());
        for (const std::string& name : data->sampleNames())
            hash.addData(QByteArrayView(name));
        facts += "data " + stored.input.file + ' ' + std::to_string(data->samples()) + " x " +
                 std::to_string(data->features()) + ' ' + hash.result().toHex().toStdString() + '\n';
    }
    for (const StoredRun& run : session.runs()) {
        const Outcome outcome = session.result(run.id).outcome;
        QCryptographicHash hash(QCryptographicHash::Sha256);
        addBytes(hash, outcome.memberships);
        addBytes(hash, outcome.centers);
        addBytes(hash, outcome.featureWeights);
        addBytes(hash, outcome.embedding);
        facts += "run " + std::to_string(run.id) + ' ' + run.commandLine + ' ' + (run.isPinned ? "pinned " : "") +
                 '"' + run.name + "\" " + std::to_string(session.fittedSteps(run.id).size()) + " steps " +
                 (session.picture(run.id).empty() ? "" : "picture ") + hash.result().toHex().toStdString() + '\n';
    }
    for (const std::string& key : session.documents())
        facts += "document " + key + '\n';
    return facts;
}

}  // namespace fuzzylens
