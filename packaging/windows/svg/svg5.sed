# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the source of Qt SVG 5.15 to Qt 6: views in place of references to strings, and what has another name.
s/QStringRef/QStringView/g
s/QXmlStreamStringRef (name|value);/QString \1;/
s/attribute\.name = QXmlStreamStringRef\(name\)/attribute.name = name.toString()/
s/QStringView\(&(sym\.text), (sym\.start), ([a-z.]+)\)/QStringView(\1).mid(\2, \3)/
s/QStringView\(&(key|value), 0, [a-z]+\.length\(\)\)/QStringView(\1)/
s/QStringView str\(&instr\);/QStringView str(instr);/
s/QStringView ([A-Za-z]+)\(([A-Za-z.]+)\.string\(\), [A-Za-z.]+\.position\(\) \+ ([^,]+), (.*)\);/QStringView \1 = \2.mid(\3, \4);/
s/QStringView\(([A-Za-z.]+)\.string\(\), [A-Za-z.]+\.position\(\) \+ ([^,]+), ([^()]*)\)/\1.mid(\2, \3)/g
s/QStringView\(([A-Za-z.]+)\.string\(\), [A-Za-z.]+\.position\(\), ([^()]*)\)/\1.left(\2)/g
s/str\.string\(\)->constData\(\) \+ str\.position\(\)/str.constData()/
s/colorStrTr\.unicode\(\)/colorStrTr.constData()/
s/\(uncStr\.isEmpty\(\)\) \? 0 :/uncStr.isEmpty() ? QChar() :/
s/const_cast<QChar \*>\(end\) = 0;/const_cast<QChar *>(end) = QChar();/
s/unicode = 0;/unicode = QChar();/
s/font\.setWeight\(SVGToQtWeight\((.*)\)\);/font.setWeight(QFont::Weight(SVGToQtWeight(\1)));/
/qmatrix\.h|qtextcodec\.h|setCodec/d
s/QString attribute\(NodePtr node, const QString &name\) const override/QString attributeValue(NodePtr node, const QCss::AttributeSelector \&aSelector) const override/
s/\(name == QLatin1String\("id"\) \|\|/(aSelector.name == QLatin1String("id") ||/
s/^ +name == QLatin1String\("xml:id"\)\)\)\)/ aSelector.name == QLatin1String("xml:id"))))/
s/&& name == QLatin1String\("class"\)/\&\& aSelector.name == QLatin1String("class")/
s/QStringView ref\(&name, 1, name\.length\(\) - 1\)/QStringView ref = QStringView(name).mid(1)/
s/QStringView\(&(black|str)\)/QStringView(\1)/
s/color\.midRef\(1\)/color.mid(1)/
s/(attribute\.value = )QXmlStreamStringRef\((.*)\);$/\1\2.toString();/
s/QT_DEPRECATED_SINCE\(5, 15\)/0/
s/\b(str|value|dashArray|dataStr|byStr|fromStr|toStr|values|pointsStr|colorStrTr)\.constData\(\)/dataOf(\1)/g
/^#include "qsvghandler_p.h"/a static const QChar *dataOf(QStringView v) { static const QChar none; return v.data() ? v.data() : &none; }
