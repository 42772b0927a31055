// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

#include <optional>
#include <vector>

namespace fuzzylens::ui {

/// A series (GSE4107) or a curated data set (GDS507) of the Gene Expression Omnibus.
struct GeoAccession
{
    enum class Kind { Series, DataSet };
    Kind kind = Kind::Series;
    QString text;  // in capitals, without leading zeros

    /// Where its files lie under @p base, which ends in a slash.
    QUrl folder(const QUrl& base) const;
};

/// A file that can be downloaded.
struct GeoFile
{
    QString name;      // "GSE4107_series_matrix.txt.gz"
    QString platform;  // "GPL570"; empty when there is one file only
    QUrl url;
    qint64 size = -1;  // bytes, as the server says; -1: it does not say
};

/// The accession in a text of any case, with or without blanks around it.
std::optional<GeoAccession> parseGeoAccession(const QString& text);

/// The files of series matrices that the page of a folder links to, in its order, each once.
std::vector<GeoFile> seriesMatrices(const GeoAccession& accession, const QUrl& folder, const QString& page);

/// Where GEO keeps its files.
QUrl geoServer();

/// @p text as the address under which accessions are looked for; nothing if it is no http or https address.
std::optional<QUrl> parseGeoServer(const QString& text);

}  // namespace fuzzylens::ui
