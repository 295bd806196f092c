// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of chancery-cli; each has a file of its own.
#pragma once

#include "app/cli/command_line.h"

namespace chancery::cli {

Command adjudicateCommand();
Command batchCommand();
Command checkMapCommand();
Command compareCommand();
Command datcCommand();
Command parseCommand();
Command renderCommand();
Command replayCommand();
Command rulebooksCommand();
Command showCommand();

} // namespace chancery::cli
