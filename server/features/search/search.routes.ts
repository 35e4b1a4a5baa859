import { searchRoutes } from '@plenum/contract/features/search/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { complete, searchAll } from './search.service.ts';

export const searchHandlers = (work: Work): Handlers<typeof searchRoutes> => ({
  'GET /api/main-search/data': async ({ person, received, language }) => ({
    status: 200,
    body: await searchAll(work, person, received.query, language),
  }),
  'GET /api/autocomplete/data': async ({ person, received }) => ({
    status: 200,
    body: await complete(work, person, received.query),
  }),
});
