/** What the addresses of the speakers' pages can say. */
export const speakerPlaces = ['keynote', 'co-chairs', 'all'] as const;
export type SpeakerPlace = (typeof speakerPlaces)[number];

export const consents = ['agreed', 'refused', 'unknown'] as const;
export const rehearsals = ['none', 'invited', 'planned', 'done'] as const;
const gaps = ['no-picture', 'no-bio', 'no-address', 'no-session', 'no-link'] as const;
export const shows = [...gaps, 'hidden', ...consents, ...rehearsals] as const;
export type Show = (typeof shows)[number];

export interface SpeakersSearch {
  q?: string;
  show?: Show;
  view?: 'list';
  /** The id of the speaker in the drawer, or `new`. */
  speaker?: string;
}

/** Changes some of it; what is undefined goes away. */
export type ChangeSearch = (change: {
  [K in keyof SpeakersSearch]: SpeakersSearch[K] | undefined;
}) => void;

export function readSpeakersSearch(search: Record<string, unknown>): SpeakersSearch {
  const { q, view, speaker } = search;
  const show = shows.find((one) => one === search['show']);
  const id = typeof speaker === 'number' ? String(speaker) : speaker;
  return {
    ...(typeof q === 'string' && q !== '' ? { q: q.slice(0, 200) } : {}),
    ...(show ? { show } : {}),
    ...(view === 'list' ? { view } : {}),
    ...(typeof id === 'string' && /^(new|[1-9]\d{0,14})$/.test(id) ? { speaker: id } : {}),
  };
}
