import type { MessageSent, PersonStatus } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

/** Apart from the rest of chat: reading a conversation here makes it read. */
export const templateKey = ['template-chat'] as const;

export const contactsOptions = () =>
  queryOptions({
    queryKey: [...templateKey, 'contacts'],
    queryFn: ({ signal }) => call('GET /apps/chat/chats-and-contacts', { signal }),
  });

export const profileUserOptions = () =>
  queryOptions({
    queryKey: [...templateKey, 'profile-user'],
    queryFn: ({ signal }) => call('GET /apps/chat/users/profile-user', { signal }),
  });

/** Reading it makes all of it read: a window nobody looks at does not ask. */
export const openedChatOptions = (contactId: number) =>
  queryOptions({
    queryKey: [...templateKey, 'chat', contactId],
    queryFn: ({ signal }) => call('GET /apps/chat/get-chat', { query: { id: contactId }, signal }),
    staleTime: 0,
  });

export const sendMessage = (contactId: number, message: string): Promise<MessageSent> =>
  call('POST /apps/chat/send-msg', { body: { obj: { contact: { id: contactId }, message } } });

export const statuses = [
  'online',
  'away',
  'busy',
  'offline',
] as const satisfies readonly PersonStatus[];

export const chooseStatus = (status: PersonStatus) =>
  call('PATCH /api/chat/self', { body: { status } });
