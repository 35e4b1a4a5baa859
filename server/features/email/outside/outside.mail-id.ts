import { randomUUID } from 'node:crypto';
import type { Work } from '../../../platform/work.ts';

/** Of RFC 5322: never given twice, and it says nothing of who wrote. */
export const newMailId = ({ config }: Work): string =>
  `${randomUUID()}@${config.mailFrom.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost'}`;
