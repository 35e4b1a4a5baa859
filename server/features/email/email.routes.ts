import type { emailRoutes } from '@plenum/contract/features/email/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { changeEmails, labelEmails } from './list/list.change.ts';
import { listEmails, readEmail, readNeighbour } from './outside/outside.records.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });
const done = async (deed: Promise<unknown>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const emailHandlers = (work: Work): Handlers<typeof emailRoutes> => ({
  'GET /apps/email/emails': ({ person, received }) => ok(listEmails(work, person, received.query)),
  'POST /apps/email/update-emails': ({ person, received, repeatKey }) =>
    done(changeEmails(work, person, received.body, repeatKey)),
  'POST /apps/email/update-emails-label': ({ person, received }) =>
    done(labelEmails(work, person, { ...received.body, isSet: null })),
  'GET /apps/email/get-email': ({ person, received }) =>
    ok(readEmail(work, person, received.query.id)),
  'GET /apps/email/paginate-email': ({ person, received }) =>
    ok(readNeighbour(work, person, received.query)),
});
