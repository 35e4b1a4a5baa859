import { createHmac } from 'node:crypto';
import type { Config } from '../../../config/config.ts';

/** The same in every letter to one guest: a later one does not end the link of the first. */
export const answerToken = (
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  organisationId: number,
  guestId: number,
): string =>
  createHmac('sha256', tokenSecret)
    .update(`calendar.answer:${organisationId}:${guestId}`)
    .digest('base64url');
