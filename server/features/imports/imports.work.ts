import type { Import } from '@plenum/contract';
import { enqueue, type JobTable } from '../../platform/jobs/jobs.ts';
import type { Person } from '../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../platform/work.ts';
import { roleOf } from '../organisations/index.ts';
import { tellImport } from './imports.live.ts';
import { checkPiece, runPiece, undoPiece } from './imports.pieces.ts';
import { findPiece, forgetKeys } from './imports.pieces.queries.ts';
import {
  findImport,
  findStill,
  forgetBefore,
  lockIdleImport,
  type Standing,
  updateStanding,
} from './imports.queries.ts';
import type { ImportRowOf } from './imports.rows.ts';
import { readFile } from './imports.read.ts';
import { workJob } from './imports.service.ts';

interface Which {
  organisationId: number;
  importId: number;
}

/** So long one import is worked at before others have their turn, and before its windows hear of it. */
const turnMs = 1_000;

const works = {
  checking: { piece: checkPiece, ends: 'checked', stops: 'open' },
  running: { piece: runPiece, ends: 'done', stops: 'checked' },
  undoing: { piece: undoPiece, ends: 'undone', stops: 'done' },
} as const;
type AtWork = keyof typeof works;

const isAtWork = (state: Import['state']): state is AtWork => state in works;

export const importsJobs = (work: Work): JobTable => ({
  [workJob]: async ({ organisationId, importId }: Which) => {
    const row = await findImport(work.db, organisationId, importId);
    if (row?.state === 'reading') return readFile(work, row);
    const began = performance.now();
    let isOver = false;
    while (!isOver && performance.now() - began < turnMs) {
      isOver = await work.transaction((tx) => workPiece(work, tx, { organisationId, importId }));
    }
    if (isOver) return;
    await work.transaction(async (tx) => {
      await enqueue(tx, workJob, { organisationId, importId });
      await tellImport(tx, organisationId, importId);
    });
  },
});

/** One piece and how far it is, in one transaction: whatever ends the server, none is done twice. True: over. */
async function workPiece(
  work: Work,
  tx: Tx,
  { organisationId, importId }: Which,
): Promise<boolean> {
  const row = await lockIdleImport(tx, organisationId, importId);
  if (!row || !isAtWork(row.state)) return true;
  const { piece: work_, ends, stops } = works[row.state];
  const person = await doerOf(tx, row);
  if (!person) return moved(work, tx, row, { ...row, state: stops, place: 0, handled: 0 });
  const piece = await findPiece(tx, row, row.place);
  if (!piece) {
    if (row.state === 'checking') await forgetKeys(tx, row);
    return moved(work, tx, row, { ...row, state: ends });
  }
  const told = await work_({ work: insideOf(work, tx), tx, person, row, piece });
  const handled = row.handled + piece.rows.length;
  const standing = { ...row, ...told, handled, place: row.place + 1 };
  await updateStanding(tx, organisationId, importId, standing, work.clock.now());
  return false;
}

async function moved(work: Work, tx: Tx, row: ImportRowOf, to: Standing): Promise<true> {
  await updateStanding(tx, row.organisationId, row.id, to, work.clock.now());
  await tellImport(tx, row.organisationId, row.id);
  return true;
}

/** As long as they may: who is no organiser any more brings nothing in. */
async function doerOf(tx: Tx, { organisationId, doer }: ImportRowOf): Promise<Person | null> {
  const role = doer === null ? null : await roleOf(tx, organisationId, doer);
  if (doer === null || role !== 'admin') return null;
  return { id: doer, organisationId, role, sessionId: 0, network: '' };
}

const [stillMs, keptMs] = [30_000, 30 * 24 * 3_600_000];

/** What stands still as its server ended is taken up where it was. */
export async function goOnWithImports(work: Work): Promise<void> {
  const since = new Date(work.clock.now().getTime() - stillMs);
  for (const which of await findStill(work.db, since)) await enqueue(work.db, workJob, which);
}

/** After a month nobody takes an import back, and its rows are about people. */
export async function forgetImports(work: Work): Promise<void> {
  const before = new Date(work.clock.now().getTime() - keptMs);
  for (const { file } of await forgetBefore(work.db, before)) {
    if (file) await work.files.remove(file);
  }
}
