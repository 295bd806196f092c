// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a pasted text that are not as they should be, each with what it may mean.
#pragma once

#include "engine/game/game.h"
#include "ui/desk/paste_effect.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace chancery {

constexpr std::size_t longestPastedLine = 300; ///< bytes that are shown of a line
constexpr int asLeftOut = -1; ///< the data of an entry that leaves a part or a line of a paste out

/// Lists the lines of a paste that are to be looked at. Of each it is chosen what it means, or whether it is
/// left out, or it is written otherwise; what is the matter with it is said beside it.
class PastedLines : public QWidget
{
    Q_OBJECT

public:
    /// Makes an empty list. It writes the answers into `paste`, which must outlive it, as must the game.
    PastedLines(const Game& game, SheetPaste& paste, QWidget* parent = nullptr);

    /// Lists the lines on the sheets that are chosen now. What was answered stays.
    void list();
    /// Says beside each line what is the matter with it as it would be written now, with this effect.
    void tell(const PasteEffect& effect);
    /// Returns the box of the first unclear line that is not answered; nullptr if there is none.
    QComboBox* firstQuestion() const;
    /// Returns the boxes of the lines that are listed, which are the first of many.
    const std::vector<QComboBox*>& boxes() const { return meanings_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Something was answered otherwise than before.
    void answered();

private:
    void addLine(QGridLayout& grid, const PastedLine& line, int number);
    QComboBox* meaningBox(const PastedLine& line, int number);
    void openToWrite(QComboBox& box, const std::string& line);
    const PasteAnswer* answerTo(const PastedLine& line) const;
    void answer(const PastedLine& line, int choice);
    void rewrite(const PastedLine& line, const QString& text);
    void take(const PasteAnswer& given, bool nothing);

    const Game& game_;
    SheetPaste& paste_;
    std::vector<PastedLine> lines_;    ///< those that are to be looked at
    std::vector<QComboBox*> meanings_; ///< of the first of them, which are listed
    std::vector<QLabel*> whys_;        ///< what is the matter with each of these
};

} // namespace chancery
