// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/geo/geo_accession.h"

#include <optional>

namespace fuzzylens::ui {

/// Metadata of a complete or partial file in the cache.
struct GeoRecord
{
    QString url;
    qint64 size = -1;   // of the whole file; -1: unknown
    QString validator;  // ETag or Last-Modified: what must be unchanged for a part to be continued
    QString sha256;     // of the whole file; empty for a part
};

/// A folder of downloaded files. Each complete file and each partial one (NAME.part) has a record (NAME.json,
/// NAME.part.json) with its metadata.
class GeoCache
{
public:
    explicit GeoCache(QString folder);
    /// The folder in the user's cache.
    static GeoCache ofUser();

    const QString& folder() const { return m_folder; }
    /// Files of the same name from different servers do not meet.
    QString pathOf(const GeoFile& file) const;
    QString partOf(const GeoFile& file) const { return pathOf(file) + QStringLiteral(".part"); }

    /// The record of the whole file if it lies there in its size, which is that on the server where that is known.
    std::optional<GeoRecord> find(const GeoFile& file) const;
    /// The record of the part of it that lies there, if it can be continued; it may be all of it, unchecked.
    std::optional<GeoRecord> findPart(const GeoFile& file) const;
    /// False if it cannot be written.
    bool recordPart(const GeoFile& file, const GeoRecord& record) const;
    void removePart(const GeoFile& file) const;
    /// Makes the part the whole file. False if it cannot be put there.
    bool complete(const GeoFile& file, const GeoRecord& record) const;
    void remove(const GeoFile& file) const;

private:
    QString m_folder;
};

}  // namespace fuzzylens::ui
