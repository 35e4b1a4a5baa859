import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id, OptionalText } from '../../kernel/values.ts';
import {
  EmailRecord,
  EmailLabelling,
  EmailLabelToggle,
  EmailList,
  EmailOpened,
  EmailPage,
  EmailPageQuery,
  EmailPick,
  EmailQuery,
  EmailUpdate,
} from './email.schema.ts';

const params = Type.Object({ emailId: Id('email.copy') });

/** As the spec has them. */
export const emailRoutes = {
  'GET /apps/email/emails': {
    summary: 'My emails of a folder, with a label, by a part of the subject; the newest first',
    access: 'signed-in',
    query: EmailQuery,
    replies: { 200: EmailList },
  },
  'POST /apps/email/update-emails': {
    summary: 'Read, star or move my emails',
    access: 'signed-in',
    repeats: 'once',
    body: EmailUpdate,
    replies: { 200: Empty },
  },
  'POST /apps/email/update-emails-label': {
    summary: 'Toggle a label on each of my emails',
    access: 'signed-in',
    repeats: 'once',
    body: EmailLabelToggle,
    replies: { 200: Empty },
  },
  'GET /apps/email/get-email': {
    summary: 'One of my emails',
    access: 'signed-in',
    query: Type.Object({ id: Id('email.copy') }),
    replies: { 200: EmailRecord },
  },
  'GET /apps/email/paginate-email': {
    summary: 'The email before or after one of mine, by number; with a folder, among those in it',
    access: 'signed-in',
    query: Type.Object({
      dir: OptionalText(20),
      emailId: Id('email.copy'),
      folder: OptionalText(20),
    }),
    replies: { 200: EmailRecord },
  },
} as const satisfies RouteTable;

/** What a mailbox of any size needs beyond them. */
export const emailBoxRoutes = {
  'GET /api/email/messages': {
    summary: 'A page of my emails, the newest first, by folder, label and words',
    access: 'signed-in',
    query: EmailPageQuery,
    replies: { 200: EmailPage },
  },
  'GET /api/email/messages/:emailId': {
    summary: 'One of my emails to read, with its thread',
    access: 'signed-in',
    params,
    replies: { 200: EmailOpened },
  },
  'POST /api/email/messages/label': {
    summary: 'Set or take a label on my emails',
    access: 'signed-in',
    repeats: 'once',
    body: EmailLabelling,
    replies: { 200: Empty },
  },
  'POST /api/email/messages/restore': {
    summary: 'Bring emails back from the trash to where they were',
    access: 'signed-in',
    repeats: 'once',
    body: EmailPick,
    replies: { 200: Empty },
  },
  'POST /api/email/messages/delete': {
    summary: 'Delete emails for good that are in my trash, or drafts',
    access: 'signed-in',
    repeats: 'once',
    body: EmailPick,
    replies: { 200: Empty },
    problems: ['email.not_in_trash'],
  },
  'POST /api/email/trash/empty': {
    summary: 'Delete for good all that is in my trash',
    access: 'signed-in',
    repeats: 'once',
    replies: { 200: Type.Object({ count: Type.Integer() }) },
  },
  'GET /api/email/messages/:emailId/pictures/:number': {
    summary: 'A picture from elsewhere that an email wants, fetched and drawn anew by this server',
    access: 'signed-in',
    params: Type.Object({
      emailId: Id('email.copy'),
      number: Type.Integer({ minimum: 0, maximum: 200 }),
    }),
    download: 'image/webp',
    asksOutside: true,
    replies: {},
    problems: ['email.picture_unreachable'],
  },
} as const satisfies RouteTable;
