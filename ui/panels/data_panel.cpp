// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/data_panel.h"

#include "ui/document/document.h"
#include "ui/panels/flow_layout.h"
#include "ui/panels/section.h"
#include "ui/theme/counted.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace fuzzylens::ui {

namespace {

constexpr std::size_t mostChips = 12;

QIcon markerIcon(int index, const Theme& theme, qreal ratio, bool isIn)
{
    QPixmap pixmap(QSize(14, 14) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = isIn ? theme.classColor(index) : theme.border;
    drawMarker(painter, Theme::classMarker(index), QPointF(7, 7), 9, colour, Qt::transparent);
    return QIcon(pixmap);
}

QString classSummary(const LabelField& field)
{
    if (field.kind == LabelField::Kind::Numeric)
        return QObject::tr("numbers");
    QStringList parts;
    const std::vector<int> counts = field.counts();
    for (std::size_t c = 0; c < counts.size() && c < 4; ++c)
        parts << QStringLiteral("%1 %2").arg(QString::fromStdString(field.classes[c])).arg(counts[c]);
    if (counts.size() > 4)
        parts << QObject::tr("%1 more").arg(counts.size() - 4);
    return parts.join(QStringLiteral(", "));
}

}  // namespace

DataPanel::DataPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_name(new QLabel(this))
    , m_facts(new QPushButton(this))
    , m_label(new QComboBox(this))
    , m_labelTitle(new QLabel(tr("&Label"), this))
    , m_chips(new QWidget(this))
    , m_leftOut(new QPushButton(this))
{
    setObjectName(QStringLiteral("dataPanel"));
    QFont bold = m_name->font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() * 1.08);
    m_name->setFont(bold);
    m_name->setObjectName(QStringLiteral("datasetName"));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_facts->setObjectName(QStringLiteral("datasetFacts"));
    m_facts->setToolTip(tr("How the file was read, and what was odd about it"));
    m_label->setObjectName(QStringLiteral("labelField"));
    m_label->setAccessibleName(tr("Label field"));
    m_label->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_label->setMinimumContentsLength(8);
    m_labelTitle->setBuddy(m_label);
    m_labelTitle->setObjectName(QStringLiteral("muted"));
    m_leftOut->setObjectName(QStringLiteral("bringBack"));
    m_leftOut->hide();
    new FlowLayout(4, m_chips);

    auto* labelRow = new QHBoxLayout;
    labelRow->addWidget(m_labelTitle);
    labelRow->addWidget(m_label, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    layout->addWidget(sectionTitle(tr("Data"), this));
    layout->addWidget(m_name);
    layout->addWidget(m_facts);
    layout->addLayout(labelRow);
    layout->addWidget(m_chips);
    layout->addWidget(m_leftOut);

    connect(m_facts, &QPushButton::clicked, this, &DataPanel::detailsRequested);
    connect(m_label, &QComboBox::activated, this, &DataPanel::chooseLabel);
    connect(m_leftOut, &QPushButton::clicked, this, &DataPanel::bringBack);
    connect(&m_document, &Document::datasetChanged, this, &DataPanel::showDataset);
    connect(&m_document, &Document::stateChanged, this, &DataPanel::showState);
    showDataset();
}

void DataPanel::showDataset()
{
    const DatasetPtr& dataset = m_document.dataset();
    const bool isOpen = dataset != nullptr;
    for (QWidget* part : {static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_label),
                          static_cast<QWidget*>(m_labelTitle), m_chips})
        part->setVisible(isOpen);
    if (!isOpen) {
        m_name->setText(tr("Nothing is open"));
        m_leftOut->hide();
        return;
    }
    m_name->setText(m_name->fontMetrics().elidedText(m_document.name(), Qt::ElideMiddle, 250));
    m_name->setToolTip(QString::fromStdString(dataset->origin().path));
    const QLocale locale(QLocale::English);
    QString missing = tr("no gaps");
    if (dataset->missingCount() > 0)
        missing = tr("%1 gaps").arg(locale.toString(qlonglong(dataset->missingCount())));
    QStringList facts = {tr("%1 × %2").arg(locale.toString(qlonglong(dataset->samples())),
                                           locale.toString(qlonglong(dataset->features()))),
                         QString::fromStdString(dataset->origin().format).toUpper(), missing};
    if (!dataset->issues().empty())
        facts << (dataset->issues().size() == 1 ? tr("1 note") : tr("%1 notes").arg(dataset->issues().size()));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_facts->setAccessibleName(
        tr("%1 samples, %2 features; how the file was read").arg(dataset->samples()).arg(dataset->features()));
    const QSignalBlocker quiet(m_label);
    m_label->clear();
    m_label->addItem(tr("none"), QString());
    for (const LabelField& field : dataset->labelFields()) {
        const QString name = QString::fromStdString(field.name);
        m_label->addItem(QStringLiteral("%1   (%2)").arg(name, classSummary(field)), name);
    }
    showState();
}

void DataPanel::showState()
{
    if (!m_document.dataset())
        return;
    const QSignalBlocker quiet(m_label);
    m_label->setCurrentIndex(std::max(0, m_label->findData(QString::fromStdString(m_document.state().label))));
    showClasses();
    const AnalysisState& state = m_document.state();
    QStringList parts;
    if (!state.leftOutSamples.empty())
        parts << counted(state.leftOutSamples.size(), tr("sample"), tr("samples"));
    if (!state.leftOutFeatures.empty())
        parts << counted(state.leftOutFeatures.size(), tr("feature"), tr("features"));
    if (!state.leftOutClasses.empty())
        parts << counted(state.leftOutClasses.size(), tr("class"), tr("classes"));
    m_leftOut->setText(tr("Left out: %1 · bring back").arg(parts.join(QStringLiteral(", "))));
    m_leftOut->setVisible(!parts.isEmpty());
}

void DataPanel::showClasses()
{
    while (QLayoutItem* item = m_chips->layout()->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const LabelField* field = m_document.dataset()->labelField(m_document.state().label);
    if (!field || field->kind != LabelField::Kind::Categorical)
        return;
    const std::vector<int> counts = field->counts();
    const Theme theme = Theme::of(palette());
    int shown = 0;  // classes that are left out or empty have no place in the fit's order
    for (std::size_t c = 0; c < counts.size() && c < mostChips; ++c) {
        const std::string name = field->classes[c];
        const bool isIn = !m_document.state().leftOutClasses.contains(name);
        const int style = isIn && counts[c] > 0 ? shown++ : 0;
        auto* chip = new QToolButton(m_chips);
        chip->setObjectName(QStringLiteral("class_") + QString::fromStdString(name));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setCheckable(true);
        chip->setChecked(isIn);
        chip->setText(QStringLiteral("%1 %2").arg(QString::fromStdString(name)).arg(counts[c]));
        chip->setIcon(markerIcon(style, theme, devicePixelRatioF(), isIn));
        chip->setToolTip(isIn ? tr("Click to leave this class out") : tr("Click to bring this class back"));
        connect(chip, &QToolButton::clicked, this, [this, name](bool on) { toggleClass(name, on); });
        m_chips->layout()->addWidget(chip);
        chip->show();
    }
    if (counts.size() > mostChips) {
        auto* rest = new QLabel(tr("and %1 more").arg(counts.size() - mostChips), m_chips);
        rest->setObjectName(QStringLiteral("muted"));
        m_chips->layout()->addWidget(rest);
        rest->show();
    }
    m_chips->updateGeometry();
}

void DataPanel::chooseLabel(int index)
{
    AnalysisState next = m_document.state();
    next.label = m_label->itemData(index).toString().toStdString();
    if (next.label == m_document.state().label)
        return;
    next.leftOutClasses.clear();
    m_document.change(next, tr("choice of label"));
}

void DataPanel::toggleClass(const std::string& name, bool isIn)
{
    AnalysisState next = m_document.state();
    if (isIn)
        next.leftOutClasses.erase(name);
    else
        next.leftOutClasses.insert(name);
    m_document.change(next, isIn ? tr("bringing back a class") : tr("leaving out a class"));
}

void DataPanel::bringBack()
{
    AnalysisState next = m_document.state();
    next.leftOutSamples.clear();
    next.leftOutFeatures.clear();
    next.leftOutClasses.clear();
    m_document.change(next, tr("bringing back what was left out"));
}

}  // namespace fuzzylens::ui
