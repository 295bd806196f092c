// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/place_finder.h"

#include "ui/draw/board_view.h"
#include "ui/words/words.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace chancery {

namespace {

/// Returns a text without case and accents, as people type it.
QString lettersOf(const QString& text)
{
    QString letters;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (c.isLetterOrNumber() || c == u' ') letters += c;
    return letters;
}

/// Returns how well letters begin a name of a province, the less the better; -1 if they do not.
int rankOf(const Map& map, Province province, const QString& letters)
{
    const ProvinceInfo& info = map[province];
    QStringList names{QString::fromStdString(info.code), Words(map).province(province),
                      QString::fromStdString(info.name)};
    for (const std::string& alias : info.aliases) names << QString::fromStdString(alias);
    if (lettersOf(names.front()) == letters) return 0;
    for (qsizetype i = 0; i < names.size(); ++i)
        if (lettersOf(names[i]).startsWith(letters)) return 1 + static_cast<int>(std::min<qsizetype>(i, 3));
    return lettersOf(names[1]).contains(u' ' + letters) ? 5 : -1;
}

Province placeNamed(const Map& map, const QString& letters)
{
    Province best = noProvince;
    int least = 0;
    for (std::size_t p = 0; p < map.provinces.size(); ++p) {
        const int rank = rankOf(map, static_cast<Province>(p), letters);
        if (rank < 0 || (best != noProvince && rank >= least)) continue;
        best = static_cast<Province>(p);
        least = rank;
    }
    return best;
}

} // namespace

PlaceFinder::PlaceFinder(BoardView& board)
    : QObject(&board)
    , board_(board)
{
    board.installEventFilter(this);
}

void PlaceFinder::begin()
{
    letters_.clear();
    on_ = board_.map() != nullptr;
    board_.setFocus(Qt::ShortcutFocusReason);
    if (on_) Q_EMIT said(tr("Type the beginning of a province’s name."));
}

bool PlaceFinder::isTaken(const QKeyEvent& key) const
{
    if (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    if (key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Escape) return true;
    const QChar first = key.text().isEmpty() ? QChar() : key.text().front();
    return first.isLetter() || (first == u' ' && !letters_.isEmpty());
}

bool PlaceFinder::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        if (!on_ || !isTaken(static_cast<const QKeyEvent&>(*event))) break;
        event->accept(); // the letter is no key of the board now
        return true;
    case QEvent::KeyPress:
        if (on_ && take(static_cast<const QKeyEvent&>(*event))) return true;
        break;
    case QEvent::FocusOut:
    case QEvent::MouseButtonPress:
        on_ = false;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Returns whether the key is used up.
bool PlaceFinder::take(const QKeyEvent& key)
{
    const bool modifier = key.key() == Qt::Key_Shift || key.key() == Qt::Key_Control;
    if (modifier) return true;
    if (!isTaken(key) || key.key() == Qt::Key_Escape) {
        on_ = false;
        return key.key() == Qt::Key_Escape;
    }
    if (key.key() == Qt::Key_Backspace)
        letters_.chop(1);
    else
        letters_ += key.text();
    if (!letters_.isEmpty()) find();
    return true;
}

void PlaceFinder::find()
{
    const Province found = placeNamed(*board_.map(), lettersOf(letters_));
    if (found == noProvince)
        Q_EMIT said(tr("No province begins with “%1”.").arg(std::exchange(letters_, QString())));
    else if (found != board_.walkedTo())
        board_.walkTo(found);
}

} // namespace chancery
