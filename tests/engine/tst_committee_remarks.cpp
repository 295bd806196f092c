// SPDX-License-Identifier: GPL-3.0-or-later
// What a Committee keeps and its game or another entry contradicts is reported when the file is opened, by
// the printed rule.
#include "engine/committee/speeches.h"
#include "engine/files/game_file.h"
#include "engine/game/committee_remarks.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

namespace chancery::tst_committee_remarks {

namespace {

void goalsAndProposals()
{
    const auto goal = [](const char* dates) {
        return QString("goals = [{ power = \"Italy\", points = 2, text = \"Peace\", reason = \"so\", %1 }]")
            .arg(dates);
    };
    QTest::newRow("points that are awarded") << goal("achieved = \"S1905M\"") << "";
    QTest::newRow("points of a phase to come")
        << goal("achieved = \"S1999M\"")
        << "“Peace” is dated in a phase that this game has not had: S1999M. "
           "(Committee, Non-territorial victory points)";
    QTest::newRow("points of a phase before the game")
        << goal("achieved = \"F1903M\"")
        << "“Peace” is dated in a phase that this game has not had: F1903M. "
           "(Committee, Non-territorial victory points)";
    QTest::newRow("points of a conquered power")
        << goal("achieved = \"S1904M\", lapsed = \"S1905M\", lapse_reason = \"l\"").replace("Italy", "Turkey")
        << "";
    QTest::newRow("points of a power with a country")
        << goal("achieved = \"S1904M\", lapsed = \"S1905M\", lapse_reason = \"l\"")
        << "The points of the goal “Peace” can cease to apply only once Italy is conquered. "
           "(Committee, "
           "Losing your country and regaining it)";
    const auto proposals = [](const char* limit) {
        const QString one = "{ power = \"Italy\", points = 3, text = \"P\", proposed = \"S1904M\", verdict = "
                            "\"allowed\", verdict_reason = \"y\" }";
        return QString("limit = %1\ngoals = [%2, %2]").arg(limit, one);
    };
    QTest::newRow("proposals up to the limit") << proposals("6") << "";
    QTest::newRow("proposals without a limit") << proposals("0") << "";
    QTest::newRow("proposals over the limit") << proposals("3")
                                              << "The extra points allowed for Italy or awarded to it "
                                                 "come to 6, more than the limit of 3. "
                                                 "(Committee, Non-territorial victory points)";
}

void speechesAndRequests()
{
    const auto speeches = [](const char* phase, bool extra, const char* asks) {
        const Committee drawn = withSpeeches({}, sketch::standardMap(), {{}, false, 1, 60, {}});
        QStringList order;
        for (const Power one : drawn.speeches.back().order)
            order << u'"' + QString::fromStdString(sketch::standardMap()[one].name) + u'"';
        return QString("speeches = [{ phase = \"%1\", extra = %2, seed = 1, seconds = 60, order = [%3], "
                       "turn = 1 }]\n%4")
            .arg(phase, extra ? "true" : "false", order.join(", "),
                 asks[0] ? QString("motions = [{ power = \"Italy\", %1 }]").arg(asks) : QString());
    };
    QTest::newRow("speeches in Spring") << speeches("S1905M", false, "") << "";
    QTest::newRow("speeches that a delegation requested")
        << speeches("F1905M", false, "phase = \"S1905M\", asks = \"speeches\"") << "";
    QTest::newRow("a request that failed later")
        << speeches("F1905M", false, "phase = \"S1905M\", asks = \"speeches\", carried = false") << "";
    QTest::newRow("a request for another Fall")
        << speeches("F1905M", false, "phase = \"S1904M\", asks = \"speeches\"")
        << "In Fall there are speeches only if a delegation requests them; there is no request for "
           "F1905M. (Committee, 1)";
    QTest::newRow("speeches in Fall of themselves")
        << speeches("F1905M", false, "")
        << "In Fall there are speeches only if a delegation requests them; there is no request for "
           "F1905M. (Committee, 1)";
    QTest::newRow("speeches at the end that were requested")
        << speeches("S1905M", true, "phase = \"S1905M\", asks = \"extra_speeches\"") << "";
    QTest::newRow("speeches at the end of themselves")
        << speeches("S1905M", true, "")
        << "Speeches at the end of the diplomacy have to be requested by a delegation; there is no "
           "request for S1905M. "
           "(Committee, 3)";
    QTest::newRow("an order that was not drawn")
        << speeches("S1905M", false, "").replace("seed = 1", "seed = 2")
        << "The order of these speeches is not the one that was drawn by lot: S1905M. (Committee, 2)";
}

void conferences()
{
    const auto held = [](const char* dates) {
        return QString("conferences = [{ name = \"Rome\", preliminary = \"a\", goal = \"b\", place = "
                       "\"ROM\", "
                       "organiser = \"Italy\", parties = [\"Austria\", \"Italy\", \"Russia\"], delegates = ["
                       "{ power = \"Austria\", delegate = \"A\" }, { power = \"Italy\", delegate = \"B\" }, "
                       "{ power = \"Russia\", delegate = \"C\" }], presidents = [\"P\"], form = true, room = "
                       "true, "
                       "outcome = \"o\", %1 }]")
            .arg(dates);
    };
    QTest::newRow("a conference that the officers end as its year is over")
        << held("opened = \"S1904M\", ended = \"S1905M\"") << "";
    QTest::newRow("a conference of two years") << held("opened = \"S1904M\", ended = \"F1905M\"")
                                               << "The conference “Rome” was longer than a year: S1904M "
                                                  "to F1905M. (Committee, Organising a conference, 9)";
    QTest::newRow("a conference to come")
        << held("opened = \"S1906M\"").replace("outcome = \"o\"", "outcome = \"\"")
        << "“Rome” is dated in a phase that this game has not had: S1906M. (Committee, "
           "Organising a "
           "conference, 8)";
    QTest::newRow("a delegate of others")
        << held("opened = \"S1904M\", ended = \"S1905M\"")
               .replace("delegates = [", "delegates = [{ power = \"France\", delegate = \"x\" }, ")
        << "A delegate was sent to the conference “Rome” by those who do not take part: France. "
           "(Committee, "
           "Organising a conference, 10)";
}

void treaties()
{
    const auto treaty = [](const char* more) {
        return QString("treaties = [{ title = \"T\", terms = \"t\", parties = [\"Austria\", \"Italy\"], "
                       "%1 }]")
            .arg(more);
    };
    QTest::newRow("a treaty to come")
        << treaty("signed = [], date = \"S1906M\"")
        << "“T” is dated in a phase that this game has not had: S1906M. (Committee, 3)";
    QTest::newRow("a treaty that is broken")
        << treaty("signed = [\"Austria\", \"Italy\"], date = \"S1904M\", concluded = \"F1904M\", "
                  "broken = [{ phase = \"F1904M\", power = \"Italy\", note = \"n\" }]")
        << "";
    QTest::newRow("a treaty that was broken before it was signed")
        << treaty("signed = [\"Austria\", \"Italy\"], date = \"S1904M\", concluded = \"S1905M\", "
                  "broken = [{ phase = \"F1904M\", power = \"Italy\", note = \"n\" }]")
        << "The treaty “T” was broken by Italy before all its parties had signed it: F1904M. (Committee, "
           "3)";
    QTest::newRow("a draft that is broken")
        << treaty("signed = [\"Italy\"], date = \"S1904M\", "
                  "broken = [{ phase = \"F1904M\", power = \"Italy\", note = \"n\" }]")
        << "The treaty “T” was broken by Italy before all its parties had signed it: F1904M. (Committee, "
           "3)";
}

} // namespace

class TestCommitteeRemarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a correction of an earlier phase, or officers who were late, can have caused does not close the
    /// file: it is reported when the file is opened.
    void whatTheGameContradictsIsTold_data()
    {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("told");
        goalsAndProposals();
        speechesAndRequests();
        conferences();
        treaties();
    }

    void whatTheGameContradictsIsTold()
    {
        QFETCH(QString, rows);
        QFETCH(QString, told);
        QString text = "format = 1\nmap = \"standard\"\nrulebook = \"committee\"\n";
        for (const char* phase : {"S1904M", "F1904M", "S1905M", "F1905M"})
            text +=
                QString(
                    "[[phase]]\nname = \"%1\"\n%2[phase.units]\nItaly = [\"A ROM\"]\nRussia = [\"A MOS\"]\n"
                    "[phase.centres]\nItaly = [\"ROM\"]\nRussia = [\"MOS\"]\n")
                    .arg(phase, QLatin1String(phase) == "F1905M" ? "" : "results = []\n");
        const Result<Game> read =
            readGame((text + "[committee]\n" + rows).toStdString(), "x.chancery", standardMaps());
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QStringList said;
        for (const Objection& remark : remarksOnCommittee(*read))
            said << QString::fromStdString(english(*read->map, remark));
        QCOMPARE(said.join(u'\n'), told);
    }
};

CHANCERY_SUITE(TestCommitteeRemarks, QCoreApplication)

} // namespace chancery::tst_committee_remarks

#include "tst_committee_remarks.moc"
