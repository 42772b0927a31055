// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fuzzylens {

/// The date format of a cell of a spreadsheet.
enum class DateFormat {
    None,       // a plain number
    DayMonth,   // 1-Sep: what a spreadsheet makes of SEPT1
    MonthYear,  // Sep-15, made from SEP15
    Date        // any other date, with or without a time
};

/// The date format of a built-in number format (ECMA-376 18.8.30); dates whose form depends on the language are
/// Date.
DateFormat dateFormatOf(int numberFormatId);
/// The date format of a format code, "d\-mmm\-yy". Text in quotes, escapes and brackets is ignored; times without
/// a day are None.
DateFormat dateFormatOf(std::string_view code);

/// A day as text: "1-Sep", "Sep-15" or "2019-09-01", the last with " 13:30" if @p serial has a fraction. @p serial
/// counts days from the end of 1899, or of 1903 with @p from1904. Empty if it is out of range.
std::string dateText(double serial, DateFormat format, bool from1904);

}  // namespace fuzzylens
