// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pairs/pairs_from_labels_dialog.h"

#include "core/common/issue.h"
#include "ui/theme/core_text.h"
#include "ui/views/pairs/pair_text.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include <exception>

namespace fuzzylens::ui {

namespace {
constexpr int firstCount = 100, highestSeed = 999'999;
}

PairsFromLabelsDialog::PairsFromLabelsDialog(PairController& pairs, QWidget* parent)
    : QDialog(parent)
    , m_pairs(pairs)
    , m_all(new QRadioButton(tr("All constraints between labelled samples"), this))
    , m_some(new QRadioButton(tr("Random subset of size:"), this))
    , m_count(addNumber("pairCount", 1, int(PairController::mostPairs), firstCount))
    , m_share(addNumber("pairShare", 1, 100, 100))
    , m_seed(addNumber("pairSeed", 0, highestSeed, 1))
    , m_keeps(new QCheckBox(tr("Keep existing constraints"), this))
    , m_summary(new QLabel(this))
{
    setObjectName(QStringLiteral("pairsFromLabels"));
    setWindowTitle(tr("Constraints from labels"));
    m_all->setObjectName(QStringLiteral("allPairs"));
    m_some->setObjectName(QStringLiteral("somePairs"));
    m_keeps->setObjectName(QStringLiteral("keepPairs"));
    m_keeps->setVisible(m_pairs.requested() != nullptr);
    m_summary->setObjectName(QStringLiteral("pairSummary"));
    m_summary->setWordWrap(true);
    m_share->setSuffix(QStringLiteral(" %"));
    m_share->setToolTip(
        tr("Percentage of samples per class whose labels are used; the samples are chosen at random"));
    m_all->setChecked(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_take = buttons->addButton(tr("Create constraints"), QDialogButtonBox::AcceptRole);
    m_take->setObjectName(QStringLiteral("makePairs"));
    m_some->setMinimumHeight(m_count->sizeHint().height());  // or it is above the middle of its row
    auto* form = new QFormLayout;
    form->addRow(m_all);
    form->addRow(m_some, m_count);
    form->addRow(tr("Percentage of labels"), m_share);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(m_keeps);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("Must-link within a class, cannot-link between classes."), this));
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        m_pairs.takeFromLabels(wanted());
        accept();
    });
    m_count->setAccessibleName(tr("Number of constraints"));
    connect(m_keeps, &QCheckBox::toggled, this, &PairsFromLabelsDialog::preview);
    connect(m_all, &QRadioButton::toggled, this, &PairsFromLabelsDialog::preview);
    for (QSpinBox* box : {m_count, m_share, m_seed})
        connect(box, &QSpinBox::valueChanged, this, &PairsFromLabelsDialog::preview);
    connect(&m_pairs, &PairController::changed, this, &PairsFromLabelsDialog::preview);
    preview();
}

QSpinBox* PairsFromLabelsDialog::addNumber(const char* name, int lowest, int highest, int value)
{
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(lowest, highest);
    box->setValue(value);
    return box;
}

PairsOfLabels PairsFromLabelsDialog::wanted() const
{
    PairsOfLabels wanted;
    wanted.share = m_share->value() / 100.0;
    if (m_some->isChecked())
        wanted.count = m_count->value();
    wanted.seed = m_seed->value();
    wanted.replaces = !m_keeps->isChecked();
    return wanted;
}

void PairsFromLabelsDialog::preview()
{
    const PairsOfLabels asked = wanted();
    m_count->setEnabled(asked.count.has_value());
    m_seed->setEnabled(asked.count || asked.share < 1);
    bool isPossible = false;
    try {
        const PairSet pairs = m_pairs.previewOf(asked);
        isPossible = !pairs.empty();
        QString text = isPossible ? tr("Creates %1.").arg(pairCounts(pairs.must.size(), pairs.cannot.size()))
                                  : tr("Creates no constraints: fewer than two samples have labels.");
        if (isPossible && asked.replaces && m_pairs.requested())
            text += QLatin1Char(' ') +
                    tr("Replaces the existing constraints (%1).").arg(m_pairs.requested()->pairs.size());
        m_summary->setText(text);
    } catch (const std::exception& error) {
        m_summary->setText(shownSentence(messageOf(error)));
    }
    m_take->setEnabled(isPossible);
}

}  // namespace fuzzylens::ui
