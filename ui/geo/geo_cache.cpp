// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/geo/geo_cache.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <filesystem>

namespace fuzzylens::ui {

namespace {

const QString recordSuffix = QStringLiteral(".json");

bool write(const QString& path, const GeoRecord& record)
{
    QSaveFile file(path);
    const QJsonObject object{{QStringLiteral("url"), record.url},
                             {QStringLiteral("size"), record.size},
                             {QStringLiteral("validator"), record.validator},
                             {QStringLiteral("sha256"), record.sha256}};
    const QByteArray bytes = QJsonDocument(object).toJson();
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

std::optional<GeoRecord> read(const QString& path, const GeoFile& file)
{
    QFile record(path);
    if (!record.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(record.readAll()).object();
    GeoRecord result{
        object.value(QStringLiteral("url")).toString(), object.value(QStringLiteral("size")).toInteger(-1),
        object.value(QStringLiteral("validator")).toString(), object.value(QStringLiteral("sha256")).toString()};
    if (result.url != file.url.toString())
        return {};
    return result;
}

}  // namespace

GeoCache::GeoCache(QString folder)
    : m_folder(std::move(folder))
{}

GeoCache GeoCache::ofUser()
{
    return GeoCache(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
                    QStringLiteral("/fuzzylens/geo"));
}

QString GeoCache::pathOf(const GeoFile& file) const
{
    const QString place = file.url.adjusted(QUrl::RemoveFilename).toString();
    const QByteArray key = QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    return QStringLiteral("%1/%2/%3").arg(m_folder, QString::fromLatin1(key), file.name);
}

std::optional<GeoRecord> GeoCache::find(const GeoFile& file) const
{
    const QString path = pathOf(file);
    std::optional<GeoRecord> record = read(path + recordSuffix, file);
    if (!record || record->sha256.isEmpty() || QFileInfo(path).size() != record->size)
        return {};
    if (file.size >= 0 && file.size != record->size)
        return {};  // the server has another by now
    return record;
}

std::optional<GeoRecord> GeoCache::findPart(const GeoFile& file) const
{
    std::optional<GeoRecord> record = read(partOf(file) + recordSuffix, file);
    const qint64 size = QFileInfo(partOf(file)).size();
    if (!record || record->validator.isEmpty() || size <= 0 || (record->size >= 0 && size > record->size))
        return {};
    return record;
}

bool GeoCache::recordPart(const GeoFile& file, const GeoRecord& record) const
{
    return QDir().mkpath(QFileInfo(pathOf(file)).path()) && write(partOf(file) + recordSuffix, record);
}

void GeoCache::removePart(const GeoFile& file) const
{
    QFile::remove(partOf(file) + recordSuffix);
    QFile::remove(partOf(file));
}

bool GeoCache::complete(const GeoFile& file, const GeoRecord& record) const
{
    const QString path = pathOf(file);
    QFile::remove(path + recordSuffix);
    std::error_code error;
    std::filesystem::rename(partOf(file).toStdString(), path.toStdString(), error);
    if (error || !write(path + recordSuffix, record))
        return false;
    QFile::remove(partOf(file) + recordSuffix);
    return true;
}

void GeoCache::remove(const GeoFile& file) const
{
    QFile::remove(pathOf(file) + recordSuffix);
    QFile::remove(pathOf(file));
}

}  // namespace fuzzylens::ui
