# SPDX-License-Identifier: GPL-3.0-or-later
# Prints what tst_neighbour_graph.cpp compares with: scikit-learn's spectral embedding of the last hundred irises (two
# species), each joined to its ten nearest with exp(-d / (2 b)), b the mean squared distance to the seventh.
# python3 sklearn_embedding.py iris.arff
import sys

import numpy as np
from sklearn.manifold import spectral_embedding

rows = [line.split(",")[:4] for line in open(sys.argv[1]) if line[:1].isdigit()][50:]
x = np.array(rows, dtype=float)
d = np.round(((x[:, None] - x[None]) ** 2).sum(-1), 9)  # equal distances are equal: the lower index comes first
order = np.lexsort((np.arange(100)[None].repeat(100, 0), np.where(np.eye(100), -1, d)))[:, 1:]
width = np.mean([d[i, order[i, 6]] for i in range(100)])
w = np.zeros((100, 100))
for i in range(100):
    for j in order[i, :10]:
        w[i, j] = np.exp(-d[i, j] / (2 * width))
w = (w + w.T) / 2
z = spectral_embedding(w, n_components=3, drop_first=True, random_state=0, eigen_tol=1e-14)
print("width %.15g" % width)
for i in (0, 17, 42, 50, 77, 99):
    print(i, *("%.12g" % v for v in z[i]))
