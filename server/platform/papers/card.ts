import { look } from './look.ts';
import type { Order } from './order.ts';
import { printableLine, said } from './printable.ts';

/** What is shown beside a link to a page. All words are final. */
export interface Card {
  language: string;
  over: string;
  title: string;
  /** Below the title, one line each. */
  lines: readonly string[];
  /** In a corner, with its colour; null: nothing. */
  mark: { text: string; colour: string } | null;
  /** Beside the faces. */
  names: string;
  /** White is read on it. */
  accent: string;
  faces: number;
}

/** In points, which are the pixels of the picture. */
export const cardSize = { width: 1_200, height: 630 } as const;
const rim = 72;
const faceSize = 108;
const faceStep = 84;

/** Where the faces stand, one over the edge of the other. */
export const facePlaces = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    left: rim + place * faceStep,
    top: cardSize.height - rim - faceSize + 12,
    size: faceSize,
  }));

const template = String.raw`
#let d = json(bytes(sys.inputs.card))
${look}
#set document(title: d.plain, date: auto)
#set page(width: ${cardSize.width}pt, height: ${cardSize.height}pt, margin: 0pt, fill: rgb(d.accent))
#set text(fill: white, size: 30pt, hyphenate: false, top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0em, spacing: 0pt)
#let rim = ${rim}pt
#let soft = rgb("#ffffff").transparentize(92%)

// The largest in which all of it has its place; what none of them holds is cut off below its last line.
#let headline(t, height) = context {
  let set-in(size) = block(width: ${cardSize.width - 2 * rim}pt, words(t, size: size, weight: 600))
  let sizes = (86pt, 76pt, 67pt, 59pt, 52pt, 46pt, 41pt)
  let size = sizes.find(one => measure(set-in(one)).height <= height)
  if size == none { block(height: height, clip: true, set-in(sizes.last())) } else { set-in(size) }
}
#let one-line(t, width, ..style) = block(width: width, height: 1.4em, clip: true, words(t, ..style))

#place(bottom + right, dx: 190pt, dy: 250pt, circle(radius: 330pt, fill: soft))
#place(top + right, dx: 120pt, dy: -190pt, circle(radius: 220pt, fill: soft))

#place(top + left, dx: rim, dy: 58pt, one-line(d.over, ${cardSize.width - 2 * rim - 340}pt, size: 29pt, weight: 600))
#if d.mark != none {
  place(top + right, dx: -rim, dy: 54pt, box(
    fill: white,
    radius: 24pt,
    inset: (x: 20pt, y: 12pt),
    stack(
      dir: ltr,
      spacing: 11pt,
      align(horizon, circle(radius: 8pt, fill: rgb(d.mark.colour), stroke: 1pt + rule)),
      align(horizon, words(d.mark.words, size: 22pt, weight: 600, fill: rgb("#1c2333"))),
    ),
  ))
}
#place(top + left, dx: rim, dy: 122pt, {
  headline(d.title, 280pt)
  v(16pt)
  for line in d.lines { one-line(line, ${cardSize.width - 2 * rim}pt, size: 30pt); v(2pt) }
})
#if d.names.text != "" {
  let from = rim + if d.faces == 0 { 0pt } else { (d.faces - 1) * ${faceStep}pt + ${faceSize + 24}pt }
  place(bottom + left, dx: from, dy: -72pt, block(
    width: ${cardSize.width - rim}pt - from,
    height: 84pt,
    clip: true,
    align(horizon, words(d.names, size: 29pt, weight: 600)),
  ))
}
`;

/** As much as a line of this many signs holds. */
const short = (text: string, most: number): string => {
  const line = printableLine(text);
  return line.length <= most ? line : `${line.slice(0, most - 1).trim()}…`;
};

/** A word may be longer than the largest line. */
const breakable = (text: string): string =>
  text.replaceAll(/[^\s\u200B]{16}(?=[^\s\u200B])/gu, '$&\u200B');

export const cardOrder = ({ over, title, lines, mark, names, ...more }: Card, at: Date): Order => ({
  template,
  inputs: {
    card: JSON.stringify({
      ...more,
      plain: short(title, 200),
      over: said(short(over, 70)),
      title: said(breakable(short(title, 180))),
      lines: lines.map((line) => said(short(line, 80))),
      mark: mark && { colour: mark.colour, words: said(short(mark.text, 26)) },
      names: said(short(names, 110)),
    }),
  },
  at,
});
