// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/geo/geo_catalogue.h"
#include "ui/geo/geo_download.h"

#include <QDialog>
#include <QNetworkAccessManager>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace fuzzylens::ui {

/// Asks for an accession of GEO, shows its files with their sizes, and fetches the chosen one. Nothing is fetched
/// before it is asked for.
class GeoDialog : public QDialog
{
    Q_OBJECT

public:
    GeoDialog(GeoCache cache, QUrl server, QWidget* parent = nullptr);
    /// With the user's cache and the server of the settings (geo/server), else of GEO.
    static GeoDialog* ofUser(QWidget* parent);

signals:
    /// The file lies whole at @p path; the dialog has closed.
    void fetched(const QString& path);
    /// The user has the file already and wants to look for it.
    void localFileWanted();

public slots:
    void reject() override;

private:
    void find();
    void showFiles(const std::vector<GeoFile>& files);
    void download();
    void showProgress(qint64 received, qint64 total);
    void say(const QString& text, bool isProblem = false);
    void showState();

    QNetworkAccessManager m_network;
    GeoCatalogue m_catalogue;
    GeoDownload m_download;
    GeoCache m_cache;
    QUrl m_server;
    std::vector<GeoFile> m_files;
    QLineEdit* m_accession;
    QPushButton* m_find;
    QTreeWidget* m_list;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_fetch;
    QPushButton* m_close;
};

}  // namespace fuzzylens::ui
