import { randomUUID } from 'node:crypto';
import {
  beginReading,
  endReading,
  insertPiece,
} from '../../features/imports/imports.pieces.queries.ts';
import { insertImport, updateStanding } from '../../features/imports/imports.queries.ts';
import { type Actor, anEvent } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** A file with one speaker, as if it had been sent and read. */
async function anImport(app: TestApp, admin: Actor, otherSheets: string[] = []): Promise<number> {
  const { work } = app;
  const { id: eventId } = await anEvent(app, admin);
  const { organisationId, id: madeBy } = admin.person;
  const [now, reader] = [work.clock.now(), randomUUID()];
  const isWorkbook = otherSheets.length > 0;
  const file = isWorkbook ? await work.files.keep('table', new Uint8Array()) : null;
  const what = { eventId, kind: 'speakers', name: 'speakers.csv', file } as const;
  const made = await insertImport(work.db, organisationId, { ...what, madeBy, at: now });
  const one = { organisationId, id: made?.id ?? 0 };
  await beginReading(work.db, one, reader, now);
  await insertPiece(work.db, one, reader, 0, { numbers: [2], rows: [['Ada Sommer']] });
  const how = { format: 'csv', separator: ',', isRemembered: false } as const;
  const table = { sheet: '', otherSheets, heads: ['name'], rows: 1, uses: ['name'] };
  await endReading(work.db, one, reader, { ...how, ...table, file, fault: null });
  return one.id;
}

/** At a step that somebody may go on from. */
async function anImportAt(app: TestApp, admin: Actor, state: 'checked' | 'done'): Promise<number> {
  const id = await anImport(app, admin);
  const { organisationId, id: doer } = admin.person;
  const standing = { state, handled: 1, place: 1, counts: null, undone: null, doer };
  await updateStanding(app.work.db, organisationId, id, standing, app.work.clock.now());
  return id;
}

export const importEntities = {
  'imports.import': (app: TestApp, admin: Actor) => anImport(app, admin),
  'imports.workbook': (app: TestApp, admin: Actor) => anImport(app, admin, ['Hosts']),
  'imports.checked': (app: TestApp, admin: Actor) => anImportAt(app, admin, 'checked'),
  'imports.done': (app: TestApp, admin: Actor) => anImportAt(app, admin, 'done'),
};
