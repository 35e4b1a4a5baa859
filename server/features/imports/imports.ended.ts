import type { RowFault } from '@plenum/contract';
import { plainHead } from './imports.columns.ts';

/** What exports of tickets say of one that does not count any more. */
const ended = new Set(
  (
    'canceled cancelled expired refunded rejected abgebrochen abgelaufen erstattet storniert verfallen ' +
    'annule annulee expire rembourse cancelado cancelada expirado reembolsado'
  ).split(' '),
);

/** Of one that nobody has paid or approved so far. */
const unpaid = new Set([
  'pending',
  'unpaid',
  'open',
  'overdue',
  'approval pending',
  'awaiting payment',
  'awaiting offline payment',
  'reserved',
  'ausstehend',
  'unbezahlt',
  'offen',
  'uberfallig',
  'bestatigung ausstehend',
  'en attente',
  'impaye',
  'impayee',
  'pendente',
  'nao pago',
]);

export const isEnded = (cell: string): RowFault['code'] | null =>
  ended.has(plainHead(cell)) ? 'ended' : null;

export const isUnpaid = (cell: string): RowFault['code'] | null =>
  unpaid.has(plainHead(cell)) ? 'unpaid' : isEnded(cell);
