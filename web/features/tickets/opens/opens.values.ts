import { isPackage } from '../packages/packages.values.ts';
import type { TicketKind, TicketOpens } from '@plenum/contract';

/** A ticket lets in, an add-on adds something to one: what was chosen by name stays. */
export function usualOpens(kind: TicketKind, before: TicketOpens): TicketOpens {
  if (isPackage({ kind })) return { what: 'nothing', stageIds: [], sessionIds: [] };
  if (before.what === 'chosen') return before;
  return { ...before, what: kind === 'ticket' ? 'all' : 'nothing' };
}
