// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/file_note.h"

#include "ui/files/files.h"

#include <QBuffer>
#include <QImageReader>
#include <QPdfWriter>

namespace chancery {

void addNote(QPdfWriter& writer, const QString& note)
{
    if (note.isEmpty()) return;
    writer.setDocumentXmpMetadata(
        QStringLiteral(
            "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>"
            "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description rdf:about='' "
            "xmlns:dc='http://purl.org/dc/elements/1.1/'><dc:description><rdf:Alt>"
            "<rdf:li xml:lang='x-default'>%1</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF>"
            "</x:xmpmeta><?xpacket end='w'?>")
            .arg(note)
            .toUtf8());
}

Result<QByteArray> readNoteOrText(const QString& path)
{
    Result<QByteArray> content = readWholeFile(path);
    if (!content) return content;
    QBuffer buffer(&*content);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    if (!reader.canRead()) return content;
    return reader.text(QLatin1String(noteKey)).toUtf8();
}

} // namespace chancery
