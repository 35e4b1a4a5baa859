import type { Encoder, EncoderNow } from '@plenum/contract';
import { type EncoderRow, isStillHere, type Noted } from './encoder.queries.ts';

/** Why it was not taken is said as well when it is gone: it left because of it. */
export function nowView(row: Noted | null, now: Date): EncoderNow {
  const isConnected = row !== null && isStillHere(row, now);
  return {
    at: row?.notedAt?.toISOString() ?? null,
    isConnected,
    figures: isConnected ? row.figures : null,
    complaint: row?.complaint ?? null,
  };
}

export const encoderView = (
  stageId: number,
  { row, address, now }: { row: EncoderRow | null; address: string | null; now: Date },
): Encoder => ({
  stageId,
  address,
  madeAt: row?.madeAt.toISOString() ?? null,
  ...nowView(row, now),
});
