import type { Tx } from '../../../platform/work.ts';
import { pin, setState } from '../lines/lines.change-line.queries.ts';
import { takeLineNoticesBack } from '../notices/notices.ts';
import type { LineRow } from '../chat.rows.ts';

/** A hidden line is pinned nowhere, and no notice tells its words. */
export async function putOutOfSight(
  tx: Tx,
  seen: Parameters<typeof takeLineNoticesBack>[1],
  row: LineRow,
): Promise<void> {
  await setState(tx, row, 'hidden');
  await pin(tx, row, null);
  await takeLineNoticesBack(tx, seen, row);
}
