import type { Placement, SponsorCount, SponsorSetup, ViewedScreen } from '@plenum/contract';
import type { Waiting } from '../../features/analytics/index.ts';
import { addCounts, readSetup } from '../../features/sponsors/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { zone } from './days.ts';
import { randomFrom } from './random.ts';

/** Which screens show sponsors, and how many at a time. */
const strips: Partial<Record<ViewedScreen, { placement: Placement; slots: number }>> = {
  event: { placement: 'program', slots: 4 },
  lobby: { placement: 'lobby', slots: 4 },
  stage: { placement: 'stage', slots: 2 },
};
const followedIn = 0.03;

/** Whoever opened a page with sponsors saw those whose turn it was, and followed one now and then. */
export async function addImpressions(
  work: Work,
  admin: Person,
  eventId: number,
  views: readonly Waiting[],
): Promise<void> {
  const setup = await readSetup(work, admin, eventId);
  const random = randomFrom(1_911);
  const days = new Map<string, SponsorCount[]>();
  for (const view of views) {
    const day = view.at.toISOString().slice(0, 10);
    const counts = seenIn(setup, view).flatMap((seen): SponsorCount[] =>
      random() < followedIn ? [seen, { ...seen, what: 'followed' }] : [seen],
    );
    days.set(day, [...(days.get(day) ?? []), ...counts]);
  }
  const { organisationId } = admin;
  for (const [day, counts] of days) {
    const now = new Date(`${day}T12:00:00Z`);
    await addCounts(work.db, { organisationId, eventId, timeZone: zone, now }, counts);
  }
}

function seenIn({ wheels, seconds }: SponsorSetup, { screen, at }: Waiting): SponsorCount[] {
  const strip = strips[screen];
  if (!strip) return [];
  const { placement, slots } = strip;
  const wheel = wheels[placement];
  const turn = Math.floor(at.getTime() / (seconds * 1000));
  return Array.from({ length: slots }, (_, slot) => ({
    sponsorId: wheel[(turn + slot) % wheel.length] ?? 0,
    placement,
    slot,
    what: 'seen',
  }));
}
