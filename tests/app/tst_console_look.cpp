// SPDX-License-Identifier: GPL-3.0-or-later
// How the console looks: sizes of type, distances, icons, and what it says in passing.
#include "app/evening.h"
#include "tests/app/table.h"
#include "tests/support/look_laws.h"
#include "tests/support/suite.h"
#include "ui/console/orders_panel.h"
#include "ui/console/writing_page.h"
#include "ui/desk/sheet_edits.h"
#include "ui/draw/flat_controls.h"
#include "ui/draw/icons.h"
#include "ui/draw/palette.h"
#include "ui/draw/pop_ups.h"
#include "ui/draw/token_painter.h"
#include "ui/draw/type.h"
#include "ui/parts/chip.h"
#include "ui/parts/results_model.h"
#include "ui/parts/swatch.h"
#include "ui/parts/toast.h"
#include "ui/room/clock_face.h"

#include <QActionGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStyleOptionMenuItem>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>

#include <memory>

namespace chancery::tst_console_look {

class TestConsoleLook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What excludes each other is drawn so in the menus, and one of it stays chosen.
    void choicesExcludeEachOther()
    {
        Table t;
        for (const auto& [one, other] : {std::pair("view.labelsCodes", "view.labelsNone"),
                                         {"view.light", "view.dark"},
                                         {"story.slow", "story.fast"}}) {
            const QActionGroup* group = t.action(one).actionGroup();
            QVERIFY2(group && group->isExclusive() && group == t.action(other).actionGroup(), one);
            t.trigger(other);
            t.trigger(one);
            t.trigger(one);
            QVERIFY2(t.action(one).isChecked() && !t.action(other).isChecked(), one);
        }
        auto* times = t.window.actions().submenu("projector.slideTime");
        for (int opened = 0; opened < 2; ++opened) Q_EMIT times->aboutToShow();
        QCOMPARE(times->actions().size(), times->actions().first()->actionGroup()->actions().size());
    }

    void initTestCase() { applyTheme(*qApp, ThemeKind::Light); }

    void typeAndSpacingAreOfOneKind_data()
    {
        QTest::addColumn<bool>("start");
        QTest::newRow("the board") << false;
        QTest::newRow("the start page") << true;
    }
    void typeAndSpacingAreOfOneKind()
    {
        QFETCH(bool, start);
        Table t;
        if (start) t.document.start().show(BehindStart::Game);
        QCOMPARE(oddType(t.window).join(u'\n'), QString());
        QCOMPARE(oddSpacing(t.window).join(u'\n'), QString());
    }

    /// The button does the other thing while the reveal plays, and says so.
    void theButtonOfPlaybackShowsWhatItDoes()
    {
        Table t;
        const auto* button = t.window.findChild<QToolButton*>("story.playButton");
        const auto shows = [button](const char* name) {
            const auto state = button->isChecked() ? QIcon::On : QIcon::Off;
            return button->icon().pixmap(24, QIcon::Normal, state).toImage() ==
                   icon(name, ThemeKind::Light).pixmap(24).toImage();
        };
        QVERIFY(shows("play"));
        revealPhase(t.document);
        QVERIFY(t.document.presenter().story().player().playing());
        QVERIFY(shows("pause"));
        t.trigger("story.play");
        QVERIFY(!t.document.presenter().story().player().playing());
        QVERIFY(shows("play"));
    }

    void buttonsOfDialogsHaveNoIcons()
    {
        QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Discard);
        for (const QAbstractButton* button : box.buttons())
            QVERIFY2(button->icon().isNull(), qPrintable(button->text()));
    }

    void iconsOfControlsAreOursInBothThemes_data()
    {
        QTest::addColumn<int>("standard");
        QTest::newRow("close") << static_cast<int>(QStyle::SP_TitleBarCloseButton);
        QTest::newRow("float") << static_cast<int>(QStyle::SP_TitleBarNormalButton);
        QTest::newRow("warning") << static_cast<int>(QStyle::SP_MessageBoxWarning);
        QTest::newRow("question") << static_cast<int>(QStyle::SP_MessageBoxQuestion);
    }
    void iconsOfControlsAreOursInBothThemes()
    {
        QFETCH(int, standard);
        const QIcon icon = QApplication::style()->standardIcon(static_cast<QStyle::StandardPixmap>(standard));
        const QImage light = icon.pixmap(24).toImage();
        applyTheme(*qApp, ThemeKind::Dark);
        const QImage dark = icon.pixmap(24).toImage(); // of the same icon, as controls keep it
        applyTheme(*qApp, ThemeKind::Light);
        QVERIFY(!light.isNull());
        QVERIFY(light != dark);
    }

    void savingIsSaidAndTheFolderOffered()
    {
        Table t;
        const QTemporaryDir folder;
        auto* toast = t.window.findChild<Toast*>();
        QVERIFY(!toast->isVisible());
        t.savePath = folder.filePath("evening.chancery");
        t.trigger("file.saveAs");
        QVERIFY(toast->isVisible());
        QCOMPARE(toast->text(), "Saved as evening.chancery");
        QVERIFY(t.window.console().board().rect().contains(toast->geometry()));
        QSignalSpy wanted(toast, &Toast::folderWanted);
        disconnect(toast, &Toast::folderWanted, &t.window, nullptr); // no file manager in a test
        toast->findChild<QToolButton*>("openFolder")->click();
        QCOMPARE(wanted.value(0).value(0).toString(), folder.filePath("evening.chancery"));
    }

    void whatIsPressedInTheHeaderIsOfOneHeight_data()
    {
        QTest::addColumn<int>("percent");
        QTest::newRow("usual") << 100;
        QTest::newRow("large") << 150;
    }
    void whatIsPressedInTheHeaderIsOfOneHeight()
    {
        QFETCH(int, percent);
        Preferences chosen;
        chosen.textSize = percent;
        const auto usual = qScopeGuard([] { setTextSize(100); });
        Table t;
        t.document.settings().apply(chosen);
        t.document.opening().start(*sampleGame(t.boards));
        DocumentWindow window(t.document);
        window.resize(1920, 1080);
        window.show();
        QCoreApplication::processEvents();
        for (const char* name : {"history.previousButton", "history.nextButton", "audienceChip", "nextButton",
                                 "resultsOf", "resultsRegister"})
            QCOMPARE(window.findChild<QWidget*>(name)->height(), grown(headerControl));
    }

    void whatOpensHasRoundCorners_data()
    {
        QTest::addColumn<QWidget*>("opened");
        QTest::newRow("a menu") << static_cast<QWidget*>(new QMenu);
        auto* completions = new QListView;
        completions->setWindowFlag(Qt::Popup);
        QTest::newRow("completions") << static_cast<QWidget*>(completions);
        auto* lying = new QFrame;
        lying->setProperty(liesOver, true);
        QTest::newRow("over its window") << static_cast<QWidget*>(lying);
    }
    void whatOpensHasRoundCorners()
    {
        QFETCH(QWidget*, opened);
        const std::unique_ptr<QWidget> owned(opened);
        owned->ensurePolished();
        for (const QSize& size : {QSize(200, 100), QSize(120, 300)}) {
            owned->resize(size);
            owned->show();
            QCoreApplication::processEvents();
            const QRect place = owned->rect();
            for (const QPoint& corner :
                 {place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()})
                QVERIFY(!owned->mask().contains(corner));
            QVERIFY(owned->mask().contains(QPoint(place.center().x(), place.top())));
            QVERIFY(owned->mask().contains(QPoint(place.right(), place.center().y())));
        }
    }

    void anOpenListCutsNoEntry()
    {
        QComboBox box;
        QPixmap sign(18, 18);
        sign.fill(Qt::black);
        for (const char* name : {"Turkey", "Germany", "England"}) box.addItem(sign, name);
        box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box.setFixedWidth(80);
        box.show();
        box.showPopup();
        QVERIFY(box.view()->viewport()->width() >= box.view()->sizeHintForColumn(0));
        box.hidePopup();
    }

    void theIconOfAChosenEntryHasTheColourOfItsText_data()
    {
        QTest::addColumn<ThemeKind>("theme");
        QTest::newRow("light") << ThemeKind::Light;
        QTest::newRow("dark") << ThemeKind::Dark;
    }
    void theIconOfAChosenEntryHasTheColourOfItsText()
    {
        QFETCH(ThemeKind, theme);
        QStyleOptionMenuItem entry;
        entry.palette = windowPalette(theme);
        entry.state = QStyle::State_Enabled | QStyle::State_Selected;
        entry.menuItemType = QStyleOptionMenuItem::Normal;
        entry.icon = icon(QStringLiteral("stop"), theme);
        entry.rect = QRect(0, 0, 200, 24);
        entry.maxIconWidth = 24;
        QImage image(entry.rect.size(), QImage::Format_RGB32);
        image.fill(entry.palette.color(QPalette::Base));
        QPainter painter(&image);
        QApplication::style()->drawControl(QStyle::CE_MenuItem, &entry, &painter);
        painter.end();
        int inked = 0, plain = 0;
        for (int x = 0; x < 30; ++x)
            for (int y = 0; y < image.height(); ++y) {
                inked += image.pixelColor(x, y) == entry.palette.color(QPalette::HighlightedText);
                plain += image.pixelColor(x, y) == entry.palette.color(QPalette::ButtonText);
            }
        QVERIFY2(inked > 20 && plain == 0, qPrintable(QStringLiteral("%1 %2").arg(inked).arg(plain)));
    }

    void allIconsHaveOneStroke()
    {
        static const QRegularExpression width(QStringLiteral("stroke-width=\"([^\"]*)\""));
        const QFileInfoList icons = QDir(QStringLiteral(":/icons")).entryInfoList({"*.svg"});
        QVERIFY(icons.size() > 50);
        for (const QFileInfo& icon : icons) {
            if (icon.baseName() == QStringLiteral("chancery")) continue; // the emblem is no sign
            QFile file(icon.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QStringList widths;
            for (const auto& match : width.globalMatch(QString::fromUtf8(file.readAll())))
                widths << match.captured(1);
            QVERIFY2(widths == QStringList("1.8"), qPrintable(icon.baseName()));
        }
    }

    void powersAreSeenOnTheirGround_data()
    {
        QTest::addColumn<ThemeKind>("kind");
        QTest::newRow("light") << ThemeKind::Light;
        QTest::newRow("dark") << ThemeKind::Dark;
    }
    /// The band of each beside its results, and the edge of its sign.
    void powersAreSeenOnTheirGround()
    {
        QFETCH(ThemeKind, kind);
        Table t;
        const Theme theme = themeFor(kind, t.map());
        const QPalette window = windowPalette(kind);
        for (const Power power : t.map().everyPower()) {
            const QColor ground = window.color(QPalette::Window);
            const QImage sign = powerIcon(t.map(), theme, power, 16).pixmap(QSize(32, 32)).toImage();
            const double edge = contrast(sign.pixelColor(sign.width() / 2, 1), ground);
            QVERIFY2(edge >= 2, qPrintable(QStringLiteral("%1 %2").arg(index(power)).arg(edge)));
            const QColor base = window.color(QPalette::Base);
            QVERIFY(contrast(seenOn(base, theme.of(power), 1.5), base) >= 1.5);
            for (const UnitKind unit : {UnitKind::Army, UnitKind::Fleet}) {
                QImage row(88, 64, QImage::Format_RGB32);
                row.fill(base);
                QPainter painter(&row);
                paintUnitSign(painter, row.rect(), {power, unit, nowhere}, theme);
                double rim = 0; // the hull is seen too, not its sails alone
                for (int x = 0; x < 12; ++x)
                    rim = std::max(rim, contrast(row.pixelColor(x, row.height() / 2), base));
                QVERIFY2(rim >= 2, qPrintable(QStringLiteral("%1 %2").arg(index(power)).arg(rim)));
            }
        }
    }

    void rowsUnderThePointerAreTinted()
    {
        QStyleOption row;
        row.rect = QRect(0, 0, 40, 20);
        row.palette = windowPalette(ThemeKind::Light);
        const auto tinted = [&row](QStyle::State state) {
            row.state = QStyle::State_Enabled | state;
            QImage image(row.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            flat::drawHoveredRow(row, painter);
            return image.pixelColor(5, 5) != QColor(Qt::white);
        };
        QVERIFY(tinted(QStyle::State_MouseOver));
        QVERIFY(!tinted(QStyle::State_None));
        QVERIFY(!tinted(QStyle::State_MouseOver | QStyle::State_Selected));
        Table t;
        QVERIFY(t.window.findChild<QTableView*>("results")->viewport()->testAttribute(Qt::WA_Hover));
        for (const QTabBar* tabs : t.window.findChildren<QTabBar*>())
            QVERIFY(tabs->testAttribute(Qt::WA_Hover));
    }

    void chipsSayWhatIsMissing()
    {
        Table t;
        auto* chip = t.window.findChild<Chip*>("missingCount");
        QCOMPARE(chip->text(), "Orders: 22 of 22 missing");
        QVERIFY(chip->width() >= chip->sizeHint().width());
    }

    /// Each count leads to the orders that it is about; what is well is no count.
    void theStateLeadsToWhatIsWrong()
    {
        Table t;
        const auto count = [&](const char* name) { return t.window.findChild<Chip*>(name); };
        QVERIFY(count("illegalCount")->isHidden() && count("unclearCount")->isHidden());
        writeSheet(t.session(), t.map().findPower("Turkey"), "F Ank - Ser");
        writeSheet(t.session(), t.map().findPower("France"), "A Par S A Mar - Bur\nA Mar H\nand so on");
        QCOMPARE(count("illegalCount")->text(), "1 illegal");
        QCOMPARE(count("unclearCount")->text(), "1 unclear");
        QCOMPARE(count("unreadCount")->text(), "1 not understood");
        QTest::mouseClick(count("illegalCount"), Qt::LeftButton);
        QCOMPARE(t.window.console().orders().writing().power(), t.map().findPower("Turkey"));
        QTest::mouseClick(count("unreadCount"), Qt::LeftButton);
        QCOMPARE(t.window.console().orders().writing().power(), t.map().findPower("France"));
        QVERIFY(count("checkCount")->isHidden());
        t.window.resize(960, 540); // the state has a line of its own
        QCoreApplication::processEvents();
        for (const char* name : {"illegalCount", "unclearCount", "unreadCount", "missingCount"})
            QVERIFY2(!count(name)->isHidden() &&
                         count(name)->width() >= count(name)->minimumSizeHint().width(),
                     name);
        QVERIFY(count("checkCount")->isHidden());
        const auto bottomOf = [&](const char* name) {
            const auto* part = t.window.findChild<QWidget*>(name);
            return part->mapTo(&t.window, part->rect().bottomLeft()).y();
        };
        QTRY_VERIFY(bottomOf("illegalCount") > bottomOf("nextButton"));
        t.window.resize(640, 480); // where they have no room in words they are one count
        QCoreApplication::processEvents();
        for (const char* name : {"illegalCount", "unclearCount", "unreadCount"})
            QVERIFY2(count(name)->isHidden(), name);
        for (const char* name : {"checkCount", "missingCount"})
            QVERIFY2(count(name)->width() >= count(name)->minimumSizeHint().width(), name);
        QVERIFY(count("checkCount")->width() >= count("checkCount")->sizeHint().width()); // never cut
        QCOMPARE(count("checkCount")->text(), "3 to check");
        QVERIFY(count("checkCount")->toolTip().startsWith("1 not understood\n1 illegal\n1 unclear\n"));
        t.window.console().orders().writing().showPower(t.map().findPower("Italy"));
        for (const char* power : {"Turkey", "France", "France", "Turkey"}) { // from one to the next
            QTest::mouseClick(count("checkCount"), Qt::LeftButton);
            QCOMPARE(t.window.console().orders().writing().power(), t.map().findPower(power));
        }
        t.window.resize(1400, 800);
        QCoreApplication::processEvents();
        QVERIFY(count("checkCount")->isHidden() && !count("illegalCount")->isHidden());
        QVERIFY(bottomOf("illegalCount") < bottomOf("nextButton"));
    }

    /// Menus that have no room in the bar are behind a button that is seen.
    void menusWithoutRoomHaveASign()
    {
        Table t;
        QMenuBar bar(&t.window);
        for (const char* name : {"File", "Edit", "Players", "Orders"}) bar.addMenu(name)->addAction("Do it");
        bar.resize(80, 30);
        bar.show();
        auto* further = bar.findChild<QToolButton*>("qt_menubar_ext_button");
        QVERIFY(further && further->isVisible());
        const QImage seen = further->grab().toImage();
        QSet<QRgb> colours;
        for (int y = 4; y < seen.height() - 4; ++y)
            for (int x = 4; x < seen.width() - 4; ++x) colours << seen.pixel(x, y);
        QVERIFY(colours.size() > 1);
    }

    /// A new text is not painted in the place of the old one, even if painting does not wait.
    void theHeaderIsLaidOutBeforeItIsPainted()
    {
        Table t;
        resolvePhase(t.document);
        QCoreApplication::processEvents();
        beginNextPhase(t.document);
        t.window.repaint();
        for (const char* name : {"phaseName", "missingCount", "nextButton"}) {
            const auto* part = t.window.findChild<QWidget*>(name);
            QVERIFY2(part->width() >= part->sizeHint().width(), name);
        }
    }

    void theClockIsSmallUntilItIsStarted()
    {
        Table t;
        auto* clock = t.window.findChild<QWidget*>("flowBar")->findChild<ClockFace*>();
        QVERIFY(clock->isVisible());
        const QSize before = clock->size();
        t.trigger("clock.toggle");
        QVERIFY(clock->width() > before.width() && clock->height() > before.height());
    }

    void resultsNamePowerAndPlayer()
    {
        Table t;
        Game game = *sampleGame(t.boards);
        game.players[t.map().findPower("Austria")] = "Ada";
        t.document.opening().start(std::move(game));
        auto* results = t.window.findChild<QTableView*>("results");
        const QAbstractItemModel& rows = *results->model();
        QCOMPARE(rows.index(0, 0).data(ResultsModel::HeadingRole).toString(), "Austria: Ada");
        QSet<QString> headings;
        for (int row = 0; row < rows.rowCount(); ++row) {
            const QString heading = rows.index(row, 0).data(ResultsModel::HeadingRole).toString();
            QVERIFY(heading.isEmpty() || !headings.contains(heading));
            if (!heading.isEmpty()) headings << heading;
            QVERIFY(!rows.index(row, 0).data(ResultsModel::TitleRole).toString().contains(u':'));
        }
        QCOMPARE(headings.size(), 6);
    }

    /// In a window that has become narrower too.
    void resultsHaveRoomForTheirTexts()
    {
        Table t;
        t.document.opening().start(*sampleGame(t.boards));
        QAbstractItemView* results = t.window.findChild<QTableView*>("results");
        for (const int width : {1920, 1280}) {
            t.window.resize(width, 720);
            QCoreApplication::processEvents();
            for (int row = 0; row < results->model()->rowCount(); ++row)
                QCOMPARE(results->visualRect(results->model()->index(row, 0)).height() + 1,
                         results->sizeHintForRow(row));
        }
    }
};

CHANCERY_SUITE(TestConsoleLook, QApplication)

} // namespace chancery::tst_console_look

#include "tst_console_look.moc"
