// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for several games that were kept and never saved as files.
#pragma once

#include <QDialog>

#include <cstddef>
#include <cstdint>
#include <vector>

class QListWidget;

namespace chancery {

/// What is to be done with games that were kept.
enum class KeptAct : std::uint8_t { Open, Discard };

/// Some of the games that were kept, by their numbers, counted from 0, and what is to be done with them. The
/// others stay kept.
struct KeptChoice
{
    std::vector<std::size_t> games;
    KeptAct act = KeptAct::Open;
};

/// Lists games that were kept. One or several are chosen, to be opened or to be discarded.
class KeptGamesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Makes the dialog over the descriptions of the games; the first is chosen.
    explicit KeptGamesDialog(const QStringList& games, QWidget* parent = nullptr);

    /// Returns what was chosen.
    KeptChoice choice() const;

private:
    QListWidget* games_;
    KeptAct act_ = KeptAct::Open;
};

} // namespace chancery
