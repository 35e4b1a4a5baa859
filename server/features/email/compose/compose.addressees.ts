import type { Addressable, Addressee } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { chosenLanguage } from '../../accounts/index.ts';
import { canRunEvents } from '../../events/index.ts';
import {
  countGroup,
  findEventNames,
  findEventsLike,
  findMembersAt,
  findNamesOf,
  findPeopleToWriteTo,
} from './compose.addressees.queries.ts';
import { plainLine } from '../reader/reader.plain.ts';
import { groupKinds, groupName, groupOf, keyOf } from './compose.groups.ts';

/** Somebody a mail goes to, found to be one the writer may write to. */
export interface Addressed {
  personId: number | null;
  groupKey: string | null;
  name: string;
  /** Only of an address outside. */
  address: string | null;
}

const mostEvents = 5;

export async function findAddressees(
  { db }: Pick<Work, 'db'>,
  person: Person,
  q: string,
): Promise<Addressable> {
  const sought = q.trim();
  const [people, groups] = await Promise.all([
    findPeopleToWriteTo(db, person, sought),
    canRunEvents(person) ? findGroups(db, person.organisationId, sought) : [],
  ]);
  return { people, groups };
}

async function findGroups(db: Db, organisationId: number, q: string) {
  const events = await findEventsLike(db, organisationId, q, mostEvents);
  const ofEvents = events.flatMap(({ id, name }) =>
    groupKinds.map((kind) => ({ kind, eventId: id, eventName: name })),
  );
  const staff = { kind: 'staff' as const, eventId: 0, eventName: '' };
  const counted = await Promise.all(
    [staff, ...ofEvents].map(async (group) => ({
      group: keyOf(group),
      kind: group.kind,
      eventName: group.eventName,
      count: await countGroup(db, organisationId, group),
    })),
  );
  return counted.filter(({ count }) => count > 0);
}

/**
 * Each of them, or none: who may not be written to answers as who is not there. Those `known` may be
 * answered because they wrote; a block stands all the same.
 */
export async function requireAddressees(
  db: Db,
  person: Person,
  addressees: readonly Addressee[],
  known: readonly number[] = [],
  /** What the list is called in what was sent. */
  list = 'to',
): Promise<Addressed[]> {
  const found = await lookUp(db, person, addressees, known);
  const sure = found.filter((one) => one !== null);
  if (sure.length === found.length) return sure;
  const errors = found.flatMap((one, place) =>
    one === null ? [{ path: `/${list}/${place}`, message: 'cannot be written to' }] : [],
  );
  throw problem('email.unknown_addressee', { errors });
}

/** In their order; null for whoever may not be written to. */
export async function lookUp(
  db: Db,
  person: Person,
  addressees: readonly Addressee[],
  known: readonly number[],
): Promise<(Addressed | null)[]> {
  const ids = addressees.flatMap((one) => ('personId' in one ? [one.personId] : []));
  const typed = addressees.flatMap((one) => ('email' in one ? [one.email.toLowerCase()] : []));
  const names =
    ids.length > 0 ? await findNamesOf(db, person, ids, known) : new Map<number, string>();
  const members =
    typed.length > 0 ? await findMembersAt(db, person, typed) : new Map<string, Member>();
  const groups = await namesOfGroups(db, person, addressees);
  return addressees.map((one) => {
    if ('group' in one) return named(groups.get(one.group), { groupKey: one.group });
    if ('personId' in one) return named(names.get(one.personId), { personId: one.personId });
    const member = members.get(one.email.toLowerCase());
    if (member) return named(member.name, { personId: member.id });
    return isAddress(one.email)
      ? { ...nobody, name: plainLine(one.name ?? ''), address: one.email }
      : null;
  });
}

interface Member {
  id: number;
  name: string;
}

const nobody: Addressed = { personId: null, groupKey: null, name: '', address: null };

const named = (name: string | undefined, who: Partial<Addressed>): Addressed | null =>
  name === undefined ? null : { ...nobody, ...who, name };

/** Plain signs only: nothing in it can end a header or name a second address. */
export const isAddress = (address: string): boolean =>
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d]([a-z\d.-]{0,250}[a-z\d])?$/i.test(address) &&
  !/\.\.|\.@|^\./.test(address);

async function namesOfGroups(
  db: Db,
  person: Person,
  addressees: readonly Addressee[],
): Promise<Map<string, string>> {
  const keys = addressees.flatMap((one) => ('group' in one ? [one.group] : []));
  if (keys.length === 0 || !canRunEvents(person)) return new Map();
  const groups = keys.map(groupOf).filter((group) => group !== null);
  const ids = groups.map(({ eventId }) => eventId);
  const events = await findEventNames(db, person.organisationId, ids);
  const language = await chosenLanguage(db, person.id);
  const there = groups.filter(({ kind, eventId }) => kind === 'staff' || events.has(eventId));
  return new Map(
    there.map((group) => {
      const event = events.get(group.eventId) ?? '';
      return [keyOf(group), groupName(group.kind, event, language ?? 'en')];
    }),
  );
}
