import { createHash } from 'node:crypto';
import { type Import, type ImportQuery, mostInList } from '@plenum/contract';
import { bareList } from '../../platform/http/bare-list.ts';
import { problem } from '../../platform/http/problem.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireAt, requireImport } from './imports.access.ts';
import { none, own } from './imports.columns.ts';
import { kindOf } from './imports.kinds.ts';
import { tellGone, tellImport } from './imports.live.ts';
import { findPiece, forgetKeys } from './imports.pieces.queries.ts';
import {
  countAtWork,
  deleteImport,
  findImports,
  forgetFile,
  insertImport,
  updateStanding,
  updateUses,
  updateWanted,
  upsertUses,
} from './imports.queries.ts';
import type { ImportRowOf } from './imports.rows.ts';
import { detailView, importView } from './imports.view.ts';

export const workJob = 'imports.work';

const [mostAtWork, samplesShown] = [3, 5];

/** Of which file, whatever the order of its rows. */
export const hashOfHeads = (heads: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(heads)).digest('hex').slice(0, 32);

export const listImports = async ({ db }: Work, { organisationId }: Person) =>
  bareList((await findImports(db, organisationId, mostInList + 1)).map(importView));

export async function readImport(work: Work, person: Person, id: number) {
  const row = await requireImport(work.db, person, id);
  const piece = await findPiece(work.db, row, 0);
  return detailView(row, kindOf(work, row.kind), piece?.rows.slice(0, samplesShown) ?? []);
}

/** Kept as it came; it is read when there is time for it. */
export async function sendFile(
  work: Work,
  person: Person,
  { kind, eventId, name }: ImportQuery,
  bytes: Uint8Array,
): Promise<Import> {
  const { isOfEvent } = kindOf(work, kind);
  if (isOfEvent && eventId === undefined) throw problem('imports.event_missing');
  if (eventId !== undefined) await work.answers.runsEvent(work.db, person, eventId);
  const file = await work.files.keep('table', bytes);
  try {
    return await work.transaction(async (tx) => {
      const { organisationId } = person;
      if ((await countAtWork(tx, organisationId)) >= mostAtWork) throw problem('imports.too_many');
      const made = await insertImport(tx, organisationId, {
        eventId: isOfEvent ? (eventId ?? null) : null,
        kind,
        name: name.trim(),
        file,
        madeBy: person.id,
        at: work.clock.now(),
      });
      if (!made) throw new Error('The import was not inserted.');
      await enqueue(tx, workJob, { organisationId, importId: made.id });
      const deed = { action: 'imports.sent', subjectId: made.id, subject: name } as const;
      await record(tx, person, { ...deed, after: { kind } });
      return tellImport(tx, organisationId, made.id);
    });
  } catch (error) {
    await work.files.remove(file);
    throw error;
  }
}

export const chooseSheet = (work: Work, person: Person, id: number, sheet: string) =>
  work.transaction(async (tx) => {
    const row = await requireAt(tx, person, id, ['open', 'checked']);
    if (row.file === null || !row.otherSheets.includes(sheet)) {
      throw problem('imports.sheet_missing');
    }
    await updateWanted(tx, person.organisationId, id, sheet);
    return begin(work, tx, person, row, 'reading');
  });

/** Before this it may be checked as often as one likes. */
const notBroughtIn = ['open', 'checked', 'undone'] as const;

export const checkImport = (work: Work, person: Person, id: number, uses: string[]) =>
  work.transaction(async (tx) => {
    const row = await requireAt(tx, person, id, notBroughtIn);
    if (row.isForgotten) throw problem('imports.forgotten');
    refuseUnfit(work, row, uses);
    await updateUses(tx, person.organisationId, id, uses);
    await upsertUses(tx, person.organisationId, row.kind, hashOfHeads(row.heads), uses);
    await forgetKeys(tx, row);
    return begin(work, tx, person, row, 'checking');
  });

function refuseUnfit(work: Work, { kind, heads }: ImportRowOf, uses: readonly string[]): void {
  const { columns, keepsOwn } = kindOf(work, kind);
  const said = uses.filter((use) => use !== own && use !== none);
  const isKnown = (use: string) => columns.some(({ key }) => key === use);
  const isFit =
    uses.length === heads.length &&
    said.every(isKnown) &&
    new Set(said).size === said.length &&
    (keepsOwn || !uses.includes(own));
  if (!isFit) throw problem('imports.columns_wrong');
  const missing = columns.find(({ key, isNeeded }) => isNeeded && !said.includes(key));
  if (missing) throw problem('imports.column_missing', { detail: missing.key });
}

export async function runImport(work: Work, person: Person, id: number): Promise<Import> {
  const { file, begun } = await work.transaction(async (tx) => {
    const row = await requireAt(tx, person, id, ['checked']);
    if (row.isForgotten) throw problem('imports.forgotten');
    const deed = { action: 'imports.run', subjectId: id, subject: row.name } as const;
    await record(tx, person, { ...deed, after: { kind: row.kind, ...row.counts } });
    await forgetFile(tx, person.organisationId, id);
    return { file: row.file, begun: await begin(work, tx, person, row, 'running') };
  });
  if (file) await work.files.remove(file);
  return begun;
}

export const undoImport = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx) => {
    const row = await requireAt(tx, person, id, ['done']);
    if (row.isForgotten) throw problem('imports.forgotten');
    const deed = { action: 'imports.undone', subjectId: id, subject: row.name } as const;
    await record(tx, person, { ...deed, after: { kind: row.kind } });
    return begin(work, tx, person, row, 'undoing');
  });

async function begin(
  work: Work,
  tx: Tx,
  { id: doer, organisationId }: Person,
  { id, counts }: ImportRowOf,
  state: 'reading' | 'checking' | 'running' | 'undoing',
): Promise<Import> {
  const undone = state === 'undoing' ? { back: 0, left: 0 } : null;
  const kept = state === 'undoing' ? counts : null;
  const standing = { state, handled: 0, place: 0, counts: kept, undone, doer };
  await updateStanding(tx, organisationId, id, standing, work.clock.now());
  await enqueue(tx, workJob, { organisationId, importId: id });
  return tellImport(tx, organisationId, id);
}

/** What it brought in stays where it is. */
export async function removeImport(work: Work, person: Person, id: number): Promise<void> {
  const file = await work.transaction(async (tx) => {
    const row = await requireAt(tx, person, id, [...notBroughtIn, 'unreadable', 'done', 'reading']);
    const gone = await deleteImport(tx, person.organisationId, id);
    const deed = { action: 'imports.removed', subjectId: id, subject: row.name } as const;
    await record(tx, person, { ...deed, before: { kind: row.kind } });
    tellGone(tx, person.organisationId, id);
    return gone?.file ?? null;
  });
  if (file) await work.files.remove(file);
}
