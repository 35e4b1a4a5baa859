import type { emailBoxRoutes } from '@plenum/contract/features/email/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { listMessages, openMessage } from './list.box.ts';
import { labelEmails, restoreEmails } from './list.change.ts';
import { deleteEmails, emptyTrash } from './list.delete.ts';
import { type EmailWork, readPictureFromElsewhere } from '../reader/reader.pictures.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });
const done = async (deed: Promise<unknown>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const emailBoxHandlers = (work: EmailWork): Handlers<typeof emailBoxRoutes> => ({
  'GET /api/email/messages': ({ person, received }) =>
    ok(listMessages(work, person, received.query)),
  'GET /api/email/messages/:emailId': ({ person, received }) =>
    ok(openMessage(work, person, received.params.emailId)),
  'POST /api/email/messages/label': ({ person, received, repeatKey }) =>
    done(labelEmails(work, person, received.body, repeatKey)),
  'POST /api/email/messages/restore': ({ person, received, repeatKey }) =>
    done(restoreEmails(work, person, received.body.emailIds, repeatKey)),
  'POST /api/email/messages/delete': ({ person, received, repeatKey }) =>
    done(deleteEmails(work, person, received.body.emailIds, repeatKey)),
  'POST /api/email/trash/empty': async ({ person }) => ({
    status: 200,
    body: { count: await emptyTrash(work, person) },
  }),
  'GET /api/email/messages/:emailId/pictures/:number': ({ person, received }) =>
    readPictureFromElsewhere(work, person, received.params),
});
