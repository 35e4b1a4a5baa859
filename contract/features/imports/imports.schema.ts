import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';

/** What the rows of a file become. */
export const ImportKind = Type.Enum([
  'people',
  'speakers',
  'sponsors',
  'exhibitors',
  'bookings',
  'products',
]);
export type ImportKind = Type.Static<typeof ImportKind>;

/**
 * `reading`, `checking`, `running` and `undoing` are at work by themselves; `unreadable` is over. `open`
 * waits for its columns to be looked at, `checked` to be brought in.
 */
export const ImportState = Type.Enum([
  'reading',
  'unreadable',
  'open',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
]);
export type ImportState = Type.Static<typeof ImportState>;

const TableFault = Type.Enum([
  'no_table',
  'empty',
  'too_many_rows',
  'too_wide',
  'too_large',
  'locked',
]);

/** What becomes of a row. */
export const RowDeed = Type.Enum(['new', 'change', 'same', 'wrong']);
export type RowDeed = Type.Static<typeof RowDeed>;

const count = Type.Integer({ minimum: 0 });
export const ImportCounts = Type.Object({ new: count, change: count, same: count, wrong: count });
export type ImportCounts = Type.Static<typeof ImportCounts>;

export const Import = Type.Object({
  id: Id('imports.import'),
  kind: ImportKind,
  eventId: Nullable(Type.Integer({ description: 'Null: it belongs to no event.' })),
  name: Type.String({ description: 'Of the file.' }),
  state: ImportState,
  fault: Nullable(TableFault),
  rows: count,
  handled: Type.Integer({ description: 'How many rows its present work is through with.' }),
  counts: Nullable(ImportCounts),
  undone: Nullable(
    Type.Object(
      { back: count, left: count },
      { description: 'What an undo removed, and what it left because it had been changed since.' },
    ),
  ),
  by: Nullable(Type.Object({ id: Type.Integer(), fullName: Type.String() })),
  at: Instant,
  isForgotten: Type.Boolean({ description: 'Its rows are gone, and with them the way back.' }),
  version: Type.Integer({ description: 'Rises with each step.' }),
});
export type Import = Type.Static<typeof Import>;

const ColumnKey = Type.String({
  maxLength: 40,
  description: 'A column of the kind; `own`: kept as a custom field; `none`: left out.',
});
/** One for each column of the file, in its order. */
const ColumnUses = Type.Array(ColumnKey, { maxItems: 200 });

export const ImportDetail = Type.Object({
  import: Import,
  format: Nullable(Type.Enum(['csv', 'xlsx'])),
  separator: Type.String(),
  sheet: Type.String({ description: 'Of a workbook: which of its sheets was read.' }),
  otherSheets: Type.Array(Type.String(), {
    description: 'Which were not; until the rows are imported, one of them can be read instead.',
  }),
  source: Nullable(
    Type.Enum(['pretix', 'hi.events', 'swapcard'], { description: 'Whose export it looks like.' }),
  ),
  isRemembered: Type.Boolean({ description: 'The uses are those of an earlier file.' }),
  heads: Type.Array(Type.String()),
  samples: Type.Array(Type.Array(Type.String()), { description: 'The first rows.' }),
  uses: ColumnUses,
  columns: Type.Array(Type.Object({ key: Type.String(), isNeeded: Type.Boolean() }), {
    description: 'What the kind knows.',
  }),
  keepsOwn: Type.Boolean({ description: 'A column nobody matched may be kept.' }),
});
export type ImportDetail = Type.Static<typeof ImportDetail>;

export const SheetChoice = Type.Object({ sheet: Type.String({ maxLength: 100 }) }, closed);

export const RowFault = Type.Object({
  key: Nullable(Type.String({ description: 'The column; null: the row as a whole.' })),
  code: Type.Enum([
    'needed',
    'too_long',
    'no_address',
    'no_link',
    'no_word',
    'no_number',
    'twice',
    'ended',
    'unpaid',
    'refused',
  ]),
  value: Type.String(),
});
export type RowFault = Type.Static<typeof RowFault>;

export const ImportRow = Type.Object({
  number: Type.Integer({ description: 'The line of the file.' }),
  cells: Type.Array(Type.String()),
  deed: Nullable(RowDeed),
  fields: Type.Array(Type.String(), { description: 'What changes.' }),
  faults: Type.Array(RowFault),
});
export type ImportRow = Type.Static<typeof ImportRow>;

export const ImportRows = Type.Object({
  rows: Type.Array(ImportRow),
  next: Nullable(Type.Integer({ description: 'The line to go on after; null: that was all.' })),
});
export type ImportRows = Type.Static<typeof ImportRows>;

export const RowsQuery = Type.Object({
  deed: Type.Optional(RowDeed),
  after: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
});
export type RowsQuery = Type.Static<typeof RowsQuery>;

export const ImportQuery = Type.Object({
  kind: ImportKind,
  eventId: Type.Optional(Id('events.event')),
  name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
});
export type ImportQuery = Type.Static<typeof ImportQuery>;

export const ImportCheck = Type.Object({ uses: ColumnUses }, closed);
export type ImportCheck = Type.Static<typeof ImportCheck>;
