// SPDX-License-Identifier: GPL-3.0-or-later
// The open study without a window: one undo stack for everything, each change resolved at once, panels of a
// game that write into it, and what is compared.
#include "engine/adjudicate/unit_result.h"
#include "engine/files/study_file.h"
#include "engine/game/study_play.h"
#include "engine/orders/order_tokens.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_page.h"
#include "tests/support/open_study.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_paper.h"
#include "ui/console/study_picture.h"
#include "ui/console/study_results.h"
#include "ui/console/study_texts.h"
#include "ui/desk/order_desk.h"
#include "ui/desk/sheet_edits.h"
#include "ui/words/language.h"

#include <QLabel>
#include <QSignalSpy>

namespace chancery::tst_study_view {

namespace {

using sketch::power;

Province at(const char* code)
{
    return standardMap().findProvince(code);
}

QString resultAt(const StudyView& session, const char* code)
{
    const OrderResult* result = resultOf(session.map(), *session.record().outcome, at(code));
    return result ? QString::fromStdString(words(*result)) : QString("none");
}

/// Everything that a change could leave behind.
std::string stateOf(const StudyView& session)
{
    return writeStudy(session.study()) + "shown " + std::to_string(session.node().id);
}

std::vector<std::string> bareTexts(const StudyNode& node)
{
    std::vector<std::string> bare;
    for (const StudyOrder& order : node.orders) bare.push_back(withoutResults(order.text));
    return bare;
}

} // namespace

class TestStudyView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Until rules are chosen for the study.
    void aRulebookThatWasMissingIsNamed()
    {
        Game game = newGame(sharedMap());
        const auto said = [](const StudyView& session) {
            const QString text = StudyTexts(session.study()).missingRulebook();
            const Paper paper = studyPaper(session, sketch::standardGeometry(), Register::Plain);
            const bool printed = std::ranges::any_of(paper.blocks, [&text](const PaperBlock& block) {
                return !block.runs.empty() && block.runs.front().text == text;
            });
            return printed ? text : QString();
        };
        QCOMPARE(said(OpenStudy(studyOf(game, 0))), QString());
        game.rulebook.id = "2031";
        OpenStudy session(studyOf(game, 0));
        const QString text = said(session);
        QVERIFY2(text.contains("rulebook “2031”") && text.contains("resolved by “DATC"), qPrintable(text));
        setRules(session, rulebookOf(*findRulebook("1971")));
        QCOMPARE(said(session), QString());
        session.session().undoStack()->undo();
        QCOMPARE(said(session), text);
    }

    void aHandoutHasTheCircleAndTheRulebooks()
    {
        for (const Register how : {Register::Plain, Register::Judge}) {
            const OpenStudy session(datcStudy("6.F.18"));
            QStringList lines;
            for (const PaperBlock& block : studyPaper(session, sketch::standardGeometry(), how).blocks)
                lines << plainText(block);
            const QString text = lines.join(u'\n');
            for (const char* said :
                 {"The circle:\n1. ", "\nUnder other rulebooks\n",
                  "A Lon-Bel: fails? under 1971, 2000, 2023, 2025EE, Committee; succeeds under 1982, "
                  "Alexander; "
                  "fails under DATC, DPTG, Twenty Rules\n",
                  "Retreats of F Bel: not dislodged under 1971, 2000, 2023,",
                  "?: the rulebook leaves it to the table."})
                QVERIFY2(text.contains(said), qPrintable(said + text.right(900)));
        }
    }

    void theLineShownIsTheLastPhaseOfAGame()
    {
        OpenStudy session(datcStudy("6.H.1"));
        QCOMPARE(session.session().game().phases.size(), std::size_t(1));
        QVERIFY(session.session().takesOrders());
        QCOMPARE(resultAt(session, "TRI"), QString("dislodged"));
        session.show(session.study().nodes.back().id);
        QCOMPARE(session.session().game().phases.size(), std::size_t(2));
        QCOMPARE(session.session().current().phase.kind, PhaseKind::Retreat);
        QCOMPARE(resultAt(session, "TRI"), QString("fails"));
    }

    void aWinterThatIsLeftOutIsSaid()
    {
        Study study = datcStudy("6.A.1");
        study.phase.season = study.nodes.front().phase.season = Season::Fall;
        study.position.owner.assign(study.position.owner.size(), noPower);
        OpenStudy session(study);
        const StudyResults results(session);
        const auto* told = results.findChild<QLabel*>(QStringLiteral("studyWaits"));
        QVERIFY(told && told->isHidden());
        goOn(session);
        QCOMPARE(session.node().phase.season, Season::Spring);
        QCOMPARE(told->text(), QString("No centres were given, so Winter is left out."));
        QVERIFY(!told->isHidden());
        goOn(session);
        QVERIFY(told->isHidden());
    }

    void eachChangeIsResolvedAtOnceAndUndone()
    {
        OpenStudy session(datcStudy("6.D.1"));
        setKept(session, 1, false);
        QStringList states{QString::fromStdString(stateOf(session))};
        const auto note = [&] { states << QString::fromStdString(stateOf(session)); };
        const QString before = resultAt(session, "VEN");
        writeSheet(session.session(), power("Italy"), "A Tyr H");
        QVERIFY(resultAt(session, "VEN") != before || resultAt(session, "TRI") != before);
        note();
        beginVariation(session);
        note();
        setName(session, session.node().id, "another");
        note();
        setRules(session, rulebookOf(*findRulebook("1971")));
        note();
        QVERIFY(session.study().rulebook.id == "1971");
        goOn(session);
        note();
        setCommentary(session, "so there");
        note();
        removeNode(session, session.node().id);
        note();
        QStringList undone{states.last()};
        while (session.session().undoStack()->canUndo() && undone.size() < states.size()) {
            session.session().undoStack()->undo();
            undone.prepend(QString::fromStdString(stateOf(session)));
        }
        QCOMPARE(undone, states);
        for (qsizetype i = 1; i < states.size(); ++i) {
            session.session().undoStack()->redo();
            QCOMPARE(QString::fromStdString(stateOf(session)), states[i]);
        }
    }

    void typingIsOneStepAndBeginsOneVariation()
    {
        OpenStudy session(datcStudy("6.A.1"));
        for (const char* typed : {"F", "F N", "F Nth", "F Nth H"})
            writeSheet(session.session(), power("England"), typed);
        QCOMPARE(session.study().nodes.size(), std::size_t(2));
        QCOMPARE(session.session().undoStack()->count(), 1);
        QCOMPARE(session.study().nodes.back().orders.front().text, std::string("F Nth H"));
        session.session().undoStack()->undo();
        QCOMPARE(session.study().nodes.size(), std::size_t(1));
        QCOMPARE(session.node().id, 1);
    }

    void typingIntoANewVariationLeavesTheTypedLineAlone()
    {
        OpenStudy session(datcStudy("6.A.1"));
        QSignalSpy changes(&session.session(), &Session::changed);
        writeSheet(session.session(), power("England"), "F Nth H");
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes.first().first().value<Change>(), Change::Orders); // and not another phase
        QCOMPARE(changes.last().first().value<Change>(), Change::File);
    }

    void clicksWriteIntoTheStudy()
    {
        OpenStudy session(datcStudy("6.A.1"));
        OrderDesk desk(session.session());
        desk.click(at("NTH"), false);
        desk.click(at("NWY"), false);
        QCOMPARE(resultAt(session, "NTH"), QString("succeeds"));
        QCOMPARE(session.session().undoStack()->count(), 1);
    }

    void aVariationIsComparedWithWhatItVaries()
    {
        OpenStudy session(datcStudy("6.D.1"));
        QCOMPARE(session.compared(), noNode);
        QVERIFY(differenceSummary(session).isEmpty());
        writeSheet(session.session(), power("Italy"), "A Tyr H");
        QCOMPARE(session.compared(), 1);
        QVERIFY(!session.difference().empty());
        QVERIFY(differenceAsHtml(session, Register::Plain).contains("Before:"));
        beginVariation(session);
        QCOMPARE(session.compared(), 2);
        QVERIFY(session.difference().empty());
        QVERIFY(differenceSummary(session).contains("Everything is as in"));
        session.compareWith(1);
        QCOMPARE(session.compared(), 1);
        QVERIFY(!session.difference().empty());
        session.show(1);
        QCOMPARE(session.compared(), noNode); // not with itself
        session.compareWith(noNode);
        session.show(3);
        QCOMPARE(session.compared(), 2);
    }

    void whatBecameOtherwiseIsLit()
    {
        OpenStudy session(datcStudy("6.D.1"));
        writeSheet(session.session(), power("Italy"), "A Tyr H");
        const Picture picture = studyPicture(session, sketch::standardGeometry(), {});
        const auto lit = [&picture](HighlightKind kind) {
            ProvinceSet provinces;
            for (const Highlight& one : picture.highlights)
                if (one.kind == kind) provinces.add(one.province);
            return provinces;
        };
        ProvinceSet orders, results;
        for (const Otherwise& one : session.difference().units)
            (one.kind == Otherwise::Kind::Order ? orders : results).add(one.unit);
        QVERIFY(!orders.empty());
        QCOMPARE(lit(HighlightKind::OtherOrder), orders);
        QCOMPARE(lit(HighlightKind::OtherResult), results);
        StudyLook plain;
        plain.difference = false;
        QVERIFY(studyPicture(session, sketch::standardGeometry(), plain).highlights.empty());
        QVERIFY(comparedPicture(session, sketch::standardGeometry(), {}).arrows != picture.arrows);
    }

    void thePartThatMattersHoldsEveryUnitAndDestination()
    {
        for (const auto& [library, study] : caseStudies()) {
            if (study.position.units.empty()) continue;
            const OpenStudy session(study);
            const BoardGeometry& board = sketch::standardGeometry();
            const QRectF part = involvedPart(session, board);
            for (const Unit& unit : study.position.units) {
                const Point there = board.unitAt(unit.at);
                QVERIFY2(part.contains(QPointF(there.x, there.y)), study.title.c_str());
            }
            QVERIFY(QRectF(0, 0, board.width, board.height).contains(part));
        }
    }

    void anUnreachableLineTakesNoOrders()
    {
        OpenStudy session(datcStudy("6.H.1"));
        const NodeId retreats = session.study().nodes.back().id;
        writeSheet(session.session(), power("Italy"), "A Ven H\nA Tyr H\nF Ion H\nF Aeg H");
        StudyNode first = *nodeOf(session.study(), 1);
        first.orders = session.node().orders;
        session.become(withNode(session.study(), first), "change");
        session.show(retreats);
        QCOMPARE(session.obstacle(), StudyObstacle::NoSuchPhase);
        QVERIFY(!session.session().takesOrders());
        const std::string before = stateOf(session);
        writeSheet(session.session(), power("Austria"), "A Ser H");
        QCOMPARE(stateOf(session), before);
        QVERIFY(!StudyTexts(session.study()).obstacle(session.obstacle(), session.node()).isEmpty());
    }

    void aRemovedLineIsLeftForTheOneThatItVaried()
    {
        OpenStudy session(datcStudy("6.A.1"));
        beginVariation(session);
        const NodeId variation = session.node().id;
        goOn(session);
        removeNode(session, variation);
        QCOMPARE(session.node().id, 1);
        removeNode(session, 1); // the last one stays
        QCOMPARE(session.study().nodes.size(), std::size_t(1));
    }

    void everyObstacleIsSaid()
    {
        const Study study = datcStudy("6.A.1");
        const StudyTexts texts(study);
        for (const auto obstacle :
             {StudyObstacle::FaultyPosition, StudyObstacle::AwaitsChoice, StudyObstacle::NoSuchPhase})
            QVERIFY(!texts.obstacle(obstacle, study.nodes.front()).isEmpty());
        QVERIFY(texts.obstacle(StudyObstacle::None, study.nodes.front()).isEmpty());
    }

    /// What was read otherwise than it is written is told beside the results.
    void whatAPostedTextSaysIsTold()
    {
        Study study = dislodging();
        QVERIFY(StudyTexts(study).remarksOnText().isEmpty());
        study.misspelt.emplace_back("Frnace", power("France"));
        study.passedOver.emplace_back("Germany Mun Boh");
        QCOMPARE(StudyTexts(study).remarksOnText(),
                 QStringList({"“Frnace” was read as France.",
                              "“Germany Mun Boh” was taken for a remark, not for an order."}));
    }

    /// A page that is copied in German says all but the orders in German, and is read as one in English,
    /// also if its last line is lost.
    void aPageInAnyLanguageIsReadAsOneWithoutReasons_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }

    void aPageInAnyLanguageIsReadAsOneWithoutReasons()
    {
        QFETCH(QString, language);
        const auto read = [](std::string page) {
            page.resize(page.find(studyLinePrefix));
            return readStudyPage(page, "pasted", sharedMap());
        };
        for (std::size_t i = 0; i < caseStudies().size(); i += 4) {
            const Study& study = caseStudies()[i].second;
            const NodeId last = study.nodes.back().id;
            speak(language);
            const std::string page = studyPage(study, last, StudyTexts(study).pageWords());
            speak(QStringLiteral("en"));
            const Result<Study> first = read(studyPage(study, last)), again = read(page);
            QVERIFY2(bool(first) == bool(again), page.c_str());
            if (!first) continue;
            QVERIFY2(first->position == again->position && first->phase == again->phase, page.c_str());
            QVERIFY2(first->rulebook == again->rulebook, page.c_str());
            QCOMPARE(again->nodes.size(), first->nodes.size());
            for (std::size_t n = 0; n < first->nodes.size(); ++n)
                QVERIFY2(bareTexts(first->nodes[n]) == bareTexts(again->nodes[n]), page.c_str());
        }
    }

    void namesOfLinesTellThemApart()
    {
        OpenStudy session(datcStudy("6.A.1"));
        beginVariation(session);
        beginVariation(session);
        const StudyTexts texts(session.study());
        QStringList names;
        for (const StudyNode& node : session.study().nodes) names << texts.nameOf(node);
        QCOMPARE(names, (QStringList{"As given", "Variation 1", "Variation 2"}));
        setName(session, 2, "mine");
        QCOMPARE(StudyTexts(session.study()).nameOf(*nodeOf(session.study(), 2)), QString("mine"));
    }
};

CHANCERY_SUITE(TestStudyView, QApplication)

} // namespace chancery::tst_study_view

#include "tst_study_view.moc"
