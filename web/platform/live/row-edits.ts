import { newKey } from '../new-key.ts';
import type { Effect } from './live.ts';
import type { Change } from './perform.ts';

/** A live list, as far as what people do to its rows needs it. */
interface LiveRows<Row> {
  told(rows: readonly Row[]): Effect;
  patched(patches: readonly { row: Row; fields: Partial<Row> }[]): Effect;
}

/** Something a person does to a row; the answer is the row as it is then. */
export interface RowChange<Row> extends Change<Row> {
  row: Row;
}

export interface RowEdit<Row> extends RowChange<Row> {
  undo: () => RowEdit<Row>;
}

interface Identified {
  id: number;
}

/** Above every id the server gives, so that an addition is the newest row wherever that counts. */
let lastTemporaryId = 2 ** 52;

/** Until it has an id, the row looks as it will. */
export function addedRow<Row extends Identified>(
  live: LiveRows<Row>,
  looks: (temporaryId: number) => NoInfer<Row>,
  send: (key: string) => Promise<Row>,
): RowChange<Row> {
  lastTemporaryId += 1;
  const row = looks(lastTemporaryId);
  const learns = (answer: Row) => [live.told([answer])];
  return { key: newKey(), row, ids: [row.id], shows: [live.told([row])], send, learns };
}

/** Taken back, it writes the old values of what it wrote, and of nothing else. */
export function editedRow<Row extends Identified, Fields extends Partial<Row>>(
  live: LiveRows<Row>,
  row: Row,
  fields: Fields,
  send: (id: number, fields: Fields, key: string) => Promise<Row>,
): RowEdit<Row> {
  const names = Object.keys(fields) as (keyof Fields & keyof Row)[];
  const former = Object.fromEntries(names.map((name) => [name, row[name]])) as Fields;
  return {
    key: newKey(),
    row,
    ids: [row.id],
    shows: [live.patched([{ row, fields }])],
    send: (key) => send(row.id, fields, key),
    learns: (answer) => [live.told([answer])],
    undo: () => editedRow(live, { ...row, ...fields }, former, send),
  };
}
