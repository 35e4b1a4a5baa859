import { look } from './look.ts';
import type { Order } from './order.ts';
import { said } from './printable.ts';

interface Bars {
  title: string;
  /** What a colour stands for; the first is the darker one. */
  series: readonly string[];
  /** Of each part of the time: a word below it, and how high each bar is, between 0 and 1. */
  parts: readonly { label: string; heights: readonly number[] }[];
  /** What the highest one stands for. */
  most: string;
}

interface Figures {
  title: string;
  /** None where each row says what it is. */
  heads: readonly string[];
  /** The first cell is a word, the others are figures. */
  rows: readonly (readonly string[])[];
  /** Said where there is no row. */
  none: string;
}

/** Some pages of figures: cards, bars over the time, and tables. All words are final. */
export interface Report {
  language: string;
  title: string;
  organisation: string;
  lead: readonly string[];
  cards: readonly { label: string; value: string; change: string }[];
  bars: readonly Bars[];
  tables: readonly Figures[];
  foot: string;
  /** With {page} and {pages} in it. */
  pages: string;
}

const template = String.raw`
#let d = json(bytes(sys.inputs.report))
${look}
#let hues = (rgb("#4250c9"), rgb("#8fb8de"))
#set document(title: d.title, author: d.organisation.text, date: auto)
#set page(paper: "a4", margin: (x: 18mm, top: 18mm, bottom: 24mm), footer: foot(words(d.foot)))
#words(d.organisation, weight: 600, fill: grey)
#heading(level: 1, text(size: 18pt, weight: 600, d.title))
#for one in d.lead { block(spacing: 0.6em, text(fill: grey, one.text)) }
#v(4mm)
#grid(
  columns: (1fr, 1fr, 1fr, 1fr),
  gutter: 3mm,
  ..d.cards.map(card => block(width: 100%, height: 21mm, inset: 3mm, radius: 2mm, stroke: 0.5pt + rule, {
    text(size: 8pt, fill: grey, card.label)
    linebreak()
    text(size: 13pt, weight: 600, number-width: "tabular", card.value)
    if card.change != "" { linebreak(); text(size: 8pt, fill: grey, card.change) }
  })),
)
#for chart in d.bars { block(breakable: false, width: 100%, above: 7mm, {
  heading(level: 2, text(size: 11pt, weight: 600, chart.title))
  v(1mm)
  for (place, name) in chart.series.enumerate() {
    box(width: 2.2mm, height: 2.2mm, radius: 0.4mm, fill: hues.at(place))
    h(1mm)
    text(size: 8pt, fill: grey, name)
    h(4mm)
  }
  h(1fr)
  text(size: 8pt, fill: grey, chart.most)
  v(1mm)
  block(width: 100%, height: 26mm, stroke: (top: 0.4pt + rule, bottom: 0.6pt + grey), grid(
    columns: chart.parts.map(_ => 1fr),
    rows: 26mm,
    align: bottom,
    ..chart.parts.map(part => grid(
      columns: part.heights.map(_ => 1fr),
      rows: 26mm,
      align: bottom,
      ..part.heights.enumerate().map(((place, height)) => pad(x: 0.2mm, rect(
        width: 100%,
        height: height * 25mm,
        fill: hues.at(place),
        radius: (top: 0.5mm),
      ))),
    )),
  ))
  v(-2mm)
  grid(
    columns: chart.parts.map(_ => 1fr),
    ..chart.parts.map(part => align(center, text(size: 5.6pt, fill: grey, part.label))),
  )
}) }
#set table(stroke: none, inset: (x: 2mm, y: 1.5mm))
#v(6mm)
#grid(columns: (1fr, 1fr), column-gutter: 8mm, row-gutter: 6mm, ..d.tables.map(one => block(breakable: false, width: 100%, {
  heading(level: 2, text(size: 11pt, weight: 600, one.title))
  v(1mm)
  if one.rows.len() == 0 { text(fill: grey, one.none) } else {
    table(
      columns: (1fr,) + one.rows.first().slice(1).map(_ => auto),
      align: (column, row) => if column == 0 { start } else { end },
      ..if one.heads.len() > 0 { (table.header(..one.heads.map(head => table.cell(fill: rgb("#f1f3f8"), text(size: 8pt, weight: 600, head)))),) },
      ..one.rows.map(row => row.map(words) + (table.hline(stroke: 0.4pt + rule),)).flatten(),
    )
  }
})))
`;

const filled = (report: Report) => ({
  ...report,
  organisation: said(report.organisation),
  lead: report.lead.map(said),
  foot: said(report.foot),
  tables: report.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => row.map(said)),
  })),
});

export const reportOrder = (report: Report, at: Date): Order => ({
  template,
  inputs: { report: JSON.stringify(filled(report)) },
  at,
});
