import { randomFrom } from './random.ts';
import type { TrackKey } from './shape.ts';

/** What a choice goes by: a session of the program, in milliseconds. */
export interface Choosable {
  id: number;
  track: TrackKey | null;
  isFeatured: boolean;
  from: number;
  to: number;
}

const tracks: readonly TrackKey[] = ['climate', 'cities', 'care', 'digital', 'work'];
/** Most people do not want to be in two places at once; some cannot decide. */
const torn = 0.12;
const hour = 3_600_000;

/** Most plan in the two weeks before; one in three stars while it is on, yesterday or today. */
export function starMoments(now: Date): () => Date {
  const random = randomFrom(31);
  return () => {
    const isEarly = random() < 2 / 3;
    const days = isEarly ? 2 + random() ** 2 * 12 : Number(random() < 0.5);
    return new Date(now.getTime() - days * 24 * hour - random() * 3 * hour);
  };
}

/** What each of so many people stars: four to twelve sessions, most of their own two tracks. */
export function chooseStars(sessions: readonly Choosable[], people: number): number[][] {
  const random = randomFrom(2_027);
  return Array.from({ length: people }, () => choicesOfOne(sessions, random));
}

function choicesOfOne(sessions: readonly Choosable[], random: () => number): number[] {
  const mine = new Set([0, 1].map(() => tracks[Math.floor(random() * tracks.length)]));
  const weights = sessions.map(
    ({ track, isFeatured }) => (isFeatured ? 3 : 1) * (track && mine.has(track) ? 6 : 1),
  );
  const wanted = 4 + Math.floor(random() * 9);
  const chosen = new Set<Choosable>();
  while (chosen.size < wanted) {
    const session = sessions[drawn(weights, random)];
    if (!session || chosen.has(session)) continue;
    const isFree = [...chosen].every(({ from, to }) => to <= session.from || from >= session.to);
    if (isFree || random() < torn) chosen.add(session);
  }
  return [...chosen].map(({ id }) => id);
}

/** The place of one, the heavier the likelier. */
function drawn(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => (left -= weight) < 0);
}
