import type { Motif } from './motifs.ts';

export interface Firm {
  motif: Motif;
  /** Its colour, and the one it goes over into, in degrees. */
  hue: number;
  far: number;
}

/** How a firm looks wherever it shows up: at its booth, among sponsors, in the lobby. */
const firms: Record<string, Firm> = {
  'Oryx Energy': { motif: 'turbine', hue: 158, far: 196 },
  'Lanterna Labs': { motif: 'lantern', hue: 28, far: 348 },
  'Halcyon Health': { motif: 'heart', hue: 338, far: 302 },
  'Tidewater Transit': { motif: 'ferry', hue: 208, far: 236 },
  'Nordlicht Medien': { motif: 'aurora', hue: 168, far: 262 },
  'Puerto Claro': { motif: 'waves', hue: 192, far: 222 },
  'Studio Faro': { motif: 'frame', hue: 282, far: 322 },
  'Vila Verde': { motif: 'leaf', hue: 98, far: 152 },
  'Kite & Co': { motif: 'kite', hue: 8, far: 36 },
  'Atelier Rivoli': { motif: 'arcade', hue: 244, far: 284 },
  Brückenwerk: { motif: 'bridge', hue: 14, far: 352 },
  'Samba Solar': { motif: 'sun', hue: 36, far: 8 },
  'Brandt & Töchter': { motif: 'gear', hue: 216, far: 248 },
  'Open Shelf': { motif: 'shelf', hue: 150, far: 182 },
  'Leuchtfeuer Verlag': { motif: 'book', hue: 228, far: 268 },
  'Mar Aberto': { motif: 'compass', hue: 198, far: 172 },
  'Fjord Robotics': { motif: 'robot', hue: 222, far: 194 },
  'Alma Textil': { motif: 'shirt', hue: 318, far: 350 },
  'Radio Calçada': { motif: 'radio', hue: 356, far: 24 },
  'Kollektiv Kelp': { motif: 'kelp', hue: 134, far: 176 },
  Passerelle: { motif: 'talk', hue: 262, far: 222 },
  'Hafenkante Coop': { motif: 'key', hue: 24, far: 44 },
  'Terra Firma Soil': { motif: 'layers', hue: 30, far: 92 },
  'Nachtbus e.V.': { motif: 'bus', hue: 250, far: 214 },
  'Lumo Lighting': { motif: 'bulb', hue: 42, far: 20 },
  Cuida: { motif: 'hands', hue: 330, far: 286 },
};

export function firmOf(name: string): Firm {
  const firm = firms[name];
  if (!firm) throw new Error(`Nobody said how ${name} looks.`);
  return firm;
}
