// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/dataset.h"

#include <QDialog>

namespace fuzzylens::ui {

/// How the open data set was read: file, digest, every decision with its reason, and every oddity with its place.
class ImportReport : public QDialog
{
    Q_OBJECT

public:
    explicit ImportReport(const DatasetPtr& dataset, QWidget* parent = nullptr);
};

}  // namespace fuzzylens::ui
