import type { Speaker } from '@plenum/contract';
import type { Show, SpeakerPlace } from '../speakers.places.ts';

/** As the server orders them; whom it did not name keeps their place at the end. */
export function inOrder(speakers: readonly Speaker[], ids: readonly number[]): Speaker[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: Speaker) => placeOf.get(id) ?? ids.length;
  return speakers.toSorted((a, b) => place(a) - place(b));
}

/** Everyone's order when one of the shown speakers is put where another one stands. */
export function moved(
  speakers: readonly Speaker[],
  shown: readonly Speaker[],
  from: number,
  to: number,
): { ids: number[]; beforeId: number | null } | null {
  const active = shown[from];
  if (!active || from === to || !shown[to]) return null;
  const after = shown.toSpliced(from, 1).toSpliced(to, 0, active);
  const beforeId = after[to + 1]?.id ?? null;
  const others = speakers.filter(({ id }) => id !== active.id).map(({ id }) => id);
  const place = beforeId === null ? others.length : others.indexOf(beforeId);
  return { ids: others.toSpliced(place, 0, active.id), beforeId };
}

export const steps = ['picture', 'bio', 'role', 'address', 'consent', 'session'] as const;
export type Step = (typeof steps)[number];

/** What a profile still lacks before it is complete. */
export function missingOf(speaker: Speaker, languages: readonly string[]): Step[] {
  const said = Object.entries(speaker.bio).filter(([, words]) => words?.trim());
  const isThere: Record<Step, boolean> = {
    picture: speaker.picture !== null,
    bio: languages.every((language) => said.some(([name]) => name === language)),
    role: speaker.title !== '' || speaker.company !== '',
    address: speaker.email !== '',
    consent: speaker.recording !== 'unknown',
    session: speaker.sessions.length > 0,
  };
  return steps.filter((step) => !isThere[step]);
}

type Test = (speaker: Speaker, languages: readonly string[]) => boolean;
const lacks =
  (step: Step): Test =>
  (speaker, languages) =>
    missingOf(speaker, languages).includes(step);

const tests: Readonly<Record<Show, Test>> = {
  'no-picture': lacks('picture'),
  'no-bio': lacks('bio'),
  'no-address': lacks('address'),
  'no-session': lacks('session'),
  'no-link': ({ link }) => link === null,
  hidden: ({ isHidden }) => isHidden,
  agreed: ({ recording }) => recording === 'agreed',
  refused: ({ recording }) => recording === 'refused',
  unknown: ({ recording }) => recording === 'unknown',
  none: ({ rehearsal }) => rehearsal === 'none',
  invited: ({ rehearsal }) => rehearsal === 'invited',
  planned: ({ rehearsal }) => rehearsal === 'planned',
  done: ({ rehearsal }) => rehearsal === 'done',
};

export const isOf = (speaker: Speaker, place: SpeakerPlace): boolean =>
  place === 'all' ||
  (place === 'keynote' && speaker.kind === 'keynote') ||
  (place === 'co-chairs' && speaker.kind === 'co-chair');

const textOf = ({ name, title, company, email }: Speaker) =>
  `${name} ${title} ${company} ${email}`.toLocaleLowerCase();

export const fitting = (
  speakers: readonly Speaker[],
  { q, show }: { q: string; show: Show | undefined },
  languages: readonly string[],
): Speaker[] =>
  speakers.filter(
    (speaker) =>
      textOf(speaker).includes(q.toLocaleLowerCase()) &&
      (show === undefined || tests[show](speaker, languages)),
  );

export const countOf = (
  speakers: readonly Speaker[],
  show: Show,
  languages: readonly string[],
): number => fitting(speakers, { q: '', show }, languages).length;

/** Sessions this speaker chairs. */
export const chairedBy = ({ sessions }: Speaker) => sessions.filter(({ role }) => role === 'chair');
