// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include "engine/base/version.h"
#include "ui/words/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace chancery {

namespace {

/// Returns the names of the slides: "tally".
QStringList slideNames()
{
    QStringList names;
    for (const SlideRow& slide : slideTable()) names << QString::fromLatin1(slide.name).section(u'.', 1);
    return names;
}

class Reader
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CommandLineText)

public:
    Reader();
    Result<CommandLine> read(const QStringList& arguments,
                             const std::function<void(const QString&)>& findOwn);

private:
    Error wrong(const QCommandLineOption& option, const QString& expected) const;
    Status readWindow(ScreenshotOrder& order) const;
    Result<ScreenshotOrder> readScreenshot() const;
    Status readLook(CommandLine& line) const;
    Status readOnce(const QList<QCommandLineOption>& options) const;

    QCommandLineParser parser_;
    // Qt's own help option brings `--help-all` with it, which only a parser that ends the program answers.
    const QCommandLineOption help_{QStringList{"h", "help", "help-all"},
                                   tr("Explain these options and quit.")};
    const QCommandLineOption version_{QStringList{"v", "version"}, tr("Print the version and quit.")};
    const QCommandLineOption sample_{"sample", tr("Open the sample game.")};
    const QCommandLineOption last_{"last", tr("Open the game that was open last.")};
    const QCommandLineOption profile_{
        "profile", tr("Keep settings, journals, studies and maps in this folder alone."), "DIR"};
    const QCommandLineOption screenshot_{
        "screenshot", tr("Write a picture of a window to this PNG file and quit."), "OUT.png"};
    const QCommandLineOption size_{"size", tr("Size of that window (default 1280x720)."), "WxH", "1280x720"};
    const QCommandLineOption window_{"window", tr("Window to show: board, projector or study."), "NAME",
                                     "board"};
    const QCommandLineOption phase_{"phase", tr("Phase to show, such as F1901M."), "PHASE"};
    const QCommandLineOption time_{"time-ms", tr("Playback position within the phase, in milliseconds."),
                                   "N"};
    const QCommandLineOption slide_{
        "slide", tr("Slide on the projector, one of %1.").arg(slideNames().join(QStringLiteral(", "))),
        "NAME", "board"};
    const QCommandLineOption show_{
        "show", tr("Action to begin with, such as file.new; its dialog is in front in a screenshot."),
        "ACTION"};
    const QCommandLineOption theme_{"theme", tr("Theme: light or dark."), "THEME"};
    const QCommandLineOption language_{"language", tr("Language of the program, such as de."), "CODE"};
};

Reader::Reader()
{
    parser_.setApplicationDescription(tr("A board for Diplomacy gamemasters."));
    parser_.addOptions({help_, version_, sample_, last_, profile_, screenshot_, size_, window_, phase_, time_,
                        slide_, show_, theme_, language_});
    parser_.addPositionalArgument("FILE", tr("A saved game."), "[FILE]");
}

Error Reader::wrong(const QCommandLineOption& option, const QString& expected) const
{
    return {tr("“%1” was given, but %2 is expected.").arg(parser_.value(option), expected).toStdString(),
            "--" + option.names().first().toStdString()};
}

Status Reader::readWindow(ScreenshotOrder& order) const
{
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const auto match = form.match(parser_.value(size_));
    if (!match.hasMatch()) return wrong(size_, tr("a size such as 1920x1080"));
    order.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    const QString name = parser_.value(window_);
    if (name != u"board" && name != u"projector" && name != u"study")
        return wrong(window_, tr("board, projector or study"));
    order.window = name == u"board"       ? PictureOf::Board
                   : name == u"projector" ? PictureOf::Projector
                                          : PictureOf::Study;
    const auto slide = static_cast<std::size_t>(slideNames().indexOf(parser_.value(slide_)));
    if (slide >= slideTable().size())
        return wrong(slide_, tr("one of the slides %1").arg(slideNames().join(QStringLiteral(", "))));
    order.slide = slideTable()[slide].kind;
    return Done{};
}

Result<ScreenshotOrder> Reader::readScreenshot() const
{
    ScreenshotOrder order;
    order.path = parser_.value(screenshot_);
    order.show = parser_.value(show_);
    if (const Status read = readWindow(order); !read) return read.error();
    if (parser_.isSet(phase_)) {
        order.phase = readPhase(parser_.value(phase_).toStdString());
        if (!order.phase) return wrong(phase_, tr("a phase such as S1901M"));
    }
    if (parser_.isSet(time_)) {
        bool good = false;
        order.timeMs = parser_.value(time_).toInt(&good);
        if (!good || *order.timeMs < 0) return wrong(time_, tr("a number of milliseconds"));
    }
    return order;
}

/// Refuses an option that is given twice with different values, because it is unclear which one counts.
Status Reader::readOnce(const QList<QCommandLineOption>& options) const
{
    for (const QCommandLineOption& option : options)
        for (const QString& value : parser_.values(option))
            if (value != parser_.value(option))
                return Error{tr("This option is given twice, as “%1” and as “%2”.")
                                 .arg(value, parser_.value(option))
                                 .toStdString(),
                             "--" + option.names().first().toStdString()};
    return Done{};
}

Status Reader::readLook(CommandLine& line) const
{
    if (parser_.isSet(language_)) line.language = parser_.value(language_);
    QStringList known;
    for (const Language& language : languages()) known << language.code;
    if (line.language && !known.contains(*line.language) && *line.language != pseudoLanguage)
        return wrong(language_, tr("one of the languages %1").arg(known.join(QStringLiteral(", "))));
    if (!parser_.isSet(theme_)) return Done{};
    const QString name = parser_.value(theme_);
    if (name != u"light" && name != u"dark") return wrong(theme_, tr("light or dark"));
    line.theme = name == u"light" ? ThemeChoice::Light : ThemeChoice::Dark;
    return Done{};
}

Result<CommandLine> Reader::read(const QStringList& arguments,
                                 const std::function<void(const QString&)>& findOwn)
{
    CommandLine line;
    if (!parser_.parse(arguments)) return Error{parser_.errorText().toStdString(), {}};
    if (parser_.isSet(help_))
        line.answer = parser_.helpText();
    else if (parser_.isSet(version_))
        line.answer = QStringLiteral("chancery %1\n").arg(QLatin1String(programVersion()));
    if (parser_.positionalArguments().size() > 1)
        return Error{tr("Only one game can be opened at a time. Name one file.").toStdString(), {}};
    line.file = parser_.positionalArguments().value(0);
    line.sample = parser_.isSet(sample_);
    line.last = parser_.isSet(last_);
    line.profile = parser_.value(profile_);
    if (parser_.isSet(profile_) && line.profile.isEmpty()) return wrong(profile_, tr("a folder"));
    if (findOwn && line.answer.isEmpty()) findOwn(line.profile);
    if (line.last && (line.sample || !line.file.isEmpty()))
        return Error{tr("Only one game can be opened at a time.").toStdString(), "--last"};
    if (const Status once = readOnce(
            {profile_, screenshot_, size_, window_, phase_, time_, slide_, show_, theme_, language_});
        !once)
        return once.error();
    if (const Status read = readLook(line); !read) return read.error();
    if (parser_.isSet(screenshot_)) {
        Result<ScreenshotOrder> order = readScreenshot();
        if (!order) return order.error();
        line.screenshot = *std::move(order);
    } else
        line.show = parser_.value(show_);
    return line;
}

} // namespace

Result<CommandLine> readCommandLine(const QStringList& arguments,
                                    const std::function<void(const QString&)>& findOwn)
{
    return Reader().read(arguments, findOwn);
}

} // namespace chancery
