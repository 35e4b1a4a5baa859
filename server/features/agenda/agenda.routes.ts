import type { AgendaResult } from '@plenum/contract';
import type { agendaRoutes } from '@plenum/contract/features/agenda/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { readClashes, readMoves } from './agenda.clashes.ts';
import { readDifferences } from './versions/versions.differences.ts';
import { addFile, readDraftFile, removeFile } from './agenda.files.ts';
import { readPreview } from './program/program.ts';
import { listVersions, publishAgenda, readPublication } from './versions/versions.publish.ts';
import {
  addSession,
  changeSession,
  readAgenda,
  removeSession,
  shiftSessions,
} from './agenda.service.ts';
import { listChanges, undoChange } from './versions/versions.undo.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;
const made = async (body: Promise<AgendaResult>) => ({ status: 201, body: await body }) as const;

export const agendaHandlers = (work: Work): Handlers<typeof agendaRoutes> => ({
  'GET /api/events/:eventId/agenda': ({ person, received }) =>
    ok(readAgenda(work, person, received.params.eventId)),
  'GET /api/events/:eventId/agenda/preview': ({ person, received }) =>
    ok(readPreview(work, person, received.params.eventId)),
  'POST /api/events/:eventId/agenda/sessions': ({ person, received }) =>
    made(addSession(work, person, received.params.eventId, received.body)),
  'PATCH /api/events/:eventId/agenda/sessions/:sessionId': ({
    person,
    received: { params, body },
  }) => ok(changeSession(work, person, params.eventId, params.sessionId, body)),
  'DELETE /api/events/:eventId/agenda/sessions/:sessionId': ({ person, received: { params } }) =>
    ok(removeSession(work, person, params.eventId, params.sessionId)),
  'POST /api/events/:eventId/agenda/sessions/:sessionId/files': ({
    person,
    received: { params, query, body },
  }) =>
    made(
      addFile(work, person, params.eventId, params.sessionId, { name: query.name, bytes: body }),
    ),
  'DELETE /api/events/:eventId/agenda/sessions/:sessionId/files/:fileId': ({
    person,
    received: { params },
  }) => ok(removeFile(work, person, params.eventId, params.sessionId, params.fileId)),
  'GET /api/events/:eventId/agenda/files/:fileId': ({ person, received: { params } }) =>
    readDraftFile(work, person, params.eventId, params.fileId),
  'POST /api/events/:eventId/agenda/shift': ({ person, received }) =>
    ok(shiftSessions(work, person, received.params.eventId, received.body)),
  'GET /api/events/:eventId/agenda/changes': ({ person, received }) =>
    ok(listChanges(work, person, received.params.eventId)),
  'POST /api/events/:eventId/agenda/changes/:changeId/undo': ({ person, received: { params } }) =>
    ok(undoChange(work, person, params.eventId, params.changeId)),
  'GET /api/events/:eventId/agenda/clashes': ({ person, received }) =>
    ok(readClashes(work, person, received.params.eventId)),
  'GET /api/events/:eventId/agenda/sessions/:sessionId/moves': ({ person, received: { params } }) =>
    ok(readMoves(work, person, params.eventId, params.sessionId)),
  'GET /api/events/:eventId/agenda/versions': ({ person, received }) =>
    ok(listVersions(work, person, received.params.eventId)),
  'GET /api/events/:eventId/agenda/differences': ({ person, received: { params, query } }) =>
    ok(readDifferences(work, person, params.eventId, query.version)),
  'GET /api/events/:eventId/agenda/publication': ({ person, received }) =>
    ok(readPublication(work, person, received.params.eventId)),
  'POST /api/events/:eventId/agenda/publish': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await publishAgenda(work, person, params.eventId, body),
  }),
});
