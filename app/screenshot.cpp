// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshot.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/start_cover.h"
#include "app/study_panels.h"
#include "ui/console/study_board.h"
#include "ui/draw/board_view.h"
#include "ui/room/projector_window.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct ScreenshotText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ScreenshotText)
};

Status showPhase(Document& document, const Phase& phase)
{
    const auto& phases = document.session().game().phases;
    const auto found = std::ranges::find(phases, phase, &PhaseRecord::phase);
    if (found == phases.end())
        return Error{ScreenshotText::tr("The game has no such phase.").toStdString(), shortName(phase)};
    document.presenter().showPhase(static_cast<std::size_t>(found - phases.begin()));
    return Done{};
}

Status showInstant(Presenter& presenter, int ms)
{
    if (presenter.story().storyboard().beats.empty())
        return Error{
            ScreenshotText::tr("This phase is not resolved, so there is nothing to play.").toStdString(),
            shortName(presenter.shownRecord().phase)};
    if (!presenter.showsPast()) presenter.reveal(); // a story is shown only after the reveal
    presenter.story().setShown(true);
    presenter.story().player().seek(ms);
    return Done{};
}

Status showSlide(Document& document, SlideKind kind)
{
    document.feed().slides().choose(kind);
    if (document.feed().slides().kind() == kind) return Done{};
    return Error{ScreenshotText::tr("There is nothing to show on this slide yet.").toStdString(), "--slide"};
}

QImage grab(QWidget& window, BoardView& board, QSize size)
{
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.resize(size);
    window.show();
    QCoreApplication::processEvents();
    board.settle();
    return window.grab().toImage();
}

/// Returns a picture of the dialog that an action opens. A dialog that waits is closed again at once.
QImage grabDialog(QAction& action, const QWidget& window)
{
    QImage picture;
    QTimer::singleShot(0, &action, [&picture] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog) return;
        picture = dialog->grab().toImage();
        dialog->close();
    });
    action.trigger();
    for (QDialog* beside : window.findChildren<QDialog*>())
        if (beside->isVisible()) picture = beside->grab().toImage();
    return picture;
}

void drawInFront(QImage& picture, const QImage& dialog)
{
    QPainter(&picture).drawImage((picture.width() - dialog.width()) / 2,
                                 (picture.height() - dialog.height()) / 2, dialog);
}

/// Returns a picture of the console after an action that changed it without a dialog.
QImage grabSettled(const Document& document, DocumentWindow& window, QSize size)
{
    grab(window, window.panels().boardView(), size);
    while (document.start().isShown() && !window.console().start().hasListed())
        QCoreApplication::processEvents();
    return window.grab().toImage();
}

/// Returns a picture of the window, with the dialog in front that the action wanted opens.
Result<QImage> takeWindow(Document& document, const ScreenshotOrder& order)
{
    DocumentWindow& window = *document.window();
    QImage picture = grab(window, window.panels().boardView(), order.size);
    if (order.show.isEmpty()) return picture;
    auto* action = window.actions().findChild<QAction*>(order.show);
    if (!action) return noSuchAction(order.show);
    const QImage dialog = grabDialog(*action, window);
    if (dialog.isNull()) return grabSettled(document, window, order.size);
    drawInFront(picture, dialog);
    return picture;
}

} // namespace

Error noSuchAction(const QString& name)
{
    return {ScreenshotText::tr("There is no such action.").toStdString(), "--show " + name.toStdString()};
}

Result<QImage> takePicture(Document& document, const ScreenshotOrder& order)
{
    if (!document.window()) document.makeWindow();
    if (document.isStudy()) return takeWindow(document, order);
    if (order.phase)
        if (const Status found = showPhase(document, *order.phase); !found) return found.error();
    if (order.window == PictureOf::Projector) document.presenter().setPastShared(true);
    if (order.timeMs)
        if (const Status told = showInstant(document.presenter(), *order.timeMs); !told) return told.error();
    if (order.window == PictureOf::Projector) {
        ProjectorWindow& projector = document.audience().show(document);
        if (const Status shown = showSlide(document, order.slide); !shown) return shown.error();
        return grab(projector, *projector.board(), order.size);
    }
    return takeWindow(document, order);
}

} // namespace chancery
