import { sendFile } from '../../features/imports/index.ts';
import { type Actor, anEvent } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** A file with one speaker, sent and read. */
export async function anImport(app: TestApp, admin: Actor): Promise<number> {
  const { id: eventId } = await anEvent(app, admin);
  const query = { kind: 'speakers', eventId, name: 'speakers.csv' } as const;
  const { id } = await sendFile(app.work, admin.person, query, Buffer.from('name\nAda Sommer\n'));
  await app.doJobs();
  return id;
}
