import type {
  ChatSelf,
  LineSearchQuery,
  LinesQuery,
  NewGroup,
  NewLine,
  ReactionInput,
  RulesInput,
} from '@plenum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type CallOptions } from '../../platform/api-client.ts';

export type Notify = 'all' | 'mentions' | 'none';

const at = (conversationId: number) => ({ params: { conversationId } });

/** Everything of chat that is kept. */
export const chatKey = ['chat'] as const;

export const readConversation = (conversationId: number, signal: AbortSignal) =>
  call('GET /api/chat/conversations/:conversationId', { ...at(conversationId), signal });

export const readChannels = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/channels', { params: { eventId }, signal });

export const readPrivate = (signal: AbortSignal) => call('GET /api/chat/conversations', { signal });

export const readUnseen = (signal: AbortSignal) => call('GET /api/chat/unseen', { signal });

export const readPinned = (conversationId: number, signal: AbortSignal) =>
  call('GET /api/chat/conversations/:conversationId/pinned', { ...at(conversationId), signal });

export const readHere = (conversationId: number, signal: AbortSignal) =>
  call('GET /api/chat/conversations/:conversationId/here', { ...at(conversationId), signal });

export const readMarks = (conversationId: number, signal: AbortSignal) =>
  call('GET /api/chat/conversations/:conversationId/seen', { ...at(conversationId), signal });

export const readSelf = (signal: AbortSignal) => call('GET /api/chat/self', { signal });

export const membersOptions = (conversationId: number, q: string) =>
  queryOptions({
    queryKey: [...chatKey, 'members', conversationId, q],
    queryFn: ({ signal }) =>
      call('GET /api/chat/conversations/:conversationId/members', {
        ...at(conversationId),
        query: { q },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const foundLinesOptions = (query: LineSearchQuery) =>
  queryOptions({
    queryKey: [...chatKey, 'found', query],
    queryFn: ({ signal }) => call('GET /api/chat/search', { query, signal }),
    enabled: query.q.length > 1,
    placeholderData: keepPreviousData,
  });

/** People of the event by a part of their name. */
export const peopleOptions = (eventId: number, q: string) =>
  queryOptions({
    queryKey: [...chatKey, 'people', eventId, q],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/find', { params: { eventId }, query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });

export const readLines = (conversationId: number, query: LinesQuery, options: CallOptions = {}) =>
  call('GET /api/chat/conversations/:conversationId/lines', {
    ...at(conversationId),
    query,
    ...options,
  });

export const readChanges = (conversationId: number, after: number, options: CallOptions = {}) =>
  call('GET /api/chat/conversations/:conversationId/changes', {
    ...at(conversationId),
    query: { after },
    ...options,
  });

export const readThread = (conversationId: number, lineId: number, options: CallOptions = {}) =>
  call('GET /api/chat/conversations/:conversationId/threads/:lineId', {
    params: { conversationId, lineId },
    ...options,
  });

export const sayLine = (conversationId: number, body: NewLine) =>
  call('POST /api/chat/conversations/:conversationId/lines', { ...at(conversationId), body });

export const editLine = (conversationId: number, lineId: number, text: string) =>
  call('PATCH /api/chat/conversations/:conversationId/lines/:lineId', {
    params: { conversationId, lineId },
    body: { text },
  });

export const deleteLine = (conversationId: number, lineId: number) =>
  call('DELETE /api/chat/conversations/:conversationId/lines/:lineId', {
    params: { conversationId, lineId },
  });

export const reactTo = (conversationId: number, lineId: number, body: ReactionInput) =>
  call('POST /api/chat/conversations/:conversationId/lines/:lineId/reactions', {
    params: { conversationId, lineId },
    body,
  });

export const pinLine = (conversationId: number, lineId: number, isPinned: boolean) =>
  call('POST /api/chat/conversations/:conversationId/lines/:lineId/pin', {
    params: { conversationId, lineId },
    body: { isPinned },
  });

export const markRead = (conversationId: number, sequence: number) =>
  call('POST /api/chat/conversations/:conversationId/read', {
    ...at(conversationId),
    body: { sequence },
  });

export const addFile = (
  conversationId: number,
  file: File,
  watching: { onProgress: (share: number) => void; signal: AbortSignal },
) =>
  call('POST /api/chat/conversations/:conversationId/files', {
    ...at(conversationId),
    query: { name: file.name },
    body: file,
    ...watching,
  });

export const setNotify = (conversationId: number, notify: Notify) =>
  call('PUT /api/chat/conversations/:conversationId/notify', {
    ...at(conversationId),
    body: { notify },
  });

export const follow = (conversationId: number, isFollowing: boolean) =>
  call('PUT /api/chat/channels/:conversationId/follow', {
    ...at(conversationId),
    body: { isFollowing },
  });

export const changeRules = (conversationId: number, body: RulesInput) =>
  call('PATCH /api/chat/channels/:conversationId/rules', { ...at(conversationId), body });

export const addTopic = (eventId: number, title: string) =>
  call('POST /api/events/:eventId/channels', { params: { eventId }, body: { title } });

export const renameTopic = (conversationId: number, title: string) =>
  call('PATCH /api/chat/channels/:conversationId', { ...at(conversationId), body: { title } });

export const closeTopic = (conversationId: number) =>
  call('DELETE /api/chat/channels/:conversationId', at(conversationId));

export const openDirect = (personId: number) =>
  call('POST /api/chat/conversations/direct', { body: { personId } });

export const answerTalk = (conversationId: number, isAccepted: boolean) =>
  call('POST /api/chat/conversations/:conversationId/answer', {
    ...at(conversationId),
    body: { isAccepted },
  });

export const makeGroup = (body: NewGroup) => call('POST /api/chat/conversations/groups', { body });

export const renameGroup = (conversationId: number, title: string) =>
  call('PATCH /api/chat/conversations/:conversationId', { ...at(conversationId), body: { title } });

export const addMembers = (conversationId: number, personIds: number[]) =>
  call('POST /api/chat/conversations/:conversationId/members', {
    ...at(conversationId),
    body: { personIds },
  });

export const removeMember = (conversationId: number, personId: number) =>
  call('DELETE /api/chat/conversations/:conversationId/members/:personId', {
    params: { conversationId, personId },
  });

export const chooseStatus = (status: ChatSelf['status']) =>
  call('PATCH /api/chat/self', { body: { status } });

export const block = (personId: number, isBlocked: boolean) =>
  isBlocked
    ? call('PUT /api/chat/blocks/:personId', { params: { personId } })
    : call('DELETE /api/chat/blocks/:personId', { params: { personId } });

export const readPresence = (personIds: readonly number[]) =>
  call('GET /api/chat/presence', { query: { personIds: personIds.join(',') } });
