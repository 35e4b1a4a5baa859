import type { ChatNews, NoticeGroup, NoticeSettings } from '@plenum/contract';
import { notify, type Notice } from '../features/notifications/index.ts';
import type { Actor } from './builders.ts';
import type { TestApp } from './test-app.ts';

const chat: ChatNews = {
  eventId: null,
  eventName: '',
  conversationId: 12,
  conversation: '',
  personId: 7,
  fullName: 'Ines Prado',
  text: 'See you at nine?',
};

type ChatNotice = Extract<Notice, { data: ChatNews }>;

/** Somebody wrote to them, in conversation 12. */
export const aChatNotice = (
  app: TestApp,
  { person }: Actor,
  { data, ...notice }: Partial<Omit<ChatNotice, 'data'>> & { data?: Partial<ChatNews> } = {},
): Promise<number> =>
  app.work.transaction((tx) =>
    notify(tx, person.organisationId, [person.id], {
      kind: 'chat.wrote',
      link: '/comet-chat/12',
      groupKey: 'chat.12',
      ...notice,
      data: { ...chat, ...data },
    }),
  );

export const choose = async (
  app: TestApp,
  { token }: Actor,
  group: NoticeGroup,
  ways: { app?: boolean; mail?: boolean; push?: boolean },
): Promise<NoticeSettings> => {
  const answer = await app.call('PATCH /api/notifications/settings', {
    token,
    body: { group, ...ways },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as NoticeSettings;
};
