// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: see command_line.h.
#include "app/command_line.h"

#include "engine/base/version.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace chancery {

namespace {

/// Whose texts these are for translators.
struct CommandLineText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CommandLineText)
};

const QCommandLineOption sample{QStringLiteral("sample"), CommandLineText::tr("Open the sample game.")};
const QCommandLineOption screenshot{QStringLiteral("screenshot"),
                                    CommandLineText::tr("Write a picture of a window as PNG and quit."),
                                    QStringLiteral("OUT.png")};
const QCommandLineOption size{QStringLiteral("size"),
                              CommandLineText::tr("Size of that window; 1280x720 if not given."),
                              QStringLiteral("WxH"), QStringLiteral("1280x720")};
const QCommandLineOption window{QStringLiteral("window"),
                                CommandLineText::tr("Which window: board or projector."),
                                QStringLiteral("NAME"), QStringLiteral("board")};
const QCommandLineOption phase{QStringLiteral("phase"),
                               CommandLineText::tr("The phase to show, such as F1901M."),
                               QStringLiteral("PHASE")};
const QCommandLineOption time{QStringLiteral("time-ms"),
                              CommandLineText::tr("The instant of the phase's story, in milliseconds."),
                              QStringLiteral("N")};
const QCommandLineOption show{
    QStringLiteral("show"),
    CommandLineText::tr("A dialog to show in front, by the name of its action, such as orders.retreats."),
    QStringLiteral("ACTION")};
const QCommandLineOption theme{QStringLiteral("theme"), CommandLineText::tr("light or dark."),
                               QStringLiteral("THEME")};
const QCommandLineOption language{QStringLiteral("language"),
                                  CommandLineText::tr("The language of the program, such as de."),
                                  QStringLiteral("CODE")};

Error wrong(const QCommandLineOption& option, const QString& expected, const QCommandLineParser& parser)
{
    return {CommandLineText::tr("\"%1\" was given, %2 was expected.")
                .arg(parser.value(option), expected)
                .toStdString(),
            "--" + option.names().first().toStdString()};
}

Status readWindow(const QCommandLineParser& parser, ScreenshotOrder& order)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const auto match = form.match(parser.value(size));
    if (!match.hasMatch()) return wrong(size, CommandLineText::tr("a size such as 1920x1080"), parser);
    order.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    const QString name = parser.value(window);
    if (name != u"board" && name != u"projector")
        return wrong(window, CommandLineText::tr("board or projector"), parser);
    order.window = name == u"board" ? PictureOf::Board : PictureOf::Projector;
    return Done{};
}

Result<ScreenshotOrder> readScreenshot(const QCommandLineParser& parser)
{
    ScreenshotOrder order;
    order.path = parser.value(screenshot);
    order.show = parser.value(show);
    if (const Status read = readWindow(parser, order); !read) return read.error();
    if (parser.isSet(phase)) {
        order.phase = readPhase(parser.value(phase).toStdString());
        if (!order.phase) return wrong(phase, CommandLineText::tr("a phase such as S1901M"), parser);
    }
    if (parser.isSet(time)) {
        bool good = false;
        order.timeMs = parser.value(time).toInt(&good);
        if (!good || *order.timeMs < 0)
            return wrong(time, CommandLineText::tr("a number of milliseconds"), parser);
    }
    return order;
}

Status readLook(const QCommandLineParser& parser, CommandLine& line)
{
    if (parser.isSet(language)) line.language = parser.value(language);
    if (!parser.isSet(theme)) return Done{};
    const QString name = parser.value(theme);
    if (name != u"light" && name != u"dark")
        return wrong(theme, CommandLineText::tr("light or dark"), parser);
    line.theme = name == u"light" ? ThemeChoice::Light : ThemeChoice::Dark;
    return Done{};
}

} // namespace

Result<CommandLine> readCommandLine(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandLineText::tr("A board for Diplomacy gamemasters."));
    const QCommandLineOption help = parser.addHelpOption(), version = parser.addVersionOption();
    parser.addOptions({sample, screenshot, size, window, phase, time, show, theme, language});
    parser.addPositionalArgument(QStringLiteral("FILE"), CommandLineText::tr("A saved game."),
                                 QStringLiteral("[FILE]"));
    CommandLine line;
    if (!parser.parse(arguments)) return Error{parser.errorText().toStdString(), {}};
    if (parser.isSet(help))
        line.answer = parser.helpText();
    else if (parser.isSet(version))
        line.answer = QStringLiteral("chancery %1\n").arg(QLatin1String(programVersion()));
    if (parser.positionalArguments().size() > 1)
        return Error{CommandLineText::tr("Only one game can be opened at a time.").toStdString(), {}};
    line.file = parser.positionalArguments().value(0);
    line.sample = parser.isSet(sample);
    if (const Status read = readLook(parser, line); !read) return read.error();
    if (parser.isSet(screenshot)) {
        Result<ScreenshotOrder> order = readScreenshot(parser);
        if (!order) return order.error();
        line.screenshot = *order;
    }
    return line;
}

} // namespace chancery
