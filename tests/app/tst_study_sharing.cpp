// SPDX-License-Identifier: GPL-3.0-or-later
// What is shared of a study: one line, text, a test case of jDip, pictures, a handout. Each is opened again
// as the same study.
#include "engine/files/case_text.h"
#include "engine/files/study_file.h"
#include "tests/app/study_table.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_paper.h"
#include "ui/desk/sheet_edits.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/paper/file_note.h"
#include "ui/paper/pages.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QUrl>
#include <QXmlStreamReader>

namespace chancery::tst_study_sharing {

namespace {

/// A case with a variation, texts of all kinds and another rulebook.
Document& richStudy(StudyTable& t)
{
    Document& study = t.openCase("6.D.1");
    writeSheet(study.session(), t.map().findPower("Italy"), "A Tyr H");
    setTitle(study.bench().shown(), "<b>Häuser & \"Höfe\"</b>");
    setName(study.bench().shown(), 2, "Tyrolia holds – why?");
    setComment(study.bench().shown(), 2, "First.\nSecond: 100 % --> & <done>.");
    return study;
}

QString copied()
{
    return QGuiApplication::clipboard()->text();
}

std::vector<std::string> textsOf(StudyTable& t)
{
    std::vector<std::string> all;
    for (const auto& study : t.workspace.studies()) all.push_back(writeStudy(study->bench().shown().study()));
    return all;
}

QString written(const Paper& paper)
{
    QStringList texts;
    for (const PaperBlock& block : paper.blocks) texts << plainText(block);
    return texts.join(u'\n');
}

PaperLook lookOf(const Document& study)
{
    return {study.board(), [](const Map& map, Province p) { return Words(map).province(p); }};
}

Paper handoutOf(const Document& study)
{
    return studyPaper(study.bench().shown(), study.board().art->geometry, Register::Plain);
}

} // namespace

class TestStudySharing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsCopiedIsPastedAsTheSameStudy_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("around");
        for (const char* action : {"study.copyLine", "study.copyText", "study.copyCase"}) {
            QTest::addRow("%s", action) << action << "%1";
            QTest::addRow("%s, posted", action) << action << "Look at this:\n\n%1\n\nWhat do you think?";
        }
    }
    void whatIsCopiedIsPastedAsTheSameStudy()
    {
        QFETCH(QString, action);
        QFETCH(QString, around);
        StudyTable t;
        Document& study = richStudy(t);
        StudyTable::triggerIn(study, action.toLatin1());
        const Document& again = t.paste(around.arg(copied()));
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
        QVERIFY(again.bench().shown().study() == study.bench().shown().study());
    }

    void theLineIsOneLine()
    {
        StudyTable t;
        StudyTable::triggerIn(richStudy(t), "study.copyLine");
        QVERIFY(copied().startsWith("chancery-study:1("));
        QVERIFY2(!copied().contains(QRegularExpression("\\s")), qPrintable(copied()));
    }

    void theTextIsOfTheLineThatIsShown()
    {
        StudyTable t;
        Document& study = richStudy(t);
        StudyTable::triggerIn(study, "study.copyText");
        for (const char* said :
             {"Spring 1901, movement", "Tyrolia holds – why?", "A Tyr H", "Austria:", "dislodged"})
            QVERIFY2(copied().contains(said), said);
        study.bench().shown().show(1);
        StudyTable::triggerIn(study, "study.copyText");
        QVERIFY(!copied().contains("A Tyr H"));
    }

    void theCaseIsReadWithoutItsLastLineToo()
    {
        StudyTable t;
        Document& study = t.openCase("6.F.18");
        StudyTable::triggerIn(study, "study.copyCase");
        const std::string text = copied().section("\n# chancery-study", 0, 0).toStdString();
        QVERIFY(isCaseText(text));
        const Result<std::vector<PositionSheet>> read = readCaseText(text, "x", t.boards.loader());
        QVERIFY(read && read->size() == 1);
        const Study& was = study.bench().shown().study();
        QCOMPARE(read->front().title, was.title);
        QCOMPARE(read->front().position.units.size(), was.position.units.size());
        QCOMPARE(read->front().written.size(), study.bench().shown().record().written.size());
    }

    void whatHasNoResultsIsNoCase()
    {
        StudyTable t;
        Document& study = t.paste("map = \"standard\"\nformat = 1\nrulebook = \"datc\"\nphase = \"S1901M\"\n"
                                  "[units]\nItaly = [\"A ION\"]\n[[line]]\nid = 1\n");
        QVERIFY(!StudyTable::actionOf(study, "study.copyCase").isEnabled());
        for (const char* action : {"study.copyLine", "study.copyText"}) {
            StudyTable::triggerIn(study, action);
            QVERIFY(t.paste(copied()).bench().shown().study() == study.bench().shown().study());
        }
    }

    void filesHoldTheStudy_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"png", "svg", "pdf"}) QTest::newRow(ending) << ending;
    }
    void filesHoldTheStudy()
    {
        QFETCH(QString, ending);
        StudyTable t;
        const QTemporaryDir folder;
        Document& study = richStudy(t);
        ExportChoice choice;
        choice.path = folder.filePath("board." + ending);
        choice.size = {640, 400};
        QVERIFY(writeStudyPicture(study, choice));
        openAny(t.document, choice.path);
        Document& again = t.settled();
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
        QVERIFY(again.bench().shown().study() == study.bench().shown().study());
        QCOMPARE(again.session().path(), QString()); // it is not saved over the picture
        // So are those with odd characters and many lines.
        Document& odd = t.workspace.open(lineOf(randomStudy(11, 30), noNode));
        odd.showWindow();
        QVERIFY(writeStudyPicture(odd, choice));
        openAny(t.document, choice.path);
        QVERIFY(writeStudy(t.last().bench().shown().study()) == writeStudy(odd.bench().shown().study()));
    }

    void aPictureIsOfThePartShown()
    {
        StudyTable t;
        const QTemporaryDir folder;
        Document& study = t.openCase("6.D.1");
        ExportChoice choice;
        choice.size = {640, 400};
        choice.path = folder.filePath("part.png");
        QVERIFY(writeStudyPicture(study, choice));
        study.studyPanels()->board().showPart(false);
        choice.path = folder.filePath("whole.png");
        QVERIFY(writeStudyPicture(study, choice));
        const QImage part(folder.filePath("part.png")), whole(choice.path);
        QCOMPARE(part.size(), choice.size);
        QVERIFY(part.convertToFormat(QImage::Format_RGB32) != whole.convertToFormat(QImage::Format_RGB32));
    }

    void anSvgIsWellFormed()
    {
        StudyTable t;
        const QTemporaryDir folder;
        ExportChoice choice;
        choice.path = folder.filePath("board.svg");
        choice.size = {640, 400};
        QVERIFY(writeStudyPicture(richStudy(t), choice));
        QFile file(choice.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader reader(&file);
        QString title;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement &&
                reader.name() == QLatin1String("title"))
                title = reader.readElementText();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(title, QString("<b>Häuser & \"Höfe\"</b>"));
    }

    void theHandoutSaysWhatTheWindowShows()
    {
        StudyTable t;
        Document& study = richStudy(t);
        const QString text = written(handoutOf(study));
        for (const char* said :
             {"<b>Häuser & \"Höfe\"</b>", "DATC 3.2, 6.D.1", "Rules: ", "Tyrolia holds – why?", "First.",
              "Second: 100 % --> & <done>.", "Venice", "Before:", "Now:"})
            QVERIFY2(text.contains(said), qPrintable(said + text));
        for (const OrderResult& result : study.bench().shown().record().outcome->results)
            QVERIFY2(text.contains(Words(t.map(), study.bench().shown().study().rulebook, Register::Plain)
                                       .explanation(result, study.bench().shown().record())),
                     qPrintable(text));
        study.bench().shown().show(1);
        QVERIFY(!written(handoutOf(study)).contains("Before:"));
    }

    void theHandoutOfALaterPhaseHasThoseBefore()
    {
        StudyTable t;
        Document& study = t.openCase("6.H.1");
        const auto boards = [&] {
            const Paper paper = handoutOf(study);
            return std::ranges::count(paper.blocks, PaperBlock::Kind::Board, &PaperBlock::kind);
        };
        QCOMPARE(boards(), 1);
        StudyTable::triggerIn(study, "lines.down");
        QCOMPARE(boards(), 2);
        const Paper paper = handoutOf(study);
        const auto board = std::ranges::find(paper.blocks, PaperBlock::Kind::Board, &PaperBlock::kind);
        QVERIFY(!board->part.whole()); // the part that matters
    }

    void theHandoutNamesWhatCannotBe()
    {
        StudyTable t;
        Document& study = t.paste("map = \"standard\"\nformat = 1\nrulebook = \"datc\"\nphase = \"S1901M\"\n"
                                  "[units]\nItaly = [\"A ION\"]\n[[line]]\nid = 1\n");
        QVERIFY2(written(handoutOf(study)).contains("Ionian Sea"), qPrintable(written(handoutOf(study))));
    }

    void theHandoutHoldsTheStudy()
    {
        StudyTable t;
        const QTemporaryDir folder;
        Document& study = richStudy(t);
        const QString path = folder.filePath("handout.pdf");
        const QPageLayout page(QPageSize(QPageSize::A4), QPageLayout::Portrait, {});
        QVERIFY(writePdf(path, handoutOf(study), lookOf(study), page));
        openAny(t.document, path);
        QVERIFY(t.settled().bench().shown().study() == study.bench().shown().study());
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
    }

    void otherPicturesAndPapersAreRefused()
    {
        StudyTable t;
        const QTemporaryDir folder;
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(folder.filePath("red.png")));
        image.setText("Description", "France: A Paris - Burgundy");
        QVERIFY(image.save(folder.filePath("orders.png")));
        Paper paper = boardPaper("France", {});
        const Document& study = t.openCase("6.A.1");
        const QPageLayout page(QPageSize(QPageSize::A4), QPageLayout::Portrait, {});
        QVERIFY(writePdf(folder.filePath("plain.pdf"), paper, lookOf(study), page));
        for (const char* name : {"red.png", "orders.png", "plain.pdf", "none.png"}) {
            t.told.clear();
            openAny(t.document, folder.filePath(name));
            QVERIFY2(t.told.contains(name), qPrintable(t.told));
            QCOMPARE(t.workspace.studies().size(), std::size_t(1));
        }
    }

    void theDialogsOfferTheStudy()
    {
        StudyTable t;
        const QTemporaryDir folder;
        Document& study = richStudy(t);
        const QString path = folder.filePath("picture.png");
        inDialog([&] { StudyTable::triggerIn(study, "file.export"); },
                 [&](QDialog& dialog) {
                     QVERIFY(!dialog.findChild<QComboBox*>("what")->isVisible()); // there is no audience
                     auto* edit = dialog.findChild<QLineEdit*>("path");
                     QVERIFY2(edit->text().endsWith("bHäuser & Höfeb.png"), qPrintable(edit->text()));
                     edit->setText(path);
                     accept(dialog);
                 });
        const Result<QByteArray> note = readNoteOrText(path);
        QVERIFY(note && note->startsWith("chancery-study:"));
        QString title;
        inDialog([&] { StudyTable::triggerIn(study, "file.print"); },
                 [&](QDialog& dialog) {
                     title = static_cast<PrintDialog&>(dialog).paper().title;
                     dialog.reject();
                 });
        QCOMPARE(title, QString("<b>Häuser & \"Höfe\"</b>"));
    }

    void filesAreDroppedAndPasted()
    {
        StudyTable t;
        const QTemporaryDir folder;
        Document& study = richStudy(t);
        ExportChoice choice;
        choice.path = folder.filePath("board.png");
        choice.size = {320, 200};
        QVERIFY(writeStudyPicture(study, choice));
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(choice.path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(study.window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(study.window(), &drop);
        QCOMPARE(t.workspace.studies().size(), std::size_t(2));
        auto* copy = new QMimeData;
        copy->setUrls({QUrl::fromLocalFile(choice.path)});
        QGuiApplication::clipboard()->setMimeData(copy);
        StudyTable::triggerIn(study, "file.studyPaste");
        const std::vector<std::string> texts = textsOf(t);
        QCOMPARE(texts.size(), std::size_t(3));
        QVERIFY(texts[1] == texts[0] && texts[2] == texts[0]);
    }

    void aResultIsCopied()
    {
        StudyTable t;
        Document& study = t.openCase("6.D.1");
        StudyTable::triggerIn(study, "view.judge");
        study.studyPanels()->readResult(t.map().findProvince("VEN"));
        StudyTable::triggerIn(study, "history.copy");
        QVERIFY2(copied().contains("VEN"), qPrintable(copied()));
        QVERIFY2(copied().contains("Tri"), qPrintable(copied()));
    }
};

CHANCERY_SUITE(TestStudySharing, QApplication)

} // namespace chancery::tst_study_sharing

#include "tst_study_sharing.moc"
