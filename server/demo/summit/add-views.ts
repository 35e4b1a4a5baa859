import { createHash } from 'node:crypto';
import { type Waiting, writeViews } from '../../features/analytics/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { randomFrom } from './random.ts';

const days = 70;
const dayMs = 86_400_000;

type Choice<T> = readonly (readonly [T, number])[];

const devices: Choice<Waiting['device']> = [
  ['desk', 58],
  ['phone', 34],
  ['tablet', 8],
];
const countries: Choice<string> = [
  ['PT', 30],
  ['DE', 22],
  ['FR', 14],
  ['BR', 9],
  ['ES', 8],
  ['GB', 7],
  ['NL', 5],
  ['', 5],
];
const sources: Choice<string> = [
  ['', 46],
  ['www.google.com', 24],
  ['www.linkedin.com', 14],
  ['news.coa.example', 9],
  ['lisbon-agenda.example', 7],
];
const publicScreens: Choice<Waiting['screen']> = [
  ['event', 50],
  ['session', 28],
  ['speaker', 14],
  ['exhibit', 4],
  ['pricing', 4],
];
const memberScreens: Choice<Waiting['screen']> = [
  ['lobby', 24],
  ['stage', 14],
  ['program', 22],
  ['hall', 16],
  ['booth', 12],
  ['people', 10],
  ['chat', 10],
  ['agenda', 6],
];

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Ten weeks in which the summit draws nearer: more come each week, fewer at its end, most by day. */
export async function addViews(
  { db, clock }: Work,
  { organisationId }: Person,
  slug: string,
  memberIds: readonly number[],
): Promise<readonly Waiting[]> {
  const random = randomFrom(2_611);
  const pick = <T>(choices: Choice<T>, usual: T): T => {
    let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return usual;
  };
  const now = clock.now().getTime();
  const visitOn = (day: number, place: number): Waiting[] => {
    const memberId =
      random() < 0.35 ? memberIds[Math.floor(random() * memberIds.length)] : undefined;
    const isMember = memberId !== undefined;
    const opened = 1 + Math.floor(random() ** 2 * 6);
    let at = now - day * dayMs - Math.floor(random() * 9 * 3_600_000);
    const visit = {
      slug,
      organisationId: isMember ? organisationId : null,
      device: pick(devices, 'desk'),
      country: pick(countries, ''),
      visitor: isMember ? `member ${memberId}` : `guest ${day} ${place}`,
    };
    const source = isMember ? '' : pick(sources, '');
    return Array.from({ length: opened }, (_, view) => {
      at += Math.floor(random() * 240_000);
      return {
        ...visit,
        key: keyOf(`demo ${day} ${place} ${view}`),
        at: new Date(Math.min(at, now)),
        screen: isMember ? pick(memberScreens, 'lobby') : pick(publicScreens, 'event'),
        source: view === 0 ? source : '',
      };
    });
  };
  const views = Array.from({ length: days }, (_, day) => {
    const weekday = new Date(now - day * dayMs).getUTCDay();
    const busy = (8 + 22 * (1 - day / days) ** 2) * (weekday % 6 === 0 ? 0.45 : 1);
    return Array.from({ length: Math.round(busy * (0.8 + random() * 0.4)) }, (__, place) =>
      visitOn(day, place),
    );
  });
  const written = views.flat(2);
  await writeViews(db, written);
  return written;
}
