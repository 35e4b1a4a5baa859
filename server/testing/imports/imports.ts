import { randomUUID } from 'node:crypto';
import {
  beginReading,
  endReading,
  insertPiece,
} from '../../features/imports/imports.pieces.queries.ts';
import { insertImport } from '../../features/imports/imports.queries.ts';
import { type Actor, anEvent } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** A file with one speaker, as if it had been sent and read. */
export async function anImport(app: TestApp, admin: Actor): Promise<number> {
  const { work } = app;
  const { id: eventId } = await anEvent(app, admin);
  const { organisationId, id: madeBy } = admin.person;
  const [now, reader] = [work.clock.now(), randomUUID()];
  const what = { eventId, kind: 'speakers', name: 'speakers.csv', file: null } as const;
  const made = await insertImport(work.db, organisationId, { ...what, madeBy, at: now });
  const one = { organisationId, id: made?.id ?? 0 };
  await beginReading(work.db, one, reader, now);
  await insertPiece(work.db, one, reader, 0, { numbers: [2], rows: [['Ada Sommer']] });
  const how = { format: 'csv', separator: ',', isRemembered: false } as const;
  await endReading(work.db, one, reader, { ...how, heads: ['name'], rows: 1, uses: ['name'] });
  return one.id;
}
