# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what tst_fcm.cpp compares with: fuzzy c-means by the package e1071 from given start samples, run until
# nothing moves. Rscript e1071_cmeans.R DATA, where DATA is the folder of the real data sets.
library(e1071)

data <- commandArgs(TRUE)[1]

here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "arff.R"))

print_fit <- function(name, x, start, m) {
    centers <- x[start + 1, ]
    dimnames(centers) <- NULL
    # e1071 stops when the objective stops falling; going on from its centres takes out what that leaves.
    for (i in 1:200) {
        fit <- cmeans(x, centers, iter.max = 1000, m = m, control = list(reltol = 1e-300))
        moved <- max(abs(fit$centers - centers))
        centers <- fit$centers
        if (moved == 0) break
    }
    shown <- c(0, nrow(x) %/% 2, nrow(x) - 1)
    cat(sprintf('{"%s", {%s}, %g, %.15g, {%s}},\n', name, paste(start, collapse = ", "), m,
                fit$withinerror * nrow(x),
                paste(sprintf("%.15g", t(fit$membership[shown + 1, ])), collapse = ", ")))
}

colon <- as.matrix(read.csv(gzfile(file.path(data, "colon.csv.gz")), check.names = FALSE)[, -(1:2)])
print_fit("uci/iris.arff", arff("iris.arff"), c(0, 50, 100), 2)
print_fit("uci/iris.arff", arff("iris.arff"), c(0, 50, 100), 1.5)
print_fit("uci/wine.arff", arff("wine.arff"), c(0, 59, 130), 2)
print_fit("uci/wine.arff", arff("wine.arff"), c(0, 59, 130), 3)
print_fit("colon.csv.gz", colon, c(0, 1), 2)
print_fit("colon.csv.gz", colon, c(0, 1), 1.3)
