import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { PresenceQuery, Presences } from './chat.people.schema.ts';
import {
  Changes,
  ChangesQuery,
  Conversation,
  FoundLines,
  Here,
  HideInput,
  Line,
  LineEdit,
  LinePage,
  LineSearchQuery,
  LinesQuery,
  Members,
  MembersQuery,
  NewLine,
  PinInput,
  ReactionInput,
  ReadInput,
  SeenMarks,
  Thread,
  Unseen,
  UnseenChats,
} from './chat.schema.ts';

const conversationId = Id('chat.conversation');
const params = Type.Object({ conversationId });
const lineParams = Type.Object({ conversationId, lineId: Id('chat.line') });
const ownParams = Type.Object({ conversationId, lineId: Id('chat.own_line') });
const mayNotWrite = [
  'chat.paused',
  'chat.too_soon',
  'chat.followers_only',
  'chat.not_accepted',
  'chat.not_reachable',
  'moderation.muted',
  'moderation.word_refused',
];

/** What can be done in any conversation, whatever its kind. */
export const chatRoutes = {
  'GET /api/chat/unseen': {
    summary: 'What waits for me, for the badges of the menu',
    access: 'signed-in',
    replies: { 200: UnseenChats },
  },
  'GET /api/chat/conversations/:conversationId': {
    summary: 'A conversation, with my place in it',
    access: 'signed-in',
    params,
    replies: { 200: Conversation },
  },
  'GET /api/chat/conversations/:conversationId/lines': {
    summary: 'A piece of its history: the newest, or before, after or around a number',
    access: 'signed-in',
    params,
    query: LinesQuery,
    replies: { 200: LinePage },
  },
  'GET /api/chat/conversations/:conversationId/changes': {
    summary: 'What came after the last number a window has',
    access: 'signed-in',
    params,
    query: ChangesQuery,
    replies: { 200: Changes },
  },
  'GET /api/chat/conversations/:conversationId/threads/:lineId': {
    summary: 'A line and what was answered to it',
    access: 'signed-in',
    params: lineParams,
    replies: { 200: Thread },
  },
  'GET /api/chat/conversations/:conversationId/pinned': {
    summary: 'Its pinned lines, the latest pinned first',
    access: 'signed-in',
    params,
    replies: { 200: Type.Object({ lines: Type.Array(Line) }) },
  },
  'POST /api/chat/conversations/:conversationId/lines': {
    summary: 'Say something; the same client id again answers the line that is there',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: NewLine,
    replies: { 201: Line },
    problems: [...mayNotWrite, 'chat.empty'],
  },
  'PATCH /api/chat/conversations/:conversationId/lines/:lineId': {
    summary: 'Change one’s own line',
    access: 'signed-in',
    repeats: 'once',
    params: ownParams,
    body: LineEdit,
    replies: { 200: Line },
    problems: mayNotWrite,
  },
  'DELETE /api/chat/conversations/:conversationId/lines/:lineId': {
    summary: 'Delete one’s own line: its words and files are gone for everyone',
    access: 'signed-in',
    repeats: 'once',
    params: ownParams,
    replies: { 200: Line },
  },
  'POST /api/chat/conversations/:conversationId/lines/:lineId/reactions': {
    summary: 'React to a line, or remove the reaction',
    access: 'signed-in',
    repeats: 'once',
    params: lineParams,
    body: ReactionInput,
    replies: { 200: Line },
    problems: [...mayNotWrite, 'chat.too_many_reactions'],
  },
  'POST /api/chat/conversations/:conversationId/lines/:lineId/pin': {
    summary: 'Pin a line or unpin it: moderators of a channel, members of a group',
    access: 'signed-in',
    repeats: 'once',
    params: lineParams,
    body: PinInput,
    replies: { 200: Line },
    problems: ['chat.too_many_pinned'],
  },
  'POST /api/chat/conversations/:conversationId/lines/:lineId/hide': {
    summary: 'Hide a line of a channel, with a reason for its author; for its moderators',
    access: 'signed-in',
    repeats: 'once',
    params: lineParams,
    body: HideInput,
    replies: { 200: Line },
  },
  'POST /api/chat/conversations/:conversationId/read': {
    summary: 'I have read up to this number; never goes back',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: ReadInput,
    replies: { 200: Unseen },
  },
} as const satisfies RouteTable;

/** What is found in conversations: lines by their words, people by their names. */
export const chatFindRoutes = {
  'GET /api/chat/search': {
    summary: 'Lines by their words, in whatever I may read',
    access: 'signed-in',
    query: LineSearchQuery,
    replies: { 200: FoundLines },
  },
  'GET /api/chat/conversations/:conversationId/members': {
    summary: 'Who can be mentioned, by a part of their name',
    access: 'signed-in',
    params,
    query: MembersQuery,
    replies: { 200: Members },
  },
} as const satisfies RouteTable;

export const chatHereRoutes = {
  'GET /api/chat/conversations/:conversationId/here': {
    summary: 'Who has it open now',
    access: 'signed-in',
    params,
    replies: { 200: Here },
  },
  'GET /api/chat/conversations/:conversationId/seen': {
    summary: 'How far the others have read, where only few talk; elsewhere nobody is named',
    access: 'signed-in',
    params,
    replies: { 200: SeenMarks },
  },
  'GET /api/chat/presence': {
    summary: 'Who of these people is there, as far as they show it',
    access: 'signed-in',
    query: PresenceQuery,
    replies: { 200: Presences },
  },
} as const satisfies RouteTable;

const fileTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'text/plain',
  'text/csv',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const;

export const chatFilesRoutes = {
  'POST /api/chat/conversations/:conversationId/files': {
    summary: 'Put a file there, to be sent with a line within a day; pictures are drawn anew',
    access: 'signed-in',
    repeats: 'once',
    params,
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    upload: { types: fileTypes, maxBytes: 10_000_000 },
    replies: { 201: Type.Object({ id: Id('chat.file'), name: Type.String() }) },
    problems: [...mayNotWrite, 'files.not_a_picture', 'chat.file_not_what_it_says'],
  },
  'GET /api/chat/files/:fileId': {
    summary: 'The file, for who may read the line it is in',
    access: 'signed-in',
    params: Type.Object({ fileId: Id('chat.file') }),
    download: 'application/octet-stream',
    replies: { 200: Empty },
  },
  'GET /api/chat/files/:fileId/picture': {
    summary: 'A picture, to be shown in place',
    access: 'signed-in',
    params: Type.Object({ fileId: Id('chat.picture') }),
    download: 'image/webp',
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
