import { expect } from 'vitest';
import type { Driven, OldClient } from './old-client.ts';
import { many, n, text, yes } from './spec-shapes.ts';

const mail = {
  id: n,
  from: { email: text, name: text, avatar: text },
  to: many({ name: text }),
  subject: text,
  message: text,
  attachments: expect.any(Array),
  isStarred: yes,
  labels: expect.any(Array),
  time: text,
  replies: expect.any(Array),
  folder: text,
  isRead: yes,
  hasPreviousMail: yes,
  hasNextMail: yes,
};

const inbox = '/apps/email/emails?q=&folder=inbox&label=';

async function mailIds({ send }: OldClient): Promise<number[]> {
  const { body } = await send('GET', inbox);
  return (body as { emails: { id: number }[] }).emails.map(({ id }) => id);
}

const email: Readonly<Record<string, Driven>> = {
  'GET /apps/email/emails': ({ send }) => ({
    answer: send('GET', inbox),
    like: { emails: many(mail), emailsMeta: { inbox: n, draft: n, spam: n } },
  }),
  'POST /apps/email/update-emails': async (client) => ({
    answer: client.send('POST', '/apps/email/update-emails', {
      emailIds: await mailIds(client),
      dataToUpdate: { isStarred: true },
    }),
    like: null,
  }),
  'POST /apps/email/update-emails-label': async (client) => ({
    answer: client.send('POST', '/apps/email/update-emails-label', {
      emailIds: await mailIds(client),
      label: 'important',
    }),
    like: null,
  }),
  'GET /apps/email/get-email': async (client) => ({
    answer: client.send('GET', `/apps/email/get-email?id=${(await mailIds(client))[0]}`),
    like: mail,
  }),
  'GET /apps/email/paginate-email': async (client) => ({
    answer: client.send(
      'GET',
      `/apps/email/paginate-email?dir=previous&emailId=${(await mailIds(client))[0]}`,
    ),
    like: mail,
  }),
};

const contact = { id: n, fullName: text, role: text, about: text, avatar: text, status: text };
const line = { message: text, time: text, senderId: n };

async function contacts({ send }: OldClient): Promise<{ id: number }[]> {
  const { body } = await send('GET', '/apps/chat/chats-and-contacts');
  return (body as { contacts: { id: number }[] }).contacts;
}

const chat: Readonly<Record<string, Driven>> = {
  'GET /apps/chat/chats-and-contacts': ({ send }) => ({
    answer: send('GET', '/apps/chat/chats-and-contacts'),
    like: {
      chatsContacts: many({
        ...contact,
        chat: { id: n, unseenMsgs: n, lastMessage: expect.objectContaining(line) },
      }),
      contacts: many(contact),
      profileUser: { id: 11, avatar: text, fullName: text, status: text },
    },
  }),
  'GET /apps/chat/users/profile-user': ({ send }) => ({
    answer: send('GET', '/apps/chat/users/profile-user'),
    like: {
      ...contact,
      id: 11,
      role: 'admin',
      settings: { isTwoStepAuthVerificationEnabled: yes, isNotificationsOn: yes },
    },
  }),
  'GET /apps/chat/get-chat': async (client) => ({
    answer: client.send('GET', `/apps/chat/get-chat?id=${(await contacts(client))[0]?.id}`),
    like: { contact },
  }),
  // The whole contact is echoed; its number alone is read.
  'POST /apps/chat/send-msg': async (client) => ({
    answer: client.send('POST', '/apps/chat/send-msg', {
      obj: { contact: (await contacts(client))[0], message: 'Good morning' },
    }),
    status: 201,
    like: { response: { newMessageData: { ...line, senderId: 11 }, id: n } },
  }),
};

const task = {
  title: 'Rehearse',
  dueDate: '2026-12-01T09:00:00.000Z',
  tags: [],
  description: { _immutable: { currentContent: { blockMap: {} } } },
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  assignee: { fullName: '', avatar: null },
};

const added = async ({ send }: OldClient): Promise<{ id: number }> =>
  ((await send('POST', '/apps/todo/add-tasks', { task })).body as { task: { id: number } }).task;

const todo: Readonly<Record<string, Driven>> = {
  'GET /apps/todo/tasks': ({ send }) => ({
    answer: send('GET', '/apps/todo/tasks?filter=&q=&sortBy=&tag='),
    like: many({ id: n, title: text, tags: expect.any(Array), assignee: expect.any(Object) }),
  }),
  'POST /apps/todo/add-tasks': ({ send }) => ({
    answer: send('POST', '/apps/todo/add-tasks', { task }),
    status: 201,
    like: { task: { id: n, title: 'Rehearse', description: task.description, tags: [] } },
  }),
  'POST /apps/todo/update-task': async (client) => {
    const { id } = await added(client);
    const changed = { ...task, id: String(id), isCompleted: true };
    return {
      answer: client.send('POST', '/apps/todo/update-task', { task: changed }),
      like: { task: { id, isCompleted: true } },
    };
  },
  'DELETE /apps/todo/delete-task': async (client) => ({
    answer: client.send('DELETE', `/apps/todo/delete-task?taskId=${(await added(client)).id}`),
    like: null,
  }),
};

const event = {
  title: 'Rehearsal',
  start: '2026-12-01T09:00:00.000Z',
  end: '2026-12-01T10:00:00.000Z',
  allDay: false,
  display: 'block',
  extendedProps: { calendar: 'Business' },
};

const entered = async ({ send }: OldClient): Promise<{ id: number }> => {
  const { body } = await send('POST', '/apps/calendar/add-event', { event });
  return (body as { event: { id: number } }).event;
};

const calendar: Readonly<Record<string, Driven>> = {
  // The calendars are lost on the way: it must get them all.
  'GET /apps/calendar/events': ({ send }) => ({
    answer: send('GET', '/apps/calendar/events'),
    like: many({ id: n, title: text, start: text, allDay: yes, extendedProps: expect.any(Object) }),
  }),
  'POST /apps/calendar/add-event': ({ send }) => ({
    answer: send('POST', '/apps/calendar/add-event', { event }),
    status: 201,
    like: { event: { id: n, title: 'Rehearsal' } },
  }),
  'POST /apps/calendar/update-event': async (client) => {
    const { id } = await entered(client);
    const dragged = { id: String(id), title: 'Dress rehearsal', start: '2026-12-02' };
    return {
      answer: client.send('POST', '/apps/calendar/update-event', { event: dragged }),
      like: { event: { id, title: 'Dress rehearsal' } },
    };
  },
  'DELETE /apps/calendar/remove-event': async (client) => ({
    answer: client.send('DELETE', `/apps/calendar/remove-event?id=${(await entered(client)).id}`),
    like: null,
  }),
};

/** Email, chat, to-do and calendar. */
export const appCalls: Readonly<Record<string, Driven>> = {
  ...email,
  ...chat,
  ...todo,
  ...calendar,
};
