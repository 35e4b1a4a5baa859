import type { paymentsStatementsRoutes } from '@plenum/contract/features/payments/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { assignEntry, confirmSure } from './statements.assign.ts';
import { countOpen, ignoreEntry, listEntries, reopenEntry } from './statements.entries.ts';
import { importStatement, previewStatement } from './statements.import.ts';

export const statementsHandlers = (work: Work): Handlers<typeof paymentsStatementsRoutes> => ({
  'POST /api/payments/statements/preview': async ({ person, received: { query, body } }) => ({
    status: 200,
    body: await previewStatement(work, person, { ...query, bytes: body }),
  }),
  'POST /api/payments/statements': async ({ person, received: { query, body } }) => ({
    status: 201,
    body: await importStatement(work, person, { ...query, bytes: body }),
  }),
  'GET /api/payments/entries': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listEntries(work, person, query),
  }),
  'GET /api/payments/entries/counts': async ({ person }) => ({
    status: 200,
    body: await countOpen(work, person),
  }),
  'POST /api/payments/entries/confirm': async ({ person }) => ({
    status: 200,
    body: await confirmSure(work, person),
  }),
  'POST /api/payments/entries/:entryId/assign': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await assignEntry(work, person, params.entryId, body),
  }),
  'POST /api/payments/entries/:entryId/ignore': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await ignoreEntry(work, person, params.entryId, body.why),
  }),
  'POST /api/payments/entries/:entryId/reopen': async ({ person, received: { params } }) => ({
    status: 200,
    body: await reopenEntry(work, person, params.entryId),
  }),
});
