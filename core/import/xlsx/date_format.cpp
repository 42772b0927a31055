// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/xlsx/date_format.h"

#include <array>
#include <cctype>
#include <chrono>
#include <cmath>

namespace fuzzylens {

namespace {

constexpr double lastDay = 2'958'466;  // the end of 9999
constexpr int minutesOfDay = 24 * 60;
constexpr int daysTo1904 = 1462;

const char* monthName(unsigned month)
{
    constexpr std::array<const char*, 12> names{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    return names[month - 1];
}

/// The calendar of spreadsheets has a 29 February 1900.
std::chrono::year_month_day dayOf(int serial)
{
    constexpr int phantomDay = 60;
    const std::chrono::sys_days start = std::chrono::year{1899} / 12 / (serial < phantomDay ? 31 : 30);
    return start + std::chrono::days(serial);
}

std::string padded(int number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

/// The letters of a format code that stand for something.
std::string letters(std::string_view code)
{
    std::string result;
    for (std::size_t i = 0; i < code.size() && code[i] != ';'; ++i) {
        if (code[i] == '\\' || code[i] == '_' || code[i] == '*')
            ++i;
        else if (code[i] == '"' || code[i] == '[')
            i = std::min(code.find(code[i] == '"' ? '"' : ']', i + 1), code.size());
        else if (std::isalpha(static_cast<unsigned char>(code[i])))
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(code[i])));
    }
    return result;
}

}  // namespace

DateFormat dateFormatOf(int builtIn)
{
    constexpr int dayMonth = 16, monthYear = 17;
    if (builtIn == dayMonth)
        return DateFormat::DayMonth;
    if (builtIn == monthYear)
        return DateFormat::MonthYear;
    const auto within = [builtIn](int first, int last) { return builtIn >= first && builtIn <= last; };
    return builtIn == 22 || within(14, 17) || within(27, 31) || within(36, 36) || within(50, 54) || within(57, 58)
               ? DateFormat::Date
               : DateFormat::None;
}

DateFormat dateFormatOf(std::string_view code)
{
    const std::string text = letters(code);
    if (text.find("general") != std::string::npos)
        return DateFormat::None;
    const bool day = text.find('d') != std::string::npos;
    const bool year = text.find('y') != std::string::npos;
    const bool month =
        text.find("mmm") != std::string::npos || ((day || year) && text.find('m') != std::string::npos);
    if (!month)
        return day || year ? DateFormat::Date : DateFormat::None;
    if (day == year)
        return DateFormat::Date;
    return day ? DateFormat::DayMonth : DateFormat::MonthYear;
}

std::string dateText(double serial, DateFormat format, bool from1904)
{
    if (from1904)
        serial += daysTo1904;
    if (!(serial >= 1 && serial < lastDay))
        return {};
    const auto minutes = static_cast<long>(std::floor(serial * minutesOfDay + 0.5));
    const std::chrono::year_month_day date = dayOf(static_cast<int>(minutes / minutesOfDay));
    const int year = static_cast<int>(date.year());
    const auto month = static_cast<unsigned>(date.month());
    const auto day = static_cast<unsigned>(date.day());
    if (format == DateFormat::DayMonth)
        return std::to_string(day) + '-' + monthName(month);
    if (format == DateFormat::MonthYear)
        return monthName(month) + ('-' + padded(year % 100));
    const auto minute = static_cast<int>(minutes % minutesOfDay);
    const std::string text =
        std::to_string(year) + '-' + padded(static_cast<int>(month)) + '-' + padded(static_cast<int>(day));
    return minute == 0 ? text : text + ' ' + padded(minute / 60) + ':' + padded(minute % 60);
}

}  // namespace fuzzylens
