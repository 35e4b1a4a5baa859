import { randomUUID } from 'node:crypto';
import type { NewTask, Role, Task } from '@plenum/contract';
import { addPerson, createAccount, openSession } from '../features/accounts/index.ts';
import { foundOrganisation } from '../features/organisations/index.ts';
import { addTask } from '../features/todo/index.ts';
import type { Person } from '../platform/person.ts';
import type { TestApp } from './test-app.ts';

export interface Actor {
  person: Person;
  token: string;
  refreshToken: string;
  email: string;
  fullName: string;
}

const password = 'correct horse';
const marked = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/** An organisation with its admin, signed in. */
export async function anAdmin(app: TestApp, fullName = 'Ada Sommer'): Promise<Actor> {
  const username = marked('admin');
  const email = `${username}@example.org`;
  const { organisationId, id } = await app.work.transaction(async (tx) => {
    const created = await createAccount(tx, { username, email, fullName });
    if (created === null) throw new Error('The account was not created.');
    return {
      id: created,
      organisationId: await foundOrganisation(tx, created, { name: username }),
    };
  });
  return signedIn(app, organisationId, id, 'admin', { email, fullName });
}

/** Another person of the same organisation, signed in. */
export async function aColleague(
  app: TestApp,
  of: Actor,
  role: Role = 'client',
  fullName = 'Noah Berger',
): Promise<Actor> {
  const username = marked('person');
  const email = `${username}@example.org`;
  const { organisationId } = of.person;
  const id = await app.work.transaction((tx) =>
    addPerson(tx, organisationId, role, { username, email, fullName }),
  );
  if (id === null) throw new Error('The account was not created.');
  return signedIn(app, organisationId, id, role, { email, fullName });
}

async function signedIn(
  app: TestApp,
  organisationId: number,
  id: number,
  role: Role,
  names: { email: string; fullName: string },
): Promise<Actor> {
  const opened = await openSession(app.work, app.door.tokens, organisationId, id, {
    agent: '',
    network: '127.0.0.1',
  });
  if (!opened) throw new Error('The session was not opened.');
  const caller = await app.door.authenticate(opened.accessToken);
  const person = {
    id,
    organisationId,
    role,
    sessionId: caller?.person.sessionId ?? 0,
    network: '',
  };
  return { person, token: opened.accessToken, refreshToken: opened.refreshToken, ...names };
}

export const aTask = (app: TestApp, by: Actor, task: Partial<NewTask> = {}): Promise<Task> =>
  addTask(app.work, by.person, { title: 'Book the studio', ...task }, null);

/** Someone who can sign in with `password`. */
export async function aPersonWithPassword(
  app: TestApp,
): Promise<{ email: string; password: string }> {
  const username = marked('reader');
  const email = `${username}@example.org`;
  await app.work.transaction(async (tx) => {
    const id = await createAccount(tx, { username, email, fullName: '', password });
    if (id !== null) await foundOrganisation(tx, id, { name: username });
  });
  return { email, password };
}
