import { createHash } from 'node:crypto';
import type { RowFault } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { type Kind, kindOf, type RowValues, type Step, type Where } from './imports.kinds.ts';
import { noteKeys, updateOutcome } from './imports.pieces.queries.ts';
import { added, countsOf, type ImportRowOf, type Outcome, type PieceRow } from './imports.rows.ts';
import { faultsIn, valuesOf } from './imports.values.ts';

interface Piece {
  /** Inside of the transaction. */
  work: Work;
  tx: Tx;
  person: Person;
  row: ImportRowOf;
  piece: PieceRow;
}

type Told = Partial<Pick<ImportRowOf, 'counts' | 'undone'>>;

const whereOf = ({ organisationId, eventId }: ImportRowOf): Where => ({
  organisationId,
  eventId: eventId ?? 0,
});

const readIn = ({ row, piece }: Piece): RowValues[] =>
  piece.rows.map((cells) => valuesOf(cells, row.heads, row.uses));

const wrong = (faults: RowFault[]): Outcome => ['wrong', [], faults];
const outcomeOf = ({ deed, fields, faults }: Step): Outcome => [deed, fields, faults];

/** What each row would do; one that is wrong by itself, or there before, is asked about no further. */
export async function checkPiece(piece: Piece): Promise<Told> {
  const { work, tx, person, row } = piece;
  const kind = kindOf(work, row.kind);
  const values = readIn(piece);
  const faults = values.map((one) => faultsIn(kind, one));
  await addTwice(piece, kind, values, faults);
  const right = [...values.keys()].filter((index) => faults[index]?.length === 0);
  const steps = await kind.weigh(work, person, whereOf(row), pick(values, right));
  const outcome = faults.map(wrong);
  for (const [at, index] of right.entries()) {
    const step = steps[at];
    if (step) outcome[index] = outcomeOf(step);
  }
  const counts = countsOf(outcome);
  await updateOutcome(tx, row, piece.piece.place, { outcome, counts, made: null });
  return { counts: added(row.counts, counts) };
}

const pick = <T>(list: readonly T[], places: readonly number[]): T[] =>
  places.flatMap((place) => list[place] ?? []);

async function addTwice(
  { tx, row }: Piece,
  kind: Kind,
  values: readonly RowValues[],
  faults: RowFault[][],
): Promise<void> {
  const keys = values.map((one) => kind.keyOf(one.values));
  const hashes = keys.map((key) => (key === null ? null : hashOf(key)));
  const told = [...new Set(hashes.flatMap((hash) => hash ?? []))];
  const known = await noteKeys(tx, row, told);
  for (const [index, hash] of hashes.entries()) {
    if (hash === null) continue;
    if (known.has(hash))
      faults[index]?.push({ key: null, code: 'twice', value: keys[index] ?? '' });
    known.add(hash);
  }
}

/** As the database writes it. */
const hashOf = (key: string): string =>
  createHash('sha256')
    .update(key)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** What was right when it was checked is weighed again, as things stand now, and done. */
export async function runPiece(piece: Piece): Promise<Told> {
  const { work, tx, person, row } = piece;
  const kind = kindOf(work, row.kind);
  const outcome = piece.piece.outcome ?? [];
  const right = [...outcome.keys()].filter((index) => outcome[index]?.[0] !== 'wrong');
  const where = whereOf(row);
  const steps = await kind.weigh(work, person, where, pick(readIn(piece), right));
  for (const [at, index] of right.entries()) {
    const step = steps[at];
    if (step) outcome[index] = outcomeOf(step);
  }
  const made = await writeSteps(piece, kind, { steps, right, outcome });
  const counts = countsOf(outcome);
  await updateOutcome(tx, row, piece.piece.place, { outcome, counts, made });
  return { counts: added(row.counts, counts) };
}

interface Right {
  steps: Step[];
  /** Their places in the piece. */
  right: number[];
  outcome: Outcome[];
}

async function writeSteps(
  { work, tx, person, row }: Piece,
  kind: Kind,
  { steps, right, outcome }: Right,
): Promise<NonNullable<PieceRow['made']>> {
  const places = [...steps.keys()].filter((at) => /new|change/.test(steps[at]?.deed ?? ''));
  const done = await kind.write(work, tx, person, whereOf(row), pick(steps, places));
  return done.flatMap((one, at) => {
    const index = right[places[at] ?? 0] ?? 0;
    if ('made' in one) return [[index, one.made] as [number, unknown]];
    outcome[index] = wrong([{ key: null, code: 'refused', value: one.refused }]);
    return [];
  });
}

/** Once: what was taken back is not kept to be taken back again. */
export async function undoPiece({ work, tx, person, row, piece }: Piece): Promise<Told> {
  const kind = kindOf(work, row.kind);
  const made = (piece.made ?? []).map(([, one]) => one);
  const isBack = await kind.undo(work, tx, person, whereOf(row), made);
  const { outcome, counts, place } = piece;
  const left = (piece.made ?? []).filter((_, index) => !isBack[index]);
  if (outcome && counts) await updateOutcome(tx, row, place, { outcome, counts, made: left });
  const { undone } = row;
  return {
    undone: {
      back: (undone?.back ?? 0) + made.length - left.length,
      left: (undone?.left ?? 0) + left.length,
    },
  };
}
