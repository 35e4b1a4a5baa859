import type { accountsOwnRoutes } from '@plenum/contract/features/accounts/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import type { AfterLeaving } from '../../organisations/index.ts';
import type { Doorkeeper } from '../accounts.access.ts';
import { readAddress } from '../entrance/entrance.address.ts';
import { readExportFile, readLatestExport, startExport } from './own.exports.ts';
import { deleteAccount } from './own.farewell.ts';
import { changePicture } from '../settings/settings.picture.ts';
import { changePreferences, readPreferences } from '../settings/settings.preferences.ts';

export const accountsOwnHandlers = (
  work: Work,
  door: Doorkeeper,
  afterLeaving: AfterLeaving,
): Handlers<typeof accountsOwnRoutes> => ({
  'PUT /api/accounts/settings/picture': async ({ person, received }) => ({
    status: 200,
    body: await changePicture(work, person, received.body),
  }),
  'DELETE /api/accounts/settings/picture': async ({ person }) => ({
    status: 200,
    body: await changePicture(work, person, null),
  }),
  'GET /api/accounts/address': async ({ person }) => ({
    status: 200,
    body: await readAddress(work, person),
  }),
  'GET /api/accounts/preferences': async ({ person }) => ({
    status: 200,
    body: await readPreferences(work, person),
  }),
  'PUT /api/accounts/preferences': async ({ person, received }) => ({
    status: 200,
    body: await changePreferences(work, person, received.body),
  }),
  'GET /api/accounts/exports/latest': async ({ person }) => ({
    status: 200,
    body: await readLatestExport(work, person),
  }),
  'POST /api/accounts/exports': async ({ person }) => ({
    status: 202,
    body: await startExport(work, person),
  }),
  'GET /api/accounts/exports/:exportId/file': ({ person, received }) =>
    readExportFile(work, person, received.params.exportId),
  'POST /api/accounts/delete': async ({ person, received }) => {
    await deleteAccount(work, door, person, received.body.email, afterLeaving);
    return { status: 200, body: {} };
  },
});
