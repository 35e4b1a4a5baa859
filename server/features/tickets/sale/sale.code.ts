import { ProblemError } from '../../../platform/http/problem.ts';
import type { Limits } from '../../../platform/http/limits.ts';
import type { Work } from '../../../platform/work.ts';
import { invitationHash } from '../invitations/invitations.secrets.ts';
import { findCodeByName, findCodeByToken } from '../tickets.queries.ts';
import type { CodeRow } from '../tickets.rows.ts';
import { isValidCode } from './sale.rules.ts';

interface Whose {
  organisationId: number;
  eventId: number;
}

type Find = () => Promise<CodeRow | null>;

/** While many networks guess at one event, a wrong one counts so often: few are left to each. */
const timesUnderAttack = 6;

/** A code is a guess until it is right; a right one costs nobody anything. */
export async function codeOf(
  { db, clock, limits }: Pick<Work, 'db' | 'clock' | 'limits'>,
  { organisationId, eventId }: Whose,
  typed: string,
  network: string,
): Promise<CodeRow | null> {
  if (typed.trim() === '') return null;
  const key = `${eventId}.${network}`;
  const code = await guessed(limits, key, async () => {
    const hash = invitationHash(typed.trim());
    const found = hash
      ? await findCodeByToken(db, organisationId, eventId, hash)
      : await findCodeByName(db, organisationId, eventId, typed.trim());
    return found && isValidCode(found, clock.now()) ? found : null;
  });
  if (code === null && (await isSpent(limits, 'ticket-code-event', `${eventId}`))) {
    for (let more = 1; more < timesUnderAttack; more++) await isSpent(limits, 'ticket-code', key);
  }
  return code;
}

/** Whose network has used up its guesses has one more every few seconds: nobody is shut out by a neighbour. */
async function guessed(limits: Limits, key: string, find: Find): Promise<CodeRow | null> {
  try {
    return await limits.guess('ticket-code', key, find);
  } catch (error) {
    if (!isTooMany(error)) throw error;
    return limits.guess('ticket-code-slow', key, find);
  }
}

const isTooMany = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'too_many';

/** Counts one more. */
async function isSpent(
  limits: Limits,
  name: 'ticket-code' | 'ticket-code-event',
  key: string,
): Promise<boolean> {
  try {
    await limits.spend(name, key);
    return false;
  } catch (error) {
    if (isTooMany(error)) return true;
    throw error;
  }
}

/** What a booking may remember of what was typed. */
export const keptCode = (typed: string): string =>
  invitationHash(typed)?.toString('base64url') ?? typed;
