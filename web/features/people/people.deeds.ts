import type { PersonLine, Role } from '@plenum/contract';

/** What is done to many at once; each has its opposite. */
export type PeopleChange = { role: Role } | { isActive: boolean };

export const oppositeOf = (change: PeopleChange): PeopleChange =>
  'role' in change
    ? { role: change.role === 'admin' ? 'client' : 'admin' }
    : { isActive: !change.isActive };

/** Those for whom it changes anything. */
export const whomItChanges = (people: readonly PersonLine[], change: PeopleChange): PersonLine[] =>
  people.filter((person) =>
    'role' in change ? person.role !== change.role : person.isActive !== change.isActive,
  );

/** The person would shut themselves out, wholly or in part. */
export const shutsOut = (people: readonly PersonLine[], change: PeopleChange, myId: number) =>
  whomItChanges(people, change).some(({ id }) => id === myId) &&
  ('role' in change ? change.role === 'client' : !change.isActive);

/** What a change is called among the texts. */
export const changeName = (change: PeopleChange) => {
  if ('role' in change) return change.role;
  return change.isActive ? 'reactivated' : 'deactivated';
};
