import type { chatTemplateRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { sendMessage } from '../lines/lines.send-message.ts';
import { listContacts, openChat, readProfileUser } from './template.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });

export const chatTemplateHandlers = (work: Work): Handlers<typeof chatTemplateRoutes> => ({
  'GET /apps/chat/chats-and-contacts': ({ person }) => ok(listContacts(work, person)),
  'GET /apps/chat/users/profile-user': ({ person }) => ok(readProfileUser(work, person)),
  'GET /apps/chat/get-chat': ({ person, received }) =>
    ok(openChat(work, person, received.query.id)),
  'POST /apps/chat/send-msg': async ({ person, received }) => ({
    status: 201,
    body: await sendMessage(work, person, received.body.obj),
  }),
});
