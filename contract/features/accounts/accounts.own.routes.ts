import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Address,
  DataExport,
  Farewell,
  LatestExport,
  Picture,
  Preferences,
} from './accounts.own.schema.ts';

const recent = ['accounts.confirm_first'] as const;
const params = Type.Object({ exportId: Id('accounts.export') });

/** What is mine: my picture, my preferences, my data, my leaving. */
export const accountsOwnRoutes = {
  'PUT /api/accounts/settings/picture': {
    summary: 'My picture; drawn anew in a square, without what the camera wrote into it',
    access: 'signed-in',
    repeats: 'once',
    upload: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_242_880 },
    replies: { 200: Picture },
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/accounts/settings/picture': {
    summary: 'Take my picture away',
    access: 'signed-in',
    repeats: 'once',
    replies: { 200: Picture },
  },
  'GET /api/accounts/address': {
    summary: 'My address, and whether I confirmed it',
    access: 'signed-in',
    replies: { 200: Address },
  },
  'GET /api/accounts/preferences': {
    summary: 'My language, time zone and look',
    access: 'signed-in',
    whileActing: true,
    replies: { 200: Preferences },
  },
  'PUT /api/accounts/preferences': {
    summary: 'Change my language, time zone and look',
    access: 'signed-in',
    repeats: 'same',
    body: Preferences,
    replies: { 200: Preferences },
  },
  'GET /api/accounts/exports/latest': {
    summary: 'The last copy of my data I asked for',
    access: 'signed-in',
    replies: { 200: LatestExport },
  },
  'POST /api/accounts/exports': {
    summary: 'Gather a copy of all my data; one at a time',
    access: 'signed-in',
    repeats: 'once',
    replies: { 202: DataExport },
    problems: recent,
  },
  'GET /api/accounts/exports/:exportId/file': {
    summary: 'The copy of my data, while it lasts',
    access: 'signed-in',
    params,
    download: 'application/zip',
    replies: {},
    problems: recent,
  },
  'POST /api/accounts/delete': {
    summary: 'Delete my account: what is about me goes, what others rely on stays without my name',
    access: 'signed-in',
    repeats: 'never',
    body: Farewell,
    replies: { 200: Empty },
    problems: [...recent, 'accounts.email_differs', 'people.last_admin'],
  },
} as const satisfies RouteTable;
