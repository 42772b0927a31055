# SPDX-License-Identifier: GPL-3.0-or-later
# The numeric columns of an ARFF file of the real data sets, for the scripts here. They define data, its folder.
arff <- function(file) {
    lines <- readLines(file.path(data, "uci", file))
    lines <- lines[!grepl("^%|^[[:space:]]*$", lines)]
    kinds <- lines[grepl("^@attribute", lines, ignore.case = TRUE)]
    rows <- lines[(grep("^@data", lines, ignore.case = TRUE) + 1):length(lines)]
    as.matrix(read.csv(text = rows, header = FALSE)[, !grepl("{", kinds, fixed = TRUE)])
}
