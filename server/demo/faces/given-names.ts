export type Cut = 'long' | 'short';
/** `fair` has hair of any colour, the others dark hair. */
export type Tone = 'fair' | 'light' | 'medium' | 'dark';

/** What a portrait may not contradict: how somebody of that name is mostly pictured. */
interface Look {
  cut: Cut;
  tone?: Tone;
}

const all = (cut: Cut, tone: Tone | undefined, names: string): [string, Look][] =>
  names.split(' ').map((name) => [name, tone ? { cut, tone } : { cut }]);

export const looks: ReadonlyMap<string, Look> = new Map([
  ...all(
    'long',
    'fair',
    'Ada Astrid Camille Clara Freya Gaëlle Hanna Ingrid Lina Marta Orla Petra',
  ),
  ...all('long', 'fair', 'Rosa Ruth Sandrine Élise'),
  ...all('long', 'light', 'Aiko Ana Chiara Giulia Mei Mirela Yuki'),
  ...all(
    'long',
    'medium',
    'Beatriz Catarina Dimitra Elif Farah Inês Joana Leonor Leïla Noor Pilar',
  ),
  ...all('long', 'medium', 'Priya Salma Sofia Sofía Teresa Valentina'),
  ...all('long', 'dark', 'Amara Amina Fatou Imani Nkechi Noémie Thandi'),
  ...all('long', undefined, 'Grace'),
  ...all('short', 'fair', 'Anders Baptiste Benedikt Bram Fionn Henrik Jasper Jonas Konrad Lars'),
  ...all('short', 'fair', 'Lucien Marek Matthias Noah Oskar Owen Rasmus Tomasz'),
  ...all('short', 'light', 'Hiroshi Kenji'),
  ...all('short', 'medium', 'Davi Diego Hassan João Mateus Ravi Rui Tariq Tiago Yusuf'),
  ...all('short', 'dark', 'Emeka Kofi'),
  ...all('short', undefined, 'Dylan Samuel'),
]);

/** Where a given name alone says nothing. */
export const tones: ReadonlyMap<string, Tone> = new Map([
  ['Mwangi', 'dark'],
  ['Okoro', 'dark'],
  ['Adeyemi', 'dark'],
]);
