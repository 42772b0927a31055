// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/geo/geo_dialog.h"

#include "ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

constexpr int progressSteps = 1000;

QString fileSizeText(qint64 bytes)
{
    if (bytes < 0)
        return GeoDialog::tr("size unknown");
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

}  // namespace

GeoDialog::GeoDialog(GeoCache cache, QUrl server, QWidget* parent)
    : QDialog(parent)
    , m_catalogue(m_network)
    , m_download(m_network, cache)
    , m_cache(std::move(cache))
    , m_server(std::move(server))
    , m_accession(new QLineEdit(this))
    , m_find(new QPushButton(tr("&Find"), this))
    , m_list(new QTreeWidget(this))
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_fetch(new QPushButton(tr("&Download and open"), this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("geoDialog"));
    setWindowTitle(tr("Open from GEO"));
    resize(560, 320);
    m_accession->setObjectName(QStringLiteral("geoAccession"));
    m_accession->setPlaceholderText(tr("GSE4107 or GDS507"));
    m_accession->setAccessibleName(tr("Accession"));
    m_accession->setToolTip(tr("Accession of a series (GSE…) or a curated data set (GDS…)"));
    m_find->setObjectName(QStringLiteral("geoFind"));
    m_find->setToolTip(tr("List the files in GEO and their sizes without downloading them"));
    m_list->setObjectName(QStringLiteral("geoFiles"));
    m_list->setAccessibleName(tr("Files of the accession"));
    m_list->setHeaderLabels({tr("Platform"), tr("File"), tr("Compressed size")});
    m_list->setRootIsDecorated(false);
    m_list->setToolTip(tr("A series measured on several platforms has one file for each platform"));
    m_message->setObjectName(QStringLiteral("geoMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("geoProgress"));
    m_progress->setAccessibleName(tr("Download progress"));
    m_progress->setTextVisible(false);
    m_fetch->setObjectName(QStringLiteral("geoDownload"));
    m_close->setObjectName(QStringLiteral("geoClose"));
    m_close->setAutoDefault(false);
    auto* local = new QPushButton(tr("&File on this computer…"), this);
    local->setObjectName(QStringLiteral("geoLocal"));
    local->setToolTip(tr("Open a series matrix that you have already downloaded"));
    local->setAutoDefault(false);

    auto* question = new QLabel(tr("&Accession"), this);
    question->setBuddy(m_accession);
    auto* first = new QHBoxLayout;
    first->addWidget(question);
    first->addWidget(m_accession, 1);
    first->addWidget(m_find);
    auto* last = new QHBoxLayout;
    last->addWidget(local);
    last->addStretch(1);
    last->addWidget(m_fetch);
    last->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(first);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_progress);
    layout->addLayout(last);

    connect(m_find, &QPushButton::clicked, this, &GeoDialog::find);
    connect(m_fetch, &QPushButton::clicked, this, &GeoDialog::download);
    connect(m_close, &QPushButton::clicked, this, &GeoDialog::reject);
    connect(local, &QPushButton::clicked, this, [this] {
        m_download.cancel();
        QDialog::reject();
        emit localFileWanted();
    });
    connect(m_accession, &QLineEdit::textEdited, this, [this] {
        m_catalogue.cancel();
        m_files.clear();
        m_list->clear();
        say({});
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &GeoDialog::showState);
    connect(m_list, &QTreeWidget::itemActivated, this, &GeoDialog::download);
    connect(&m_catalogue, &GeoCatalogue::listed, this, &GeoDialog::showFiles);
    connect(&m_catalogue, &GeoCatalogue::failed, this, [this](const QString& why) { say(why, true); });
    connect(&m_download, &GeoDownload::progressed, this, &GeoDialog::showProgress);
    connect(&m_download, &GeoDownload::checking, this, [this] {
        m_progress->setRange(0, 0);
        say(tr("Checking the file…"));
    });
    connect(&m_download, &GeoDownload::failed, this, [this](const QString& why) { say(why, true); });
    connect(&m_download, &GeoDownload::cancelled, this, [this] {
        say(m_download.keepsPart()
                ? tr("Stopped. The downloaded part is kept; the next download continues from there.")
                : tr("Stopped."));
    });
    connect(&m_download, &GeoDownload::finished, this, [this](const QString& path) {
        accept();
        emit fetched(path);
    });
    say({});
}

GeoDialog* GeoDialog::ofUser(QWidget* parent)
{
    const std::optional<QUrl> server = parseGeoServer(QSettings().value(QStringLiteral("geo/server")).toString());
    return new GeoDialog(GeoCache::ofUser(), server.value_or(geoServer()), parent);
}

void GeoDialog::reject()
{
    if (m_download.isRunning())
        m_download.cancel();
    else if (m_catalogue.isBusy()) {
        m_catalogue.cancel();
        say({});
    } else
        QDialog::reject();
}

void GeoDialog::find()
{
    const std::optional<GeoAccession> accession = parseGeoAccession(m_accession->text());
    m_files.clear();
    m_list->clear();
    if (!accession)
        return say(
            tr("%1 is not an accession. Enter a series such as GSE4107 or a curated data set such as GDS507.")
                .arg(m_accession->text().trimmed().isEmpty() ? tr("An empty field")
                                                             : m_accession->text().trimmed()),
            true);
    m_accession->setText(accession->text);
    m_catalogue.ask(*accession, m_server);
    say(tr("Requesting the file list of %2 from %1…").arg(m_server.host(), accession->text));
}

void GeoDialog::showFiles(const std::vector<GeoFile>& files)
{
    m_files = files;
    for (const GeoFile& file : files) {
        auto* item = new QTreeWidgetItem(m_list, {file.platform, file.name, fileSizeText(file.size)});
        if (m_cache.find(file))
            item->setText(2, tr("%1, downloaded").arg(item->text(2)));
    }
    m_list->setColumnHidden(0, files.size() == 1 && files[0].platform.isEmpty());
    m_list->setCurrentItem(m_list->topLevelItem(0));
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
    say(files.size() > 1 ? tr("%1 files found, one per platform. Choose one.").arg(files.size()) : QString());
    m_fetch->setFocus();
}

void GeoDialog::download()
{
    const int index = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (index < 0 || m_download.isRunning())
        return;
    m_progress->setRange(0, 0);
    const GeoFile& file = m_files[std::size_t(index)];
    say(tr("Waiting for %1…").arg(file.url.host()));
    m_download.start(file);
    showState();
}

void GeoDialog::showProgress(qint64 received, qint64 total)
{
    if (total > 0) {
        m_progress->setRange(0, progressSteps);
        m_progress->setValue(int(double(received) / double(total) * progressSteps));
    }
    say(total > 0 ? tr("%1 of %2").arg(fileSizeText(received), fileSizeText(total)) : fileSizeText(received));
}

void GeoDialog::say(const QString& text, bool isProblem)
{
    m_message->setText(text);
    m_message->setStyleSheet(isProblem ? QStringLiteral("color: %1;").arg(Theme::of(palette()).bad.name())
                                       : QString());
    showState();
}

void GeoDialog::showState()
{
    const bool isBusy = m_download.isRunning() || m_catalogue.isBusy();
    m_progress->setVisible(isBusy);
    if (m_catalogue.isBusy())
        m_progress->setRange(0, 0);
    m_accession->setEnabled(!m_download.isRunning());
    m_list->setEnabled(!m_download.isRunning());
    m_find->setEnabled(!isBusy);
    m_fetch->setEnabled(!isBusy && m_list->currentItem() != nullptr);
    m_find->setDefault(m_files.empty());
    m_fetch->setDefault(!m_files.empty());
    m_close->setText(isBusy ? tr("Stop") : tr("Close"));
}

}  // namespace fuzzylens::ui
