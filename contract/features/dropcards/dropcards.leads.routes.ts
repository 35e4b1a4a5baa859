import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  CardLook,
  CardPreview,
  Lead,
  LeadFilter,
  LeadPage,
  LeadQuery,
  LeadUpdate,
  ScanInput,
} from './dropcards.schema.ts';

/** One of whose staff the caller is. */
const exhibitorId = Id('exhibitors.staffed');
const params = Type.Object({ exhibitorId });

/** For the staff of a booth, and nobody else. */
export const dropcardsLeadsRoutes = {
  'GET /api/booths/:exhibitorId/leads': {
    summary: 'Cards the booth has, and which others were withdrawn',
    access: 'signed-in',
    params,
    query: LeadQuery,
    replies: { 200: LeadPage },
  },
  'PATCH /api/booths/:exhibitorId/leads/:leadId': {
    summary: 'Rate, tag, note or assign; refused when a colleague changed it meanwhile',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, leadId: Id('dropcards.lead') }),
    body: LeadUpdate,
    replies: { 200: Lead },
    problems: ['dropcards.changed_meanwhile', 'dropcards.withdrawn'],
  },
  'GET /api/booths/:exhibitorId/leads.csv': {
    summary: 'Cards a search finds, as CSV; withdrawn ones are not in it',
    access: 'signed-in',
    params,
    query: LeadFilter,
    download: 'text/csv',
    replies: {},
  },
  'GET /api/booths/:exhibitorId/leads.vcf': {
    summary: 'The same as vCard 4.0',
    access: 'signed-in',
    params,
    query: LeadFilter,
    download: 'text/vcard',
    replies: {},
  },
  'POST /api/cards/look': {
    summary: 'Whose card a code is, for staff of a booth of its event',
    access: 'signed-in',
    repeats: 'same',
    body: CardLook,
    replies: { 200: CardPreview },
    problems: ['dropcards.dead_code'],
  },
  'POST /api/booths/:exhibitorId/scans': {
    summary: 'Take the card of somebody who showed its code; they are notified at once',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: ScanInput,
    replies: { 201: Lead },
    problems: ['dropcards.dead_code', 'dropcards.key_used', 'dropcards.own_booth'],
  },
} as const satisfies RouteTable;
