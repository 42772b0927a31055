// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teach/sequence.h"

namespace fuzzylens::ui {

int Sequence::last() const
{
    return int(updates().size()) - 1;
}

}  // namespace fuzzylens::ui
