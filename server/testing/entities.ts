import { randomUUID } from 'node:crypto';
import { insertSession, invite } from '../features/accounts/index.ts';
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
