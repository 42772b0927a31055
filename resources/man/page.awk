# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a man page of what a program says of itself with --help, and of a text with the sections that this does not hold.
# Reads, in this order: the text of sections, as roff, whose first line says what the program is for; the help of
# the program; the help of every sub-command, each after a line "@ NAME". What several sub-commands say alike (a list with
# its heading) is said once, after them.
#   awk -v name=fuzzylens-cli -v version=0.1.0 -v date=2026-11-22 -f page.awk fuzzylens-cli.roff HELP

# ---- Words -----------------------------------------------------------------------------------------------------------

function escaped(text)
{
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    gsub(/'/, "\\(aq", text)
    return text
}

# Text in lines of at most 80 letters, none of which begins with a dot: that would be a request.
function prose(text,    words, count, i, line, made)
{
    count = split(escaped(text), words, " ")
    made = line = ""
    for (i = 1; i <= count; i++) {
        if (line != "" && length(line) + 1 + length(words[i]) > 78) {
            made = made line "\n"
            line = ""
        }
        if (line == "" && words[i] ~ /^\./)
            words[i] = "\\&" words[i]
        line = line (line == "" ? "" : " ") words[i]
    }
    return made line
}

# "-o,--output FILE REQUIRED" with the options bold and what they take slanted; what a value must be is in the text.
function term(text,    words, count, i, made)
{
    gsub(/, -/, ",-", text)
    sub(/ REQUIRED$/, "", text)
    gsub(/:(NONNEGATIVE|POSITIVE|INT in \[[^]]*\]|[{][^}]*[}])/, "", text)
    if (text !~ /^-/)
        sub(/ TEXT/, "", text)
    count = split(text, words, " ")
    made = ""
    for (i = 1; i <= count; i++)
        made = made (i > 1 ? " " : "") (words[i] ~ /^-/ ? bold(words[i]) : "\\fI" escaped(words[i]) "\\fP")
    return made
}

function bold(options,    parts, count, i, made)
{
    count = split(options, parts, ",")
    for (i = 1; i <= count; i++)
        made = made (i > 1 ? ", " : "") "\\fB" escaped(parts[i]) "\\fP"
    return made
}

# ---- What is said, collected -----------------------------------------------------------------------------------------

# A part is what the program or one sub-command says; a block of it is a paragraph or a heading with its list.
function begin(title)
{
    part++
    blocks[part] = 0
    titles[part] = title
    heading = ""
    column = 0
}

function addBlock(title)
{
    blocks[part]++
    heads[part, blocks[part]] = title
    bodies[part, blocks[part]] = ""
}

function addLine(line)
{
    if (!blocks[part])
        addBlock("")
    bodies[part, blocks[part]] = bodies[part, blocks[part]] line "\n"
}

# A line of a list: two blanks, the term, and behind two blanks more what it means. Where the term is long there may be
# but one blank: then it counts where the meaning of the entry before began.
function addEntry(line,    meaning)
{
    line = substr(line, 3)
    meaning = ""
    if (match(line, /  +/))
        column = RSTART + RLENGTH
    if (RSTART || (column > 1 && substr(line, column - 1, 1) == " ")) {
        meaning = substr(line, column)
        line = trimmed(substr(line, 1, column - 1))
    }
    if (part > 1 && line ~ /^-h,--help/)
        return
    addLine(".TP")
    addLine(term(line))
    if (meaning != "")
        addLine(prose(meaning))
}

function flush(    title)
{
    if (heading == "")
        return
    addBlock("")
    addLine(prose(heading))
    heading = ""
}

function take(line)
{
    if (line ~ /^Usage: /) {
        flush()
        sub(/^Usage: [^[]*/, "", line)
        usages[part] = line
    } else if (line ~ /^ /) {
        if (heading != "") {
            sub(/:$/, "", heading)
            addBlock(heading)
            heading = ""
        }
        if (line ~ /^  [^ ]/)
            addEntry(line)
        else
            addLine(prose(trimmed(line)))
    } else {
        heading = heading (heading == "" ? "" : " ") line
    }
}

function trimmed(line)
{
    gsub(/^ +| +$/, "", line)
    return line
}

FNR == 1 { file++ }
file == 1 && FNR == 1 { purpose = $0; begin(""); next }
file == 1 { sections = sections $0 "\n"; next }
/^@ / { flush(); begin($2); next }
/^ *$/ { flush(); next }
{ take($0) }

# ---- What is written -------------------------------------------------------------------------------------------------

# Do several commands say block j of part i, word for word? What each has of its own is under these two headings.
function isShared(i, j,    k, l, times)
{
    if (heads[i, j] == "" || heads[i, j] == "Positionals" || heads[i, j] == "Options")
        return 0
    for (k = 2; k <= part; k++)
        for (l = 1; l <= blocks[k]; l++)
            if (heads[k, l] == heads[i, j] && bodies[k, l] == bodies[i, j])
                times++
    return times > 1
}

# A paragraph begins with a request for room, but for the first after a heading.
function writeParagraph(text)
{
    if (!isFirst)
        print ".PP"
    isFirst = 0
    printf "%s", text
}

function writeHeading(text)
{
    print text
    isFirst = 1
}

function writeBlock(i, j)
{
    if (heads[i, j] != "" && !(isFirst && heads[i, j] == "Options"))
        writeParagraph(prose(heads[i, j] ":") "\n")
    if (heads[i, j] == "")
        writeParagraph(bodies[i, j])
    else
        printf "%s", bodies[i, j]
    isFirst = 0
}

function writeSynopsis(command, usage)
{
    printf ".B %s\n", escaped(command)
    if (usage != "")
        print term(usage)
    isFirst = 0
}

function writeCommand(i,    j)
{
    writeHeading(".SS " escaped(titles[i]))
    writeSynopsis(name " " titles[i], usages[i])
    for (j = 1; j <= blocks[i]; j++)
        if (bodies[i, j] == "") {
            continue
        } else if (isShared(i, j)) {
            if (!((heads[i, j], bodies[i, j]) in shared)) {
                shared[heads[i, j], bodies[i, j]] = 1
                common[++commons] = i SUBSEP j
            }
            writeParagraph(prose(heads[i, j] ": see below.") "\n")
        } else {
            writeBlock(i, j)
        }
}

END {
    flush()
    printf ".TH %s 1 %s \"FuzzyLens %s\" \"User Commands\"\n", toupper(escaped(name)), date, version
    printf ".SH NAME\n%s\n", prose(name " - " purpose)
    writeHeading(".SH SYNOPSIS")
    writeSynopsis(name, usages[1])
    writeHeading(".SH DESCRIPTION")
    for (i = 1; i <= blocks[1]; i++)
        if (heads[1, i] == "")
            writeBlock(1, i)
    writeHeading(".SH OPTIONS")
    for (i = 1; i <= blocks[1]; i++)
        if (heads[1, i] != "" && heads[1, i] != "Subcommands")
            writeBlock(1, i)
    if (part > 1)
        print ".SH COMMANDS"
    for (i = 2; i <= part; i++)
        writeCommand(i)
    for (i = 1; i <= commons; i++) {
        split(common[i], at, SUBSEP)
        print ".SS " escaped(heads[at[1], at[2]])
        printf "%s", bodies[at[1], at[2]]
    }
    printf "%s", sections
}
