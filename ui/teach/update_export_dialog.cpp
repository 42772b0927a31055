// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/update_export_dialog.h"

#include "ui/files/file_dialogs.h"
#include "ui/project/data_saver.h"
#include "ui/project/project.h"
#include "ui/teach/formula_view.h"
#include "ui/teach/playback.h"
#include "ui/teach/updates_view.h"
#include "ui/theme/text_size.h"
#include "ui/views/scatter/scatter_view.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>

namespace fuzzylens::ui {

namespace {

constexpr std::array frameSizes = {QSize(640, 480), QSize(1280, 720), QSize(1280, 960), QSize(1920, 1080)};

/// Whether the view shows the updates of a fit; others are computed later, or do not depend on it.
bool followsUpdates(const View& view)
{
    static const QStringList others{
        QStringLiteral("laplacian"), QStringLiteral("annealing"),     QStringLiteral("preparation"),
        QStringLiteral("objective"), QStringLiteral("pairs"),         QStringLiteral("explanation"),
        QStringLiteral("knock-out"), QStringLiteral("moved-weights"), QStringLiteral("second-method")};
    return view.isApplicable() && !others.contains(view.identifier());
}

}  // namespace

UpdateExportDialog::UpdateExportDialog(Project& project, Playback& playback, LessonController& lessons,
                                       const std::vector<View*>& views, View* current, QWidget* parent)
    : QDialog(parent)
    , m_project(project)
    , m_playback(playback)
    , m_lessons(lessons)
    , m_work(playback)
    , m_chooseFile([](QWidget* window, const QString& suggested, const QString& filter) {
        return saveFileName(window, "figure", QString(), suggested, filter);
    })
    , m_kind(new QComboBox(this))
    , m_view(new QComboBox(this))
    , m_size(new QComboBox(this))
    , m_seconds(new QDoubleSpinBox(this))
    , m_most(new QSpinBox(this))
    , m_facts(new QLabel(this))
    , m_error(new QLabel(this))
    , m_bar(new QProgressBar(this))
{
    setObjectName(QStringLiteral("updateExportDialog"));
    setWindowTitle(tr("Export updates"));
    build(views, current);
    connect(&m_work, &UpdateExport::progressed, this, [this](int done, int total) {
        m_bar->setRange(0, total);
        m_bar->setValue(done);
    });
    connect(&m_work, &UpdateExport::failed, this, &UpdateExportDialog::complain);
    connect(&m_work, &UpdateExport::cancelled, this, &UpdateExportDialog::follow);
    connect(&m_work, &UpdateExport::saved, this, &UpdateExportDialog::finish);
    connect(&m_playback, &Playback::changed, this, &UpdateExportDialog::follow);
    follow();
}

void UpdateExportDialog::build(const std::vector<View*>& views, View* current)
{
    m_kind->setObjectName(QStringLiteral("updateFormat"));
    m_kind->setToolTip(tr("An animation for slides, a file for each update, or a page to print"));
    m_kind->addItem(tr("Animation (WebP)"), Animation);
    m_kind->addItem(tr("Numbered images (PNG)"), Images);
    m_kind->addItem(tr("Hand-out of one page (PDF)"), Page);
    m_view->setObjectName(QStringLiteral("updateView"));
    m_view->setToolTip(tr("The view that is saved at each update"));
    View* first = nullptr;
    for (View* view : views) {
        if (qobject_cast<UpdatesView*>(view))
            m_objective = view;
        else if (qobject_cast<FormulaView*>(view))
            m_formula = view;
        else if (!first && qobject_cast<ScatterView*>(view) && view->isApplicable())
            first = view;
        if (!followsUpdates(*view))
            continue;
        m_views.push_back(view);
        m_view->addItem(view->title());
    }
    if (current == m_objective && first)
        current = first;  // the chart has the focus when Teach is opened
    const auto chosen = std::find(m_views.begin(), m_views.end(), current);
    m_view->setCurrentIndex(chosen == m_views.end() ? 0 : int(chosen - m_views.begin()));
    m_size->setObjectName(QStringLiteral("updateSize"));
    m_size->setToolTip(tr("Width and height of the images in pixels"));
    for (const QSize& size : frameSizes)
        m_size->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
    m_size->setCurrentIndex(1);
    m_seconds->setObjectName(QStringLiteral("updateSeconds"));
    m_seconds->setToolTip(tr("How long the animation shows each update"));
    m_seconds->setLocale(QLocale::c());  // a decimal point, as everywhere
    m_seconds->setRange(0.05, 10);
    m_seconds->setSingleStep(0.05);
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setValue(int(m_playback.pace()) / 1000.0);
    m_most->setObjectName(QStringLiteral("updateCount"));
    m_most->setToolTip(tr("Of a longer fit, updates at equal distances are saved"));
    m_most->setRange(2, 200);
    m_most->setValue(60);
    m_facts->setObjectName(QStringLiteral("updateFacts"));
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_error->setObjectName(QStringLiteral("updateError"));
    m_error->setWordWrap(true);
    m_error->hide();
    m_bar->setObjectName(QStringLiteral("updateProgress"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("updateSave"));
    m_save->setDefault(true);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->addRow(tr("&Format"), m_kind);
    form->addRow(tr("&View"), m_view);
    form->addRow(tr("&Size"), m_size);
    form->addRow(tr("&Time per update"), m_seconds);
    form->addRow(tr("&Updates at most"), m_most);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 18);
    layout->setSpacing(12);
    layout->addLayout(form);
    layout->addWidget(m_facts);
    layout->addWidget(m_bar);
    layout->addWidget(m_error);
    layout->addStretch(1);
    layout->addWidget(buttons);
    setMinimumWidth(inText(360));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &UpdateExportDialog::follow);
    connect(m_most, &QSpinBox::valueChanged, this, &UpdateExportDialog::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &UpdateExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &UpdateExportDialog::reject);
}

UpdateExportDialog::Kind UpdateExportDialog::kind() const
{
    return Kind(m_kind->currentData().toInt());
}

View* UpdateExportDialog::view() const
{
    return m_views.empty() ? nullptr : m_views[std::size_t(m_view->currentIndex())];
}

UpdateExportOptions UpdateExportDialog::options() const
{
    UpdateExportOptions options;
    options.format =
        kind() == Images ? UpdateExportOptions::Format::Images : UpdateExportOptions::Format::Animation;
    options.pixels = m_size->currentData().toSize();
    options.milliseconds = qRound(1000 * m_seconds->value());
    options.most = m_most->value();
    return options;
}

/// The controls as the format and the export that runs allow.
void UpdateExportDialog::follow()
{
    const bool isBusy = m_work.isBusy(), hasUpdates = m_playback.last() > 0 && view();
    m_kind->setEnabled(!isBusy);
    m_view->setEnabled(!isBusy);
    m_size->setEnabled(!isBusy && kind() != Page);
    m_seconds->setEnabled(!isBusy && kind() == Animation);
    m_most->setEnabled(!isBusy && kind() != Page);
    m_bar->setVisible(isBusy);
    m_save->setEnabled(!isBusy && hasUpdates);
    m_save->setToolTip(hasUpdates ? QString() : tr("The updates of the fit are not computed yet."));
    const int all = m_playback.last() + 1, most = kind() == Page ? HandOut::mostPictures : m_most->value();
    m_facts->setText(all > most ? tr("%1 of %2 frames, at equal distances").arg(most).arg(all)
                                : tr("All %1 frames: the start and each update").arg(all));
}

void UpdateExportDialog::complain(const QString& error)
{
    QPalette colours = m_error->palette();
    colours.setColor(QPalette::WindowText, Theme::of(palette()).bad);
    m_error->setPalette(colours);
    m_error->setText(error);
    m_error->show();
    follow();
}

HandOutContent UpdateExportDialog::handOut() const
{
    HandOutContent content = handOutContent(m_project, m_lessons, m_playback);
    content.objective = m_objective;
    content.formula = m_playback.hasEquations() ? m_formula : nullptr;
    const bool isOfTeach = view() == m_objective || view() == m_formula;
    content.picture = isOfTeach ? m_views.front() : view();
    return content;
}

void UpdateExportDialog::accept()
{
    if (m_work.isBusy() || !m_save->isEnabled())
        return;
    const QString suffixes[] = {QStringLiteral("webp"), QStringLiteral("png"), QStringLiteral("pdf")};
    const QString suffix = suffixes[kind()],
                  name = kind() == Page ? QStringLiteral("hand-out") : QStringLiteral("updates");
    QString path = m_chooseFile(this, saveName(m_project.name(), name, QLatin1Char('.') + suffix),
                                QStringLiteral("%1 (*.%2)").arg(m_kind->currentText(), suffix));
    if (path.isEmpty())
        return;
    const QString chosen = path;
    if (QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + suffix;
    // The file dialog has asked about the name typed, not about those made from it.
    for (const QString& made :
         updatePaths(path, options().format, int(evenUpdates(m_playback.last(), m_most->value()).size())))
        if (made != chosen && QFileInfo::exists(made))
            return complain(tr("%1 already exists. Choose another name or folder.").arg(made));
    m_error->hide();
    if (kind() == Page)
        m_work.writeHandOut(handOut(), path);
    else
        m_work.write(*view(), options(), path);
    follow();
}

void UpdateExportDialog::reject()
{
    if (m_work.isBusy())
        m_work.cancel();
    else
        QDialog::reject();
}

void UpdateExportDialog::finish(const QStringList& paths)
{
    emit saved(paths.size() == 1 ? tr("Saved %1").arg(paths.front())
                                 : tr("Saved %1 to %2").arg(paths.front(), QFileInfo(paths.back()).fileName()));
    QDialog::accept();
}

}  // namespace fuzzylens::ui
