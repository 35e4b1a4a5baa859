import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Drop, DropInput, LedgerEntry, MyCard, MyCardUpdate } from './dropcards.schema.ts';

const eventId = Id('events.event');
const params = Type.Object({ eventId });

/** The attendee's own card. */
export const dropcardsRoutes = {
  'GET /api/events/:eventId/card': {
    summary: 'My card: what I chose to put on it, and everything I could',
    access: 'signed-in',
    params,
    replies: { 200: MyCard },
  },
  'PUT /api/events/:eventId/card': {
    summary: 'Choose what is on my card from now on; cards given before stay as they were',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: MyCardUpdate,
    replies: { 200: MyCard },
  },
  'POST /api/events/:eventId/card/link': {
    summary: 'Replace the link and QR code of my card; the old one is dead',
    access: 'signed-in',
    repeats: 'never',
    params,
    replies: { 200: MyCard },
  },
  'GET /api/events/:eventId/card.vcf': {
    summary: 'My card as vCard 4.0',
    access: 'signed-in',
    params,
    download: 'text/vcard',
    replies: {},
  },
  'GET /api/events/:eventId/drops': {
    summary: 'Who has my card, or had it, the newest first',
    access: 'signed-in',
    params,
    replies: { 200: Type.Array(Drop) },
  },
  'POST /api/events/:eventId/drops': {
    summary: 'Give my card to a booth; giving it twice changes nothing',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: DropInput,
    replies: { 201: Drop },
    problems: ['dropcards.key_used', 'dropcards.own_booth'],
  },
  'POST /api/events/:eventId/drops/:dropId/withdrawal': {
    summary: 'Withdraw my card: nothing of it is left with the booth',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ eventId, dropId: Id('dropcards.drop') }),
    replies: { 200: Drop },
  },
  'GET /api/events/:eventId/card/ledger': {
    summary: 'Everything I ever agreed to and withdrew, the newest first',
    access: 'signed-in',
    params,
    replies: { 200: Type.Array(LedgerEntry) },
  },
  'GET /api/events/:eventId/card/ledger.csv': {
    summary: 'The same as CSV',
    access: 'signed-in',
    params,
    download: 'text/csv',
    replies: {},
  },
} as const satisfies RouteTable;
