import type { PaymentWay, WaySetting, WaySettings, WaySettingsUpdate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { findWays, lockWays, updateWays } from './ways.queries.ts';

/** Until somebody sets something: a transfer is what an invoice is paid by. */
const usual: readonly WaySetting[] = [
  { way: 'transfer', isOn: true, words: {} },
  { way: 'on_site', isOn: false, words: {} },
  { way: 'stripe', isOn: false, words: {} },
];

/** Ways that came with a later version stand last, as they usually are. */
const completed = (settings: WaySettings | null): WaySettings => {
  const { version = 0, ways = [] } = settings ?? {};
  const isThere = new Set(ways.map(({ way }) => way));
  return { version, ways: [...ways, ...usual.filter(({ way }) => !isThere.has(way))] };
};

export const waysOf = async (db: Db, organisationId: number): Promise<WaySettings> =>
  completed(await findWays(db, organisationId));

export const readWays = ({ db }: Work, { organisationId }: Person) => waysOf(db, organisationId);

function refuseTwice(ways: readonly { way: PaymentWay }[]): void {
  if (new Set(ways.map(({ way }) => way)).size === ways.length) return;
  throw problem('invalid', { errors: [{ path: '/ways', message: 'has a way twice' }] });
}

export const changeWays = (
  work: Work,
  person: Person,
  { version, ways }: WaySettingsUpdate,
): Promise<WaySettings> =>
  work.transaction(async (tx) => {
    refuseTwice(ways);
    const { organisationId } = person;
    const before = completed(await lockWays(tx, organisationId));
    if (before.version !== version) throw problem('payments.changed_meanwhile');
    const after = completed({ version: version + 1, ways });
    await updateWays(tx, organisationId, after);
    const deed = { action: 'payments.ways_changed', before, after } as const;
    await record(tx, person, { ...deed, subject: '' });
    tx.tell('payments.ways_changed', { settings: after }, [adminsOf(organisationId)]);
    return after;
  });
