// SPDX-License-Identifier: GPL-3.0-or-later
// The emblem beside a few lines of text.
#include "ui/dialogs/about_dialog.h"

#include "ui/draw/icons.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace chancery {

AboutDialog::AboutDialog(const QString& version, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Chancery"));
    auto* emblem = new QLabel;
    emblem->setPixmap(applicationIcon().pixmap(96, 96));
    auto* text = new QLabel;
    text->setObjectName(QStringLiteral("text"));
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setMinimumWidth(380);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setOpenExternalLinks(true);
    text->setText(
        richHeading(TypeSize::Title, font(), QStringLiteral("Chancery ") + version.toHtmlEscaped()) +
        QStringLiteral("<p>%1</p><p>%2</p><p>%3</p><p>%4</p>")
            .arg(tr("A board for Diplomacy gamemasters."),
                 tr("Free software under the GNU General Public License, version 3 or later. It comes "
                    "without any warranty."),
                 tr("The test cases are those of the Diplomacy Adjudicator Test Cases by Lucas B. "
                    "Kruijswijk."),
                 tr("Diplomacy is a trademark of its owner, who has nothing to do with this program.")));
    auto* row = new QHBoxLayout;
    row->addWidget(emblem, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(closeButton(this));
}

} // namespace chancery
