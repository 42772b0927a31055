// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/lanczos.h"

#include <Spectra/SymEigsSolver.h>

#include <algorithm>
#include <exception>

namespace fuzzylens {

namespace {

/// As Spectra calls it.
class Operation
{
public:
    using Scalar = double;

    explicit Operation(const SymmetricProduct& product)
        : m_product(product)
    {}

    Eigen::Index rows() const { return m_product.size; }
    Eigen::Index cols() const { return m_product.size; }
    void perform_op(const double* in, double* out) const
    {
        m_product.apply(Eigen::Map<const Eigen::VectorXd>(in, m_product.size),
                        Eigen::Map<Eigen::VectorXd>(out, m_product.size));
    }

private:
    const SymmetricProduct& m_product;
};

}  // namespace

std::optional<EigenPairs> byLanczos(const SymmetricProduct& product, const LanczosOptions& options)
try {
    Operation operation(product);
    Spectra::SymEigsSolver<Operation> solver(operation, options.count, std::min(product.size, options.subspace));
    if (options.start.size() > 0)
        solver.init(options.start.data());
    else
        solver.init();
    if (solver.compute(Spectra::SortRule::LargestAlge, options.mostRestarts, options.tolerance) < options.count)
        return std::nullopt;
    return EigenPairs{solver.eigenvalues(), solver.eigenvectors()};
} catch (const std::exception&) {  // Spectra's: a residual of 0, a decomposition that failed
    return std::nullopt;
}

}  // namespace fuzzylens
