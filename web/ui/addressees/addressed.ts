import type { Addressable, Addressee, Party } from '@plenum/contract';

/** One of those a mail goes to or who are invited, with what is shown of them. */
export type Addressed =
  | { personId: number; name: string; avatar: string | null; email: string; about: string }
  | { group: string; name: string; count: number }
  | { email: string; name: string };

type Person = Addressable['people'][number];

/** The same one twice has the same key. */
export function keyOf(one: Addressed): string {
  if ('personId' in one) return `person:${one.personId}`;
  return 'group' in one ? one.group : `address:${one.email.toLowerCase()}`;
}

export const ofPerson = ({ personId, fullName, avatar, email, about }: Person): Addressed => ({
  personId,
  name: fullName,
  avatar,
  email,
  about,
});

/** As the server tells of them; a group can only be written back where its key is told. */
export function ofParty({ personId, name, email, avatar, group }: Party): Addressed {
  if (group) return { group: group.key, name, count: group.count };
  return personId === null ? { email, name } : { personId, name, avatar, email, about: '' };
}

/** As the server takes them. */
export function asAddressee(one: Addressed): Addressee {
  if ('personId' in one) return { personId: one.personId };
  if ('group' in one) return { group: one.group };
  return { email: one.email, ...(one.name && { name: one.name }) };
}

export function addAll(known: readonly Addressed[], more: readonly Addressed[]): Addressed[] {
  const all = new Map(known.map((one) => [keyOf(one), one]));
  for (const one of more) if (!all.has(keyOf(one))) all.set(keyOf(one), one);
  return [...all.values()];
}
