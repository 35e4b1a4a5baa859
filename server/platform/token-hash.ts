import { createHash } from 'node:crypto';

/** What is kept of a secret somebody else holds: enough to know it again, never to show it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
