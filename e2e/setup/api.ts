import { randomUUID } from 'node:crypto';
import type {
  Belonging,
  Bookmarks,
  NewTask,
  Organisation,
  OrganisationUpdate,
  OutboxLine,
  OutboxPage,
  SignedIn,
  Task,
} from '@plenum/contract';
import { inject } from 'vitest';

export interface Actor extends SignedIn {
  email: string;
  password: string;
  add(task: NewTask): Promise<Task>;
  update(task: Partial<Task> & { id: number }): Promise<Task>;
  tasks(query?: string): Promise<Task[]>;
  invite(email: string): Promise<unknown>;
  outbox(): Promise<OutboxLine[]>;
  /** Links of the marked pages, in order. */
  bookmarks(): Promise<string[]>;
  mark(...ids: number[]): Promise<void>;
  /** Gives the organisation as many new names, one after the other. */
  renames(count: number): Promise<void>;
  /** On another device, into the other organisation they belong to. */
  goesElsewhere(): Promise<unknown>;
  /** Its organisation has a tag manager from now on. */
  loadsTags(tagManagerId: string): Promise<void>;
}

export async function send<T>(
  path: string,
  token: string | null,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<T> {
  const answer = await fetch(inject('address') + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const organisation = '/api/organisations/current';

/** What may be changed of it, as it is now. */
async function readSettings(token: string): Promise<OrganisationUpdate> {
  const now = await send<Organisation>(organisation, token);
  const { version, name, shortName, accent, languages, timeZone, tagManagerId } = now;
  return { version, name, shortName, accent, languages, timeZone, tagManagerId };
}

export async function changeOrganisation(
  token: string,
  fields: Partial<OrganisationUpdate>,
): Promise<void> {
  await send(organisation, token, { ...(await readSettings(token)), ...fields }, 'PUT');
}

export async function signIn(email: string, password: string): Promise<Actor> {
  const signedIn = await send<SignedIn>('/jwt/login', null, { email, password });
  const token = signedIn.accessToken;
  return {
    ...signedIn,
    email,
    password,
    add: async (task) => (await send<{ task: Task }>('/apps/todo/add-tasks', token, { task })).task,
    update: async (task) =>
      (await send<{ task: Task }>('/apps/todo/update-task', token, { task })).task,
    invite: (address) =>
      send('/api/accounts/invitations', token, { email: address, role: 'client' }),
    outbox: async () => (await send<OutboxPage>('/api/organisations/outbox', token)).mails,
    bookmarks: async () =>
      (await send<Bookmarks>('/api/bookmarks/data', token)).bookmarks.map(({ link }) => link),
    mark: async (...ids) => {
      for (const id of ids) await send('/api/bookmarks/update', token, { id, isBookmarked: true });
    },
    renames: async (count) => {
      const settings = await readSettings(token);
      for (let place = 1; place <= count; place++) {
        const version = settings.version + place - 1;
        const body = { ...settings, version, name: `${settings.name} ${place}` };
        await send(organisation, token, body, 'PUT');
      }
    },
    loadsTags: async (tagManagerId) => {
      await changeOrganisation(token, { tagManagerId });
    },
    goesElsewhere: async () => {
      const belongings = await send<Belonging[]>('/api/accounts/organisations', token);
      const other = belongings.find(({ isCurrent }) => !isCurrent);
      return send('/api/accounts/switch', token, { organisationId: other?.organisationId });
    },
    tasks: (query = '') => send<Task[]>(`/apps/todo/tasks${query}`, token),
  };
}

export const aNewPerson = () => {
  const username = `founder-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'correct horse' };
};

/** Someone with an organisation of their own. */
export async function anOrganiser(): Promise<Actor> {
  const person = aNewPerson();
  await send('/jwt/register', null, person);
  return signIn(person.email, person.password);
}

export const theDemoOrganiser = () => signIn('admin@demo.com', 'admin');
export const theDemoAttendee = () => signIn('client@demo.com', 'client');
