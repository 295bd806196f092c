// SPDX-License-Identifier: GPL-3.0-or-later
// Lists the remarks of the built-in rulebooks, so that they can be translated.
#include "ui/text/option_words.h"

#include <algorithm>

namespace chancery {

namespace {

/// The remarks in rulebooks, and "not stated", which they have in place of a missing clause.
constexpr const char* notes[] = {
    QT_TRANSLATE_NOOP("chancery::OptionWords",
                      "a coast written must match; the text does not say what a missing one does"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "a path is written, so that there is one route"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "never needed"),
    QT_TRANSLATE_NOOP("chancery::OptionWords",
                      "the guide has an algorithm of its own; this stands in for it"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the letter of the text"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text allows exchanging places by convoy and leaves the "
                                               "rest open; this is the handling that DATC recommends"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text can be read either way"),
    QT_TRANSLATE_NOOP(
        "chancery::OptionWords",
        "the text frees supports from the reach of the coast and does not say how it must be written"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text gives no rule"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "victory points are awarded beside it"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "with two players XIV.2 counts 24 units on the board"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the players agree beforehand"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "or the most units, if all agree"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the variant that the text offers: 7"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "not stated"),
    QT_TRANSLATE_NOOP("chancery::OptionWords", "the text treats only the exchange of places (rule 23)"),
};

} // namespace

QString OptionWords::note(const std::string& text)
{
    const auto* const found = std::ranges::find(notes, text);
    return found == std::end(notes) ? QString::fromStdString(text) : tr(*found);
}

} // namespace chancery
