import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id, OptionalText } from '../../kernel/values.ts';
import { EmailOpened } from './email.schema.ts';
import { Addressable, DraftUpdate, NewDraft, OneEmail, Sent } from './email.write.schema.ts';

const params = Type.Object({ emailId: Id('email.copy') });
const oneDraft = Type.Object({ emailId: Id('email.draft') });
const oneFile = Type.Object({ fileId: Id('email.file') });
const writing = ['email.unknown_addressee', 'email.too_many_files', 'email.too_large'];

export const emailWriteRoutes = {
  'GET /api/email/addressees': {
    summary: 'People and groups I may write to or invite, by a part of their name',
    access: 'signed-in',
    query: Type.Object({ q: OptionalText(100) }),
    replies: { 200: Addressable },
  },
  'POST /api/email/drafts': {
    summary:
      'Begin an email, also a reply or a forward: its recipients and what it quotes are filled in',
    access: 'signed-in',
    repeats: 'once',
    body: NewDraft,
    replies: { 201: OneEmail },
    problems: writing,
  },
  'PATCH /api/email/drafts/:emailId': {
    summary: 'Save a draft as it is typed',
    access: 'signed-in',
    repeats: 'once',
    params: oneDraft,
    body: DraftUpdate,
    replies: { 200: OneEmail },
    problems: [...writing, 'email.draft_changed'],
  },
  'POST /api/email/drafts/:emailId/send': {
    summary: 'Send a draft: colleagues have it at once, others by mail server; all or nothing',
    access: 'signed-in',
    repeats: 'once',
    params: oneDraft,
    body: Sent,
    replies: { 200: OneEmail },
    problems: [
      ...writing,
      'email.draft_changed',
      'email.no_addressee',
      'email.enough_for_today',
      'accounts.unverified',
    ],
  },
  'POST /api/email/messages/:emailId/undo': {
    summary: 'Undo sending while the email has not left; it is a draft again',
    access: 'signed-in',
    repeats: 'once',
    params,
    replies: { 200: EmailOpened },
    problems: ['email.already_gone'],
  },
  'POST /api/email/messages/:emailId/retry': {
    summary: 'Try the addresses again that did not take what I sent',
    access: 'signed-in',
    repeats: 'once',
    params,
    replies: { 200: EmailOpened },
  },
  'DELETE /api/email/drafts/:emailId': {
    summary: 'Throw a draft away for good',
    access: 'signed-in',
    repeats: 'once',
    params: oneDraft,
    replies: { 200: Empty },
  },
  'POST /api/email/files': {
    summary: 'Put a file there for a draft of mine',
    access: 'signed-in',
    repeats: 'once',
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
    upload: {
      types: [
        'application/pdf',
        'application/zip',
        'application/msword',
        'application/vnd.ms-excel',
        'application/vnd.ms-powerpoint',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/vnd.openxmlformats-officedocument.presentationml.presentation',
        'image/gif',
        'image/jpeg',
        'image/png',
        'image/webp',
        'text/calendar',
        'text/csv',
        'text/plain',
      ],
      maxBytes: 10_000_000,
    },
    replies: {
      201: Type.Object({
        id: Id('email.file'),
        name: Type.String(),
        type: Type.String(),
        size: Type.Integer(),
      }),
    },
    problems: ['email.file_not_what_it_says', 'email.too_large'],
  },
  'GET /api/email/files/:fileId': {
    summary: 'A file of one of my emails',
    access: 'signed-in',
    params: oneFile,
    download: 'application/octet-stream',
    replies: {},
  },
  'GET /api/email/files/:fileId/picture': {
    summary: 'A picture of one of my emails, small',
    access: 'signed-in',
    params: oneFile,
    download: 'image/webp',
    replies: {},
  },
} as const satisfies RouteTable;
