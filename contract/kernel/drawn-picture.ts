/** How somebody without a picture of their own is drawn: their initials on their colour. */
export const hues = ['indigo', 'sky', 'green', 'amber', 'red', 'violet'] as const;
export type Hue = (typeof hues)[number];

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** The same person has the same colour everywhere. */
export function hueOf(name: string): Hue {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return hues[sum % hues.length] ?? 'indigo';
}

const place = '/api/files/drawn';

/** For clients that put an address into each picture: all that is to be drawn stands in it. */
export function drawnPicture(name: string): string {
  const shown = initialsOf(name).replace(/[\p{C}\p{Z}]/gu, '');
  return `${place}?hue=${hueOf(name)}&initials=${encodeURIComponent(shown)}`;
}

export const isDrawnPicture = (address: string): boolean => address.startsWith(`${place}?`);
