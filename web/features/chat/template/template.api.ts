import type { MessageSent, PersonStatus } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { template } from './template.live.ts';

export const contactsOptions = () =>
  queryOptions({
    queryKey: [...template.key, 'contacts'],
    queryFn: ({ signal }) => call('GET /apps/chat/chats-and-contacts', { signal }),
    ...template.live,
  });

export const profileUserOptions = () =>
  queryOptions({
    queryKey: [...template.key, 'profile-user'],
    queryFn: ({ signal }) => call('GET /apps/chat/users/profile-user', { signal }),
    ...template.live,
  });

/** Reading it makes all of it read: a window nobody looks at does not ask. */
export const openedChatOptions = (contactId: number) =>
  queryOptions({
    queryKey: [...template.key, 'chat', contactId],
    queryFn: ({ signal }) => call('GET /apps/chat/get-chat', { query: { id: contactId }, signal }),
    staleTime: 0,
    enabled: () => document.visibilityState === 'visible',
    ...template.live,
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
