import { Readable } from 'node:stream';
import type { analyticsWeeklyRoutes } from '@plenum/contract/features/analytics/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { printFigures } from '../paper/paper.ts';
import { chooseWeekly, readLink, readWeekly, stopByLink } from './weekly.ts';

const oneClick = 'One-Click';

export const weeklyHandlers = (work: Work): Handlers<typeof analyticsWeeklyRoutes> => ({
  'GET /api/analytics/pdf': async ({ person, received: { query } }) => {
    const { period = 'last-28-days', language, timeZone } = query;
    const asked = { period, language, timeZone };
    const { name, pdf } = await printFigures(work, person.organisationId, asked);
    return { name, content: Readable.from([pdf]) };
  },
  'GET /api/analytics/weekly': async ({ person }) => ({
    status: 200,
    body: await readWeekly(work, person),
  }),
  'PUT /api/analytics/weekly': async ({ person, received: { body } }) => ({
    status: 200,
    body: await chooseWeekly(work, person, body),
  }),
  'GET /api/analytics/weekly/:token': async ({ received: { params } }) => ({
    status: 200,
    body: await readLink(work, params.token),
  }),
  'POST /api/analytics/weekly/:token/stop': async ({ received: { params } }) => ({
    status: 200,
    body: await stopByLink(work, params.token),
  }),
  'POST /reports/stop/:token': async ({ received: { params, body } }) => {
    if (!body.toString().includes(oneClick)) throw problem('invalid');
    return { status: 200, body: await stopByLink(work, params.token) };
  },
});
