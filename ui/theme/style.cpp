// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QIcon>
#include <QStyleFactory>
#include <QToolTip>

static void loadResources()
{
    Q_INIT_RESOURCE(resources);  // the library is static
}

namespace fuzzylens::ui {

namespace {

QString sheet(const Theme& theme)
{
    QString text = QStringLiteral(R"(
QToolTip { background: @card; color: @text; border: 1px solid @border; padding: 4px 6px; }
QFrame#card, QFrame#verdictCard, QFrame#firstSteps, QFrame#playgroundPanel, QFrame#lessonPanel { background: @card; border: 1px solid @border; border-radius: 6px; }
QWidget#sidePanel, QScrollArea#sidePanelScroll, QWidget#runsPanel, QWidget#headerBar { background: @card; }
QFrame#commandPalette { background: @card; border: 1px solid @border; border-radius: 8px; }
QFrame#noticeBar { background: @card; border: 1px solid @accent; border-radius: 6px; }
QFrame#noticeBar[isError="true"] { border-color: @bad; }
QFrame#commandPalette QListView { border: none; outline: none; }
QListView#runList { border: 1px solid transparent; outline: none; }
QFrame#rule { background: @border; border: none; }
QLabel#sectionTitle { color: @muted; font-weight: 600; }
QLabel#muted, QLabel#stepNotes, QLabel#sliderEnd, QLabel#sliderEffect, QLabel#idleReason, QLabel#pairHint { color: @muted; }
QPushButton { background: @card; color: @text; border: 1px solid @border; border-radius: 6px; padding: 4px 12px; outline: none; }
#runsPanel QPushButton { padding: 4px 9px; }
QPushButton:hover { background: @field; }
QPushButton:pressed { background: @border; }
QPushButton:disabled { color: @disabled; }
QPushButton:focus, QComboBox:focus, QLineEdit:focus, QAbstractSpinBox:focus, QToolButton:focus { border: 1px solid @accent; }
QPushButton#bringBack, QPushButton#hintOffer, QPushButton#hintDismiss, QPushButton#leftOut, QPushButton#projectionFacts, QPushButton#removeProjection, QPushButton#datasetFacts, QPushButton#moreParameters, QPushButton#scaleName,
QPushButton#backAsDecided, QPushButton#moreLabels, QPushButton#firstStepParameter, QPushButton#firstStepSample, QPushButton#firstStepFile, QPushButton#closeFirstSteps, QPushButton#selectionFeature {
    background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 2px 0; text-align: left; color: @muted; }
QPushButton#scaleName, QPushButton#selectionFeature { color: @text; }
QPushButton#hintOffer, QPushButton#firstStepParameter, QPushButton#firstStepSample, QPushButton#firstStepFile { color: @accent; }
QPushButton#firstStepParameter[done="true"], QPushButton#firstStepSample[done="true"], QPushButton#firstStepFile[done="true"] { color: @muted; }
QPushButton#bringBack:focus, QPushButton#hintOffer:focus, QPushButton#hintDismiss:focus, QPushButton#leftOut:focus, QPushButton#projectionFacts:focus,
QPushButton#removeProjection:focus, QPushButton#datasetFacts:focus, QPushButton#moreParameters:focus, QPushButton#scaleName:focus, QPushButton#backAsDecided:focus,
QPushButton#moreLabels:focus, QPushButton#firstStepParameter:focus, QPushButton#firstStepSample:focus, QPushButton#firstStepFile:focus, QPushButton#closeFirstSteps:focus, QPushButton#selectionFeature:focus { border-color: @accent; }
QWidget#dropLine { background: @accent; }
QPushButton#datasetFacts:hover, QPushButton#bringBack:hover, QPushButton#hintOffer:hover, QPushButton#hintDismiss:hover, QPushButton#leftOut:hover, QPushButton#projectionFacts:hover,
QPushButton#removeProjection:hover, QPushButton#moreParameters:hover, QPushButton#scaleName:hover, QPushButton#backAsDecided:hover,
QPushButton#moreLabels:hover, QPushButton#closeFirstSteps:hover, QPushButton#selectionFeature:hover { color: @accent; }
QPushButton#scaleName::menu-indicator { image: none; width: 0; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton:default { background: @accent; color: @accentText; border-color: @accent; }
QPushButton:default:focus { border: 2px solid @text; padding: 3px 11px; }
QPushButton:default:disabled { background: @card; color: @disabled; border-color: @border; }
QToolButton { background: transparent; color: @muted; border: 1px solid transparent; border-radius: 4px; padding: 2px 6px; }
QToolButton:hover { background: @field; color: @text; }
QToolButton:checked { background: @field; color: @text; }
QToolButton[isTransport="true"]:disabled { color: @disabled; }
QToolButton::menu-indicator { image: none; width: 0; }
QToolButton[isChoice="true"] { border: 1px solid @border; padding: 2px 6px; }
QToolButton[isChoice="true"]:checked { background: @field; color: @text; border-color: @accent; }
QToolButton[isChoice="true"]:disabled { color: @disabled; }
QToolButton[isChoice="true"]:focus { border: 1px solid @accent; }
QToolButton[isChoice="true"]:checked:focus { border: 2px solid @accent; padding: 1px 5px; }
QToolButton#cardTab, QToolButton#tuneTab { font-weight: 600; color: @muted; padding: 2px 4px; }
QToolButton#cardTab:checked, QToolButton#tuneTab:checked { color: @text; background: transparent; }
QToolButton#cardTab:focus, QToolButton#tuneTab:focus { border: 1px solid @accent; }
QComboBox, QLineEdit, QAbstractSpinBox { background: @field; color: @text; border: 1px solid transparent; border-radius: 4px;
    padding: 3px 6px; selection-background-color: @accent; selection-color: @accentText; }
QComboBox:disabled, QLineEdit:disabled, QAbstractSpinBox:disabled { color: @disabled; }
QLineEdit#valueBox { padding: 1px 5px; }
QLineEdit[wrong="true"] { border: 1px solid @bad; }
QPushButton#violatedPairs { padding: 1px 8px; color: @muted; }
QPushButton#violatedPairs[isProblem="true"] { color: @bad; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 10px; height: 10px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QComboBox { combobox-popup: 0; qproperty-maxVisibleItems: 20; }
QComboBox QAbstractItemView { background: @card; color: @text; border: 1px solid @border; border-radius: 0; padding: 3px;
    selection-background-color: @field; selection-color: @text; outline: none; }
QComboBox QAbstractItemView::item { min-height: 22px; padding: 0 4px; border: none; background: transparent; }
QComboBox QAbstractItemView::item:selected { background: @field; }
QAbstractItemView::item:selected { background: @field; color: @text; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QCheckBox::indicator { width: 12px; height: 12px; border: 1px solid @muted; border-radius: 3px; background: @card; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url(@check); }
QCheckBox::indicator:focus { width: 10px; height: 10px; border: 2px solid @text; }
QCheckBox::indicator:disabled { border-color: @border; background: @field; }
QRadioButton::indicator { width: 12px; height: 12px; border: 1px solid @muted; border-radius: 7px; background: @card; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 4px solid @accent; background: @accentText; }
QRadioButton::indicator:focus { border-color: @text; }
QTabWidget::pane { border: none; border-top: 1px solid @border; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @muted; padding: 5px 10px; margin-right: 4px; border: 1px solid transparent;
    border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { color: @accent; }
QSlider { min-height: 18px; }
QSlider::groove:horizontal { height: 4px; background: @border; border-radius: 2px; }
QSlider::sub-page:horizontal { height: 4px; background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -6px 0; border-radius: 8px; background: @card; border: 2px solid @accent; }
QSlider::handle:horizontal:focus { background: @accent; }
QSlider::sub-page:horizontal:disabled { background: @border; }
QSlider::handle:horizontal:disabled { border-color: @border; }
QMenuBar { background: transparent; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; color: @text; }
QMenuBar::item:selected { background: @field; }
QMenu { background: @card; color: @text; border: 1px solid @border; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 20px; border-radius: 4px; }
QMenu::item:selected { background: @field; }
QMenu::item:disabled { color: @disabled; }
QLabel#menuTitle { color: @muted; font-weight: 600; padding: 5px 20px 2px 6px; }
QMenu#addStepMenu::item { padding: 3px 24px 3px 20px; }
QMenu::separator { height: 1px; background: @border; margin: 4px 8px; }
QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar::handle:vertical { background: @border; border-radius: 4px; min-height: 28px; margin: 1px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle:horizontal { background: @border; border-radius: 4px; min-width: 28px; margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTableView { background: @card; color: @text; border: 1px solid transparent; gridline-color: @grid; selection-background-color: @field;
    selection-color: @text; }
QTreeView, QListView, QPlainTextEdit { background: @card; color: @text; border: 1px solid @border; border-radius: 4px;
    selection-background-color: @field; selection-color: @text; }
QTableView:focus, QTreeView:focus, QListView:focus, QListView#runList:focus, QPlainTextEdit:focus, QTextBrowser:focus { border: 1px solid @accent; }
QTableView#geneSetTable { outline: none; }
QHeaderView::section { background: @card; color: @muted; border: none; border-bottom: 1px solid @border; padding: 4px 6px; }
QTableCornerButton::section { background: @card; border: none; border-bottom: 1px solid @border; }
QSplitter::handle { background: transparent; }
QProgressBar { background: @field; border: none; border-radius: 3px; height: 6px; text-align: center; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
)");
    const std::pair<const char*, QColor> colours[] = {
        {"@accentText", theme.accentText},
        {"@accent", theme.accent},
        {"@window", theme.window},
        {"@card", theme.card},
        {"@border", theme.border},
        {"@grid", theme.grid},
        {"@text", theme.text},
        {"@muted", theme.muted},
        {"@field", theme.field},
        {"@bad", theme.bad},
        {"@disabled", theme.disabled},
    };
    text.replace(QLatin1String("@check"),
                 theme.dark ? QLatin1String(":/icons/check-dark.svg") : QLatin1String(":/icons/check-light.svg"));
    for (const auto& [name, colour] : colours)
        text.replace(QLatin1String(name), colour.name());
    return text;
}

/// The program's own, as pictures: a drawing would need a plugin, and time at the start.
QIcon applicationIcon()
{
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128})
        icon.addFile(QStringLiteral(":/icons/org.fuzzylens.FuzzyLens-%1.png").arg(size));
    return icon;
}

}  // namespace

void applyTheme()
{
    static const bool once = [] {
        loadResources();
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setWindowIcon(applicationIcon());
        return true;
    }();
    static_cast<void>(once);
    const Theme theme = Theme::of(QApplication::palette());
    const QString text = sheet(theme);
    if (qApp->styleSheet() != text) {
        qApp->setStyleSheet(text);
        showOwnTextSizes();
    }
    QToolTip::setPalette(QApplication::palette());
}

void restyle(QWidget& widget, const QString& sheet)
{
    if (widget.styleSheet() != sheet)
        widget.setStyleSheet(sheet);
}

void setStyledProperty(QWidget& widget, const char* name, bool isOn)
{
    if (widget.property(name).isValid() && widget.property(name).toBool() == isOn)
        return;
    widget.setProperty(name, isOn);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

WithoutStyleSheet::WithoutStyleSheet()
    : m_sheet(qApp->styleSheet())
{
    qApp->setStyleSheet({});
}

WithoutStyleSheet::~WithoutStyleSheet()
{
    qApp->setStyleSheet(m_sheet);
    showOwnTextSizes();
}

}  // namespace fuzzylens::ui
