import { personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import type { CallRow } from './calls.rows.ts';
import { callView } from './calls.view.ts';

/** To every window of both: where one answers, the others stop ringing. */
export const tellCall = (tx: Tx, row: CallRow): void =>
  tx.tell('calls.changed', { call: callView(row) }, [
    personIn(row.organisationId, row.callerId),
    personIn(row.organisationId, row.calleeId),
  ]);

/** Of a call that never rang, only who called hears. */
export const tellCaller = (tx: Tx, row: CallRow): void =>
  tx.tell('calls.changed', { call: callView(row) }, [personIn(row.organisationId, row.callerId)]);
