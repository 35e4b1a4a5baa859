import { look } from './look.ts';
import type { Order } from './order.ts';
import { printableLine, said } from './printable.ts';

export interface BadgeFace {
  lines: readonly { text: string; size: number; isBold: boolean }[];
  /** Of the band at its foot; null: it has none. */
  colour: string | null;
}

/** Badges of one size, each with its own lines. All words are final; sizes are tenths of a millimetre. */
export interface Badges {
  language: string;
  title: string;
  organisation: string;
  width: number;
  height: number;
  sheet: keyof typeof sheets | 'none';
  isFolded: boolean;
  /** Above the lines of each: a picture as a data address, or words; null: nothing. */
  head: { picture: string } | { text: string } | null;
  badges: readonly BadgeFace[];
  /** What the code of each says, in their order; null: they have none. */
  codes: readonly string[] | null;
}

const sheets = {
  a4: { width: 2_100, height: 2_970 },
  letter: { width: 2_159, height: 2_794 },
} as const;

type Cut = Pick<Badges, 'width' | 'height' | 'sheet' | 'isFolded'>;

/** How many stand beside and below each other; one where each has a page of its own. */
export function cutOf({ width, height, sheet, isFolded }: Cut): { across: number; down: number } {
  if (sheet === 'none') return { across: 1, down: 1 };
  const page = sheets[sheet];
  const whole = isFolded ? 2 * height : height;
  return { across: Math.floor(page.width / width), down: Math.floor(page.height / whole) };
}

const template = String.raw`
#let d = json(bytes(sys.inputs.badges))
#let codes = if "codes" in sys.inputs { json(bytes(sys.inputs.codes)) } else { () }
${look}
#set document(title: d.title, author: d.organisation, date: auto)
#set text(top-edge: "ascender", bottom-edge: "descender", hyphenate: false)
#set par(leading: 0.1em, spacing: 0pt)
#let tenths(length) = length / 10 * 1mm
#let (w, h) = (tenths(d.width), tenths(d.height))
#let rim = calc.max(2.5mm, calc.min(w, h) * 7%)
#let band = calc.max(3mm, h * 6%)
#let isWide = d.width > d.height
#let tidy = (w - 2 * rim, h - 2 * rim)
#let side = calc.min(34mm, if isWide { calc.min(tidy.at(0) * 34%, tidy.at(1) * 62%) } else { calc.min(tidy.at(0) * 55%, tidy.at(1) * 33%) })
#let least = 4pt

// As large as it may be on one line; where that would be small, on two; and never wider than its room.
#let fitted(line, room, scale) = {
  let full = line.size * scale * 1pt
  let set-in(size, body) = text(
    dir: if line.rtl { rtl } else { ltr },
    size: size,
    weight: if line.isBold { 600 } else { 400 },
    body,
  )
  let widest(body) = calc.max(0.1pt, measure(set-in(full, body)).width)
  let share = room / widest(line.text) * 0.995
  if share * full >= calc.min(full, calc.max(full * 0.72, least)) {
    return set-in(calc.min(1, share) * full, line.text)
  }
  let word = calc.max(..line.text.split(" ").map(widest))
  let size = calc.min(full, room / word * full * 0.995, share * full * 1.95)
  for step in range(24) {
    if size < least or measure(width: room, set-in(size, line.text)).height <= size * 3.4 { break }
    size = size * 0.94
  }
  if size < least { set-in(least, line.broken) } else { set-in(size, line.text) }
}

// What no step makes small enough is cut off by the badge's own edge.
#let written(lines, room, height) = {
  let stood(scale) = stack(
    spacing: 1.2mm * scale,
    ..lines.map(line => block(width: room, align(center, fitted(line, room, scale)))),
  )
  let scale = 1
  for step in range(20) {
    if measure(width: room, stood(scale)).height <= height { break }
    scale = scale * 0.9
  }
  stood(scale)
}

#let headed(room) = if d.head == none { none } else if "picture" in d.head {
  image(bytes(d.head.picture), format: "svg", width: room * 70%, height: h * 13%, fit: "contain", alt: d.title)
} else { fitted(d.head, room, 1) }

#let face(index) = context {
  let one = d.badges.at(index)
  let room = tidy.at(0) - if isWide and codes.len() > 0 { side + 3mm } else { 0mm }
  let inner = tidy.at(1) - if one.colour == none { 0mm } else { band }
  let head = headed(room)
  let code = if codes.len() > 0 { image(bytes(codes.at(index)), format: "svg", width: side, alt: d.title) }
  let headHeight = if head == none { 0mm } else { measure(width: room, block(width: room, align(center, head))).height + 1.5mm }
  let below = if isWide or code == none { 0mm } else { side + 1.5mm }
  let height = inner - headHeight - below
  let lines = block(width: room, height: height, clip: true, align(center + horizon, written(one.lines, room, height)))
  let column = grid(columns: (room,), rows: (headHeight, height), align(center + top, head), lines)
  let body = if code == none { column } else if isWide {
    grid(columns: (room, 3mm, side), rows: (inner,), align: (center, center, center + horizon), column, none, code)
  } else {
    grid(columns: (room,), rows: (headHeight + height, below), column, align(center + bottom, code))
  }
  block(width: w, height: h, clip: true, {
    place(top + left, dx: rim, dy: rim, body)
    if one.colour != none { place(bottom + left, rect(width: w, height: band, fill: rgb(one.colour), stroke: none)) }
  })
}

#let whole = if d.isFolded { 2 * h } else { h }
#let both(index) = if d.isFolded {
  stack(rotate(180deg, face(index)), face(index))
} else { face(index) }

#let hair = 0.25pt + rgb("#8a90a0")
#let cross(x, y) = {
  place(top + left, line(start: (x - 2mm, y), end: (x + 2mm, y), stroke: hair))
  place(top + left, line(start: (x, y - 2mm), end: (x, y + 2mm), stroke: hair))
}
#let many = d.across * d.down
#let sheet(from) = {
  let (left, top) = ((tenths(d.sheet.width) - d.across * w) / 2, (tenths(d.sheet.height) - d.down * whole) / 2)
  for index in range(from, calc.min(from + many, d.badges.len())) {
    let at = index - from
    place(std.top + std.left, dx: left + calc.rem(at, d.across) * w, dy: top + calc.quo(at, d.across) * whole, both(index))
  }
  for x in range(d.across + 1) { for y in range(d.down + 1) { cross(left + x * w, top + y * whole) } }
  if d.isFolded {
    for y in range(d.down) { for x in (left, left + d.across * w) {
      place(std.top + std.left, line(start: (x - 2mm, top + y * whole + h), end: (x + 2mm, top + y * whole + h), stroke: (paint: rgb("#8a90a0"), thickness: 0.25pt, dash: "dotted")))
    } }
  }
}

#set page(
  width: if d.sheet == none { w } else { tenths(d.sheet.width) },
  height: if d.sheet == none { whole } else { tenths(d.sheet.height) },
  margin: 0pt,
)
#for from in range(0, d.badges.len(), step: many) {
  if from > 0 { pagebreak() }
  if d.sheet == none { both(from) } else { sheet(from) }
}
`;

/** For a name longer than any line: it may break anywhere. */
const brokenUp = (text: string): string =>
  text.replaceAll(/[^\s\u200B]{8}(?=[^\s\u200B])/gu, '$&\u200B');

const lineOf = (text: string) => {
  const line = said(printableLine(text));
  return { ...line, text: line.text.replaceAll('\u200B', ''), broken: brokenUp(line.text) };
};

function headOf(head: Badges['head']) {
  if (head === null || 'picture' in head) return head;
  return { ...lineOf(head.text), size: 10, isBold: true };
}

const filled = ({ sheet, badges, head, title, organisation, ...more }: Omit<Badges, 'codes'>) => ({
  ...more,
  ...cutOf({ sheet, ...more }),
  title: printableLine(title),
  organisation: printableLine(organisation),
  sheet: sheet === 'none' ? null : sheets[sheet],
  head: headOf(head),
  badges: badges.map(({ lines, colour }) => ({
    colour,
    lines: lines.map(({ text, ...line }) => ({ ...line, ...lineOf(text) })),
  })),
});

export const badgesOrder = ({ codes, ...badges }: Badges, at: Date): Order => ({
  template,
  inputs: { badges: JSON.stringify(filled(badges)) },
  ...(codes && { codes }),
  at,
});
