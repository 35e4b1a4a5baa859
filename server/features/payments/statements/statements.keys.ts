import { createHash } from 'node:crypto';
import type { Incoming } from './statements.incoming.ts';

/**
 * By what the bank says of a line, so that it is one however often it is brought in. Where the bank gives
 * it no name, its words do; of two that are alike in all, by which of them it is.
 */
export function keyed(incoming: readonly Incoming[]): (Incoming & { key: string })[] {
  const seen = new Map<string, number>();
  return incoming.map((line) => {
    const { account, bookedOn, kind, amount, currency, bankReference } = line;
    const name = bankReference || `${line.payer} ${line.text} ${line.reference}`;
    const facts = JSON.stringify([account, bookedOn, kind, amount, currency, name]);
    const ordinal = seen.get(facts) ?? 0;
    seen.set(facts, ordinal + 1);
    const key = createHash('sha256').update(`${facts} ${ordinal}`).digest('base64url');
    return { ...line, key };
  });
}
