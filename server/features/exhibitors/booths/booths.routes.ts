import type { Booth } from '@plenum/contract';
import type { exhibitorsBoothsRoutes } from '@plenum/contract/features/exhibitors/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { listMyBooths, readBooth } from './booths.booth.ts';
import { addDocument, removeDocument } from '../editor/editor.documents.ts';
import { changeBooth } from '../editor/editor.edit.ts';
import { changeBoothPicture, changeProductPicture } from '../editor/editor.pictures.ts';
import { inviteStaff, removeStaff, withdrawInvited } from './booths.staff.ts';

const one = async (booth: Promise<Booth>) => ({ status: 200 as const, body: await booth });
const made = async (booth: Promise<Booth>) => ({ status: 201 as const, body: await booth });

export const exhibitorsBoothsHandlers = (work: Work): Handlers<typeof exhibitorsBoothsRoutes> => ({
  'GET /api/booths': async ({ person }) => ({
    status: 200,
    body: await listMyBooths(work, person),
  }),
  'GET /api/booths/:exhibitorId': ({ person, received: { params } }) =>
    one(readBooth(work, person, params.exhibitorId)),
  'PATCH /api/booths/:exhibitorId': ({ person, received: { params, body } }) =>
    one(changeBooth(work, person, params.exhibitorId, body)),
  'PUT /api/booths/:exhibitorId/pictures/:place': ({ person, received: { params, body } }) =>
    one(changeBoothPicture(work, person, params.exhibitorId, params.place, body)),
  'DELETE /api/booths/:exhibitorId/pictures/:place': ({ person, received: { params } }) =>
    one(changeBoothPicture(work, person, params.exhibitorId, params.place, null)),
  'PUT /api/booths/:exhibitorId/products/:productId/picture': ({
    person,
    received: { params, body },
  }) => one(changeProductPicture(work, person, params.exhibitorId, params.productId, body)),
  'POST /api/booths/:exhibitorId/documents': ({ person, received: { params, query, body } }) =>
    made(addDocument(work, person, params.exhibitorId, { name: query.name, bytes: body })),
  'DELETE /api/booths/:exhibitorId/documents/:documentId': ({ person, received: { params } }) =>
    one(removeDocument(work, person, params.exhibitorId, params.documentId)),
  'POST /api/booths/:exhibitorId/staff': ({ person, received: { params, body } }) =>
    made(inviteStaff(work, person, params.exhibitorId, body)),
  'DELETE /api/booths/:exhibitorId/staff/:personId': ({ person, received: { params } }) =>
    one(removeStaff(work, person, params.exhibitorId, params.personId)),
  'DELETE /api/booths/:exhibitorId/invited/:invitedId': ({ person, received: { params } }) =>
    one(withdrawInvited(work, person, params.exhibitorId, params.invitedId)),
});
