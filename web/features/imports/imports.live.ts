import type { Import, ImportDetail, ImportRows } from '@plenum/contract';
import { again, readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { liveRows } from '../../platform/live/live-rows.ts';
import { readImport, readImports, readRows, type RowsOf } from './imports.api.ts';

export const imports = liveRows<Import>({
  key: ['imports', 'list'],
  read: readImports,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  belongs: () => true,
  compare: () => (one, other) => other.id - one.id,
  told: (rows) => ({
    'imports.changed': ({ import: told }) => rows.told([told], []),
    'imports.gone': ({ id }) => rows.told([], [id]),
  }),
});

/** While it works a message says how far it is; with a step its columns may be others as well. */
export const importOf = liveAnswer<ImportDetail, number>({
  key: ['imports', 'one'],
  read: readImport,
  told: () => ({
    'imports.changed': ({ import: told }) => ({
      step: (known, id) => {
        if (id !== told.id || told.version <= known.import.version) return known;
        return told.state === known.import.state ? { ...known, import: told } : again;
      },
    }),
  }),
});

const calmMs = 300;

export const rowsOf = liveAnswer<ImportRows, RowsOf>({
  key: ['imports', 'rows'],
  read: readRows,
  told: () => ({
    'imports.changed': ({ import: told }) =>
      readAgain(({ importId }) => importId === told.id, calmMs),
  }),
});
