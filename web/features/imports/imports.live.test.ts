import type { Import, ImportDetail, ImportRows } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { importOf, imports, rowsOf } from './imports.live.ts';

const states = ['open', 'checking', 'checked', 'running', 'done'] as const;

const importAt = (version: number): Import => ({
  id: 7,
  kind: 'speakers',
  eventId: 1,
  name: 'speakers.csv',
  state: states[Math.floor(version / 3) % states.length] ?? 'open',
  fault: null,
  rows: 10,
  handled: version,
  counts: null,
  undone: null,
  by: null,
  at: '2026-01-01T00:00:00.000Z',
  isForgotten: false,
  version,
});

const detailAt = (version: number): ImportDetail => ({
  import: importAt(version),
  format: 'csv',
  separator: ',',
  sheet: '',
  otherSheets: [],
  source: null,
  isRemembered: false,
  heads: ['Name'],
  samples: [],
  uses: [importAt(version).state === 'open' ? 'none' : 'name'],
  columns: [],
  keepsOwn: false,
});

test('what is told of an import is what a fresh reading gives', () =>
  expectReplay({
    begin: 0,
    deeds: fc.nat(3),
    act: (truth: number, deed) => ({
      truth: truth + deed + 1,
      says: [['imports.changed', { import: importAt(truth + deed + 1) }]],
      answer: importAt(truth + deed + 1),
    }),
    reads: [
      { options: imports.options(), answer: (version: number) => [importAt(version)] },
      { options: importOf.options(7), answer: detailAt },
      {
        options: rowsOf.options({ importId: 7 }),
        answer: (version: number): ImportRows => ({ rows: [], next: version }),
      },
    ],
  }));

test('one that was taken off the list stays off it, whatever is told late', () =>
  expectReplay({
    begin: [1, 2, 3].map((id) => ({ ...importAt(1), id })),
    deeds: fc.record({ id: fc.integer({ min: 1, max: 3 }), goes: fc.boolean() }),
    act: (truth: readonly Import[], { id, goes }) => {
      const before = truth.find((one) => one.id === id);
      if (!before) return { truth, says: [] };
      const others = truth.filter((one) => one !== before);
      if (goes) return { truth: others, says: [['imports.gone', { id }]] };
      const { version } = before;
      const after = { ...importAt(version + 1), id };
      return { truth: [...others, after], says: [['imports.changed', { import: after }]] };
    },
    reads: [
      {
        options: imports.options(),
        answer: (truth: readonly Import[]) => truth.toSorted((one, other) => other.id - one.id),
      },
    ],
  }));
