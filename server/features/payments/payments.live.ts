import type { Payment } from '@plenum/contract';
import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';

/** Money is told to those who run the organisation and to nobody else. */
export const tellPayment = (tx: Tx, organisationId: number, payment: Payment) =>
  tx.tell('payments.payment_changed', { payment }, [adminsOf(organisationId)]);
