// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fuzzylens::ui {

class Document;

/// Messages of the active steps: features without symbol, names that are no feature. Not
/// there when they have nothing to say.
class StepNotes : public QLabel
{
    Q_OBJECT

public:
    StepNotes(Document& document, QWidget* parent);

private:
    void refresh();

    Document& m_document;
};

}  // namespace fuzzylens::ui
