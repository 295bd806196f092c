// SPDX-License-Identifier: GPL-3.0-or-later
// What became otherwise between two resolutions of a phase of a study.
#include "engine/adjudicate/unit_result.h"
#include "engine/game/study_difference.h"
#include "engine/game/study_play.h"
#include "tests/support/sketch.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_study_differences {

namespace {

using sketch::power;
using Ids = std::vector<int>;

Province at(const char* code)
{
    return standardMap().findProvince(code);
}

Ids idsOf(const StudyDifference& difference, Otherwise::Kind kind)
{
    Ids units;
    for (const Otherwise& one : difference.units)
        if (one.kind == kind) units.push_back(static_cast<int>(index(one.unit)));
    return units;
}

Ids provinces(std::initializer_list<const char*> codes)
{
    Ids ids;
    for (const char* code : codes) ids.push_back(static_cast<int>(index(at(code))));
    std::ranges::sort(ids);
    return ids;
}

bool isMoreThanAReason(const Otherwise& one)
{
    return one.kind <= Otherwise::Kind::Retreats;
}

} // namespace

class TestStudyDifferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatBecameOtherwiseIsListedByKind()
    {
        const Study study = dislodging();
        const PhaseRecord was = *resolvedIn(gameTo(study, 1).game);
        // Without the support: the supporter has another order, the attack and the fleet another result.
        const Study other =
            withOrdersIn(study, 1, {{power("Austria"), "F Tri H"}, {power("Italy"), "A Ven - Tri"}});
        const PhaseRecord is = *resolvedIn(gameTo(other, 1).game);
        const StudyDifference difference = differenceBetween(standardMap(), was, is);
        QCOMPARE(idsOf(difference, Otherwise::Kind::Order), provinces({"TYR"}));
        QCOMPARE(idsOf(difference, Otherwise::Kind::Result), provinces({"TRI", "VEN"}));
        const auto moved = std::ranges::find(difference.units, at("VEN"), &Otherwise::unit);
        QCOMPARE(words(*moved->was), std::string("succeeds"));
        QCOMPARE(words(*moved->is), std::string("fails"));
        QCOMPARE(moved->is->finding.theirs, std::uint8_t(1));
        QVERIFY(differenceBetween(standardMap(), was, was).empty());
        QCOMPARE(std::ranges::count_if(difference.units, isMoreThanAReason), 3);
    }

    void anotherReasonAndOtherRetreatsAreDifferencesToo()
    {
        const std::vector<std::string> units{"Italy A TYR",   "Italy A VEN",   "Austria F TRI",
                                             "Austria A VIE", "Austria A BUD", "Turkey A SER"};
        const std::vector<StudyOrder> base{{power("Austria"), "F Tri H"},
                                           {power("Austria"), "A Vie H"},
                                           {power("Italy"), "A Ven - Tri"},
                                           {power("Italy"), "A Tyr S A Ven - Tri"},
                                           {power("Turkey"), "A Ser H"}};
        std::vector<StudyOrder> more = base;
        more.back().text = "A Ser - Alb";
        const Study study = studyWith(units, base);
        const PhaseRecord was = *resolvedIn(gameTo(study, 1).game);
        const PhaseRecord is = *resolvedIn(gameTo(withOrdersIn(study, 1, more), 1).game);
        QCOMPARE(idsOf(differenceBetween(standardMap(), was, is), Otherwise::Kind::Retreats),
                 provinces({"TRI"}));

        more = base;
        more[1].text = "A Vie - Tyr"; // cuts nothing, for the attack comes from where the support does not go
        const PhaseRecord cut = *resolvedIn(gameTo(withOrdersIn(study, 1, more), 1).game);
        const StudyDifference difference = differenceBetween(standardMap(), was, cut);
        QCOMPARE(idsOf(difference, Otherwise::Kind::Order), provinces({"VIE"}));
        QCOMPARE(idsOf(difference, Otherwise::Kind::Result), provinces({"TRI", "TYR", "VEN"}));
    }

    void centresThatWouldChangeHandsAreListed()
    {
        Study study = studyOf(sharedMap(), {Season::Fall, 1901, PhaseKind::Movement},
                              sketch::position({"Italy A TYR", "Austria A BUD"}, {"Austria VIE BUD"}));
        const PhaseRecord was = *resolvedIn(gameTo(study, 1).game);
        const PhaseRecord is =
            *resolvedIn(gameTo(withOrdersIn(study, 1, {{power("Italy"), "A Tyr - Vie"}}), 1).game);
        const StudyDifference difference = differenceBetween(standardMap(), was, is);
        QCOMPARE(difference.owners, (std::vector<Transfer>{{at("VIE"), power("Austria"), power("Italy")}}));
    }

    void orderingAHoldThatNobodyWroteChangesNothing()
    {
        const Study study = studyWith({"Italy A TYR", "Austria A VIE"}, {{power("Austria"), "A Vie - Tyr"}});
        const PhaseRecord was = *resolvedIn(gameTo(study, 1).game);
        std::vector<StudyOrder> orders = study.nodes.front().orders;
        orders.push_back({power("Italy"), "A Tyr H"});
        const PhaseRecord is = *resolvedIn(gameTo(withOrdersIn(study, 1, orders), 1).game);
        const StudyDifference difference = differenceBetween(standardMap(), was, is);
        QVERIFY(std::ranges::none_of(difference.units, isMoreThanAReason));
    }
};

CHANCERY_SUITE(TestStudyDifferences, NoApplication)

} // namespace chancery::tst_study_differences

#include "tst_study_differences.moc"
