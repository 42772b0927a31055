# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the decision values that tst_svm.cpp records (python3-sklearn 1.2, which contains LIBSVM)."""
import numpy as np
from sklearn.svm import SVC

i, l = np.arange(30)[:, None], np.arange(6)[None, :]
x = ((i * i + 3 * i * l + 5 * l) % 11) / 5 + (l == i % 3)
y = np.arange(30) % 3
for model in SVC(kernel="linear", C=0.5, tol=1e-12), SVC(C=10, gamma=0.25, tol=1e-12):
    model.set_params(decision_function_shape="ovo").fit(x, y)
    print(model.n_support_.sum(), (model.predict(x) == y).sum())
    for sample in 0, 1, 2, 29:
        print("{" + ", ".join(f"{v:.9f}" for v in model.decision_function(x)[sample]) + "},")
