import { verifyOrganisationsOf } from '../features/organisations/index.ts';
import { aColleague, type Actor, anAdmin } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** Everyone who may come to a door of the owner's organisation, each with a session of their own. */
export const callers = {
  'someone without a token': () => Promise.resolve(null),
  'a client': (app: TestApp, owner: Actor) => aColleague(app, owner),
  'an admin': (app: TestApp, owner: Actor) => aColleague(app, owner, 'admin'),
  'an admin of another organisation': async (app: TestApp) => {
    const admin = await anAdmin(app, 'Someone Else');
    await verifyOrganisationsOf(app.testDb.db, admin.person.id);
    return admin;
  },
  'an admin demoted a moment ago': (app: TestApp, owner: Actor) =>
    anAdminChanged(app, owner, { role: 'client' }),
  'an admin deactivated a moment ago': (app: TestApp, owner: Actor) =>
    anAdminChanged(app, owner, { isActive: false }),
  'an admin removed a moment ago': removedAdmin,
} satisfies Record<string, (app: TestApp, owner: Actor) => Promise<Actor | null>>;

export type CallerName = keyof typeof callers;

/** The server has just let them in, and knows them; then their access changes. */
async function anAdminChanged(app: TestApp, owner: Actor, change: object): Promise<Actor> {
  const admin = await anAdminJustLetIn(app, owner);
  const answer = await app.call('PATCH /api/people/:personId', {
    token: owner.token,
    params: { personId: admin.person.id },
    body: change,
  });
  if (answer.status !== 200) throw new Error(`The change was answered ${answer.text}.`);
  return admin;
}

async function removedAdmin(app: TestApp, owner: Actor): Promise<Actor> {
  const admin = await anAdminJustLetIn(app, owner);
  const answer = await app.call('DELETE /api/people/:personId', {
    token: owner.token,
    params: { personId: admin.person.id },
  });
  if (answer.status !== 200) throw new Error(`The removal was answered ${answer.text}.`);
  return admin;
}

async function anAdminJustLetIn(app: TestApp, owner: Actor): Promise<Actor> {
  const admin = await aColleague(app, owner, 'admin');
  const { status } = await app.call('GET /api/accounts/invitations', { token: admin.token });
  if (status !== 200) throw new Error(`An admin was answered ${status}.`);
  return admin;
}
