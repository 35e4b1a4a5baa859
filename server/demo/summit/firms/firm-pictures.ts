import { gradient, svg } from '../pictures.ts';
import { randomFrom, seedOf } from '../random.ts';
import { type Firm, firmOf } from './firms.ts';
import { motifs } from './motifs.ts';

const place = (inside: string, x: number, y: number, size: number, more = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 200})"${more}>${inside}</g>`;

const inks = ({ hue, far }: Firm) => gradient(`hsl(${hue} 66% 40%)`, `hsl(${far} 62% 32%)`);

/** The same with white and what was cut out of it changing places. */
const inWhite = (motif: string, ground: string): string =>
  motif.replaceAll('fill="#fff"', `fill="${ground}"`).replaceAll('url(#g)', '#fff');

/** A mark without letters, as fonts differ from machine to machine; dark enough for a white ground. */
export function firmLogo(name: string): string {
  const firm = firmOf(name);
  const mark = `<g fill="url(#g)">${place(motifs[firm.motif], 24, 24, 272)}</g>`;
  return svg(320, 320, `${inks(firm)}<rect width="320" height="320" fill="#fff"/>${mark}`);
}

/** Hills in the colours of the firm, behind them its sign; its middle half is enough to look at. */
export function firmBanner(name: string): string {
  const firm = firmOf(name);
  const { hue, far } = firm;
  const random = randomFrom(seedOf(name));
  const dot = () =>
    `<circle cx="${Math.round(random() * 1600)}" cy="${Math.round(120 + random() * 260)}" r="${Math.round(3 + random() * 9)}" opacity="${(0.12 + random() * 0.3).toFixed(2)}"/>`;
  const hill = (step: number) => {
    const [left, middle, right] = [0, 0, 0].map(() => Math.round(372 + step * 64 + random() * 70));
    return `<path d="M0 ${left}C420 ${middle} 760 ${right} 1000 ${left}S1400 ${middle} 1600 ${right}V640H0z" fill="hsl(${(hue + step * 14) % 360} ${54 - step * 4}% ${27 - step * 6}%)" opacity=".82"/>`;
  };
  const sign = inWhite(motifs[firm.motif], `hsl(${far} 50% 52%)`);
  return svg(
    1600,
    640,
    `${gradient(`hsl(${hue} 62% 30%)`, `hsl(${far} 66% 62%)`)}<rect width="1600" height="640" fill="url(#g)"/>
<circle cx="1190" cy="280" r="230" fill="#fff" opacity=".1"/><circle cx="1190" cy="280" r="170" fill="#fff" opacity=".12"/>
<g fill="#fff">${Array.from({ length: 26 }, dot).join('')}</g>${place(sign, 1075, 165, 230, ' fill="#fff" opacity=".92"')}${[0, 1, 2].map(hill).join('')}`,
  );
}

const forms = [
  // A telephone.
  (mark: string, ink: string) =>
    `<rect x="290" y="70" width="220" height="440" rx="34" fill="${ink}"/><rect x="304" y="92" width="192" height="396" rx="20" fill="#fff"/>${place(mark, 340, 150, 120)}<rect x="328" y="310" width="144" height="14" rx="7" fill="${ink}" opacity=".35"/><rect x="328" y="338" width="104" height="14" rx="7" fill="${ink}" opacity=".2"/><rect x="328" y="420" width="144" height="40" rx="20" fill="url(#g)"/>`,
  // A box.
  (mark: string, ink: string) =>
    `<path d="M400 120l200 84v220l-200 92-200-92V204z" fill="${ink}"/><path d="M400 120l200 84-200 86-200-86z" fill="#fff" opacity=".3"/><path d="M400 290l200-86v220l-200 92z" fill="#000" opacity=".14"/>${place(inWhite(mark, ink), 244, 300, 110, ' fill="#fff"')}`,
  // A screen on a foot.
  (mark: string, ink: string) =>
    `<path d="M372 400h56l14 96h-84z" fill="${ink}" opacity=".7"/><rect x="300" y="486" width="200" height="18" rx="9" fill="${ink}"/><rect x="180" y="110" width="440" height="300" rx="22" fill="${ink}"/><rect x="198" y="128" width="404" height="264" rx="10" fill="#fff"/>${place(mark, 226, 170, 150)}<g fill="${ink}"><rect x="410" y="190" width="150" height="16" rx="8" opacity=".5"/><rect x="410" y="222" width="120" height="16" rx="8" opacity=".3"/><rect x="410" y="254" width="140" height="16" rx="8" opacity=".3"/><rect x="410" y="290" width="90" height="30" rx="15"/></g>`,
  // A booklet.
  (mark: string, ink: string) =>
    `<rect x="268" y="92" width="290" height="400" rx="10" fill="#fff" transform="rotate(5 400 300)"/><rect x="250" y="90" width="290" height="400" rx="10" fill="${ink}"/><rect x="250" y="90" width="26" height="400" rx="10" fill="#000" opacity=".16"/>${place(inWhite(mark, ink), 320, 150, 160, ' fill="#fff"')}<g fill="#fff"><rect x="320" y="360" width="160" height="18" rx="9" opacity=".9"/><rect x="340" y="394" width="120" height="14" rx="7" opacity=".6"/></g>`,
] as const;

/** What a firm offers, stood up to be looked at; each of its things is another one. */
export function productPicture(firmName: string, at: number): string {
  const firm = firmOf(firmName);
  const form = forms[(Math.abs(seedOf(firmName)) + at) % forms.length] ?? forms[0];
  const ink = `hsl(${firm.hue} 58% 34%)`;
  const ground = `<rect width="800" height="600" fill="hsl(${firm.far} 60% 92%)"/><path d="M0 420h800v180H0z" fill="hsl(${firm.far} 46% 85%)"/><circle cx="400" cy="290" r="250" fill="#fff" opacity=".5"/><ellipse cx="400" cy="512" rx="230" ry="26" fill="${ink}" opacity=".2"/>`;
  const thing = `<g fill="url(#g)">${form(motifs[firm.motif], ink)}</g>`;
  return svg(800, 600, `${inks(firm)}${ground}${thing}`);
}
