// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/equation_box.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace fuzzylens::ui {

namespace {

constexpr double smallShare = 0.72;  // of a subscript's font size

/// Reads the notation from left to right and puts boxes next to each other.
class Typesetter
{
    Q_DECLARE_TR_FUNCTIONS(Equation)

public:
    Typesetter(QString notation, const QStringList& numbers)
        : m_notation(std::move(notation))
        , m_numbers(numbers)
    {}

    EquationBox all(const QFont& font)
    {
        EquationBox box;
        while (!isAtEnd())
            box.append(next(font));
        return box;
    }

private:
    bool isAtEnd() const { return m_at >= m_notation.size(); }
    QChar peek() const { return isAtEnd() ? QChar() : m_notation[m_at]; }

    static EquationBox plain(const QString& text, const QFont& font, const QString& words)
    {
        const QFontMetricsF metrics(font);
        EquationBox box;
        box.width = metrics.horizontalAdvance(text);
        box.ascent = metrics.ascent() * 0.9;
        box.descent = metrics.descent();
        box.texts.push_back({text, font, {}});
        box.words = words;
        return box;
    }

    static EquationBox upright(const QString& text, const QFont& font) { return plain(text, font, text); }

    static EquationBox spaced(const QString& text, const QFont& font, double space, const QString& words)
    {
        EquationBox box;
        box.width = space * QFontMetricsF(font).horizontalAdvance(QLatin1Char('n'));
        const double before = box.width;
        box.append(plain(text, font, words));
        box.width += before;
        return box;
    }

    /// The notation in braces, or the next letter.
    QString argument()
    {
        if (peek() != QLatin1Char('{'))
            return m_notation.mid(m_at++, 1);
        const qsizetype begin = ++m_at;
        for (int depth = 1; !isAtEnd(); ++m_at) {
            depth += peek() == QLatin1Char('{') ? 1 : peek() == QLatin1Char('}') ? -1 : 0;
            if (depth == 0)
                break;
        }
        return m_notation.mid(begin, m_at++ - begin);
    }

    EquationBox argumentBox(const QFont& font) { return Typesetter(argument(), m_numbers).all(font); }

    EquationBox fraction(const QFont& font)
    {
        const EquationBox above = argumentBox(font), below = argumentBox(font);
        const QFontMetricsF metrics(font);
        const double axis = metrics.xHeight() / 2, thickness = std::max(1.0, metrics.height() / 16);
        const double side = metrics.height() / 8, gap = metrics.height() / 7;
        EquationBox box;
        box.width = std::max(above.width, below.width) + 4 * side;
        const auto center = [&](const EquationBox& part, double drop) {
            EquationBox moved;
            moved.width = (box.width - part.width) / 2;
            moved.append(part, drop);
            box.texts.insert(box.texts.end(), moved.texts.begin(), moved.texts.end());
            box.bars.insert(box.bars.end(), moved.bars.begin(), moved.bars.end());
        };
        center(above, -axis - gap - above.descent);
        center(below, -axis + gap + below.ascent);
        box.bars.emplace_back(side, -axis - thickness / 2, box.width - 2 * side, thickness);
        box.ascent = axis + gap + above.height();
        box.descent = gap + below.height() - axis;
        box.words = tr("(%1) divided by (%2)").arg(above.words, below.words);
        return box;
    }

    EquationBox command(const QFont& font)
    {
        QString name;
        while (!isAtEnd() && peek().isLetter() && peek().unicode() < 128)
            name += m_notation[m_at++];
        if (name == QLatin1String("frac"))
            return fraction(font);
        if (name != QLatin1String("sum"))
            return withScripts(upright(name, font), font);
        EquationBox sum = plain(QStringLiteral("Σ"), scaled(font, 1.25), tr("sum"));
        sum = withScripts(sum, font);
        sum.width += QFontMetricsF(font).height() / 8;
        sum.words += tr(" of");
        return sum;
    }

    EquationBox withScripts(EquationBox base, const QFont& font)
    {
        const QFontMetricsF metrics(font);
        const double start = base.width;
        double end = start;
        while (peek() == QLatin1Char('_') || peek() == QLatin1Char('^')) {
            const bool isLow = m_notation[m_at++] == QLatin1Char('_');
            const EquationBox script = argumentBox(scaled(font, smallShare));
            base.width = start + metrics.height() / 20;
            const QString words = base.words;
            base.append(script, isLow ? metrics.height() * 0.18 : -metrics.height() * 0.32);
            end = std::max(end, base.width);
            base.words = (isLow ? tr("%1 %2") : tr("%1 to the power %2")).arg(words, script.words);
        }
        base.width = end;
        return base;
    }

    EquationBox next(const QFont& font)
    {
        const QChar before = m_before, letter = m_notation[m_at++];
        m_before = letter == QLatin1Char(' ') ? before : letter;
        const bool isFirst = before.isNull() || QStringLiteral("([=/{").contains(before);
        switch (letter.unicode()) {
        case ' ':
            return {};
        case '\\':
            return command(font);
        case '*':
            return m_numbers.isEmpty() ? spaced(QString(), font, 0.1, tr("times"))
                                       : spaced(QStringLiteral("·"), font, 0.3, tr("times"));
        case '-':
            return isFirst ? plain(QStringLiteral("−"), font, tr("minus"))
                           : spaced(QStringLiteral("−"), font, 0.4, tr("minus"));
        case '+':
            return spaced(QStringLiteral("+"), font, 0.4, tr("plus"));
        case '=':
            return spaced(QStringLiteral("="), font, 0.5, tr("equals"));
        case '/':
            return spaced(QStringLiteral("/"), font, 0.1, tr("divided by"));
        case '%': {
            QString number = m_numbers.value(m_notation[m_at++].digitValue() - 1);
            const bool isPower = peek() == QLatin1Char('^') && number.contains(QLatin1Char(' '));
            const bool isNegative =
                number.startsWith(QChar(0x2212)) && QStringLiteral("+-*/").contains(before) && !before.isNull();
            if (isPower || isNegative)
                number = QLatin1Char('(') + number + QLatin1Char(')');
            return withScripts(upright(number, font), font);
        }
        default:
            break;
        }
        QFont style = font;
        style.setItalic(letter.isLetter());
        return withScripts(plain(letter, style, letter), font);
    }

    QString m_notation;
    const QStringList& m_numbers;
    qsizetype m_at = 0;
    QChar m_before;  // the letter read last
};

}  // namespace

void EquationBox::append(const EquationBox& other, double drop)
{
    const QPointF shift(width, drop);
    for (Text text : other.texts) {
        text.at += shift;
        texts.push_back(std::move(text));
    }
    for (const QRectF& bar : other.bars)
        bars.push_back(bar.translated(shift));
    width += other.width;
    ascent = std::max(ascent, other.ascent - drop);
    descent = std::max(descent, other.descent + drop);
    if (!words.isEmpty() && !other.words.isEmpty())
        words += QLatin1Char(' ');
    words += other.words;
}

void EquationBox::draw(QPainter& painter, const QPointF& leftOfBaseline) const
{
    for (const Text& text : texts) {
        painter.setFont(text.font);
        painter.drawText(leftOfBaseline + text.at, text.text);
    }
    for (const QRectF& bar : bars)
        painter.fillRect(bar.translated(leftOfBaseline), painter.pen().color());
}

QFont scaled(QFont font, double share)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * share);
    else
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * share)));
    return font;
}

EquationBox typeset(const std::string& notation, const QFont& font, const QStringList& numbers)
{
    QFont serif = font;
    serif.setFamilies({QStringLiteral("STIX Two Text"), QStringLiteral("Cambria"), QStringLiteral("DejaVu Serif"),
                       QStringLiteral("serif")});
    return Typesetter(QString::fromStdString(notation), numbers).all(serif);
}

}  // namespace fuzzylens::ui
