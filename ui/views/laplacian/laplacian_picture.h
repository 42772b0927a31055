// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/methods/membership/laplacian_report.h"
#include "ui/theme/theme.h"
#include "ui/views/spectrum/eigenvalue_frame.h"

#include <QString>

#include <vector>

class QPainter;

namespace fuzzylens::ui {

/// What the Laplacian check has found, and the eigenvalues of the graph of samples and probes.
struct LaplacianPicture
{
    enum class Verdict { Holds, Fails, Differs };
    struct Row
    {
        QString name;
        QString sentence;
        QString error;
        Verdict verdict;
    };
    QString summary;
    std::vector<Row> rows;            // identities that fail first
    std::vector<double> eigenvalues;  // ascending, in [0, 1]; of many the least alone
    int allEigenvalues = 0;           // how many there are

    /// @param eigenvalues taken where the check has none.
    static LaplacianPicture of(const LaplacianCheck& check, const std::vector<double>& eigenvalues);
    /// Number of eigenvalues below the widest gap; 0: there are fewer than two.
    int belowGap() const;
    /// "3 of 19: 0.93"; of -1 what the widest gap is.
    QString eigenvalueText(int index) const;
};

/// Where its parts are: findings at the left and eigenvalues at the right, or below them where it is narrow.
/// Findings are whole sentences where there is room for them.
struct LaplacianLayout
{
    QRectF summary;
    QRectF header;             // of the errors; empty with sentences, which name them
    std::vector<QRectF> rows;  // those there is room for
    QRectF more;               // number of further ones; empty: none
    bool hasSentences = false;
    QRectF caption;  // of the eigenvalues
    EigenvalueFrame frame;

    static LaplacianLayout of(const QRectF& area, const LaplacianPicture& picture, const QFont& font);
    int rowAt(const QPointF& point) const;  // -1: none
};

/// Draws it; @p hovered eigenvalue or -1.
void paintLaplacian(QPainter& painter, const LaplacianPicture& picture, const LaplacianLayout& layout,
                    const QFont& font, const Theme& theme, int hovered);

}  // namespace fuzzylens::ui
