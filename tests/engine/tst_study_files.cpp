// SPDX-License-Identifier: GPL-3.0-or-later
// Studies as documents and as one line of text: what was written is read again as the same study.
#include "engine/base/value_line.h"
#include "engine/files/game_file.h"
#include "engine/files/study_cases.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_reader.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_study_files {

namespace {

Result<Study> read(const std::string& toml)
{
    return readStudyFile(toml, "x.study", standardMaps());
}

Result<Study> paste(const std::string& text)
{
    return readAnyStudy(text, "clipboard", standardMaps(), sharedMap());
}

std::string faultOf(const Result<Study>& study)
{
    return study ? std::string() : study.error().text();
}

void requireSame(const Study& study, const std::string& name)
{
    const std::string document = writeStudy(study);
    const Result<Study> again = read(document);
    QVERIFY2(again, (name + ": " + faultOf(again) + "\n" + document).c_str());
    QVERIFY2(*again == study, (name + "\n" + document).c_str());
    QCOMPARE(writeStudy(*again), document);
    const Result<Study> pasted = paste("Look at this: " + studyLine(study) + " - what do you think?");
    QVERIFY2(pasted, (name + ": " + faultOf(pasted)).c_str());
    QVERIFY2(*pasted == study, name.c_str());
}

/// Replaces the first occurrence of `what`, which must be there.
std::string with(std::string text, const std::string& what, const std::string& instead)
{
    const std::size_t found = text.find(what);
    Q_ASSERT(found != std::string::npos);
    return text.replace(found, what.size(), instead);
}

Study impossible()
{
    Position position = sketch::position({"Austria A VIE", "Turkey F CON"}, {"Austria VIE"});
    const Map& map = standardMap();
    placeBeside(map, position, sketch::unit("Italy A VIE"));
    place(map, position, {map.findPower("Italy"), UnitKind::Army, whole(map.findProvince("ION"))});
    place(map, position, {map.findPower("Russia"), UnitKind::Fleet, whole(map.findProvince("STP"))});
    position.dislodged.push_back({sketch::unit("Turkey F GRE"), map.findProvince("AEG"), {}});
    position.contested.add(map.findProvince("VIE"));
    return studyOf(sharedMap(), {Season::Spring, 1902, PhaseKind::Movement}, position);
}

const char* const small = R"(format = 1
map = "standard"
rulebook = "datc"
phase = "S1901M"

[units]
England = ["F NTH", "A LON"]

[[line]]
id = 1
kept = true

[line.orders]
England = ["F Nth C A Lon - Bel", "A Lon - Bel"]
)";

} // namespace

class TestStudyFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCaseComesBackTheSame()
    {
        QVERIFY(caseStudies().size() > 250);
        for (const auto& [library, study] : caseStudies()) requireSame(study, library + " " + study.title);
    }

    void randomTreesComeBackTheSame()
    {
        std::size_t nodes = 0;
        for (std::uint32_t seed = 1; seed <= 60; ++seed) {
            const Study study = randomStudy(seed, 15);
            nodes += study.nodes.size();
            requireSame(study, "seed " + std::to_string(seed));
        }
        QVERIFY(nodes > 400);
    }

    void impossiblePositionsComeBackTheSame() { requireSame(impossible(), "impossible"); }

    void theDocumentIsReadable()
    {
        Study study = datcStudy("6.F.18");
        StudyNode node = study.nodes.front();
        GrownStudy grown = withVariation(study, node.id);
        node = *nodeOf(grown.study, grown.added);
        node.name = "Heligoland holds";
        std::ranges::find(node.orders, "F Helgoland Bight Supports F Skagerrak - North Sea",
                          &StudyOrder::text)
            ->text = "F Helgoland Bight Holds";
        study = withNode(grown.study, node);
        const QString text = QString::fromStdString(writeStudy(study));
        QVERIFY(text.contains(
            "\ntitle = \"6.F.18 BETRAYAL PARADOX\"\ncommentary = \"\"\"\nThe betrayal paradox"));
        QVERIFY(text.contains("\n[source]\nlibrary = \"datc-3.2\"\ncase = \"6.F.18\"\n"));
        QVERIFY(text.contains("\n[units]\n"));
        // Of a variation only the powers whose orders are others.
        QVERIFY2(
            text.endsWith("[[line]]\nid = 2\ninstead_of = 1\nname = \"Heligoland holds\"\n\n[line.orders]\n"
                          "Germany = [\"F Helgoland Bight Holds\", \"F Skagerrak - North Sea\"]\n"),
            qPrintable(text));
    }

    void aVariationThatOrdersNothingForAPowerSaysSo()
    {
        const GrownStudy grown = withVariation(*read(small), 1);
        StudyNode node = *nodeOf(grown.study, grown.added);
        node.orders.clear();
        const Study study = withNode(grown.study, node);
        QVERIFY(writeStudy(study).ends_with("[line.orders]\nEngland = []\n"));
        requireSame(study, "emptied");
    }

    void unknownKeysAreKept()
    {
        const std::string more = with(with(small, "phase =", "author = \"Ada\"\nphase ="), "kept = true",
                                      "kept = true\ncolour = { name = \"red\" }") +
                                 "\n[view]\nzoom = 2\n";
        const Result<Study> study = read(more);
        QVERIFY2(study, faultOf(study).c_str());
        const std::string written = writeStudy(*study);
        QVERIFY(written.find("author = \"Ada\"\n") != std::string::npos);
        QVERIFY(written.find("colour = { name = \"red\" }\n") != std::string::npos);
        QVERIFY(written.find("view = { zoom = 2 }\n") != std::string::npos);
        requireSame(*study, "unknown keys");
        // They belong to the line, not to its variations.
        QVERIFY(withVariation(*study, 1).study.nodes.back().unknown.empty());
    }

    void faultsAreNamedWithTheirPlace_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("instead");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* what, const char* instead, const char* fault) {
            QTest::newRow(instead) << what << instead << fault;
        };
        row("format = 1", "format = 2", "x.study:1:1: the study has format 2; expected format 1");
        row("map = \"standard\"", "map = \"moon\"", "the map “moon” cannot be used");
        row("rulebook = \"datc\"", "rulebook = \"none\"", "there is no rulebook “none”");
        row("phase = \"S1901M\"", "phase = \"S1901A\"", "“S1901A” is not a phase");
        row("id = 1\n", "id = 0\n", "this is not the number of a line");
        row("id = 1\n", "\n", "“id” is missing");
        row("id = 1\n", "id = 1\nafter = 4\n", "no line before this one has this number");
        row("id = 1\n", "id = 1\ninstead_of = 1\n", "no line before this one has this number");
        row("kept = true", "paradox_choice = \"toss\"", "“toss” is not known here");
        row("England = [\"F Nth", "Atlantis = [\"F Nth", "“Atlantis” is not a power");
        row("England = [\"F NTH\"", "England = [\"F NOW\"", "there is no province “NOW”");
        row("[[line]]\nid = 1\nkept = true\n\n[line.orders]", "[orders]", "this study has no lines");
        row("kept = true", "kept = true\n[[line]]\nid = 1", "this is not the number of a line");
        row("kept = true", "kept = true\n[[line]]\nid = 2\nafter = 1", "“phase” is missing");
        row("\"A Lon - Bel\"]", "{ written = \"A Lon - Bel\", sheet = -1 }]",
            "“sheet” is too small or too large");
    }

    void faultsAreNamedWithTheirPlace()
    {
        QFETCH(QString, what);
        QFETCH(QString, instead);
        QFETCH(QString, fault);
        const Result<Study> study = read(with(small, what.toStdString(), instead.toStdString()));
        QVERIFY(!study);
        QVERIFY2(
            QString::fromStdString(study.error().text()).contains(fault) ||
                QString::fromStdString(study.error().message).contains(fault.mid(fault.indexOf(": ") + 2)),
            study.error().text().c_str());
        QVERIFY(QString::fromStdString(study.error().where).startsWith("x.study"));
    }

    void tooManyLinesAreRefused()
    {
        std::string text = small;
        for (std::size_t i = 2; i <= mostNodes + 1; ++i)
            text += "\n[[line]]\nid = " + std::to_string(i) + "\n";
        QVERIFY(!read(text));
        QVERIFY(faultOf(read(text)).find("too many entries") != std::string::npos);
    }

    void theLineIsPlainAndShort()
    {
        const std::string line = studyLine(datcStudy("6.F.18"));
        QVERIFY(line.starts_with("chancery-study:1("));
        const std::string rest = line.substr(studyLinePrefix.size());
        const auto isPlain = [](char c) {
            return QChar::fromLatin1(c).isLetterOrNumber() ||
                   std::string_view("()=;!%+-.,/").find(c) != std::string_view::npos;
        };
        QVERIFY2(std::ranges::all_of(rest, isPlain), rest.c_str());
        QVERIFY(rest.find("--") == std::string::npos && rest.find("..") == std::string::npos);
        QVERIFY2(line.size() < 2000, std::to_string(line.size()).c_str()); // what fits into a chat message
    }

    void aLineThatMailHasBrokenIsRead()
    {
        const Study study = datcStudy("6.F.14");
        const std::string line = studyLine(study);
        std::string broken = "> ";
        for (std::size_t i = 0; i < line.size(); ++i) {
            broken += line[i];
            if (i % 60 == 59) broken += "\r\n> ";
        }
        const Result<Study> again = paste(broken + "\r\n> that is all, abc");
        QVERIFY2(again, faultOf(again).c_str());
        QVERIFY(*again == study);
    }

    void aDamagedLineIsRefused()
    {
        const std::string line = studyLine(datcStudy("6.A.1"));
        QCOMPARE(faultOf(paste(with(line, "England", "Englond"))),
                 std::string("clipboard: the line was changed on its way; expected it as it was copied"));
        for (std::size_t length = studyLinePrefix.size(); length < line.size(); ++length)
            QVERIFY2(!paste(line.substr(0, length)), std::to_string(length).c_str());
        QVERIFY(faultOf(paste(line.substr(0, line.size() / 2))).find("incomplete") != std::string::npos);
        QVERIFY(faultOf(paste(with(line, ":1(", ":7("))).find("format 7") != std::string::npos);
        for (std::size_t i = studyLinePrefix.size() + 2; i < line.size(); ++i) {
            std::string changed = line;
            changed[i] = changed[i] == 'x' ? 'y' : 'x';
            QVERIFY2(!paste(changed), changed.c_str());
        }
    }

    /// Brackets in brackets without end took the program with them.
    void aLineOfBracketsIsRefused()
    {
        const std::string damaged =
            "clipboard: the line was changed on its way; expected it as it was copied";
        QCOMPARE(faultOf(paste("chancery-study:1" + std::string(1000000, '('))), damaged);
        std::string tables = "chancery-study:1";
        for (int i = 0; i < 100000; ++i) tables += "(a=";
        QCOMPARE(faultOf(paste(tables)), damaged);
    }

    void valuesOfAnyKindFitOnALine()
    {
        const auto document =
            readDocument("a = 1\nb = -7\nc = true\nd = [[], [\"\"], [\"x\", \"\"]]\ne = { }\n"
                         "\"\" = \"none\"\nf = 1979-05-27\ng = 1.5\nh = \"--..%+ ü\\u0001\"\n",
                         "x");
        QVERIFY(document);
        const auto again = readValueLine(valueLine(*document) + "rest");
        QVERIFY(again);
        QCOMPARE(inlineToml(again->value), inlineToml(*document));
        QCOMPARE(valueLine(*document).size(), again->end);
        for (const char* wrong :
             {"", "x", "(a", "(a=", "(a=1;b)", "(a=1;a=2)", "(%4)", "(%FF)", "(!)", "(!1x)", "(=;)"})
            QVERIFY2(!readValueLine(wrong), wrong);
        QVERIFY(!readValueLine(std::string(1000, '(')));
    }

    void whatWasCopiedElsewhereIsRead()
    {
        const Study study = datcStudy("6.A.9");
        const Result<Study> toml = paste(writeStudy(study));
        QVERIFY2(toml, faultOf(toml).c_str());
        QVERIFY(*toml == study);

        const Result<Study> position = paste(writePosition(*positionSheetOf(study, firstNode(study))));
        QVERIFY2(position, faultOf(position).c_str());
        QVERIFY(position->position == study.position);
        QCOMPARE(position->nodes.front().orders, study.nodes.front().orders);

        const Game game = randomGame(sharedMap(), 3, 4);
        const Result<Study> played = paste(writeGame(game));
        QVERIFY2(played, faultOf(played).c_str());
        QVERIFY(played->position == game.current().before);
        QCOMPARE(played->source.phase, shortName(game.current().phase));

        const Result<Study> jdip =
            paste("VARIANT_ALL Standard\nCASE one\nPRESTATE_SETPHASE Fall 1901, Movement\n"
                  "PRESTATE\n England: F nth\nORDERS\n England: F nth - pic\nPOSTSTATE_SAME\nEND\n");
        QVERIFY2(jdip, faultOf(jdip).c_str());
        QCOMPARE(jdip->title, std::string("one"));
        QCOMPARE(jdip->nodes.front().orders.front().text, std::string("F nth - pic"));

        QVERIFY(faultOf(paste("map = \"standard\"\nphase = \"S1901M\"\nunitz = 3\n")).find("unitz") !=
                std::string::npos);
        QVERIFY(faultOf(paste("See you on Friday at eight.")).find("No unit and no order") !=
                std::string::npos);
        QVERIFY(!paste(""));
    }
};

CHANCERY_SUITE(TestStudyFiles, NoApplication)

} // namespace chancery::tst_study_files

#include "tst_study_files.moc"
