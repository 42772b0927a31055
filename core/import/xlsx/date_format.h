// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fuzzylens {

/// How a cell shows a number, as far as dates go.
enum class DateFormat {
    None,       // a plain number
    DayMonth,   // 1-Sep: what a spreadsheet makes of SEPT1
    MonthYear,  // Sep-15, made from SEP15
    Date        // any other date, with or without a time
};

/// Of a built-in format number; formats that differ between languages count as the dates they are.
DateFormat dateFormatOf(int builtIn);
/// Of a format code, "d\-mmm\-yy". Text in quotes, escapes and brackets does not count, times without a day
/// neither.
DateFormat dateFormatOf(std::string_view code);

/// The text of the day a cell holds: "1-Sep", "Sep-15", "2019-09-01", with " 13:30" where the format has the day
/// and the number a fraction. @p serial counts days from the end of 1899, or of 1903 with @p from1904. Empty if no
/// calendar has the day.
std::string dateText(double serial, DateFormat format, bool from1904);

}  // namespace fuzzylens
