// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the real windows: nothing crashes, nothing hangs, and the laws of evening_laws.h hold after
// every act.
//
// CHANCERY_MONKEY_ACTS and CHANCERY_MONKEY_SEED let it go on for longer or do other things. It writes what it
// does to the file CHANCERY_MONKEY_LOG, or to a temporary one whose name it prints; CHANCERY_MONKEY_REPLAY
// names such a log to be done again. Lines may be taken out of the log to find those that matter.
#include "tests/app/evening_laws.h"
#include "tests/app/monkey.h"
#include "tests/app/two_displays.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QHashSeed>

namespace chancery::tst_monkey {

namespace {

constexpr int usualActs = 1500;
constexpr int usualSeed = 1;
constexpr int oftenEnough = 25; ///< the pixels are looked at after every so many acts
constexpr int seldom = 50;      ///< the costly laws are looked at after every so many acts

/// A home of its own, so that nothing is written outside of temporary folders: not even what Qt remembers of
/// its dialogs.
struct TemporaryHome
{
    QTemporaryDir folder;
    TemporaryHome()
    {
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(name, folder.path().toUtf8());
        QHashSeed::setDeterministicGlobalSeed(); // else hashes are gone through in another order each time
    }
};

/// Displays with room for a console; the audience window is made small, since it is painted often.
struct MonkeyApplication : private TemporaryHome, private TwoDisplays, QApplication
{
    MonkeyApplication(int& argc, char** argv)
        : TwoDisplays({1300, 800}, {1300, 800})
        , QApplication((setAttribute(Qt::AA_DontUseNativeDialogs), argc), argv)
    {
    }
};

/// "seed 7", then a line for each act: its number, and what it was in words.
class MonkeyLog
{
public:
    explicit MonkeyLog(std::uint32_t seed)
        : file_(qEnvironmentVariable(
              "CHANCERY_MONKEY_LOG",
              QDir::temp().filePath(
                  QStringLiteral("chancery-monkey-%1.log").arg(QCoreApplication::applicationPid()))))
    {
        if (!file_.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("the log cannot be written");
        write(QStringLiteral("seed %1\n").arg(seed));
    }

    /// At once: the next act may crash.
    void write(const QString& text)
    {
        file_.write(text.toUtf8());
        file_.flush();
    }
    QString name() const { return file_.fileName(); }
    void remove() { file_.remove(); }

private:
    QFile file_;
};

struct Plan
{
    std::uint32_t seed = usualSeed;
    std::vector<int> acts;
};

int numberFrom(const char* variable, int usual)
{
    const QString text = qEnvironmentVariable(variable);
    return text.isEmpty() ? usual : text.toInt();
}

Plan readPlan(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("no log %s", qPrintable(path));
    Plan plan;
    for (const QByteArray& line : file.readAll().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.first() == "seed") plan.seed = words.value(1).toUInt();
        bool isNumber = false;
        const int act = words.first().toInt(&isNumber);
        if (isNumber) plan.acts.push_back(act);
    }
    return plan;
}

Plan planned()
{
    const QString log = qEnvironmentVariable("CHANCERY_MONKEY_REPLAY");
    if (!log.isEmpty()) return readPlan(log);
    Plan plan{static_cast<std::uint32_t>(numberFrom("CHANCERY_MONKEY_SEED", usualSeed)), {}};
    for (int act = 1; act <= numberFrom("CHANCERY_MONKEY_ACTS", usualActs); ++act) plan.acts.push_back(act);
    return plan;
}

QString brokenAfter(int act, Monkey& monkey, EveningLaws& laws)
{
    const QString broken = laws.broken();
    if (!broken.isEmpty()) return broken;
    if (act % oftenEnough == 0)
        if (const QString other = laws.otherPixels(); !other.isEmpty()) return other;
    if (act % seldom == 0) return laws.notRead(monkey.document());
    if (act % seldom == seldom / 2) return laws.notRedone(monkey.document());
    return {};
}

} // namespace

class TestMonkey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingItDoesBreaksAnything()
    {
        const Plan plan = planned();
        MonkeyLog log(plan.seed);
        qInfo("seed %u, log %s", plan.seed, qPrintable(log.name()));
        Monkey monkey(plan.seed);
        EveningLaws laws(monkey.workspace(), monkey.boards());
        for (int act : plan.acts) {
            log.write(QString::number(act));
            log.write(u' ' + monkey.act(act) + u'\n');
            const QString broken = brokenAfter(act, monkey, laws);
            QVERIFY2(
                broken.isEmpty(),
                qPrintable(
                    QStringLiteral(
                        "%1, after act %2. To see it again: CHANCERY_MONKEY_REPLAY=%3 app_tests tst_monkey")
                        .arg(broken)
                        .arg(act)
                        .arg(log.name())));
        }
        if (qEnvironmentVariableIsEmpty("CHANCERY_MONKEY_LOG")) log.remove();
    }

    /// Else a log would be no good.
    void theSameSeedDoesTheSame()
    {
        constexpr int acts = 60;
        QStringList first, second;
        for (QStringList* said : {&first, &second}) {
            Monkey monkey(usualSeed);
            for (int act = 1; act <= acts; ++act) *said << monkey.act(act);
        }
        QCOMPARE(second, first);
    }
};

CHANCERY_SUITE(TestMonkey, MonkeyApplication)

} // namespace chancery::tst_monkey

#include "tst_monkey.moc"
