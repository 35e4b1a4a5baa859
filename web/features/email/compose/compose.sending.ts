import type { EmailDetail } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import { newKey } from '../../../platform/new-key.ts';

interface SendingCalls {
  /** Whether the server has all that was written. */
  flush: () => Promise<boolean>;
  version: () => number;
  send: (version: number, key: string) => Promise<EmailDetail>;
}

const isLost = (problem: unknown) =>
  problem instanceof CallProblem && problem.isPassing && problem.status !== 429;

/**
 * Sends once, whatever becomes of answers. While it is unsure whether a mail left, the same attempt is
 * asked for again: the server answers what it did, and does it once. Null: words are not saved yet.
 */
export function sendingOnce({ flush, version, send }: SendingCalls) {
  let unsure: { version: number; key: string } | null = null;

  const attempt = async (one: { version: number; key: string }): Promise<EmailDetail> => {
    try {
      const email = await send(one.version, one.key);
      unsure = null;
      return email;
    } catch (problem) {
      unsure = isLost(problem) ? one : null;
      throw problem;
    }
  };

  return {
    isUnsure: () => unsure !== null,
    deliver: async (): Promise<EmailDetail | null> => {
      const before = unsure;
      const isSaved = await flush();
      // A draft that cannot be saved any more may be one that was sent.
      if (!isSaved) return before && attempt(before);
      const now = version();
      return attempt(before?.version === now ? before : { version: now, key: newKey() });
    },
  };
}
