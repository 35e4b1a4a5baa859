/** The product's own. */
export const usualColour = '#4c56dd';

/** Colours to start from; white text can be read on each. */
export const colours = {
  indigo: usualColour,
  blue: '#1f63c4',
  teal: '#0b7285',
  green: '#2b7a3b',
  ochre: '#a35200',
  red: '#c4281c',
  pink: '#b4236f',
  violet: '#7a3fc0',
  graphite: '#434d60',
} as const;

export type ColourName = keyof typeof colours;

/** What text of normal size needs (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5;

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** As it is typed or pasted: with or without the #, in capitals, in the short form. */
export function readColour(text: string): string {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  if (digits === '') return '';
  const isShort = /^[0-9a-f]{3}$/.test(digits);
  return `#${isShort ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

const light = (channel: number) =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    light(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Of white text on the colour, from 1 to 21; cut off, so that 4.49 never reads as enough. */
export const whiteContrast = (colour: string): number =>
  Math.floor((1.05 / (luminance(colour) + 0.05)) * 10) / 10;

const all = Object.values(colours);

/** For one thing after the other: each begins with another colour. */
export const hueNumber = (place: number): string => all[place % all.length] ?? usualColour;
