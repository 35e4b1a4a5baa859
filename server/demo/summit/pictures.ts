import { randomFrom, seedOf } from './random.ts';

const hues = [12, 38, 96, 152, 190, 214, 248, 282, 318, 344];
const pick = <T>(from: readonly T[], random: () => number): T => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

export const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

export const gradient = (from: string, to: string): string =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;

const marks = [
  '<circle cx="200" cy="100" r="62"/><circle cx="270" cy="100" r="62" opacity=".6"/>',
  '<path d="M130 160 200 36l70 124z"/><path d="M220 160l46-82 46 82z" opacity=".6"/>',
  '<rect x="140" y="40" width="56" height="120" rx="14"/><rect x="212" y="76" width="56" height="84" rx="14" opacity=".7"/><rect x="284" y="108" width="40" height="52" rx="14" opacity=".45"/>',
  '<path d="M100 130a60 60 0 0 1 120 0z"/><path d="M180 130a80 80 0 0 1 160 0z" opacity=".6"/><rect x="100" y="142" width="240" height="16" rx="8"/>',
  '<path d="M228 30l70 40v68l-70 34-70-34V70z"/><path d="M228 66l36 20v36l-36 18-36-18V86z" fill="#fff"/>',
  '<path d="M130 100a70 70 0 0 1 140 0z"/><path d="M186 108a70 70 0 0 0 140 0z" opacity=".6"/>',
];

/** A mark without letters, as fonts differ from machine to machine; dark enough for a white ground. */
export function mark(name: string, place: number): string {
  const hue = hues[(place * 3) % hues.length] ?? 0;
  const shape = marks[place % marks.length] ?? '';
  const turn = Math.floor(randomFrom(seedOf(name))() * 3) * 4;
  return svg(
    440,
    200,
    `${gradient(`hsl(${hue} 62% 42%)`, `hsl(${(hue + 50 + turn) % 360} 60% 34%)`)}
<rect width="440" height="200" rx="24" fill="#fff"/><g fill="url(#g)">${shape}</g>`,
  );
}

/** Hills under a sky, of no place there is: over a text, the same for a title at every start. */
export function cover(title: string): string {
  const random = randomFrom(seedOf(title));
  const hue = pick(hues, random);
  const hill = (place: number) => {
    const [left, middle, right] = [random(), random(), random()].map((one) =>
      Math.round(220 + place * 110 + one * 150),
    );
    const [light, opacity] = [62 - place * 14, 0.75 + place * 0.08];
    return `<path d="M0 ${left}C400 ${middle} 700 ${right} 1000 ${left}S1400 ${middle} 1600 ${right}V640H0z" fill="hsl(${(hue + place * 22) % 360} 42% ${light}%)" opacity="${opacity}"/>`;
  };
  const sun = `<circle cx="${300 + Math.round(random() * 1000)}" cy="${120 + Math.round(random() * 120)}" r="${50 + Math.round(random() * 50)}" fill="#fff" opacity=".85"/>`;
  return svg(
    1600,
    640,
    `${gradient(`hsl(${hue} 70% 88%)`, `hsl(${(hue + 50) % 360} 62% 70%)`)}
<rect width="1600" height="640" fill="url(#g)"/>${sun}${[0, 1, 2].map(hill).join('')}`,
  );
}

/** The sun over the water, for the public page. */
export const banner = svg(
  1600,
  640,
  `${gradient('#12324a', '#d9724a')}<rect width="1600" height="640" fill="url(#g)"/>
<circle cx="1180" cy="360" r="150" fill="#ffd9a0"/><circle cx="1180" cy="360" r="220" fill="#ffd9a0" opacity=".25"/>
<path d="M0 400c240-50 400-50 640 0s560 40 960-10v250H0z" fill="#0d2a40" opacity=".85"/>
<path d="M0 480c300-40 500 30 800 0s500-40 800 0v160H0z" fill="#0a2030"/>
<path d="M1030 430h300M1070 462h220M1110 494h140" stroke="#ffd9a0" stroke-width="8" stroke-linecap="round" opacity=".6"/>`,
);

export const eventLogo = svg(
  256,
  256,
  `${gradient('#12324a', '#d9724a')}<rect width="256" height="256" rx="56" fill="url(#g)"/>
<path d="M68 150a60 60 0 0 1 120 0z" fill="#ffd9a0"/>
<path d="M40 168h176M64 194h128" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`,
);

/** Each with its picture, which other threads draw while the database is at work. */
export const drawnAhead = <T>(list: readonly T[], pictureOf: (one: T, place: number) => string) =>
  list.map((one, place) => ({ ...one, picture: drawn(pictureOf(one, place)) }));

/** Drawn as a picture that is kept like any other that is sent in. */
export async function drawn(picture: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(picture)).png({ compressionLevel: 1 }).toBuffer();
}
