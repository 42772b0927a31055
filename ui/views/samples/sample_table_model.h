// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scene/scene.h"

#include <QAbstractTableModel>

#include <vector>

namespace fuzzylens::ui {

/// The samples of a fit, a row each, with what the fit says of them; columns a fit lacks are absent. Cells offer
/// the raw number in addition to the text.
class SampleTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Kind { Name, Label, Predicted, Assigned, Certainty, Entropy, Membership };
    enum Role {
        NumberRole = Qt::UserRole,  // the number of a cell, or the index of its class or cluster; invalid if none
        KindRole,                   // Kind as int
        WrongRole,                  // whether the sample is labelled and predicted to be of another class
        ClassRole  // place of the class of a Label or Predicted cell among those read, cluster of the
                   // others; -1 none
    };

    explicit SampleTableModel(QObject* parent = nullptr);

    /// Takes the next fit. Rows and columns stay (dataChanged) when samples and columns are those of before.
    /// @param crossValidated as Scene::leftOutClasses(); replaces the predictions of the fit for labelled samples.
    void setFit(FitPtr fit, MembershipKind kind = MembershipKind::LabelFree, std::vector<int> crossValidated = {});
    const FitPtr& fit() const { return m_fit; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    QString text(int row, int column) const;
    /// As csvNumber writes it, exact.
    QString csvText(int row, int column) const;
    bool isWrong(int row) const;
    int wrongCount() const { return m_wrong; }
    /// Whether predictions and errors are those of the cross-validation, not of the fit.
    bool isCrossValidated() const { return !m_crossValidated.empty(); }
    /// Whether row @p a comes before row @p b: numbers by value (missing first), classes in class order, text by
    /// the locale's order with numbers in names by value.
    bool isBefore(int a, int b, int column) const;
    /// Whether name, label or prediction contain @p text, for any case.
    bool matches(int row, const QString& text) const;

private:
    struct Column
    {
        Kind kind = Kind::Name;
        int cluster = 0;  // of Membership
        QString title;
        QString help;

        bool operator==(const Column&) const = default;
    };
    std::vector<Column> columnsOf(const Fit& fit) const;
    void measure();
    /// NaN when the cell holds no number.
    double number(int row, const Column& column) const;
    int predictedClass(int row) const;  // -1 none
    int classIndex(int row, const Column& column) const;
    int classPlace(int row, const Column& column) const;
    bool isNumeric(const Column& column) const;
    void rankNames();

    FitPtr m_fit;
    MembershipKind m_membershipKind = MembershipKind::LabelFree;
    std::vector<int> m_crossValidated;  // a class for each row, -1 unlabelled; empty: not known
    std::vector<Column> m_columns;
    std::vector<double> m_certainty, m_entropy;  // a row each
    std::vector<int> m_classPlaces;              // of the classes of the target
    std::vector<int> m_nameRank;                 // a row each: place in the order of names; empty until asked for
    int m_wrong = 0;
};

}  // namespace fuzzylens::ui
