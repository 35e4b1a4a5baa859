import type { Party } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { findAddressesShown } from '../profiles/index.ts';
import { countGroup } from './compose/compose.addressees.queries.ts';
import { groupOf } from './compose/compose.groups.ts';
import type { LineRow, PartyRow } from './email.rows.ts';

/** How somebody a mail names is shown to whose copy it is. */
export type ShowParty = (line: LineRow, party: PartyRow) => Party;

const keyOf = (readerId: number, personId: number) => `${readerId} ${personId}`;

/** Organisers see every address, others what its owner shows them, and what they typed themselves. */
export async function partiesFor(
  db: Db,
  organisationId: number,
  lines: readonly LineRow[],
): Promise<ShowParty> {
  const asked = new Map<string, { readerId: number; personId: number }>();
  for (const line of lines) {
    if (line.ownerRole === 'admin') continue;
    for (const { personId } of [line.sender, ...line.recipients]) {
      if (personId === null || personId === line.ownerId) continue;
      asked.set(keyOf(line.ownerId, personId), { readerId: line.ownerId, personId });
    }
  }
  const shown =
    asked.size > 0 ? await findAddressesShown(db, organisationId, [...asked.values()]) : [];
  const seen = new Set(shown.map(({ readerId, personId }) => keyOf(readerId, personId)));
  const addressOf = (line: LineRow, { personId, address, ownAddress }: PartyRow): string => {
    if (personId === null) return address;
    const { ownerId, ownerRole } = line;
    if (ownerRole === 'admin' || personId === ownerId) return ownAddress;
    if (seen.has(keyOf(ownerId, personId))) return ownAddress;
    return line.authorId === ownerId ? address : '';
  };
  const counts = await countsOfGroups(db, organisationId, lines);
  return (line, party) => ({
    personId: party.personId,
    name: party.name,
    email: addressOf(line, party),
    avatar: party.avatar,
    ...groupIn(line, party, counts),
  });
}

/** Only while it is written: afterwards it went to whoever was in it then. */
const groupIn = ({ state }: LineRow, { groupKey }: PartyRow, counts: ReadonlyMap<string, number>) =>
  state === 'draft' && groupKey !== null
    ? { group: { key: groupKey, count: counts.get(groupKey) ?? 0 } }
    : {};

async function countsOfGroups(db: Db, organisationId: number, lines: readonly LineRow[]) {
  const drafts = lines.filter(({ state }) => state === 'draft');
  const keys = drafts.flatMap(({ recipients }) => recipients.flatMap((one) => one.groupKey ?? []));
  const counts = new Map<string, number>();
  for (const key of new Set(keys)) {
    const group = groupOf(key);
    if (group) counts.set(key, await countGroup(db, organisationId, group));
  }
  return counts;
}
