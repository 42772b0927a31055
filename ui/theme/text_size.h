// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace fuzzylens::ui {

/// The sizes of text that can be chosen, in per cent of what the desktop asks for.
inline const QList<int> textSizes{100, 125, 150, 200};

/// How much larger the application's text is than that which sizes in pixels are measured at; at least 1.
double textScale();

/// A length in pixels, measured at ordinary text, for the text as it is.
int inText(int pixels);

/// The size in force, of textSizes; 100 until another is set.
int textSize();

/// Shows all text at @p percent of its size at the start, in open windows too: lengths that were
/// fixed for it grow along.
/// @throws std::invalid_argument if it is not one of textSizes.
void showTextSize(int percent);

/// The same, and remembers it in the settings.
void setTextSize(int percent);

/// Gives widgets whose text has a size of its own that size at the one in force: a new style sheet brings back
/// their original values.
void showOwnTextSizes();

/// Sets the size that was remembered; call once, after the application's font is known.
void restoreTextSize();

}  // namespace fuzzylens::ui
