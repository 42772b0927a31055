# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what tst_k_means.cpp compares with: k-means by R (Hartigan and Wong) from given start samples.
# Rscript r_kmeans.R DATA, where DATA is the folder of the real data sets.
data <- commandArgs(TRUE)[1]

here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "arff.R"))

print_fit <- function(name, x, start) {
    fit <- kmeans(x, x[start + 1, ], iter.max = 1000, algorithm = "Hartigan-Wong")
    lloyd <- kmeans(x, x[start + 1, ], iter.max = 1000, algorithm = "Lloyd")
    cat(sprintf('{"%s", {%s}, %.15g, %.15g},\n', name, paste(start, collapse = ", "), fit$tot.withinss,
                lloyd$tot.withinss))
}

colon <- as.matrix(read.csv(gzfile(file.path(data, "colon.csv.gz")), check.names = FALSE)[, -(1:2)])
iris <- arff("iris.arff")
print_fit("uci/iris.arff", iris, c(0, 50, 100))
print_fit("uci/iris.arff", iris, c(0, 1, 2, 3, 4))
print_fit("uci/iris.arff", iris, c(0, 1, 2, 3, 4, 5, 6, 7))
wine <- arff("wine.arff")
print_fit("uci/wine.arff", wine, c(0, 59, 130))
print_fit("colon.csv.gz", colon, c(0, 1))
