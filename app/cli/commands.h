// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of chancery-cli. Each function returns one command; each is in a file of its own, which the
// README names.
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
