// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/format_writers.h"

#include <algorithm>

namespace fuzzylens {

std::string clsObjection(const LabelField& field)
{
    if (field.kind != LabelField::Kind::Categorical)
        return "the label field is numeric, but a CLS file can only contain classes";
    const auto holdsBlank = [](const std::string& name) {
        return name.empty() || name.find_first_of(" \t\r\n\v\f") != std::string::npos;
    };
    const auto blank = std::find_if(field.classes.begin(), field.classes.end(), holdsBlank);
    if (blank != field.classes.end())
        return "the class name \"" + *blank + "\" is empty or contains a space, which a CLS file does not support";
    const auto unlabelled =
        std::find_if(field.codes.begin(), field.codes.end(), [](int code) { return code < 0; });
    if (unlabelled != field.codes.end())
        return "sample " + std::to_string(unlabelled - field.codes.begin() + 1) +
               " has no label, but a CLS file needs a label for every sample";
    return {};
}

void addCls(AtomicFile& file, const LabelField& field)
{
    if (const std::string objection = clsObjection(field); !objection.empty())
        throw DataError({Issue::Severity::Error,
                         objection,
                         file.path().string(),
                         0,
                         0,
                         {},
                         message("write GCT 1.3 or CSV instead")});
    std::string text = std::to_string(field.codes.size()) + ' ' + std::to_string(field.classes.size()) + " 1\n#";
    for (const std::string& name : field.classes)
        text += ' ' + name;
    text += '\n';
    for (std::size_t i = 0; i < field.codes.size(); ++i)
        text += (i == 0 ? "" : " ") + field.classes[static_cast<std::size_t>(field.codes[i])];
    file.add(text + '\n');
}

}  // namespace fuzzylens
