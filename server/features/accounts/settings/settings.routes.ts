import { accountsSettingsRoutes } from '@plenum/contract/features/accounts/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { changeGeneral, changeSettings, readSettings } from './settings.ts';
import { upsertInfo, upsertNotification, upsertSocial } from './settings.queries.ts';

export const accountsSettingsHandlers = (work: Work): Handlers<typeof accountsSettingsRoutes> => ({
  'GET /account-setting/data': async ({ person }) => ({
    status: 200,
    body: await readSettings(work.db, person),
  }),
  'PUT /api/accounts/settings/general': async ({ person, received }) => ({
    status: 200,
    body: await changeGeneral(work, person, received.body),
  }),
  'PUT /api/accounts/settings/info': async ({ person, received }) => ({
    status: 200,
    body: await changeSettings(work, person, (tx) => upsertInfo(tx, person.id, received.body)),
  }),
  'PUT /api/accounts/settings/social': async ({ person, received }) => ({
    status: 200,
    body: await changeSettings(work, person, (tx) => upsertSocial(tx, person.id, received.body)),
  }),
  'PUT /api/accounts/settings/notification': async ({ person, received }) => ({
    status: 200,
    body: await changeSettings(work, person, (tx) =>
      upsertNotification(tx, person.id, received.body),
    ),
  }),
});
