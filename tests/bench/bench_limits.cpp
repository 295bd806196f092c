// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes to read what people can paste or open at its worst: long lines, many lines, deep nesting.
#include "engine/files/game_file.h"
#include "engine/files/json_reader.h"
#include "engine/files/position_file.h"
#include "engine/journal/journal.h"
#include "engine/map/map_file.h"
#include "engine/orders/sheet_blocks.h"
#include "engine/reading/study_reader.h"
#include "tests/engine/journalled_evening.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "ui/console/sheet_edit.h"
#include "ui/console/writing_page.h"
#include "ui/entry/completion.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>

#include <chrono>
#include <cstdio>
#include <functional>
#include <string>

using namespace chancery;

namespace {

std::string repeated(std::string_view piece, std::size_t bytes)
{
    std::string text;
    while (text.size() < bytes) text += piece;
    return text;
}

void measure(const char* what, const std::string& name, const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begin;
    std::printf("%s %-24s %-34s %9.1f ms\n", taken.count() > 200 ? "!!" : "  ", what, name.c_str(),
                taken.count());
    std::fflush(stdout);
}

MapLoader maps()
{
    return [](const std::string&) -> Result<std::shared_ptr<const Map>> { return sharedMap(); };
}

void press(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers, const QString& text)
{
    QKeyEvent event(QEvent::KeyPress, key, modifiers, text);
    QApplication::sendEvent(&widget, &event);
    QApplication::processEvents();
}

/// Texts by name.
using Texts = std::vector<std::pair<std::string, std::string>>;

/// Adds texts of so many bytes.
void addLong(Texts& texts, std::size_t bytes)
{
    const std::string size = std::to_string(bytes / 1000) + " KB ";
    texts.emplace_back(size + "orders", repeated("A PAR - BUR F BRE - MAO ", bytes));
    texts.emplace_back(size + "commas", repeated("A PAR, ", bytes));
    texts.emplace_back(size + "words", repeated("lorem ipsum ", bytes));
    texts.emplace_back(size + "letters", repeated("x", bytes));
    texts.emplace_back(size + "SA", repeated("A BUR SA TYR ", bytes));
    texts.emplace_back(size + "powers", repeated("England has armies in Wales and ", bytes));
    texts.emplace_back(size + "brackets", repeated("(", bytes));
    texts.emplace_back(size + "json", "{\"a\":" + repeated("[", bytes));
    texts.emplace_back(size + "json items", "{\"phase\":\"S1901M\",\"units\":{\"France\":[" +
                                                repeated("\"A PAR\",", bytes) + "\"A PAR\"]}}");
    texts.emplace_back(size + "study line", "chancery-study:1" + repeated("(", bytes));
    texts.emplace_back(size + "toml", "map = \"standard\"\na = " + repeated("[", bytes));
    texts.emplace_back(size + "toml text", "map = \"standard\"\nphase=\"S1901M\"\n[orders]\nFrance=[\"" +
                                               repeated("A PAR - BUR ", bytes) + "\"]");
}

/// Adds texts of so many lines, tables or keys.
void addMany(Texts& texts, std::size_t many)
{
    const std::string count = std::to_string(many / 1000) + "k ";
    const auto lines = [&](const char* line) { return repeated(line, std::string_view(line).size() * many); };
    texts.emplace_back(count + "headings", lines("Austria:\n"));
    texts.emplace_back(count + "marked headings", lines("# Austria\n"));
    texts.emplace_back(count + "phases", lines("S1901M\n"));
    texts.emplace_back(count + "case", lines("CASE x\nEND\n"));
    texts.emplace_back(count + "orders", lines("A PAR - BUR\n"));
    texts.emplace_back(count + "blank", lines("\n"));
    texts.emplace_back(count + "json phases", lines("{\"phase\":\"S1901M\"}\n"));
    std::string tables = "format = 1\n", members = "map = \"standard\"\nphase = \"S1901M\"\n",
                phases = "format = 1\nmap = \"standard\"\nrulebook=\"datc\"\n";
    for (std::size_t i = 0; i < many; ++i) {
        tables += "[t" + std::to_string(i) + "]\n";
        members += "k" + std::to_string(i) + " = 1\n";
        phases += "[[phase]]\nname = \"S1901M\"\n";
    }
    texts.emplace_back(count + "toml tables", tables);
    texts.emplace_back(count + "toml keys", members);
    texts.emplace_back(count + "toml phases", phases);
    texts.emplace_back(count + "records", lines("@step 900000 00000000\n"));
}

/// Adds texts of 500 long lines that are hard to read.
void addHardLines(Texts& texts)
{
    for (const char* piece :
         {"mid-atlantic-", "north sea - ", "nor ", "A S ", "st p ", "via nth and ", "(", "mid atlantic ",
          "lorem ipsum ", "F Stp, ", "s a par ", "serbai ", "narnia and ", "A Par - Narnia, "}) {
        std::string line = "A Bud - ";
        while (line.size() < 1900) line += piece;
        std::string all;
        for (int i = 0; i < 500; ++i) all += line + "\n";
        texts.emplace_back(std::string("500 x ") + piece, all);
    }
}

/// What is measured: all of it, or one thing by its name.
struct Measure
{
    std::string only;

    /// Measures this with a text, if it is wanted.
    void operator()(const std::string& what, const std::string& name, const std::function<void()>& work) const
    {
        if (only.empty() || only == what) measure(what.c_str(), name, work);
    }
};

void measureEvenings(const Measure& go)
{
    for (const int phases : {10, 40, 120}) {
        if (!go.only.empty() && go.only != "evening") return;
        Evening evening;
        evening.play(5, phases);
        go("evening", std::to_string(evening.text.size() >> 10) + " KiB of journal",
           [&] { (void)lastGame(readJournal(evening.text).history, maps()); });
    }
}

void measureReaders(const Measure& go, const std::string& name, const std::string& text)
{
    const Position start = startOf(standardMap());
    const ReadingContext all{standardMap(), start, PhaseKind::Movement, noPower};
    const ReadingContext france{standardMap(), start, PhaseKind::Movement, standardMap().findPower("France")};
    const auto loader = maps();
    go("sheet", name, [&] { (void)readLines(france, text); });
    go("blocks", name, [&] { (void)blocksOf(all, text); });
    go("study", name, [&] { (void)readAnyStudy(text, "x", loader, sharedMap()); });
    go("game", name, [&] { (void)readGame(text, "x", loader); });
    go("position", name, [&] { (void)readPositions(text, "x", loader); });
    go("journal", name, [&] { (void)readJournal(text); });
    go("map", name, [&] { (void)readMap(text, "x", loader); });
    go("json", name, [&] { (void)readJsonLine(text); });
}

void measureCompletion(const Measure& go, const std::string& name, const std::string& text)
{
    static const Completer completer(standardMap());
    const Position start = startOf(standardMap());
    const Power france = standardMap().findPower("France");
    const std::vector<Order> none;
    const EntryContext entry{standardMap(), start, PhaseKind::Movement, france, none};
    const Asked asked{france, standardMap().findProvince("PAR"), 0};
    go("complete", name, [&] { (void)completer.completions(entry, asked, text); });
    go("names", name, [&] {
        (void)completer.namesUnit(entry, france, text);
        (void)completer.unitNamed(entry, france, text);
    });
}

/// The page that orders are written on, with a new game.
struct Writing
{
    Session session{newGame(sketch::sharedMap())};
    WritingPage page{session};

    Writing()
    {
        page.resize(400, 700);
        page.show();
        QApplication::processEvents();
    }
};

void measureShowing(const Measure& go, const std::string& name, const std::string& text)
{
    Writing writing;
    const Power france = standardMap().findPower("France");
    Game game = newGame(sketch::sharedMap());
    game.phases.back().written.push_back({france, text.substr(0, text.find('\n')), {}, "unread"});
    go("open.shown", name, [&] {
        writing.session.start(game);
        writing.page.showPower(france);
        QApplication::processEvents();
    });
}

void measurePasting(const Measure& go, const std::string& name, const std::string& text)
{
    for (const std::string into : {"paste.sheet", "paste.line"}) {
        if (!go.only.empty() && !go.only.starts_with(into)) continue;
        Writing writing;
        auto* widget = writing.page.findChild<QWidget*>(into == "paste.sheet" ? "sheet" : "orderLine");
        if (into == "paste.sheet") writing.page.showText(true);
        QGuiApplication::clipboard()->setText(QString::fromStdString(text));
        go(into, name, [&] { press(*widget, Qt::Key_V, Qt::ControlModifier, {}); });
        if (go.only != into) press(*widget, Qt::Key_V, Qt::ControlModifier, {});
        go(into + ".key", name, [&] { press(*widget, Qt::Key_X, Qt::NoModifier, "x"); });
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const Measure go{argc > 1 ? argv[1] : ""};
    const bool quick = argc > 2;
    Texts texts;
    if (!quick) {
        for (const std::size_t bytes : {10'000, 100'000, 680'000, 3'000'000}) addLong(texts, bytes);
        for (const std::size_t many : {10'000, 100'000, 1'000'000}) addMany(texts, many);
    }
    addHardLines(texts);
    texts.emplace_back("64 MiB short lines", repeated("A PAR - BUR\n", 64 << 20));
    measureEvenings(go);
    for (const auto& [name, text] : texts) {
        measureReaders(go, name, text);
        if (text.size() < (16U << 20) && text.find('"') == std::string::npos) measureShowing(go, name, text);
        if (text.find('\n') == std::string::npos) measureCompletion(go, name, text);
        measurePasting(go, name, text);
    }
}
