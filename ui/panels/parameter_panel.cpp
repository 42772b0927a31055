// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/parameter_panel.h"

#include "core/methods/method.h"
#include "ui/panels/method_notes.h"
#include "ui/panels/parameter_row.h"
#include "ui/panels/score_strip.h"
#include "ui/panels/section.h"
#include "ui/project/project.h"
#include "ui/theme/core_text.h"
#include "ui/theme/elided_combo_box.h"
#include "ui/theme/theme.h"
#include "ui/theme/wide_list.h"
#include "ui/theme/wrapped_tip.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSlider>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr int pointingMilliseconds = 1500;
constexpr qsizetype namedAtMost = 3, lettersNamed = 30;
const QString advancedKey = QStringLiteral("advancedParameters");

QString explanation(const MethodDescription& description)
{
    return wrappedTip(shownText(description.name) + QLatin1Char('\n') + shownText(description.useWhen) +
                      QLatin1Char('\n') + shownText(description.summary) + QLatin1Char('\n') +
                      QString::fromStdString(description.source));
}

/// A line of the list that cannot be chosen; the keys skip it.
void addHeading(QComboBox& box, const QString& text)
{
    box.addItem(text);
    const int row = box.count() - 1;
    QFont font = box.font();
    font.setWeight(QFont::DemiBold);
    box.setItemData(row, font, Qt::FontRole);
    box.setItemData(row, text, Qt::AccessibleDescriptionRole);
    qobject_cast<QStandardItemModel*>(box.model())->item(row)->setFlags(Qt::NoItemFlags);
}

}  // namespace

ParameterPanel::ParameterPanel(Project& project, QWidget* parent)
    : QWidget(parent)
    , m_project(project)
    , m_method(new ElidedComboBox(this))
    , m_advice(new QLabel(this))
    , m_main(new QVBoxLayout)
    , m_more(new QPushButton(this))
    , m_moreBox(new QWidget(this))
    , m_moreLayout(new QVBoxLayout(m_moreBox))
{
    setObjectName(QStringLiteral("parameterPanel"));
    m_method->setObjectName(QStringLiteral("method"));
    m_method->setAccessibleName(tr("Method"));
    m_method->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_method->setMinimumContentsLength(8);
    for (const Purpose purpose : purposes) {
        addHeading(*m_method, shownText(purposeHeading(purpose)));
        for (const MethodDescription& description : methods()) {
            if (description.purpose != purpose)
                continue;
            m_method->addItem(shownText(description.name), QString::fromStdString(description.id));
            m_method->setItemData(m_method->count() - 1, explanation(description), Qt::ToolTipRole);
            m_method->setItemData(m_method->count() - 1, shownText(description.useWhen),
                                  Qt::AccessibleDescriptionRole);
        }
    }
    m_method->setMaxVisibleItems(m_method->count());
    widenList(*m_method);
    connect(m_method, &QComboBox::activated, this,
            [this](int row) { m_project.setMethod(m_method->itemData(row).toString().toStdString()); });
    m_advice->setObjectName(QStringLiteral("advice"));
    m_advice->setWordWrap(true);
    m_pointing.setSingleShot(true);
    m_pointing.setInterval(pointingMilliseconds);
    connect(&m_pointing, &QTimer::timeout, this, [this] { paintNotes(false); });
    m_advice->hide();
    m_main->setSpacing(8);
    m_moreLayout->setContentsMargins(0, 0, 0, 0);
    m_moreLayout->setSpacing(6);
    m_more->setObjectName(QStringLiteral("moreParameters"));
    m_more->setCheckable(true);
    m_more->setToolTip(tr("Rarely changed parameters, and the symbols of the formulas with their values"));
    m_moreBox->hide();
    connect(m_more, &QPushButton::toggled, this, [this](bool isAdvanced) {
        m_moreBox->setVisible(isAdvanced);
        for (ParameterRow* row : m_rows)
            row->setAdvanced(isAdvanced);
        nameMore();
        emit slidersChanged();
    });
    connect(m_more, &QPushButton::clicked, this,
            [](bool isAdvanced) { QSettings().setValue(advancedKey, isAdvanced); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(sectionTitle(tr("Method"), this));
    layout->addWidget(m_method);
    layout->addLayout(m_main);
    layout->addWidget(m_advice);
    layout->addWidget(m_more);
    layout->addWidget(m_moreBox);
    connect(&m_project, &Project::stateChanged, this, &ParameterPanel::refresh);
    connect(&m_project.fitter(), &Fitter::preparedChanged, this, &ParameterPanel::refresh);
    connect(&m_project.fitter(), &Fitter::errorChanged, this, &ParameterPanel::advise);
    connect(&m_project.scene(), &Scene::fitChanged, this, &ParameterPanel::advise);
    connect(&m_project.scene(), &Scene::fitChanged, this, &ParameterPanel::showEffects);
    m_more->setChecked(QSettings().value(advancedKey).toBool());
    refresh();
}

void ParameterPanel::addRow(ParameterRow* row, QVBoxLayout* layout)
{
    layout->addWidget(row);
    row->setAdvanced(m_more->isChecked());
    m_rows.push_back(row);
    const std::string name = row->description().name;
    const QString label = shownText(row->description().label);
    connect(row, &ParameterRow::valueChosen, this, [this, name, label](const ParameterValue& value) {
        m_project.setParameter(name, value, tr("change of %1").arg(label));
    });
    connect(row, &ParameterRow::focused, this, [this, name] { emit sliderFocused(name); });
    connect(row, &ParameterRow::scaleChanged, this, &ParameterPanel::slidersChanged);
    connect(row, &ParameterRow::scoresRequested, this, [this, name] { emit scoresRequested(name); });
    connect(row, &ParameterRow::dragBegan, &m_project, &Project::beginDrag);
    connect(row, &ParameterRow::dragEnded, &m_project, &Project::endDrag);
}

void ParameterPanel::rebuild()
{
    for (ParameterRow* row : m_rows)
        row->deleteLater();
    m_rows.clear();
    m_builtFor = m_project.state().method;
    m_effectsOf.reset();
    const MethodDescription& description = method(m_builtFor);
    m_method->setCurrentIndex(m_method->findData(QString::fromStdString(m_builtFor)));
    m_method->setToolTip(explanation(description));
    for (const ParameterDescription& parameter : description.parameters)
        addRow(ParameterRow::make(parameter, this), parameter.advanced ? m_moreLayout : m_main);
    nameMore();
}

/// Names the first advanced parameters behind the button.
void ParameterPanel::nameMore()
{
    QStringList labels;
    qsizetype letters = 0;
    bool hasAny = false, hasSymbol = false;
    for (const ParameterRow* row : m_rows) {
        hasSymbol = hasSymbol || (!row->description().symbol.empty() && !row->isHidden());
        if (!row->description().advanced || row->isHidden())
            continue;
        const QString label = shownText(row->description().label);
        letters += label.size() + 2;
        if (!hasAny || (letters <= lettersNamed && labels.size() < namedAtMost))
            labels << label;
        hasAny = true;
    }
    if (!hasAny)
        labels << tr("symbols");
    m_more->setVisible(hasAny || hasSymbol);
    m_more->setText(m_more->isChecked() ? tr("Advanced ▾")
                                        : tr("Advanced: %1 ▸").arg(labels.join(QStringLiteral(", "))));
}

void ParameterPanel::refresh()
{
    setVisible(m_project.dataset() != nullptr);
    if (m_project.dataset() && m_builtFor != m_project.state().method)
        rebuild();
    if (!m_project.fitter().prepared())
        return;
    const Parameters values = m_project.fitter().parameters();
    Problem problem = m_project.fitter().prepared()->problem;
    if (const RequestedPairsPtr& pairs = m_project.state().pairs)  // each fit adds its own
        problem.pairs = std::shared_ptr<const PairSet>(pairs, &pairs->pairs);
    const auto isThere = [&values](const ParameterRow* row) { return values.has(row->description().name); };
    if (!std::all_of(m_rows.begin(), m_rows.end(), isThere))
        return;  // prepared for another method; the next preparation is on its way
    for (ParameterRow* row : m_rows) {
        const std::string& name = row->description().name;
        const bool playsPart = row->follow(
            problem, values, m_locked.contains(name) ? tr("Locked in this step of the lesson") : QString());
        row->setVisible(playsPart && !m_hidden.contains(name));
    }
    nameMore();
    advise();
    showEffects();
}

void ParameterPanel::restrict(std::set<std::string> locked, std::set<std::string> hidden)
{
    m_locked = std::move(locked);
    m_hidden = std::move(hidden);
    refresh();
}

/// Those of a fit of this method; of another or none, nothing is known.
void ParameterPanel::showEffects()
{
    const FitPtr& fit = m_project.scene().fit();
    if (fit && fit == m_effectsOf.lock())
        return;
    m_effectsOf = fit;
    const bool isOfMethod = fit && fit->result->method == m_builtFor;
    for (ParameterRow* row : m_rows)
        if (row->description().effect)
            row->setEffect(isOfMethod ? shownText(row->description().effect(fit->result->outcome)) : QString());
}

std::vector<ParameterPanel::Slider> ParameterPanel::sliders() const
{
    std::vector<Slider> found;
    for (const ParameterRow* row : m_rows) {
        const bool isInSight = !row->isHidden() && (!row->description().advanced || m_more->isChecked());
        std::vector<ParameterValue> values;
        if (isInSight && row->isEnabledTo(this))
            values = row->valuesAlongSlider();
        if (!values.empty())
            found.push_back({row->description().name, std::move(values)});
    }
    return found;
}

void ParameterPanel::showScores(const std::map<std::string, SliderScores>& scores)
{
    for (ParameterRow* row : m_rows) {
        const auto found = scores.find(row->description().name);
        row->setScores(found == scores.end() ? nullptr : &found->second);
    }
}

void ParameterPanel::advise()
{
    if (m_project.dataset() && !m_project.fitter().isPrepared())
        return;  // the message stays until it changes
    QStringList texts;
    for (const Warning& warning : methodNotes(m_project))
        texts << shownSentence(warning.text);
    m_advice->setText(texts.join(QLatin1Char('\n')));
    m_advice->setVisible(!texts.isEmpty());
    paintNotes(false);
    emit notesChanged(int(texts.size()));
}

/// A user who asks for the notes should see at once where they are.
void ParameterPanel::paintNotes(bool isPointedAt)
{
    QColor behind = Theme::of(palette()).warn;
    behind.setAlphaF(isPointedAt ? 0.2F : 0.0F);
    restyle(*m_advice, QStringLiteral("color: %1; background-color: %2")
                           .arg(Theme::of(palette()).warn.name(), behind.name(QColor::HexArgb)));
}

const MethodDescription& ParameterPanel::shownMethod() const
{
    return method(m_builtFor.empty() ? m_project.state().method : m_builtFor);
}

void ParameterPanel::showNotes()
{
    if (m_advice->isHidden())
        return;
    bringIntoView(m_advice);
    paintNotes(true);
    m_pointing.start();
}

void ParameterPanel::bringIntoView(QWidget* child)
{
    for (QWidget* around = parentWidget(); around; around = around->parentWidget())
        if (auto* scroll = qobject_cast<QScrollArea*>(around))
            scroll->ensureWidgetVisible(child);
}

ParameterRow* ParameterPanel::rowOf(const std::string& name) const
{
    for (ParameterRow* row : m_rows)
        if (row->description().name == name && !row->isHidden())
            return row;
    return nullptr;
}

bool ParameterPanel::hasRow(const std::string& name) const
{
    return m_project.dataset() && rowOf(name);
}

void ParameterPanel::focusRow(const std::string& name)
{
    ParameterRow* row = rowOf(name);
    if (!row)
        return;
    if (row->description().advanced)
        m_more->setChecked(true);
    layout()->activate();  // the new row has its position
    bringIntoView(row);
    if (auto* slider = row->findChild<QSlider*>())
        return slider->setFocus(Qt::ShortcutFocusReason);
    for (QWidget* control : row->findChildren<QWidget*>())
        if (control->focusPolicy() & Qt::TabFocus && control->isVisible())
            return control->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace fuzzylens::ui
