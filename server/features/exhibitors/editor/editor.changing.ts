import type { ExhibitorSetup } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Deed, record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { countWaiting } from '../applications/applications.queries.ts';
import type { ExhibitorFacts, ExhibitorsWork } from '../exhibitors.facts.ts';
import { findLines } from '../console/console.lines.queries.ts';
import { tellExhibitorsChanged } from '../exhibitors.live.ts';
import { lockOrder } from '../exhibitors.queries.ts';
import { findRules, findTiers } from '../setup/setup.rules.ts';
import { lineView } from '../exhibitors.view.ts';

export async function readSetup(
  work: ExhibitorsWork,
  person: Person,
  eventId: number,
): Promise<ExhibitorSetup> {
  return setupOf(work.db, work.facts, await requireEvent(work.db, person, eventId));
}

async function setupOf(
  db: Db,
  facts: ExhibitorFacts,
  { organisationId, id }: EventRow,
): Promise<ExhibitorSetup> {
  const tiers = await findTiers(db, organisationId, id);
  const held = await facts.countHeld(db, organisationId, id);
  const lines = await findLines(db, organisationId, id);
  const bookings = await facts.findBookings(db, organisationId, id);
  return {
    tiers,
    rules: await findRules(db, organisationId, id),
    exhibitors: lines.flatMap((row) => {
      const rules = tiers.find(({ tier }) => tier === row.tier);
      const booking = bookings.get(row.id) ?? null;
      return rules ? [lineView(row, rules, { cards: held.get(row.id) ?? 0, booking })] : [];
    }),
    applications: await countWaiting(db, organisationId, id),
  };
}

interface Changed {
  deed: Deed;
  /** Whether visitors see it. */
  isOnFloor: boolean;
}

/** One change at a time: the order is everybody's. What is done is recorded and told. */
export const changing = (
  work: ExhibitorsWork,
  person: Person,
  eventId: number,
  change: (tx: Tx, event: EventRow) => Promise<Changed>,
): Promise<ExhibitorSetup> =>
  work.transaction(async (tx) => {
    const event = await requireEvent(tx, person, eventId);
    await lockOrder(tx, person.organisationId, eventId);
    const { deed, isOnFloor } = await change(tx, event);
    await record(tx, person, deed);
    tellExhibitorsChanged(tx, event, { isOnFloor });
    return setupOf(tx, work.facts, event);
  });
