import fc from 'fast-check';
import type { Change } from '../../platform/live/perform.ts';
import { expectReplay, type Replayed, type Said } from './replay.ts';

interface Versioned {
  id: number;
  version: number;
}

/** Rows with versions that people add and edit, and what is told of each as it is then. */
interface ReplayedRows<Row extends Versioned, Fields> {
  /** As nobody has changed it yet. */
  row: (id: number) => Row;
  fields: fc.Arbitrary<Fields>;
  says: (row: Row) => Said;
  edit: (row: Row, fields: Fields) => Change<unknown>;
  reads: Replayed<readonly Row[], never>['reads'];
}

/** Any list of such rows ends as a fresh reading gives it, in whatever order messages come. */
export const expectRowsReplay = <Row extends Versioned, Fields extends Partial<Row>>({
  row,
  fields,
  says,
  edit,
  reads,
}: ReplayedRows<Row, Fields>): Promise<void> =>
  expectReplay({
    begin: [1, 2, 3].map((id): Row => ({ ...row(id), version: 1 })),
    deeds: fc.record({ id: fc.integer({ min: 1, max: 5 }), fields }),
    act: (truth, deed) => {
      const known = truth.find(({ id }) => id === deed.id) ?? row(deed.id);
      const now = { ...known, ...deed.fields, version: known.version + 1 };
      const others = truth.filter(({ id }) => id !== deed.id);
      return { truth: [...others, now], says: [says(now)], answer: now };
    },
    reads,
    own: (deed, send) => ({ ...edit(row(deed.id), deed.fields), send }),
  });
