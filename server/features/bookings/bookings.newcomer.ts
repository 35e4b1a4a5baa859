import type { Tx } from '../../platform/work.ts';
import { fillNewcomer } from './fills/fills.fill.ts';
import { seatNewcomer } from './opens/opens.seats.ts';

/** Who came in after something had been booked for their address. */
export async function receiveNewcomer(
  tx: Tx,
  who: { organisationId: number; personId: number; email: string },
): Promise<void> {
  await seatNewcomer(tx, who);
  await fillNewcomer(tx, who);
}
