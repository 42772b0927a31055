// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_dialog.h"

#include "ui/files/file_dialogs.h"
#include "ui/theme/counted.h"
#include "ui/theme/text_size.h"
#include "ui/views/view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace fuzzylens::ui {

namespace {

struct Preset
{
    const char* name;
    double widthMm;
    double heightMm;
};

constexpr std::array presets = {
    Preset{QT_TRANSLATE_NOOP("fuzzylens::ui::ExportDialog", "One column"), 85, 65},
    Preset{QT_TRANSLATE_NOOP("fuzzylens::ui::ExportDialog", "Two columns"), 174, 110},
    Preset{QT_TRANSLATE_NOOP("fuzzylens::ui::ExportDialog", "Slide, 16:9"), 254, 142.9},
};

QDoubleSpinBox* lengthBox(const QString& name, const QString& objectName, QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setRange(20, 1000);
    box->setDecimals(1);
    box->setLocale(QLocale::c());  // a decimal point, as everywhere
    box->setSuffix(QStringLiteral(" mm"));
    box->setKeyboardTracking(false);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    return box;
}

}  // namespace

ExportDialog::ExportDialog(View& view, QWidget* parent)
    : QDialog(parent)
    , m_view(view)
    , m_chooseFile([](QWidget* window, const QString& suggested, const QString& filter) {
        return saveFileName(window, "figure", QString(), suggested, filter);
    })
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export figure · %1").arg(view.title()));
    build();
    applyPreset(0);
    resize(760, 460);
    if (const QString missing = view.missing(); !missing.isEmpty()) {
        complain(missing);
        m_save->setEnabled(false);
        m_save->setToolTip(missing);
    }
}

void ExportDialog::build()
{
    m_preview = new QLabel(this);
    m_preview->setObjectName(QStringLiteral("exportPreview"));
    m_preview->setAccessibleName(tr("Preview of the figure"));
    m_preview->setAccessibleDescription(m_view.description());
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setMinimumSize(320, 240);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 20);
    layout->setSpacing(28);
    layout->addWidget(m_preview, 1);
    layout->addWidget(buildChoices());
}

QWidget* ExportDialog::buildChoices()
{
    auto* side = new QWidget(this);
    m_preset = new QComboBox(side);
    m_preset->setObjectName(QStringLiteral("exportPreset"));
    m_preset->setToolTip(tr("Common figure sizes"));
    for (const Preset& preset : presets)
        m_preset->addItem(tr(preset.name));
    m_preset->addItem(tr("Custom size"));
    m_width = lengthBox(tr("Width in millimetres"), QStringLiteral("exportWidth"), side);
    m_height = lengthBox(tr("Height in millimetres"), QStringLiteral("exportHeight"), side);
    m_format = new QComboBox(side);
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_format->setToolTip(tr("PDF and SVG stay sharp at any size; PNG has a fixed resolution"));
    m_format->addItem(tr("PDF"), QStringLiteral("pdf"));
    m_format->addItem(tr("SVG"), QStringLiteral("svg"));
    m_format->addItem(tr("PNG"), QStringLiteral("png"));
    m_dpi = new QSpinBox(side);
    m_dpi->setObjectName(QStringLiteral("exportDpi"));
    m_dpi->setToolTip(tr("Pixels per inch; journals usually require 300 to 600"));
    m_dpi->setRange(72, 1200);
    m_dpi->setSingleStep(50);
    m_dpi->setValue(300);
    m_dpi->setSuffix(tr(" dpi"));
    m_dpi->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_alsoData = new QCheckBox(tr("Also save the data as CSV"), side);
    m_alsoData->setObjectName(QStringLiteral("exportData"));
    m_alsoData->setToolTip(tr("Saves the data of the view as a CSV file next to the figure"));
    m_facts = new QLabel(side);
    m_facts->setObjectName(QStringLiteral("exportFacts"));
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_error = new QLabel(side);
    m_error->setObjectName(QStringLiteral("exportError"));
    m_error->setWordWrap(true);
    m_error->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, side);
    m_save = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("exportSave"));
    m_save->setDefault(true);

    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->addRow(tr("&Size"), m_preset);
    form->addRow(tr("&Width"), m_width);
    form->addRow(tr("&Height"), m_height);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Resolution"), m_dpi);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    layout->addLayout(form);
    layout->addWidget(m_alsoData);
    layout->addWidget(m_facts);
    layout->addStretch(1);
    layout->addWidget(m_error);
    layout->addWidget(buttons);
    side->setFixedWidth(inText(260));

    connect(m_preset, &QComboBox::currentIndexChanged, this, &ExportDialog::applyPreset);
    for (QDoubleSpinBox* box : {m_width, m_height})
        connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
            const QSignalBlocker block(m_preset);
            m_preset->setCurrentIndex(int(presets.size()));
            optionsChanged();
        });
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::optionsChanged);
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::optionsChanged);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    return side;
}

void ExportDialog::applyPreset(int index)
{
    if (index < int(presets.size())) {
        const QSignalBlocker blockWidth(m_width), blockHeight(m_height);
        m_width->setValue(presets[std::size_t(index)].widthMm);
        m_height->setValue(presets[std::size_t(index)].heightMm);
    }
    optionsChanged();
}

FigureOptions ExportDialog::options() const
{
    FigureOptions options;
    options.widthMm = m_width->value();
    options.heightMm = m_height->value();
    options.dpi = m_dpi->value();
    return options;
}

QString ExportDialog::suffix() const
{
    return m_format->currentData().toString();
}

void ExportDialog::optionsChanged()
{
    const bool hasPixels = suffix() == QLatin1String("png");
    m_dpi->setEnabled(hasPixels);
    const QSizeF pixels = options().points() * options().dpi / 72;
    m_facts->setText(
        hasPixels ? tr("%1 × %2 pixels").arg(countText(qRound(pixels.width())), countText(qRound(pixels.height())))
                  : tr("Vector format; text is stored as text"));
    m_error->setHidden(m_view.missing().isEmpty());
    showPreview();
}

void ExportDialog::showPreview()
{
    const FigureOptions chosen = options();
    const double ratio = devicePixelRatioF();
    const QSizeF points = chosen.points();
    const QSizeF room = QSizeF(m_preview->size()) - QSizeF(2, 2);
    const double scale = std::min(room.width() / points.width(), room.height() / points.height());
    const QSize size = (points * scale * ratio).toSize();
    if (size.isEmpty() || !isVisible())
        return;
    QImage sheet(size, QImage::Format_RGB32);
    sheet.fill(chosen.theme.card);
    {
        QCPPainter painter(&sheet);
        drawFigure(painter, scale * ratio, m_view, chosen);
    }
    QPainter edge(&sheet);
    edge.setPen(Theme::of(palette()).border);
    edge.drawRect(0, 0, size.width() - 1, size.height() - 1);
    edge.end();
    sheet.setDevicePixelRatio(ratio);
    m_preview->setPixmap(QPixmap::fromImage(sheet));
}

void ExportDialog::complain(const QString& error)
{
    QPalette colours = m_error->palette();
    colours.setColor(QPalette::WindowText, Theme::of(palette()).bad);
    m_error->setPalette(colours);
    m_error->setText(error);
    m_error->show();
}

void ExportDialog::accept()
{
    const QString suggested = m_view.identifier() + QLatin1Char('.') + suffix();
    QString path =
        m_chooseFile(this, suggested, QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), suffix()));
    if (path.isEmpty())
        return;
    const QString chosen = path;
    if (QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + suffix();
    const QFileInfo file(path);
    const QString dataPath = file.path() + QLatin1Char('/') + file.completeBaseName() + QStringLiteral(".csv");
    // The file dialog has asked about the name typed, not about those made from it.
    for (const QString& made : {path, dataPath})
        if (made != chosen && (made == path || m_alsoData->isChecked()) && QFileInfo::exists(made))
            return complain(tr("%1 already exists. Choose another name.").arg(made));
    QString error = exportFigure(m_view, path, options());
    if (error.isEmpty() && m_alsoData->isChecked())
        error = exportData(m_view, dataPath);
    if (!error.isEmpty())
        return complain(error);
    m_savedPath = path;
    QDialog::accept();
}

void ExportDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    showPreview();
}

void ExportDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    QMetaObject::invokeMethod(this, &ExportDialog::showPreview, Qt::QueuedConnection);
}

}  // namespace fuzzylens::ui
