import type { Addressee } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { requireAddressees } from '../../email/index.ts';
import { deleteGuests, findGuests, insertGuest } from './invitation.guests.queries.ts';
import { tellGuests } from '../calendar.news.ts';
import type { EntryRow, GuestRow } from '../calendar.rows.ts';

type Wanted = Pick<GuestRow, 'personId' | 'name' | 'address'>;

/** Whom the owner may write to they may invite; a group is nobody in particular. */
async function wantedGuests(
  tx: Tx,
  person: Person,
  addressees: readonly Addressee[],
  known: readonly number[],
): Promise<Wanted[]> {
  if (addressees.some((one) => 'group' in one)) throw problem('email.unknown_addressee');
  const found = await requireAddressees(tx, person, addressees, known);
  const wanted = new Map<string, Wanted>();
  for (const { personId, name, address } of found) {
    if (personId === person.id) continue;
    const key = personId === null ? (address ?? '').toLowerCase() : String(personId);
    wanted.set(key, { personId, name: personId === null ? name : '', address: address ?? '' });
  }
  return [...wanted.values()];
}

/** Of a new entry; answers the colleagues among them. */
export async function inviteGuests(
  work: Work,
  tx: Tx,
  person: Person,
  entry: EntryRow,
  addressees: readonly Addressee[],
): Promise<number[]> {
  if (addressees.length === 0) return [];
  const { added } = await setGuests(tx, person, entry, addressees);
  await tellGuests(work, tx, entry, 'calendar.invited', added);
  return added.flatMap(({ personId }) => personId ?? []);
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  one.personId === null
    ? other.personId === null && one.address.toLowerCase() === other.address.toLowerCase()
    : one.personId === other.personId;

/** Who is named stays or comes, who is not goes; answers of those who stay stand. */
export async function setGuests(
  tx: Tx,
  person: Person,
  { id, organisationId }: EntryRow,
  addressees: readonly Addressee[],
): Promise<{ added: GuestRow[]; gone: GuestRow[] }> {
  const before = await findGuests(tx, organisationId, [id]);
  const known = before.flatMap(({ personId }) => personId ?? []);
  const wanted = await wantedGuests(tx, person, addressees, known);
  const gone = before.filter((guest) => !wanted.some((one) => isSame(one, guest)));
  const fresh = wanted.filter((one) => !before.some((guest) => isSame(one, guest)));
  await deleteGuests(
    tx,
    organisationId,
    gone.map((guest) => guest.id),
  );
  for (const one of fresh) {
    await insertGuest(tx, organisationId, id, { ...one, answer: 'waiting', answers: {} });
  }
  const now = await findGuests(tx, organisationId, [id]);
  const had = new Set(before.map((guest) => guest.id));
  return { added: now.filter((guest) => !had.has(guest.id)), gone };
}
