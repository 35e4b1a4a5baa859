import { look } from './look.ts';
import type { Order } from './order.ts';
import { said } from './printable.ts';

/** What lets one person in. All words are final; the code is SVG. */
export interface PassPage {
  kind: string;
  holder: string;
  facts: readonly { label: string; value: string }[];
  code: string;
  /** The same in signs, for where nothing can be scanned. */
  spelled: string;
}

/** A page for each. */
export interface Passes {
  language: string;
  title: string;
  event: string;
  lead: string;
  organisation: string;
  hint: string;
  /** With {page} and {pages} in it. */
  pages: string;
  passes: readonly PassPage[];
}

const template = String.raw`
#let d = json(bytes(sys.inputs.passes))
${look}
#set document(title: d.title, author: d.organisation.text, date: auto)
#set page(paper: "a4", margin: (x: 20mm, top: 20mm, bottom: 26mm), footer: foot(words(d.organisation)))
#for (place, one) in d.passes.enumerate() {
  if place > 0 { pagebreak() }
  block(width: 100%, inset: 8mm, radius: 3mm, stroke: 0.7pt + rule, {
    heading(level: 1, words(d.event, size: 17pt, weight: 600))
    text(fill: grey, d.lead.text)
    v(6mm)
    grid(
      columns: (1fr, auto),
      column-gutter: 8mm,
      {
        words(one.kind, weight: 600, size: 12pt)
        linebreak()
        words(one.holder, size: 14pt)
        v(4mm)
        grid(
          columns: (auto, 1fr),
          column-gutter: 5mm,
          row-gutter: 0.7em,
          ..one.facts.map(fact => (text(fill: grey, size: 8.5pt, fact.label), words(fact.value))).flatten(),
        )
      },
      align(center, {
        image(bytes(one.code), format: "svg", width: 46mm, alt: one.spelled)
        v(-0.2em)
        text(size: 7.5pt, fill: grey, dir: ltr, one.spelled)
      }),
    )
  })
  v(4mm)
  text(fill: grey, d.hint)
}
`;

const filled = (passes: Passes) => ({
  ...passes,
  event: said(passes.event),
  lead: said(passes.lead),
  organisation: said(passes.organisation),
  passes: passes.passes.map((one) => ({
    ...one,
    kind: said(one.kind),
    holder: said(one.holder),
    facts: one.facts.map(({ label, value }) => ({ label, value: said(value) })),
  })),
});

export const passesOrder = (passes: Passes, at: Date): Order => ({
  template,
  inputs: { passes: JSON.stringify(filled(passes)) },
  at,
});
