// SPDX-License-Identifier: GPL-3.0-or-later
// The windows in the pseudo-language: every text of the program can be translated, and a longer language is
// cut nowhere.
#include "app/study_opening.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "tests/ui/dialog_part.h"
#include "ui/parts/chip.h"
#include "ui/words/language.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextBrowser>

namespace chancery::tst_pseudo_language {

namespace {

/// Returns what of a text stands in no brackets of the pseudo-language, so that it was not translated.
QString outside(const QString& text)
{
    QString rest;
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'[') ++depth;
        if (depth == 0) rest += c;
        if (c == u']' && depth > 0) --depth, rest += u' ';
    }
    return rest;
}

/// The words that no language changes: of maps and keys.
class Unchanged
{
public:
    explicit Unchanged(const Map& map)
    {
        for (const QFileInfo& file : QDir(QStringLiteral(":/maps")).entryInfoList({"*.toml"}, QDir::Files))
            if (const auto other = shippedMaps()(file.completeBaseName().toStdString()))
                addWords((*other)->name);
        for (const ProvinceInfo& info : map.provinces) addWords(info.name), addWords(info.code);
        for (const PowerInfo& info : map.powers) addWords(info.name), addWords(info.adjective);
        for (const Language& language : languages()) addWords(language.name.toStdString());
    }

    /// Returns the words of a text that no brackets hold although they are of a language.
    QStringList foreignIn(const QString& text) const
    {
        static const QRegularExpression word(QStringLiteral("[\\p{L}]{4,}")), tag(QStringLiteral("<[^>]*>"));
        QStringList found;
        for (const QRegularExpressionMatch& one : word.globalMatch(outside(QString(text).remove(tag))))
            if (!words_.contains(one.captured().toLower())) found << one.captured();
        return found;
    }

private:
    void addWords(const std::string& text)
    {
        static const QRegularExpression word(QStringLiteral("[\\p{L}]+"));
        for (const QRegularExpressionMatch& one : word.globalMatch(QString::fromStdString(text)))
            words_.insert(one.captured().toLower());
    }

    QSet<QString> words_{"chancery", "ctrl",   "shift", "alt",    "space",
                         "return",   "escape", "enter", "delete", "datc"};
};

/// Returns whether a widget has a text of another source: a page of a document, or the title of a game.
bool isQuoted(const QWidget& widget)
{
    const QString name = widget.objectName();
    return qobject_cast<const QTextBrowser*>(&widget) || name == u"headerTitle" || name == u"pageTitle";
}

/// Returns all texts of a widget that somebody reads or hears.
QStringList textsOf(const QWidget& widget)
{
    if (isQuoted(widget)) return {};
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(),
                      widget.windowTitle()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts << button->text();
    if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) texts << group->title();
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) texts << line->placeholderText();
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i) texts << tabs->tabText(i) << tabs->tabToolTip(i);
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i) texts << box->itemText(i);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget); header && header->model())
        for (int i = 0; i < header->count(); ++i)
            texts << header->model()->headerData(i, header->orientation()).toString();
    return texts;
}

/// Returns whether a label or button shows less than its text.
bool isCut(const QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (isQuoted(widget) || qobject_cast<const Chip*>(&widget)) return false; // a chip ends its text in dots
    const bool oneLine =
        label ? !label->wordWrap() && !label->text().isEmpty() : button && !button->text().isEmpty();
    return oneLine && widget.isVisible() && widget.minimumSizeHint().width() > widget.width() + 1;
}

/// Looks at windows, and remembers what is not translated and what is cut.
class Look
{
public:
    explicit Look(const Map& map)
        : unchanged_(map)
    {
    }

    void at(const QWidget& window)
    {
        QList<const QWidget*> widgets = window.findChildren<const QWidget*>();
        widgets << &window;
        for (const QWidget* widget : widgets)
            if (widget->window() == &window) lookAt(*widget, window.objectName());
        for (const QAction* action : window.findChildren<QAction*>())
            note(action->objectName(), {action->text(), action->toolTip()});
    }

    /// Opens every dialog that can be opened now and was not before.
    void atDialogs(DocumentWindow& window)
    {
        for (QAction* action : window.actions().all()) {
            const bool opens = action->text().contains(u'…') || action->objectName().startsWith(u"help.");
            if (!action->isEnabled() || !opens || opened_.contains(action->objectName())) continue;
            QTimer::singleShot(0, qApp, [&] {
                const QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                if (!dialog) return;
                opened_.insert(action->objectName());
                at(*dialog);
                dialog->reject();
            });
            action->trigger();
            QCoreApplication::processEvents();
        }
    }

    qsizetype opened() const { return opened_.size(); }
    QStringList foreign, cut;

private:
    void lookAt(const QWidget& widget, const QString& window)
    {
        const QString where = window + u' ' + widget.objectName();
        note(where, textsOf(widget));
        if (isCut(widget)) cut << where + QStringLiteral(": ") + textsOf(widget).last();
    }
    void note(const QString& where, const QStringList& texts)
    {
        for (const QString& text : texts)
            if (const QStringList words = unchanged_.foreignIn(text); !words.isEmpty())
                foreign << where + QStringLiteral(": ") + words.join(u' ');
    }

    Unchanged unchanged_;
    QSet<QString> opened_;
};

} // namespace

class TestPseudoLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void everyTextIsTranslatedAndWhole()
    {
        speak(pseudoLanguage);
        Table t;
        Look look(t.map());
        const auto lookAround = [&] {
            QCoreApplication::processEvents();
            look.at(t.window);
            look.atDialogs(t.window);
        };
        lookAround();
        for (std::size_t phase = 0; phase < 5; ++phase) { // two movements, two retreats, adjustments
            Game game = *sampleGame(t.boards);
            game.phases.resize(phase + 1);
            game.phases.back().outcome.reset();
            t.document.opening().start(game);
            lookAround();
        }
        resolvePhase(t.session());
        lookAround();
        newStudy(t.workspace, t.session().game().map);
        QCoreApplication::processEvents();
        for (const QWidget* window : QApplication::topLevelWidgets())
            if (window->isVisible() && !qobject_cast<const QMenu*>(window)) look.at(*window);
        QVERIFY2(look.opened() >= 20, qPrintable(QString::number(look.opened())));
        QVERIFY2(look.foreign.isEmpty(), qPrintable(look.foreign.join(u'\n')));
        QVERIFY2(look.cut.isEmpty(), qPrintable(look.cut.join(u'\n')));
    }
};

CHANCERY_SUITE(TestPseudoLanguage, QApplication)

} // namespace chancery::tst_pseudo_language

#include "tst_pseudo_language.moc"
