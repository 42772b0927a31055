// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace fuzzylens::ui {

/// A line of parts. Where it is too narrow for all of them the last ones are left out whole: no number is cut.
class PartsLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PartsLabel(QWidget* parent = nullptr);

    /// Each with what separates it from the one before.
    void setParts(const QStringList& parts);
    /// A sentence: its words are the parts.
    void setSentence(const QString& sentence);
    /// What there is room for.
    QString shown() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_parts;
};

}  // namespace fuzzylens::ui
