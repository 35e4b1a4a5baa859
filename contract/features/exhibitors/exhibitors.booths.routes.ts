import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Booth, BoothUpdate, MyBooth, PartId, StaffInput } from './exhibitors.schema.ts';

const exhibitorId = Id('exhibitors.exhibitor');
const params = Type.Object({ exhibitorId });
const one = { 200: Booth } as const;
const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;
const documentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** For the staff of a booth and the organisers of its event: how it looks, and who works there. */
export const exhibitorsBoothsRoutes = {
  'GET /api/booths': {
    summary: 'The booths I am staff of',
    access: 'signed-in',
    replies: { 200: Type.Array(MyBooth) },
  },
  'GET /api/booths/:exhibitorId': {
    summary: 'A booth as it is edited, with what waits for review',
    access: 'signed-in',
    params,
    replies: one,
  },
  'PATCH /api/booths/:exhibitorId': {
    summary: 'Change the given parts; refused when someone else changed them meanwhile',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: BoothUpdate,
    replies: one,
    problems: ['exhibitors.changed_meanwhile', 'exhibitors.over_quota'],
  },
  'PUT /api/booths/:exhibitorId/pictures/:place': {
    summary: 'Set the logo or the banner',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, place: Type.Enum(['logo', 'banner']) }),
    upload: picture,
    replies: one,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/booths/:exhibitorId/pictures/:place': {
    summary: 'Take the logo or the banner away',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, place: Type.Enum(['logo', 'banner']) }),
    replies: one,
  },
  'PUT /api/booths/:exhibitorId/products/:productId/picture': {
    summary: 'Set the picture of a product',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, productId: PartId }),
    upload: picture,
    replies: one,
    problems: ['files.not_a_picture'],
  },
  'POST /api/booths/:exhibitorId/documents': {
    summary: 'Add a document, last in order',
    access: 'signed-in',
    repeats: 'once',
    params,
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) }),
    upload: { types: documentTypes, maxBytes: 20_000_000 },
    replies: { 201: Booth },
    problems: ['exhibitors.over_quota'],
  },
  'DELETE /api/booths/:exhibitorId/documents/:documentId': {
    summary: 'Take a document away',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, documentId: PartId }),
    replies: one,
  },
  'POST /api/booths/:exhibitorId/staff': {
    summary: 'Ask somebody to the staff by email; the link leads them in, with or without account',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: StaffInput,
    replies: { 201: Booth },
    problems: [
      'exhibitors.over_quota',
      'exhibitors.already_staff',
      'exhibitors.not_for_organisers',
      'accounts.unverified',
    ],
  },
  'DELETE /api/booths/:exhibitorId/staff/:personId': {
    summary: 'Take somebody off the staff; they hear and reach nothing more of the booth',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, personId: Id('organisations.member') }),
    replies: one,
  },
  'DELETE /api/booths/:exhibitorId/invited/:invitedId': {
    summary: 'Withdraw an invitation',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, invitedId: Id('exhibitors.invited') }),
    replies: one,
  },
} as const satisfies RouteTable;
