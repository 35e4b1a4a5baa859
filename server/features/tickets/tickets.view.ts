import type {
  BookingQuestion,
  SaleSettings,
  Ticket,
  TicketCode,
  TicketPool,
} from '@plenum/contract';
import { priceNow } from './sale/sale.prices.ts';
import type { BookedOf } from './tickets.booked.ts';
import type { CodeRow, PoolRow, QuestionRow, SaleRow, TicketRow } from './tickets.rows.ts';

const said = (at: Date | null): string | null => at?.toISOString() ?? null;

export function ticketView(
  { eventId: _, quotaIds, position: __, ...row }: TicketRow,
  pools: readonly PoolRow[],
  { tickets }: BookedOf,
  now: Date,
): Ticket {
  const booked = tickets.find(({ ticketId }) => ticketId === row.id);
  const { sold = 0, held = 0 } = booked ?? {};
  const left = quotaIds.map((quotaId) => {
    const pool = pools.find((one) => one.quotaId === quotaId);
    return pool ? Math.max(0, pool.size - pool.taken) : 0;
  });
  return {
    ...row,
    saleFrom: said(row.saleFrom),
    saleUntil: said(row.saleUntil),
    priceNow: priceNow(row, null, { sold: sold + held, now }).price,
    sold,
    held,
    left: left.length === 0 ? null : Math.min(...left),
  };
}

export const poolView = ({ id, name, size, taken, version }: PoolRow): TicketPool => ({
  id,
  name,
  size,
  taken,
  version,
});

export const codeView = (
  { eventId: _, quotaId: __, isInvitation: ___, ...row }: CodeRow & { uses: number | null },
  { codes }: BookedOf,
): TicketCode => ({
  ...row,
  from: said(row.from),
  until: said(row.until),
  used: codes.find(({ codeId }) => codeId === row.id)?.used ?? 0,
});

export const questionView = (
  { eventId: _, position: __, ...row }: QuestionRow,
  { questions }: BookedOf,
): BookingQuestion => ({
  ...row,
  answers: questions.find(({ questionId }) => questionId === row.id)?.answers ?? 0,
});

export const saleView = (row: SaleRow): SaleSettings => ({
  ...row,
  opensAt: said(row.opensAt),
  closesAt: said(row.closesAt),
});
