import { randomUUID } from 'node:crypto';
import { insertSession, invite } from '../features/accounts/index.ts';
import { readLatestExport, startExport } from '../features/accounts/accounts.exports.ts';
import { insertPasskey } from '../features/accounts/accounts.passkeys.queries.ts';
import { keepView } from '../features/people/people.views.ts';
import { addMember, verifyOrganisation } from '../features/organisations/index.ts';
import { insertMail } from '../platform/mail/mail.queries.ts';
import { aColleague, type Actor, anAdmin, aTask } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** For every entity that a route of the contract names: how to make one of an organisation's. */
export const makeEntity: Readonly<Record<string, (app: TestApp, admin: Actor) => Promise<number>>> =
  {
    'todo.task': async (app, admin) => (await aTask(app, admin)).id,
    'accounts.invitation': async (app, admin) => {
      await verifyOrganisation(app.testDb.db, admin.person.organisationId, admin.person.id);
      const email = `guest-${randomUUID()}@example.org`;
      return (await invite(app.work, admin.person, { email, role: 'client' }, 'en')).id;
    },
    'organisations.mail': (app, { person }) =>
      insertMail(app.testDb.db, person.organisationId, {
        to: 'reader@example.org',
        subject: 'Hello',
        text: 'Hello',
        html: '<p>Hello',
      }),
    'accounts.session': async (app, admin) => {
      const { organisationId, id } = admin.person;
      const device = { agent: 'Another browser', network: '203.0.113.7' };
      return insertSession(app.testDb.db, organisationId, id, device);
    },
    'accounts.passkey': async (app, { person }) => {
      const credential = randomUUID();
      const made = { publicKey: Buffer.from('key'), counter: 0, transports: [], name: 'Laptop' };
      const row = await insertPasskey(app.testDb.db, person.id, { ...made, credential });
      return row?.id ?? 0;
    },
    'accounts.export': async (app, { person }) => {
      await startExport(app.work, person);
      await app.doJobs();
      return (await readLatestExport(app.work, person)).export?.id ?? 0;
    },
    'people.view': async (app, { person }) => {
      const view = { place: 'organisation', name: randomUUID(), search: 'q=a' } as const;
      return (await keepView(app.work, person, view)).id;
    },
    'organisations.own': async (app, admin) => {
      const { organisationId } = (await anAdmin(app)).person;
      await addMember(app.testDb.db, organisationId, admin.person.id, 'client');
      return organisationId;
    },
    'organisations.member': async (app, admin) => (await aColleague(app, admin)).person.id,
  };

/** What belongs to one person alone: another admin of the same organisation has no way to it. */
export const onlyTheirs: ReadonlySet<string> = new Set([
  'accounts.session',
  'accounts.passkey',
  'accounts.export',
  'organisations.own',
  'people.view',
]);
