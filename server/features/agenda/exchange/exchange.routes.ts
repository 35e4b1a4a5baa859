import type { agendaExchangeRoutes } from '@plenum/contract/features/agenda/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { exportDraft, exportShown } from './exchange.export.ts';
import { applyImport, previewImport } from './exchange.import.ts';
import { asCalendar } from './exchange.write-ical.ts';
import { asCsv } from './exchange.write-csv.ts';
import { asScheduleJson } from './exchange.write-json.ts';
import { asScheduleXml } from './exchange.write-xml.ts';

export const agendaExchangeHandlers = (work: Work): Handlers<typeof agendaExchangeRoutes> => ({
  'POST /api/events/:eventId/agenda/import/preview': async ({
    person,
    received: { params, query, body },
  }) => ({
    status: 200,
    body: await previewImport(work, person, params.eventId, { ...query, bytes: body }),
  }),
  'POST /api/events/:eventId/agenda/import': async ({
    person,
    received: { params, query, body },
  }) => ({
    status: 201,
    body: await applyImport(work, person, params.eventId, { ...query, bytes: body }),
  }),
  'GET /api/events/:eventId/agenda/export.csv': ({ person, received }) =>
    exportDraft(work, person, received.params.eventId, 'csv', asCsv),
  'GET /api/events/:eventId/agenda/export.json': ({ person, received }) =>
    exportDraft(work, person, received.params.eventId, 'json', asScheduleJson),
  'GET /api/events/:eventId/agenda/export.xml': ({ person, received }) =>
    exportDraft(work, person, received.params.eventId, 'xml', asScheduleXml),
  'GET /api/events/:eventId/agenda/export.ics': ({ person, received }) =>
    exportDraft(work, person, received.params.eventId, 'ics', asCalendar),
  'GET /api/e/:slug/schedule.json': ({ received }) =>
    exportShown(work, received.params.slug, 'json', asScheduleJson),
  'GET /api/e/:slug/schedule.xml': ({ received }) =>
    exportShown(work, received.params.slug, 'xml', asScheduleXml),
});
