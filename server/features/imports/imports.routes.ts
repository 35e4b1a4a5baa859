import type { importsRoutes } from '@plenum/contract/features/imports/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { exportFaults, readRows } from './imports.faults.ts';
import {
  checkImport,
  chooseSheet,
  listImports,
  readImport,
  removeImport,
  runImport,
  sendFile,
  undoImport,
} from './imports.service.ts';

export const importsHandlers = (work: Work): Handlers<typeof importsRoutes> => ({
  'GET /api/imports': async ({ person }) => ({ status: 200, ...(await listImports(work, person)) }),
  'POST /api/imports': async ({ person, received: { query, body } }) => ({
    status: 201,
    body: await sendFile(work, person, query, body),
  }),
  'GET /api/imports/:importId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readImport(work, person, params.importId),
  }),
  'POST /api/imports/:importId/sheet': async ({ person, received: { params, body } }) => ({
    status: 202,
    body: await chooseSheet(work, person, params.importId, body.sheet),
  }),
  'POST /api/imports/:importId/check': async ({ person, received: { params, body } }) => ({
    status: 202,
    body: await checkImport(work, person, params.importId, body.uses),
  }),
  'POST /api/imports/:importId/run': async ({ person, received: { params } }) => ({
    status: 202,
    body: await runImport(work, person, params.importId),
  }),
  'POST /api/imports/:importId/undo': async ({ person, received: { params } }) => ({
    status: 202,
    body: await undoImport(work, person, params.importId),
  }),
  'DELETE /api/imports/:importId': async ({ person, received: { params } }) => {
    await removeImport(work, person, params.importId);
    return { status: 200, body: {} };
  },
  'GET /api/imports/:importId/rows': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await readRows(work, person, params.importId, query),
  }),
  'GET /api/imports/:importId/faults.csv': ({ person, network, received: { params } }) =>
    exportFaults(work, { ...person, network }, params.importId),
});
