import { createHash, randomBytes } from 'node:crypto';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import type { Database, Db } from '../../../platform/db/db.ts';
import { findShownPlaces } from '../../events/index.ts';
import { findTimeZones } from '../../organisations/index.ts';
import { addViews, keepSalts, type NewView } from './counting.queries.ts';
import type { Waiting } from './counting.waiting.ts';

interface Placed extends Waiting {
  organisationId: number;
  eventId: number | null;
  timeZone: string;
  day: string;
}

/**
 * All of them or none; what was written before, and what belongs nowhere, is passed over. Answers whose
 * they are.
 */
export const writeViews = (db: Database, views: readonly Waiting[]): Promise<number[]> =>
  db.transaction(async (tx) => {
    const placed = await place(tx, views);
    if (placed.length === 0) return [];
    const days = new Map(placed.map((view) => [nameOf(view), view]));
    const fresh = [...days.values()].map(({ organisationId, day }) => ({
      organisationId,
      day,
      salt: randomBytes(16).toString('hex'),
    }));
    // Holds the day of an organisation until all is written: two nodes count one after the other.
    const kept = await keepSalts(tx, fresh);
    const salts = new Map(kept.map((row) => [nameOf(row), row.salt]));
    await addViews(
      tx,
      placed.map((view) => newView(view, salts.get(nameOf(view)) ?? '')),
    );
    return [...new Set(placed.map(({ organisationId }) => organisationId))];
  });

const nameOf = ({ organisationId, day }: { organisationId: number; day: string }) =>
  `${organisationId} ${day}`;

const newView = ({ visitor, ...view }: Placed, salt: string): NewView => ({
  ...view,
  who: visitor.startsWith('member') ? 'member' : 'guest',
  visitor: createHash('sha256').update(`${salt} ${visitor}`).digest('hex').slice(0, 20),
});

async function place(db: Db, views: readonly Waiting[]): Promise<Placed[]> {
  const slugs = [...new Set(views.map(({ slug }) => slug).filter(Boolean))];
  const found = await findShownPlaces(db, slugs);
  const events = new Map(found.map((event) => [event.slug, event]));
  const owners = views.map(
    ({ organisationId, slug }) => organisationId ?? events.get(slug)?.organisationId,
  );
  const zones = await findTimeZones(db, [...new Set(owners.filter((id) => id !== undefined))]);
  const zoneOf = new Map(zones.map(({ organisationId, timeZone }) => [organisationId, timeZone]));
  const dayOf = dayReader();
  return views.flatMap((view, at) => {
    const organisationId = owners[at];
    const timeZone = organisationId === undefined ? undefined : zoneOf.get(organisationId);
    if (organisationId === undefined || timeZone === undefined) return [];
    const event = events.get(view.slug);
    const eventId = event?.organisationId === organisationId ? event.eventId : null;
    const day = dayOf(view.at, timeZone);
    return [{ ...view, organisationId, eventId, timeZone, day }];
  });
}

/** Clocks are read once for each quarter of an hour: days end with one in every zone. */
function dayReader() {
  const known = new Map<string, string>();
  return (at: Date, zone: string): string => {
    const name = `${zone} ${Math.floor(at.getTime() / 900_000)}`;
    const day = known.get(name) ?? wallTime(at, zone).day;
    known.set(name, day);
    return day;
  };
}
