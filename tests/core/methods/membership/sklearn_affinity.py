# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what tst_affinity_agreement.cpp compares with: exemplars by scikit-learn's affinity propagation, the
# preference being the median of the similarities of all pairs, without noise. First
# fuzzylens-cli convert synth:half-moons,samples=200 half-moons.csv and the same for mixture; then
# python3 sklearn_affinity.py DATA MADE, where DATA is the folder of the real data sets, MADE that of these two.
import csv
import os
import sys

import numpy as np
from sklearn.cluster import affinity_propagation


class NoNoise(np.random.RandomState):
    def standard_normal(self, size=None):
        return np.zeros(size)


def arff(path):
    kinds, rows, is_data = [], [], False
    for line in map(str.strip, open(path)):
        if not line or line.startswith("%"):
            continue
        if is_data:
            rows.append(line.split(","))
        elif line.lower().startswith("@attribute"):
            kinds.append("{" in line)
        is_data = is_data or line.lower().startswith("@data")
    return np.array([[float(v) for v, is_class in zip(row, kinds) if not is_class] for row in rows])


def gct(path):
    rows = list(csv.reader(open(path), delimiter="\t"))[3:]
    return np.array([[float(v) for v in row[2:] if v] for row in rows]).T


def made(path):
    header, *rows = csv.reader(open(path))
    numbers = [i for i, name in enumerate(header) if name.lower() not in ("sample", "class")]
    return np.array([[float(row[i]) for i in numbers] for row in rows])


def print_exemplars(name, x, damping):
    s = -np.array([((x - row) ** 2).sum(axis=1) for row in x])
    preference = np.median(s[np.triu_indices(len(x), 1)])
    exemplars, clusters = affinity_propagation(s, preference=preference, damping=damping, max_iter=1000,
                                               convergence_iter=100, random_state=NoNoise())
    net = len(exemplars) * preference + sum(s[i, exemplars[c]] for i, c in enumerate(clusters))
    print('{"%s", %g, %.15g, %.15g, {%s}},' % (name, damping, preference, net, ", ".join(map(str, exemplars))))


data, synthetic = sys.argv[1:]
sets = {
    "leukemia_train.gct": gct(os.path.join(data, "leukemia_train.gct")) / 100,
    "uci/iris.arff": arff(os.path.join(data, "uci", "iris.arff")),
    "uci/wine.arff": arff(os.path.join(data, "uci", "wine.arff")),
    "synth:half-moons": made(os.path.join(synthetic, "half-moons.csv")),
    "synth:mixture": made(os.path.join(synthetic, "mixture.csv")),
}
for name, x in sets.items():
    for damping in (0.5, 0.9):
        print_exemplars(name, x, damping)
