import type {
  calendarEntriesRoutes,
  calendarRoutes,
} from '@plenum/contract/features/calendar/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { createEntry } from './entry/entry.add.ts';
import { answerEntry } from './invitation/invitation.answer.ts';
import { changeEntry } from './entry/entry.change.ts';
import { entryFile } from './exchange/exchange.file.ts';
import { findEntries } from './calendar.find.ts';
import { listOccurrences } from './repeats/repeats.occurrences.ts';
import { readEntry } from './calendar.read.ts';
import { removeEntry } from './entry/entry.remove.ts';
import { entryIdOf } from './repeats/repeats.repeat-id.ts';
import { restoreEntry } from './entry/entry.restore.ts';
import { addEvent, listEvents, removeEvent, updateEvent } from './template/template.ts';

export const calendarHandlers = (work: Work): Handlers<typeof calendarRoutes> => ({
  'GET /apps/calendar/events': async ({ person, received }) => ({
    status: 200,
    body: await listEvents(work, person, received.query),
  }),
  'POST /apps/calendar/add-event': async ({ person, received }) => ({
    status: 201,
    body: { event: await addEvent(work, person, received.body.event) },
  }),
  'POST /apps/calendar/update-event': async ({ person, received }) => ({
    status: 200,
    body: { event: await updateEvent(work, person, received.body.event) },
  }),
  'DELETE /apps/calendar/remove-event': async ({ person, received }) => {
    await removeEvent(work, person, received.query.id);
    return { status: 200, body: {} };
  },
});

export const calendarEntriesHandlers = (work: Work): Handlers<typeof calendarEntriesRoutes> => ({
  'GET /api/calendar/occurrences': async ({ person, received }) => ({
    status: 200,
    body: await listOccurrences(work, person, received.query),
  }),
  'GET /api/calendar/find': async ({ person, received }) => ({
    status: 200,
    body: await findEntries(work, person, received.query.q),
  }),
  'POST /api/calendar/entries': async ({ person, received }) => ({
    status: 201,
    body: await createEntry(work, person, received.body),
  }),
  'GET /api/calendar/entries/:entryId': async ({ person, received }) => ({
    status: 200,
    body: { entry: await readEntry(work.db, person, entryIdOf(received.params.entryId)) },
  }),
  'PATCH /api/calendar/entries/:entryId': async ({ person, received }) => ({
    status: 200,
    body: await changeEntry(work, person, received.params.entryId, received.body),
  }),
  'DELETE /api/calendar/entries/:entryId': async ({ person, received }) => {
    await removeEntry(work, person, received.params.entryId, received.query);
    return { status: 200, body: {} };
  },
  'POST /api/calendar/entries/:entryId/restore': async ({ person, received }) => ({
    status: 200,
    body: await restoreEntry(work, person, received.params.entryId),
  }),
  'POST /api/calendar/entries/:entryId/answer': async ({ person, received }) => ({
    status: 200,
    body: await answerEntry(work, person, received.params.entryId, received.body),
  }),
  'GET /api/calendar/entries/:entryId/entry.ics': ({ person, received }) =>
    entryFile(work, person, received.params.entryId),
});
