import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Desk,
  DeskQuery,
  DeskRules,
  HandOver,
  MyHelp,
  RequestStateInput,
  SavedReplies,
  SavedReply,
  SavedReplyInput,
} from './chat.desks.schema.ts';
import { Conversation, Conversations } from './chat.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const boothParams = Type.Object({ exhibitorId: Id('exhibitors.staffed') });
const params = Type.Object({ conversationId: Id('chat.request') });
const replyParams = Type.Object({ eventId: Id('events.event'), replyId: Id('chat.reply') });

/** Whoever asks has one conversation with the organisers and one with each booth. */
export const chatDesksRoutes = {
  'GET /api/events/:eventId/help': {
    summary: 'My conversation with the organisers, where there is one',
    access: 'signed-in',
    params: eventParams,
    replies: { 200: MyHelp },
  },
  'POST /api/events/:eventId/help': {
    summary: 'Open my conversation with the organisers; its first line puts it in the queue',
    access: 'signed-in',
    repeats: 'same',
    params: eventParams,
    replies: { 200: Conversation },
  },
  'GET /api/events/:eventId/help-desk': {
    summary: 'Questions to the organisers, who waits longest first',
    access: 'admin',
    params: eventParams,
    query: DeskQuery,
    replies: { 200: Desk },
  },
  'PUT /api/events/:eventId/help-desk': {
    summary: 'Set after how many minutes an unanswered question alerts everyone',
    access: 'admin',
    repeats: 'same',
    params: eventParams,
    body: DeskRules,
    replies: { 200: DeskRules },
  },
  'POST /api/events/:eventId/hall/:exhibitorId/chat': {
    summary: 'Open my conversation with the staff of a booth',
    access: 'signed-in',
    repeats: 'same',
    params: Type.Object({ eventId: Id('events.event'), exhibitorId: Id('exhibitors.exhibitor') }),
    replies: { 200: Conversation },
  },
  'GET /api/booths/:exhibitorId/inbox': {
    summary: 'Questions to a booth, for its staff: open, answered, missed',
    access: 'signed-in',
    params: boothParams,
    query: DeskQuery,
    replies: { 200: Desk },
  },
  'GET /api/chat/booths': {
    summary: 'My conversations with booths, as a visitor',
    access: 'signed-in',
    replies: { 200: Conversations },
  },
  'POST /api/chat/requests/:conversationId/take': {
    summary: 'Take a question; of two people at once one gets it',
    access: 'signed-in',
    repeats: 'once',
    params,
    replies: { 200: Conversation },
    problems: ['chat.taken'],
  },
  'POST /api/chat/requests/:conversationId/hand-over': {
    summary: 'Hand a question over to a colleague, who is notified',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: HandOver,
    replies: { 200: Conversation },
  },
  'POST /api/chat/requests/:conversationId/state': {
    summary: 'Close a question, or open it again; who asked may as well',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: RequestStateInput,
    replies: { 200: Conversation },
  },
  'POST /api/chat/requests/:conversationId/transcript': {
    summary: 'Email me the transcript',
    access: 'signed-in',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems: ['events.address_unproven'],
  },
  'GET /api/events/:eventId/saved-replies': {
    summary: 'Answers that are given often',
    access: 'admin',
    params: eventParams,
    replies: { 200: SavedReplies },
  },
  'POST /api/events/:eventId/saved-replies': {
    summary: 'Save an answer',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: SavedReplyInput,
    replies: { 201: SavedReply },
    problems: ['chat.too_many_replies'],
  },
  'PATCH /api/events/:eventId/saved-replies/:replyId': {
    summary: 'Change a saved answer',
    access: 'admin',
    repeats: 'once',
    params: replyParams,
    body: SavedReplyInput,
    replies: { 200: SavedReply },
  },
  'DELETE /api/events/:eventId/saved-replies/:replyId': {
    summary: 'Forget a saved answer',
    access: 'admin',
    repeats: 'once',
    params: replyParams,
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
