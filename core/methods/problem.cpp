// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/methods/problem.h"

#include <limits>
#include <stdexcept>

namespace fuzzylens {

Target makeTarget(const LabelField& field, const std::vector<bool>* labelled)
{
    Target target;
    target.name = field.name;
    if (field.kind == LabelField::Kind::Numeric) {
        target.kind = Target::Kind::Numbers;
        target.numbers = field.numbers;
        if (labelled)
            for (std::size_t i = 0; i < target.numbers.size(); ++i)
                if (!(*labelled)[i])
                    target.numbers[i] = std::numeric_limits<double>::quiet_NaN();
        return target;
    }
    target.kind = Target::Kind::Classes;
    target.classOf = field.codes;
    if (labelled)
        for (std::size_t i = 0; i < target.classOf.size(); ++i)
            if (!(*labelled)[i])
                target.classOf[i] = -1;
    std::vector<int> renamed(field.classes.size(), -1);
    for (const int code : target.classOf)
        if (code >= 0)
            renamed[static_cast<std::size_t>(code)] = 0;
    for (std::size_t code = 0; code < renamed.size(); ++code)
        if (renamed[code] == 0) {
            renamed[code] = target.classes();
            target.classNames.push_back(field.classes[code]);
        }
    for (int& code : target.classOf)
        if (code >= 0)
            code = renamed[static_cast<std::size_t>(code)];
    return target;
}

Problem makeProblem(DatasetPtr data, const std::string& label)
{
    Problem problem{std::move(data), {}};
    if (label.empty())
        return problem;
    const LabelField* field = problem.data->labelField(label);
    if (!field)
        throw std::invalid_argument("unknown label field \"" + label + "\"");
    problem.target = makeTarget(*field);
    return problem;
}

}  // namespace fuzzylens
