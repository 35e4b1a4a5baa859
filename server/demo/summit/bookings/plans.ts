import type { Language } from '@plenum/contract';
import { strangerAt } from '../../attendees.ts';
import { randomFrom } from '../random.ts';

/** Places among what is offered. */
export const full = 0;
export const online = 1;
export const student = 2;
export const group = 3;
export const dinner = 4;
export const square = 5;
export const aid = 6;

export interface Guest {
  fullName: string;
  email: string;
}

/**
 * What becomes of it: given up before its end; owed, for a short or a long time; paid; paid at the door;
 * cancelled before it was paid, or after; a place of it taken back and paid back.
 */
type Course =
  | 'given_up'
  | 'open'
  | 'overdue'
  | 'paid'
  | 'door'
  | 'called_off'
  | 'cancelled'
  | 'part';

export interface Plan {
  /** Ago it was booked. */
  days: number;
  course: Course;
  /** A ticket each; the first of them books. */
  guests: readonly Guest[];
  /** Places among what is offered, with how many. */
  things: readonly (readonly [number, number])[];
  code: string;
  language: Language;
  /** Until it is paid. */
  patience: number;
  /** A number of its own, by which all that is said with it is chosen. */
  seed: number;
}

const bookingCount = 380;
const groupSizes = [5, 6, 8, 5, 7, 9, 5, 6, 5, 6];
const pairCount = 12;
const strangers: readonly (readonly [Course, number])[] = [
  ['given_up', 72],
  ['cancelled', 24],
  ['called_off', 12],
];
const languages: readonly Language[] = ['en', 'pt', 'de', 'en', 'fr', 'pt', 'en', 'de'];
/** Of the workshops, whose places are few: one is sold out, of the other two places are left. */
const workshopPlaces: readonly (readonly [number, number])[] = [
  [square, 22],
  [aid, 16],
];

type Random = () => number;

/** More of them the nearer it comes, over ten weeks. */
const daysAgo = (random: Random, { from, to }: { from: number; to: number }): number =>
  to + (from - to) * (1 - Math.sqrt(random()));

/** Of who has a place: each once, in groups and pairs, and most alone. */
function parties(people: readonly Guest[], singles: number): Guest[][] {
  const sizes = [
    ...groupSizes,
    ...Array<number>(pairCount).fill(2),
    ...Array<number>(singles).fill(1),
  ];
  let next = 0;
  return sizes
    .map((size) => people.slice(next, (next += size)))
    .filter((party) => party.length > 0);
}

function courseOf(random: Random, size: number): Pick<Plan, 'course' | 'days'> {
  if (size >= 5) return { course: 'paid', days: daysAgo(random, { from: 68, to: 20 }) };
  const chance = random();
  if (chance < 0.025) return { course: 'overdue', days: 31.5 + random() * 4 };
  const days = daysAgo(random, { from: 70, to: 0.3 });
  if (days < 5) return { course: 'door', days };
  return { course: days < 28 && chance < 0.16 ? 'open' : 'paid', days };
}

function thingsOf(random: Random, size: number, left: Map<number, number>): [number, number][] {
  if (size >= 5) return [[group, size]];
  const chance = random();
  if (chance < 0.36) return [[online, size]];
  const things: [number, number][] = [[chance < 0.48 && size === 1 ? student : full, size]];
  if (random() < 0.42) things.push([dinner, size]);
  for (const [thing, free] of left) {
    if (free === 0 || random() > 0.24) continue;
    left.set(thing, free - 1);
    things.push([thing, 1]);
    break;
  }
  return things;
}

function codeOf(random: Random, things: Plan['things']): string {
  const [first] = things[0] ?? [];
  if (first === group) return 'TOGETHER';
  return first !== student && random() < 0.2 ? 'HARBOUR20' : '';
}

/** Alike at every start, the oldest first. */
export function bookingPlans(guest: Guest, people: readonly Guest[]): Plan[] {
  const random = randomFrom(380);
  const lost = strangers.reduce((sum, [, count]) => sum + count, 0);
  const left = new Map(workshopPlaces);
  const common = (things: Plan['things'], place: number) => ({
    things,
    code: codeOf(random, things),
    language: languages[place % languages.length] ?? 'en',
    patience: 0.5 + random() * 9,
    seed: place,
  });
  const own: Plan = {
    ...common(
      [
        [full, 1],
        [dinner, 1],
      ],
      1,
    ),
    guests: [guest],
    days: 41,
    course: 'paid',
    language: 'en',
  };
  const singles = bookingCount - lost - pairCount - groupSizes.length - 1;
  const held = parties(people, singles).map((guests, place): Plan => ({
    ...common(thingsOf(random, guests.length, left), place),
    ...courseOf(random, guests.length),
    guests,
  }));
  // Who watches online comes to no entrance to pay at.
  for (const plan of held) {
    if (plan.course === 'door' && plan.things[0]?.[0] === online) plan.course = 'open';
  }
  const taken = held.find(({ guests }) => guests.length > 5);
  if (taken) taken.course = 'part';
  const gone = strangers
    .flatMap(([course, count]) => Array<Course>(count).fill(course))
    .map((course, place): Plan => ({
      ...common(random() < 0.4 ? [[online, 1]] : [[full, 1]], place),
      days: daysAgo(random, { from: 70, to: course === 'given_up' ? 0.3 : 30 }),
      guests: [strangerAt(place)],
      course,
    }));
  return [own, ...held, ...gone].toSorted((a, b) => b.days - a.days);
}
