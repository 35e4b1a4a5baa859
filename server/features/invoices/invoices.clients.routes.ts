import type { invoicesClientsRoutes } from '@plenum/contract/features/invoices/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import {
  addClient,
  changeClient,
  listClients,
  readClient,
  removeClient,
} from './invoices.clients.ts';
import { changeSettings, readSettings } from './invoices.settings.ts';

export const invoicesClientsHandlers = (work: Work): Handlers<typeof invoicesClientsRoutes> => ({
  'GET /api/invoices/settings': async ({ person }) => ({
    status: 200,
    body: await readSettings(work, person),
  }),
  'PATCH /api/invoices/settings': async ({ person, received: { body } }) => ({
    status: 200,
    body: await changeSettings(work, person, body),
  }),
  'GET /api/invoices/clients': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listClients(work, person, query),
  }),
  'POST /api/invoices/clients': async ({ person, received: { body } }) => ({
    status: 201,
    body: await addClient(work, person, body),
  }),
  'GET /api/invoices/clients/:clientId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readClient(work, person, params.clientId),
  }),
  'PATCH /api/invoices/clients/:clientId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await changeClient(work, person, params.clientId, body),
  }),
  'DELETE /api/invoices/clients/:clientId': async ({ person, received: { params } }) => {
    await removeClient(work, person, params.clientId);
    return { status: 200, body: {} };
  },
});
