import type { Addressable, Addressee } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Language } from '../../platform/mail/letter.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { chosenLanguage } from '../accounts/index.ts';
import { canRunEvents } from '../events/index.ts';
import {
  countGroup,
  findEventNames,
  findEventsLike,
  findMembersAt,
  findNamesOf,
  findPeopleToWriteTo,
  type GroupKey,
} from './email.addressees.queries.ts';
import { groupKinds, groupName, groupOf, keyOf } from './email.groups.ts';

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

/** What people type among them stands in headers: no line breaks, no signs of their own. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/**
 * Each of them, or none: who may not be written to answers as who is not there. Those `known` may be
 * answered because they wrote; a block stands all the same.
 */
export async function requireAddressees(
  db: Db,
  person: Person,
  addressees: readonly Addressee[],
  known: readonly number[] = [],
): Promise<Addressed[]> {
  const ids = addressees.flatMap((one) => ('personId' in one ? [one.personId] : []));
  const typed = addressees.flatMap((one) => ('email' in one ? [one.email.toLowerCase()] : []));
  const names = ids.length > 0 ? await findNamesOf(db, person, ids, known) : new Map();
  const members = typed.length > 0 ? await findMembersAt(db, person, typed) : new Map();
  const groups = await requireGroups(db, person, addressees);
  return addressees.map((one) => {
    if ('group' in one)
      return { ...nobody, groupKey: one.group, name: groups.get(one.group) ?? '' };
    const found: { id: number; name: string } | undefined =
      'personId' in one
        ? names.has(one.personId) && { id: one.personId, name: names.get(one.personId) }
        : members.get(one.email.toLowerCase());
    if (found) return { ...nobody, personId: found.id, name: found.name };
    if ('personId' in one) throw problem('email.unknown_addressee');
    return { ...nobody, name: plainName(one.name ?? ''), address: requireAddress(one.email) };
  });
}

const nobody: Addressed = { personId: null, groupKey: null, name: '', address: null };

/** Plain signs only: nothing in it can end a header or name a second address. */
export function requireAddress(email: string): string {
  const address = email.trim();
  const isPlain = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d]([a-z\d.-]{0,250}[a-z\d])?$/i.test(
    address,
  );
  if (!isPlain || /\.\.|\.@|^\./.test(address)) throw problem('email.unknown_addressee');
  return address;
}

async function requireGroups(
  db: Db,
  person: Person,
  addressees: readonly Addressee[],
): Promise<Map<string, string>> {
  const keys = addressees.flatMap((one) => ('group' in one ? [one.group] : []));
  if (keys.length === 0) return new Map();
  if (!canRunEvents(person)) throw problem('email.unknown_addressee');
  const groups = keys.map(groupOf).filter((group) => group !== null);
  const [events, language] = await Promise.all([
    findEventNames(db, person.organisationId, idsOf(groups)),
    chosenLanguage(db, person.id),
  ]);
  return new Map(groups.map((group) => [keyOf(group), named(group, events, language ?? 'en')]));
}

const idsOf = (groups: readonly GroupKey[]) => groups.map(({ eventId }) => eventId);

function named(
  { kind, eventId }: GroupKey,
  events: Map<number, string>,
  language: Language,
): string {
  const event = kind === 'staff' ? '' : events.get(eventId);
  if (event === undefined) throw problem('email.unknown_addressee');
  return groupName(kind, event, language);
}
