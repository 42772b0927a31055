// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/data_panel.h"

#include "core/import/label_choice.h"
#include "ui/panels/class_chips.h"
#include "ui/panels/class_summary.h"
#include "ui/panels/left_out_dialog.h"
#include "ui/panels/section.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/counted.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fuzzylens::ui {

namespace {

constexpr int labelListMargin = 24, widestLabelList = 560, mostLabelsAtOnce = 20;
constexpr std::size_t mostClasses = 4;

/// "SERIES MATRIX"; a table of text by its delimiter.
QString formatName(const Origin& origin)
{
    const bool isOfTabs = std::any_of(origin.decisions.begin(), origin.decisions.end(), [](const Decision& one) {
        return one.what == "delimiter" && one.value.text() == "tab";
    });
    const QString name = QString::fromStdString(origin.format == "csv" && isOfTabs ? "tsv" : origin.format);
    if (origin.format == "synthetic")
        return QObject::tr("synthetic data");
    return name.toUpper().replace(QLatin1Char('-'), QLatin1Char(' '));
}

/// The drop-down list describes the label fields; the box itself has room for the name only.
class LabelDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int summaryRole = Qt::UserRole + 1;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (!isSeparator(index))
            return QStyledItemDelegate::paint(painter, option, index);
        painter->fillRect(QRect(option.rect.left(), option.rect.center().y(), option.rect.width(), 1),
                          Theme::of(option.palette).border);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int separatorHeight = 9;
        const QSize hint = QStyledItemDelegate::sizeHint(option, index);
        return isSeparator(index) ? QSize(hint.width(), separatorHeight) : hint;
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QString summary = index.data(summaryRole).toString();
        if (!summary.isEmpty())
            option->text += QStringLiteral("   ") + summary;
    }

private:
    /// As QComboBox marks them.
    static bool isSeparator(const QModelIndex& index)
    {
        return index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
    }
};

}  // namespace

DataPanel::DataPanel(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_name(new QLabel(this))
    , m_facts(new QPushButton(this))
    , m_label(new QComboBox(this))
    , m_labelTitle(new QLabel(tr("&Label"), this))
    , m_chips(new ClassChips(project, this))
    , m_leftOutRow(new QWidget(this))
    , m_leftOut(new QPushButton(m_leftOutRow))
{
    setObjectName(QStringLiteral("dataPanel"));
    QFont bold = m_name->font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() * 1.08);
    m_name->setFont(bold);
    m_name->setObjectName(QStringLiteral("datasetName"));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_facts->setObjectName(QStringLiteral("datasetFacts"));
    m_facts->setToolTip(tr("Show the import settings and warnings"));
    m_label->setObjectName(QStringLiteral("labelField"));
    m_label->setAccessibleName(tr("Label field"));
    m_label->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_label->setMinimumContentsLength(8);
    m_label->setItemDelegate(new LabelDelegate(m_label));
    m_label->setMaxVisibleItems(mostLabelsAtOnce);
    m_label->setToolTip(tr("The label field the method learns from; a numeric label gives a regression"));
    m_labelTitle->setBuddy(m_label);
    m_labelTitle->setObjectName(QStringLiteral("muted"));
    makeLeftOutRow();

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
    layout->addWidget(m_leftOutRow);

    connect(m_facts, &QPushButton::clicked, this, &DataPanel::detailsRequested);
    connect(m_label, &QComboBox::activated, this, &DataPanel::chooseLabel);
    connect(&m_project, &Project::datasetChanged, this, &DataPanel::showDataset);
    connect(&m_project, &Project::stateChanged, this, &DataPanel::showState);
    showDataset();
}

void DataPanel::makeLeftOutRow()
{
    m_leftOut->setObjectName(QStringLiteral("leftOut"));
    m_leftOut->setToolTip(tr("Show the excluded samples, features and classes, to restore them individually"));
    m_leftOut->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* back = new QPushButton(tr("Restore"), m_leftOutRow);
    back->setObjectName(QStringLiteral("bringBack"));
    back->setAccessibleName(tr("Restore all"));
    back->setToolTip(tr("Restore all excluded samples, features and classes"));
    auto* row = new QHBoxLayout(m_leftOutRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_leftOut, 1);
    row->addWidget(back);
    m_leftOutRow->hide();
    connect(m_leftOut, &QPushButton::clicked, this, [this] { LeftOutDialog(m_project, window()).exec(); });
    connect(back, &QPushButton::clicked, this, [this] { bringEverythingBack(m_project); });
}

void DataPanel::showDataset()
{
    const DatasetPtr& dataset = m_project.dataset();
    const bool isOpen = dataset != nullptr;
    for (QWidget* part : {static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_label),
                          static_cast<QWidget*>(m_labelTitle), static_cast<QWidget*>(m_chips)})
        part->setVisible(isOpen);
    if (!isOpen) {
        m_name->setText(tr("No data open"));
        m_leftOutRow->hide();
        return;
    }
    m_name->setText(m_name->fontMetrics().elidedText(nameText(m_project.name()), Qt::ElideMiddle, 250));
    m_name->setToolTip(nameText(dataset->origin().path));
    const QString missing = tr("%1 missing").arg(countText(dataset->missingCount()));
    QStringList facts = {tr("%1 × %2").arg(countText(dataset->samples()), countText(dataset->features())),
                         formatName(dataset->origin()), missing};
    if (!dataset->issues().empty())
        facts << (dataset->issues().size() == 1 ? tr("1 note") : tr("%1 notes").arg(dataset->issues().size()));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_facts->setAccessibleName(tr("%1, %2; import settings and warnings")
                                   .arg(counted(std::size_t(dataset->samples()), tr("sample"), tr("samples")),
                                        counted(std::size_t(dataset->features()), tr("feature"), tr("features"))));
    const QSignalBlocker quiet(m_label);
    m_label->clear();
    m_label->addItem(tr("none"), QString());
    listLabels();
    showState();
}

/// The most likely first; useless ones are separated at the end.
void DataPanel::listLabels()
{
    bool isApart = false;
    for (const LabelCandidate& candidate : rankedLabels(*m_project.dataset())) {
        const bool isUseful = candidate.use == LabelUse::Useful;
        if (!isUseful && !std::exchange(isApart, true))
            m_label->insertSeparator(m_label->count());
        const QString name = QString::fromStdString(candidate.field->name);
        m_label->addItem(nameText(name), name);
        const int row = m_label->count() - 1;
        m_label->setItemData(row, classSummary(*candidate.field, isUseful ? mostClasses : 1),
                             LabelDelegate::summaryRole);
        if (!isUseful)
            m_label->setItemData(row, Theme::of(palette()).muted, Qt::ForegroundRole);
    }
    m_label->view()->setMinimumWidth(
        std::min(m_label->view()->sizeHintForColumn(0) + labelListMargin, widestLabelList));
}

void DataPanel::showState()
{
    if (!m_project.dataset())
        return;
    const QSignalBlocker quiet(m_label);
    m_label->setCurrentIndex(std::max(0, m_label->findData(QString::fromStdString(m_project.state().label))));
    const QString leftOut = leftOutSummary(m_project.state());
    m_leftOut->setText(tr("Excluded: %1").arg(leftOut));
    m_leftOutRow->setVisible(!leftOut.isEmpty());
}

void DataPanel::chooseLabel(int index)
{
    AnalysisState next = m_project.state();
    next.label = m_label->itemData(index).toString().toStdString();
    if (next.label == m_project.state().label)
        return;
    next.leftOutClasses.clear();
    m_project.change(next, tr("choice of label"));
}

}  // namespace fuzzylens::ui
