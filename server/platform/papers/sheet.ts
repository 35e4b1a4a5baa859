import { look } from './look.ts';
import type { Order } from './order.ts';
import { printable, said } from './printable.ts';

export interface Line {
  label: string;
  value: string;
  isStrong?: boolean;
}

interface Party {
  name: string;
  /** Below the name, each on its own line. */
  lines: readonly string[];
}

export interface Table {
  columns: readonly { title: string; isWide?: boolean; isFigure?: boolean }[];
  /** A cell may have a quieter line below. */
  rows: readonly (readonly { text: string; below?: string }[])[];
}

/** A business letter: who to whom, facts, a table, what it comes to, and where to pay. All words are final. */
export interface Sheet {
  language: string;
  title: string;
  number: string;
  from: Party;
  to: Party & { label: string };
  facts: readonly Line[];
  subject: string;
  table: Table;
  sums: readonly Line[];
  notes: readonly string[];
  bank: readonly Line[];
  /** A code to scan, as SVG, and what it is for. */
  code: { svg: string; label: string } | null;
  foot: readonly string[];
  /** With {page} and {pages} in it. */
  pages: string;
}

/** What travels inside the file. */
export interface Attachment {
  name: string;
  type: string;
  description: string;
  text: string;
}

const template = String.raw`
#let d = json(bytes(sys.inputs.sheet))
${look}
#set document(title: d.title + " " + d.number, author: d.from.name.text, date: auto)
#let quiet(body) = text(fill: grey, size: 8.5pt, body)
#set page(paper: "a4", margin: (x: 20mm, top: 20mm, bottom: 28mm), footer: foot(d.foot.map(words).join(linebreak())))
#let pairs(all) = grid(
  columns: (auto, auto),
  column-gutter: 5mm,
  row-gutter: 0.6em,
  ..all.map(one => (quiet(one.label), words(one.value))).flatten(),
)
#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #words(d.from.name, weight: 600, size: 11pt)
    #for one in d.from.lines { linebreak(); quiet(words(one)) }
  ],
  align(end)[
    #heading(level: 1, outlined: true, text(size: 17pt, weight: 600, d.title))
    #text(size: 11pt, dir: ltr, d.number)
  ],
)
#v(10mm)
#grid(
  columns: (1fr, auto),
  column-gutter: 10mm,
  [
    #quiet(d.to.label) \
    #words(d.to.name, weight: 600)
    #for one in d.to.lines { linebreak(); words(one) }
  ],
  pairs(d.facts),
)
#v(8mm)
#if d.subject.text != "" { block(words(d.subject, weight: 600, size: 11pt)) }
#let width(c) = if c.wide { 1fr } else { auto }
#let side(c) = if c.figure { end } else { start }
#set table(stroke: none, inset: (x: 2mm, y: 2mm))
#table(
  columns: d.columns.map(width),
  align: d.columns.map(c => side(c) + top),
  table.header(repeat: true, ..d.columns.map(c => table.cell(fill: rgb("#f1f3f8"), text(weight: 600, size: 8.5pt, c.title)))),
  table.hline(stroke: 0.5pt + rule),
  ..d.rows.map(row => row.map(cell => {
    words(cell.text)
    if cell.below.text != "" { linebreak(); quiet(words(cell.below)) }
  }) + (table.hline(stroke: 0.4pt + rule),)).flatten(),
)
#v(2mm)
#block(breakable: false, width: 100%, align(end, block(width: 88mm, grid(
  columns: (1fr, auto),
  column-gutter: 6mm,
  row-gutter: 0.7em,
  align: (start, end),
  ..d.sums.map(one => if one.strong {
    (text(weight: 600, size: 11pt, one.label), text(weight: 600, size: 11pt, one.value.text))
  } else { (one.label, one.value.text) }).flatten(),
))))
#for note in d.notes { v(3mm); block(width: 100%, {
  set text(dir: if note.rtl { rtl } else { ltr })
  note.text
}) }
#if d.bank.len() > 0 or d.code != none {
  v(6mm)
  block(breakable: false, width: 100%, grid(
    columns: (1fr, auto),
    column-gutter: 8mm,
    align: (start + bottom, center + bottom),
    pairs(d.bank),
    if d.code != none {
      image(bytes(d.code.svg), format: "svg", width: 28mm, alt: d.code.label)
      v(-0.3em)
      text(size: 7pt, fill: grey, d.code.label)
    },
  ))
}
#for one in d.attachments {
  pdf.attach(one.name, bytes(one.text), relationship: "alternative", mime-type: one.type, description: one.description)
}
`;

const pairsOf = (lines: readonly Line[]) =>
  lines.map(({ label, value, isStrong = false }) => ({
    label,
    value: said(value),
    strong: isStrong,
  }));

/** As the template reads it. */
const filled = (sheet: Sheet, attachments: readonly Attachment[]) => ({
  ...sheet,
  number: printable(sheet.number),
  from: { name: said(sheet.from.name), lines: sheet.from.lines.map(said) },
  to: { label: sheet.to.label, name: said(sheet.to.name), lines: sheet.to.lines.map(said) },
  facts: pairsOf(sheet.facts),
  subject: said(sheet.subject),
  columns: sheet.table.columns.map(({ title, isWide = false, isFigure = false }) => ({
    title,
    wide: isWide,
    figure: isFigure,
  })),
  rows: sheet.table.rows.map((row) =>
    row.map(({ text, below = '' }) => ({ text: said(text), below: said(below) })),
  ),
  sums: pairsOf(sheet.sums),
  notes: sheet.notes.map(said),
  bank: pairsOf(sheet.bank),
  foot: sheet.foot.map(said),
  attachments,
});

export const sheetOrder = (
  sheet: Sheet,
  { at, attachments = [] }: { at: Date; attachments?: readonly Attachment[] },
): Order => ({ template, inputs: { sheet: JSON.stringify(filled(sheet, attachments)) }, at });
