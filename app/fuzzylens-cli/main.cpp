// SPDX-License-Identifier: GPL-3.0-or-later
#include "interrupt.h"
#include "program.h"

int main(int argc, char** argv)
{
    fuzzylens::cli::catchInterrupts();
    return fuzzylens::cli::runProgram(argc, argv);
}
