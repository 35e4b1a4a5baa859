import type { dropcardsLeadsRoutes } from '@plenum/contract/features/dropcards/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { exportCards, exportLeads } from './dropcards.export.ts';
import type { CardWork } from './dropcards.facts.ts';
import { changeLead, listLeads } from './dropcards.leads.ts';
import { lookAtCard, scanCard } from './dropcards.scan.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const dropcardsLeadsHandlers = (work: CardWork): Handlers<typeof dropcardsLeadsRoutes> => ({
  'GET /api/booths/:exhibitorId/leads': ({ person, received: { params, query } }) =>
    ok(listLeads(work, person, params.exhibitorId, query)),
  'PATCH /api/booths/:exhibitorId/leads/:leadId': ({ person, received: { params, body } }) =>
    ok(changeLead(work, person, params.exhibitorId, params.leadId, body)),
  'GET /api/booths/:exhibitorId/leads.csv': ({ person, network, received: { params, query } }) =>
    exportLeads(work, { ...person, network }, params.exhibitorId, query),
  'GET /api/booths/:exhibitorId/leads.vcf': ({ person, network, received: { params, query } }) =>
    exportCards(work, { ...person, network }, params.exhibitorId, query),
  'POST /api/cards/look': ({ person, received: { body } }) =>
    ok(lookAtCard(work, person, body.code)),
  'POST /api/booths/:exhibitorId/scans': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await scanCard(work, person, params.exhibitorId, body),
  }),
});
