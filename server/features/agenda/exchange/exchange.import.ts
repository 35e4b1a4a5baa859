import { createHash } from 'node:crypto';
import type { ImportPlan, ImportResult } from '@plenum/contract';
import { beginningOf } from '../../../platform/beginning-of.ts';
import { apart } from '../../../platform/apart/apart.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Db } from '../../../platform/db/db.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent, requireEventLocked } from '../../events/index.ts';
import { insertChange, type Pair } from '../versions/versions.changes.queries.ts';
import { shownChange } from '../versions/versions.draft.ts';
import { makeParts, type Parts, partsOf } from './exchange.import-parts.ts';
import { type Planned, planImport } from './exchange.import-plan.ts';
import { insertSession, updateSession } from '../agenda.queries.ts';
import type { AgendaFile, readAgendaFile } from './exchange.read-file.ts';

const readFile = apart<typeof readAgendaFile>('agenda.file', 'agenda.import_unreadable');

interface SentFile {
  name: string;
  drop?: boolean;
  bytes: Uint8Array;
}

export async function previewImport(
  { db }: Work,
  person: Person,
  eventId: number,
  file: SentFile,
): Promise<ImportPlan> {
  const event = await requireEvent(db, person, eventId);
  return (await planOf(db, event, file, await read(person, event, file))).plan;
}

const read = ({ id }: Person, event: EventRow, { name, bytes }: SentFile): Promise<AgendaFile> =>
  readFile(`${id}`, name, bytes, {
    timeZone: event.timeZone,
    language: event.languages[0] ?? 'en',
  });

async function planOf(
  db: Db,
  event: EventRow,
  { drop = false, bytes }: SentFile,
  { format, ...incoming }: AgendaFile,
) {
  const parts = await partsOf(db, event);
  const planned = await planImport(db, event, incoming, parts, drop);
  const digest = createHash('sha256')
    .update(bytes)
    .update(`${drop} ${JSON.stringify(planned.versions)} ${JSON.stringify(parts)}`)
    .digest('base64url');
  return { planned, parts, plan: { format, ...planned.shown, digest } };
}

/** All of it or nothing, in one transaction; what it made is known to its undo. */
export async function applyImport(
  work: Work,
  person: Person,
  eventId: number,
  { digest, ...file }: SentFile & { digest: string },
): Promise<ImportResult> {
  // Before anything is locked: reading takes its time.
  const content = await read(person, await requireEvent(work.db, person, eventId), file);
  return work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const { plan, planned, parts } = await planOf(tx, event, file, content);
    if (plan.digest !== digest) throw problem('agenda.changed_since');
    if (plan.faults.length > 0) throw problem('agenda.import_faulty');
    const count = (what: string) => plan.lines.filter((line) => line.what === what).length;
    const counts = { created: count('create'), changed: count('change'), dropped: count('drop') };
    if (planned.steps.length === 0) return { ...counts, changeId: null };
    const changeId = await write(tx, person, event, { planned, parts, name: file.name });
    await record(tx, person, {
      action: 'agenda.imported',
      subjectId: eventId,
      subject: file.name,
      after: counts,
    });
    return { ...counts, changeId };
  });
}

async function write(
  tx: Tx,
  person: Person,
  event: EventRow,
  { planned, parts, name }: { planned: Planned; parts: Parts; name: string },
): Promise<number> {
  const { organisationId, id } = event;
  const incoming = planned.steps.flatMap((step) => step.incoming ?? []);
  const wanted = { ...planned.shown, incoming };
  const { made, resolve } = await makeParts(tx, event, wanted, parts);
  const pairs: Pair[] = [];
  for (const { before, incoming: told } of planned.steps) {
    const to = told ? resolve(told, before) : { ...before, isDeleted: true };
    const after = before
      ? await updateSession(tx, organisationId, id, before.id, { ...before, ...to })
      : told && (await insertSession(tx, organisationId, id, resolve(told, null)));
    if (!after) throw new Error('A session was not written.');
    pairs.push({ before, after });
  }
  const change = { deed: 'imported', subject: beginningOf(name, 200), pairs, made } as const;
  const row = await insertChange(tx, organisationId, id, person.id, change);
  const changeId = row?.id ?? 0;
  await shownChange(tx, event, pairs, changeId);
  return changeId;
}
