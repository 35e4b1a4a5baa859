import type { SponsorSetup } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Deed, record } from '../audit/index.ts';
import { type EventRow, requireEventLocked } from '../events/index.ts';
import { tellSponsorsChanged } from './sponsors.live.ts';
import { findPackages } from './sponsors.packages.queries.ts';
import { ensureRotation, findRotation, findSponsors } from './sponsors.queries.ts';
import type { Everything } from './sponsors.rows.ts';
import { setupView } from './sponsors.view.ts';

type Which = Pick<EventRow, 'organisationId' | 'id'>;

const untouched = { seed: '', seconds: 15 };

export async function readEverything(db: Db, { organisationId, id }: Which): Promise<Everything> {
  return {
    packages: await findPackages(db, organisationId, id),
    sponsors: await findSponsors(db, organisationId, id),
    rotation: (await findRotation(db, organisationId, id)) ?? untouched,
  };
}

/** One change at a time: order and wheels are everybody's. What is done is recorded and told. */
export function changing(
  work: Work,
  person: Person,
  eventId: number,
  change: (tx: Tx, event: EventRow) => Promise<Deed>,
): Promise<SponsorSetup> {
  return work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    await ensureRotation(tx, person.organisationId, eventId);
    await record(tx, person, await change(tx, event));
    tellSponsorsChanged(tx, event);
    return setupView(await readEverything(tx, event));
  });
}
