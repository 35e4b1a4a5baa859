import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  Organisation,
  OrganisationUpdate,
  OutboxMail,
  OutboxPage,
  OutboxQuery,
} from './organisations.schema.ts';

export const organisationsRoutes = {
  'GET /api/organisations/current': {
    summary: 'The organisation of this session',
    access: 'signed-in',
    replies: { 200: Organisation },
  },
  'PUT /api/organisations/current': {
    summary: 'Change what the organisation is called and how it looks',
    access: 'admin',
    repeats: 'once',
    body: OrganisationUpdate,
    replies: { 200: Organisation },
    problems: ['organisations.accent_unreadable', 'organisations.changed_meanwhile'],
  },
  'PUT /api/organisations/logo': {
    summary: 'The organisation’s logo; drawn anew, at most 512 pixels wide',
    access: 'admin',
    repeats: 'once',
    upload: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_242_880 },
    replies: { 200: Organisation },
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/organisations/logo': {
    summary: 'Take the logo away',
    access: 'admin',
    repeats: 'once',
    replies: { 200: Organisation },
  },
  'GET /api/organisations/outbox': {
    summary: 'Emails of the organisation, newest first, with their state',
    access: 'admin',
    query: OutboxQuery,
    replies: { 200: OutboxPage },
  },
  'GET /api/organisations/outbox/:mailId': {
    summary: 'One email; its text only where no mail server took it',
    access: 'admin',
    params: Type.Object({ mailId: Id('organisations.mail') }),
    replies: { 200: OutboxMail },
  },
} as const satisfies RouteTable;
