# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the completion of a program for one shell from the description that make-completions collects.
#   awk -v name=fuzzylens-cli -v shell=bash -f completions.awk DESCRIPTION

# ---- Reading ---------------------------------------------------------------------------------------------------------

function trimmed(text)
{
    gsub(/^ +| +$/, "", text)
    return text
}

# "  -o,--output FILE REQUIRED    meaning"; the meaning may begin and go on in the next lines.
function readOption(line,    term, words, count)
{
    line = trimmed(line)
    if (line ~ /^-[a-zA-Z], -/)
        sub(/, /, ",", line)
    options++
    commandOf[options] = command
    term = line
    meaning[options] = ""
    if (match(line, /  +/)) {
        term = substr(line, 1, RSTART - 1)
        meaning[options] = substr(line, RSTART + RLENGTH)
    }
    repeats[options] = term ~ / \.\.\.( |$)/
    count = split(term, words, " ")
    names[options] = words[1]
    argument[options] = count > 1 && words[2] != "REQUIRED" ? words[2] : ""
    choices[options] = ""
    if (match(argument[options], /:[{][^}]*[}]/)) {
        choices[options] = substr(argument[options], RSTART + 2, RLENGTH - 3)
        gsub(/,/, " ", choices[options])
        argument[options] = substr(argument[options], 1, RSTART - 1)
    }
    sub(/[:=](INT|NONNEGATIVE|POSITIVE|[0-9]).*/, "", argument[options])  # what a number must be, and its default
    inOption = 1
}

# A name in a list of the help: a step, or a synthetic data set.
function readListed(line,    word)
{
    word = trimmed(line)
    sub(/[ [].*/, "", word)
    sub(/=.*/, "=", word)
    listed[command] = joined(listed[command], word)
}

function joined(list, word)
{
    return list == "" ? word : list " " word
}

function quotedPart(line)
{
    sub(/^[^:]*: "/, "", line)
    sub(/".*/, "", line)
    return line
}

/^@ ?[a-z-]*$/ {
    command = substr($0, 3)
    part = $0 ~ /^@[a-z]/ ? substr($0, 2) : "help"
    section = ""
    next
}
part == "methods" {
    if (/^    "id": "/) {
        method = quotedPart($0)
        methods = joined(methods, method)
    } else if (/^        "name": "/ || /^            "name": "/) {  # a parameter, another scale of it
        parameters[method] = joined(parameters[method], quotedPart($0) "=")
    }
    next
}
part == "tables" { tables = joined(tables, $1); next }
/^          / && inOption { meaning[options] = joined(meaning[options], trimmed($0)); next }
{ inOption = 0 }
/^[^ ]/ { section = $0 }
/^Views: / {
    views = substr($0, 8)
    gsub(/[.,]/, "", views)
}
/^  -/ { readOption($0); next }
section ~ /^Subcommands/ && /^  [a-z]/ {
    commands = joined(commands, $1)
    line = trimmed($0)
    sub(/^[^ ]+ +/, "", line)
    purpose[$1] = line
    next
}
/^  [A-Z]/ && section ~ /^Positionals/ && !(command in positional) { positional[command] = $1 }
/^  [a-z]/ && section !~ /^(Arguments|Positionals)/ && command != "" { readListed($0) }

# ---- Values ----------------------------------------------------------------------------------------------------------

function hasName(i, wanted)
{
    return ("," names[i] ",") ~ ("," wanted ",")
}

# The words that an option takes; "@parameters": those of the method in the line; "@files"; "" for other values.
function values(i,    words)
{
    if (choices[i] != "")
        return choices[i]
    if (hasName(i, "--set"))
        return "@parameters"
    if (hasName(i, "--step"))
        return listed[commandOf[i]]
    if (hasName(i, "--view"))
        return views
    if (hasName(i, "--output") || argument[i] ~ /FILE|FOLDER|FIGURE|file|\.[a-z]/)
        return "@files"
    # Qt names the choices in the meaning alone: "light or dark".
    if (argument[i] ~ /^</ && match(meaning[i], /[a-z]+ or [a-z]+/)) {
        words = substr(meaning[i], RSTART, RLENGTH)
        sub(/ or /, " ", words)
        return words
    }
    return ""
}

# The words that the first argument of a command is one of; "" if it is a file.
function firstWords(which,    i)
{
    if (positional[which] == "METHOD")
        return methods
    if (positional[which] == "TABLE")
        return tables
    for (i = 1; i <= options; i++)
        if (commandOf[i] == which && hasName(i, "--step"))
            return ""
    return listed[which]
}

# ---- Shells ----------------------------------------------------------------------------------------------------------

function quoted(text)
{
    gsub(/'/, shell == "fish" ? "\\'" : "'\\''", text)
    return "'" text "'"
}

function writeParameterCases(    all, count, i)
{
    count = split(methods, all, " ")
    for (i = 1; i <= count; i++)
        print "    " all[i] ") echo " quoted(parameters[all[i]]) " ;;"
}

function bashPattern(i,    all, count, j, made)
{
    count = split(names[i], all, ",")
    for (j = 1; j <= count; j++)
        made = made (j > 1 ? " | " : "") "'" commandOf[i] " " all[j] "'"
    return made
}

function bashNames(which,    i, made)
{
    for (i = 1; i <= options; i++)
        if (commandOf[i] == which)
            made = joined(made, names[i])
    gsub(/,/, " ", made)
    return made
}

function writeBash(    id, i, count, all, words)
{
    id = name
    gsub(/-/, "_", id)
    print "# Completion of " name " for bash, made by make-completions."
    if (methods != "") {
        print "_" id "_parameters()\n{\n    case $1 in"
        writeParameterCases()
        print "    esac\n}\n"
    }
    print "_" id "()\n{"
    print "    local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} command='' keys='' given=' ' words='' i"
    print "    # Bash takes \"--format=csv\" for three words."
    print "    if [[ $current == = ]]; then\n        current=''"
    print "    elif [[ $option == = ]]; then\n        option=${COMP_WORDS[COMP_CWORD-2]}\n    fi"
    print "    for ((i = 1; i < COMP_CWORD; i++)); do"
    print "        given+=\"${COMP_WORDS[i]} \""
    if (commands != "")
        print "        [[ -n $command || ${COMP_WORDS[i]} == -* ]] || command=${COMP_WORDS[i]}"
    if (methods != "")
        print "        keys+=\"$(_" id "_parameters \"${COMP_WORDS[i]}\") \""
    print "    done"
    print "    COMPREPLY=()"
    print "    case \"$command $option\" in"
    for (i = 1; i <= options; i++) {
        if (argument[i] == "")
            continue
        words = values(i)
        print "    " bashPattern(i) ")"
        print "        " (words == "@files"        ? "compopt -o default 2>/dev/null; return" : \
                          words == "@parameters" ? "words=$keys" :        \
                          words == ""            ? "return" :             \
                                                   "words=" quoted(words)) " ;;"
    }
    print "    *)\n        case \"$command\" in\n        '') words=" quoted(commands) " ;;"
    count = split(commands, all, " ")
    for (i = 1; i <= count; i++)
        if (firstWords(all[i]) != "")
            print "        " all[i] ") words=" quoted(firstWords(all[i])) " ;;"
    print "        esac"
    print "        for i in $words; do  # the first argument is there: files follow\n" \
          "            [[ $given != *\" $i \"* ]] || words=''\n        done"
    print "        if [[ $current == -* ]]; then\n            case \"$command\" in"
    print "            '') words=" quoted(bashNames("")) " ;;"
    for (i = 1; i <= count; i++)
        print "            " all[i] ") words=" quoted(bashNames(all[i])) " ;;"
    print "            esac\n        elif [[ -z $words ]]; then\n            compopt -o default 2>/dev/null\n            return\n        fi ;;"
    print "    esac"
    print "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))"
    print "    [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null"
    print "}"
    print "complete -F _" id " " name
}

function zshText(text)
{
    gsub(/\\/, "\\\\", text)
    gsub(/[\[\]:]/, "\\\\&", text)
    return text
}

# The arguments of _arguments for the options of a command, a line each.
function writeZshOptions(which, indent,    i, all, count, j, exclusive, words, action)
{
    for (i = 1; i <= options; i++) {
        if (commandOf[i] != which)
            continue
        words = values(i)
        action = words == "@files" ? "_files" : words == "@parameters" ? "_" zshId "_set" : words == "" ? " " : "(" words ")"
        if (hasName(i, "--step"))
            action = "_" zshId "_steps"
        exclusive = names[i]
        gsub(/,/, " ", exclusive)
        count = split(names[i], all, ",")
        for (j = 1; j <= count; j++)
            print indent quoted((repeats[i] ? "*" : "(" exclusive ")") all[j] (argument[i] != "" && all[j] ~ /^--/ ? "=" : "") "[" zshText(meaning[i]) "]" \
                                (argument[i] == "" ? "" : ":" zshText(argument[i]) ":" action)) " \\"
    }
}

function writeZsh(    i, count, all, words)
{
    zshId = name
    gsub(/-/, "_", zshId)
    print "#compdef " name
    print "# Completion of " name " for zsh, made by make-completions."
    if (methods != "") {
        print "_" zshId "_parameters() {\n    case $1 in"
        writeParameterCases()
        print "    esac\n}\n"
        print "_" zshId "_set() {\n    local word keys=''"
        print "    for word in $words; do keys+=\"$(_" zshId "_parameters $word) \"; done"
        print "    compadd -S '' -- ${=keys}\n}\n"
        print "_" zshId "_steps() {\n    local -a steps=(" stepWords() ")"
        print "    compadd -S '' -- ${(M)steps:#*=}\n    compadd -- ${steps:#*=}\n}\n"
    }
    print "_" zshId "() {"
    if (commands == "") {
        print "    _arguments \\"
        writeZshOptions("", "        ")
        print "        '*:file:_files'"
        print "}\n\n_" zshId " \"$@\""
        return
    }
    print "    local curcontext=$curcontext state line\n    local -a commands=("
    count = split(commands, all, " ")
    for (i = 1; i <= count; i++)
        print "        " quoted(all[i] ":" zshText(purpose[all[i]]))
    print "    )\n    _arguments -C \\"
    writeZshOptions("", "        ")
    print "        '1:command:->command' '*::argument:->argument'"
    print "    case $state in\n    command) _describe -t commands command commands ;;\n    argument)\n        case $words[1] in"
    for (i = 1; i <= count; i++) {
        print "        " all[i] ")\n            _arguments \\"
        writeZshOptions(all[i], "                ")
        words = firstWords(all[i])
        print "                " (words == "" ? "" : quoted("1:" tolower(positional[all[i]]) ":(" words ")") " ") "'*:file:_files' ;;"
    }
    print "        esac ;;\n    esac\n}\n\n_" zshId " \"$@\""
}

function stepWords(    i)
{
    for (i = 1; i <= options; i++)
        if (hasName(i, "--step"))
            return listed[commandOf[i]]
    return ""
}

function writeFish(    id, i, j, count, all, words, line)
{
    id = name
    gsub(/-/, "_", id)
    print "# Completion of " name " for fish, made by make-completions."
    if (methods != "") {
        print "function __" id "_parameters\n    for word in (commandline -opc)\n        switch $word"
        count = split(methods, all, " ")
        for (i = 1; i <= count; i++) {
            words = parameters[all[i]]
            gsub(/ /, "\\n", words)
            print "            case " all[i] "\n                printf " quoted(words "\\n")
        }
        print "        end\n    end\nend"
    }
    count = split(commands, all, " ")
    for (i = 1; i <= count; i++)
        print "complete -c " name " -n __fish_use_subcommand -f -a " all[i] " -d " quoted(purpose[all[i]])
    for (i = 1; i <= count; i++) {
        words = firstWords(all[i])
        if (words != "")
            print "complete -c " name " -n '__fish_seen_subcommand_from " all[i] "; and not __fish_seen_subcommand_from " words \
                  "' -f -a " quoted(words)
    }
    for (i = 1; i <= options; i++) {
        line = "complete -c " name
        if (commandOf[i] != "")
            line = line " -n '__fish_seen_subcommand_from " commandOf[i] "'"
        else if (commands != "")
            line = line " -n __fish_use_subcommand"
        count = split(names[i], all, ",")
        for (j = 1; j <= count; j++)
            line = line (all[j] ~ /^--/ ? " -l " substr(all[j], 3) : " -s " substr(all[j], 2))
        if (argument[i] != "") {
            words = values(i)
            line = line (words == "@files"        ? " -r -F" : \
                         words == "@parameters" ? " -x -a '(__" id "_parameters)'" : \
                         words == ""            ? " -x" : \
                                                  " -x -a " quoted(words))
        }
        print line " -d " quoted(meaning[i])
    }
}

END {
    if (shell == "bash")
        writeBash()
    else if (shell == "zsh")
        writeZsh()
    else
        writeFish()
}
