// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/numeric/lanczos.h"

#include <Spectra/SymEigsSolver.h>

#include <algorithm>
#include <stdexcept>

namespace fuzzylens {

namespace {

/// The interface that Spectra expects of a matrix.
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
        try {
            m_product.apply(Eigen::Map<const Eigen::VectorXd>(in, m_product.size),
                            Eigen::Map<Eigen::VectorXd>(out, m_product.size));
        } catch (...) {
            m_hasThrown = true;
            throw;
        }
    }
    /// Whether an exception is one of the product, not of Spectra.
    bool hasThrown() const { return m_hasThrown; }

private:
    const SymmetricProduct& m_product;
    mutable bool m_hasThrown = false;
};

void requireFit(Eigen::Index size, const LanczosOptions& options)
{
    if (options.count < 1 || options.count >= size)
        throw std::invalid_argument(
            "the number of eigenvalues must be at least 1 and less than the number of rows");
    if (options.subspace <= options.count)
        throw std::invalid_argument("Lanczos iteration needs more vectors than eigenvalues");
    if (options.start.size() != 0 && options.start.size() != size)
        throw std::invalid_argument("the start vector needs one entry for each row");
}

std::optional<EigenPairs> eigenPairs(Operation& operation, const LanczosOptions& options)
{
    Spectra::SymEigsSolver<Operation> solver(operation, options.count,
                                             std::min(operation.rows(), options.subspace));
    if (options.start.size() > 0)
        solver.init(options.start.data());
    else
        solver.init();
    if (solver.compute(Spectra::SortRule::LargestAlge, options.mostRestarts, options.tolerance) < options.count)
        return std::nullopt;
    return EigenPairs{solver.eigenvalues(), solver.eigenvectors()};
}

}  // namespace

std::optional<EigenPairs> byLanczos(const SymmetricProduct& product, const LanczosOptions& options)
{
    requireFit(product.size, options);
    Operation operation(product);
    try {
        return eigenPairs(operation, options);
    } catch (const std::runtime_error&) {  // the decomposition of the subspace failed
        if (operation.hasThrown())
            throw;
    } catch (const std::invalid_argument&) {  // the start is 0, or no further vector is found
        if (operation.hasThrown())
            throw;
    }
    return std::nullopt;
}

}  // namespace fuzzylens
