// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/jobs/job.h"
#include "ui/scene/scene.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace fuzzylens::ui {

class OverflowRow;
class PartsLabel;

/// How many samples are selected, and the features that differ most between them and all others, by standardised
/// difference (core/dataset/summary/standardised_difference.h) in the data of the fit. Computed in the background
/// with every selection and every change of the data. Each feature is a button.
class SelectionFeatures : public QWidget
{
    Q_OBJECT

public:
    static constexpr int mostFeatures = 12;

    explicit SelectionFeatures(Scene& scene, QWidget* parent = nullptr);

signals:
    void featureRequested(int feature);

private:
    void refresh();
    void request();
    void showFeatures(const Eigen::VectorXd& differences);
    /// Why nothing can be compared; empty if it can.
    QString obstacle() const;
    void showNote(const QString& note);

    Scene& m_scene;
    QLabel* m_count;
    PartsLabel* m_note;  // instead of features
    OverflowRow* m_features;
    Job<Eigen::VectorXd> m_job{this};
    // Of the last request.
    quint64 m_generation = 0;
    DatasetPtr m_data;
    std::vector<bool> m_selected;
};

}  // namespace fuzzylens::ui
