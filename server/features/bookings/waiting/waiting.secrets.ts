import { createHmac } from 'node:crypto';
import { addressOf, type Work } from '../../../platform/work.ts';
import type { WaitingRow } from './waiting.rows.ts';

/** Whoever has it has the place in the line. */
export const waitingTokenOf = (
  { config }: Pick<Work, 'config'>,
  { eventId, key }: Pick<WaitingRow, 'eventId' | 'key'>,
): string =>
  createHmac('sha256', config.tokenSecret)
    .update(`waiting ${eventId} ${key.toString('hex')}`)
    .digest('base64url');

export const waitingLink = (
  work: Pick<Work, 'config'>,
  row: Pick<WaitingRow, 'eventId' | 'key'>,
): string => `${addressOf(work.config)}/waiting/${waitingTokenOf(work, row)}`;
