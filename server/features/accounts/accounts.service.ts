import type { Role } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import { sessionRoom } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { addMembers } from '../organisations/index.ts';
import type { Doorkeeper } from './accounts.access.ts';
import { hashPassword } from './entrance/entrance.passwords.ts';
import {
  findSecretByEmail,
  insertAccount,
  insertAccounts,
  type NewAccount,
} from './accounts.queries.ts';
import {
  endSession,
  endSessionsIn,
  endSessionsOf,
  findOpenSessionsIn,
} from './sessions/sessions.queries.ts';

/** The session's tokens stop working at the next request and its sockets close. */
export async function closeSession(
  work: Work,
  door: Doorkeeper,
  organisationId: number,
  sessionId: number,
): Promise<void> {
  await endSession(work.db, organisationId, sessionId);
  dropSession(work, door, sessionId);
}

/** Wherever the person is signed in, but for the session they keep. */
export async function closeAllSessions(
  work: Work,
  door: Doorkeeper,
  personId: number,
  but: number | null = null,
): Promise<void> {
  for (const { id } of await endSessionsOf(work.db, personId, but)) dropSession(work, door, id);
}

export function dropSession(work: Work, door: Doorkeeper, sessionId: number): void {
  door.forgetSession(sessionId);
  work.hub.tell('accounts.session_ended', {}, [sessionRoom(sessionId)]);
  work.hub.closeSession(sessionId);
}

/** Out of one organisation: every session there ends. */
export async function revokeAccess(
  work: Work,
  door: Doorkeeper,
  organisationId: number,
  personId: number,
): Promise<void> {
  const ended = await endSessionsIn(work.db, organisationId, personId);
  for (const { id } of ended) dropSession(work, door, id);
}

/** The next request sees the role as it is now; sockets come back into the rooms of that role. */
export async function refreshAccess(
  work: Work,
  door: Doorkeeper,
  organisationId: number,
  personId: number,
): Promise<void> {
  for (const { id } of await findOpenSessionsIn(work.db, organisationId, personId)) {
    door.forgetSession(id);
    work.hub.closeSession(id);
  }
}

export const signOut = (work: Work, door: Doorkeeper, person: Person) =>
  closeSession(work, door, person.organisationId, person.sessionId);

/** Shown on the sign-in page only while they are really there. */
export const hasDemoAccounts = async ({ config, db }: Work): Promise<boolean> =>
  config.demo && (await findSecretByEmail(db, 'admin@demo.com')) !== null;

export interface NewPerson {
  email: string;
  username: string;
  fullName: string;
  /** Without one the person cannot sign in yet. */
  password?: string;
  /** Whoever makes the account knows that the address is theirs. */
  isVerified?: boolean;
  company?: string;
}

/** An account that someone else makes; null when the address or the name is taken. */
export async function createAccount(tx: Tx, person: NewPerson): Promise<number | null> {
  return (await insertAccount(tx, await accountOf(person)))?.id ?? null;
}

async function accountOf({ password, ...account }: NewPerson): Promise<NewAccount> {
  const passwordHash = password === undefined ? null : await hashPassword(password, 'house');
  return { ...account, passwordHash };
}

export const addPerson = async (tx: Tx, organisationId: number, role: Role, person: NewPerson) =>
  (await addPeople(tx, organisationId, [{ role, person }]))[0] ?? null;

/** Whom they became, in their order; null where the address or the name is taken. */
export async function addPeople(
  tx: Tx,
  organisationId: number,
  people: readonly { role: Role; person: NewPerson }[],
): Promise<(number | null)[]> {
  const accounts = await Promise.all(people.map(({ person }) => accountOf(person)));
  const made = await insertAccounts(tx, accounts);
  const ids = new Map(made.map(({ id, email }) => [email, id]));
  const members = people.flatMap(({ role, person: { email, company = '' } }) => {
    const personId = ids.get(email);
    return personId === undefined ? [] : [{ personId, role, company }];
  });
  await addMembers(tx, organisationId, members);
  return people.map(({ person }) => ids.get(person.email) ?? null);
}
