// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/geo/geo_accession.h"

#include <QRegularExpression>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int digitsOfAFolder = 3;  // a folder holds a thousand accessions: GSE4nnn

}  // namespace

QUrl GeoAccession::folder(const QUrl& base) const
{
    const QString prefix = text.left(3);
    const QString number = text.mid(3);
    const QString thousand =
        prefix + number.chopped(std::min<qsizetype>(digitsOfAFolder, number.size())) + QStringLiteral("nnn");
    const bool isSeries = kind == Kind::Series;
    return base.resolved(QUrl(QStringLiteral("%1/%2/%3/%4/")
                                  .arg(isSeries ? QStringLiteral("series") : QStringLiteral("datasets"), thousand,
                                       text, isSeries ? QStringLiteral("matrix") : QStringLiteral("soft"))));
}

std::optional<GeoAccession> parseGeoAccession(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^(GSE|GDS)0*([1-9][0-9]{0,8})$"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(text.trimmed());
    if (!match.hasMatch())
        return {};
    const QString prefix = match.captured(1).toUpper();
    return GeoAccession{prefix == QLatin1String("GSE") ? GeoAccession::Kind::Series : GeoAccession::Kind::DataSet,
                        prefix + match.captured(2)};
}

std::vector<GeoFile> seriesMatrices(const GeoAccession& accession, const QUrl& folder, const QString& page)
{
    const QRegularExpression pattern(
        QStringLiteral("href\\s*=\\s*[\"']?([^\"'>\\s]*/)?(%1(-GPL[0-9]+)?_series_matrix(-[0-9]+)?\\.txt\\.gz)")
            .arg(accession.text),
        QRegularExpression::CaseInsensitiveOption);
    std::vector<GeoFile> files;
    for (auto matches = pattern.globalMatch(page); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString name = match.captured(2);
        const auto isName = [&](const GeoFile& file) { return file.name == name; };
        if (std::none_of(files.begin(), files.end(), isName))
            files.push_back({name, match.captured(3).mid(1) + match.captured(4), folder.resolved(QUrl(name)), -1});
    }
    return files;
}

QUrl geoServer()
{
    return QUrl(QStringLiteral("https://ftp.ncbi.nlm.nih.gov/geo/"));
}

std::optional<QUrl> parseGeoServer(const QString& text)
{
    QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isWeb = url.scheme() == QLatin1String("http") || url.scheme() == QLatin1String("https");
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return {};
    if (!url.path().endsWith(QLatin1Char('/')))
        url.setPath(url.path() + QLatin1Char('/'));
    return url;
}

}  // namespace fuzzylens::ui
