import { type LimitName, type Limits } from '../http/limits.ts';
import { isRefusal } from '../http/problem.ts';
import { type Kind, manners } from './sealed-letter.ts';

/** On whose account a letter is written; the network where somebody asked for it just now. */
export interface Sender {
  organisationId: number;
  network?: string;
}

/** What people write to addresses outside is counted with the letters. */
const mannerOf = (kind: Kind | 'email') => (kind === 'email' ? { isAwaited: true } : manners[kind]);

/** The mailbox behind it: `x+one@y` and `X@y` are the same person. */
const mailboxOf = (address: string): string =>
  address.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '');

async function affords(limits: Limits, name: LimitName, key: string): Promise<boolean> {
  try {
    await limits.spend(name, key);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/**
 * Paid before anything is sent, whoever sends it (decision 25). False: the address has had enough, or
 * nobody waits who could be told. Raises `too_many` where somebody waits who has written enough.
 */
export async function payPostage(
  limits: Limits,
  { organisationId, network }: Sender,
  to: string,
  kind: Kind | 'email',
): Promise<boolean> {
  const { isAwaited, isAsked, isForMany } = { isAsked: false, isForMany: false, ...mannerOf(kind) };
  const purse = `${isAsked ? 'asked ' : ''}${isForMany ? 'many ' : ''}${organisationId}`;
  const purses: [LimitName, string][] = [
    ...(network ? [['mail-network', network] as [LimitName, string]] : []),
    ['mail-organisation', purse],
  ];
  for (const [name, key] of purses) {
    if (isAwaited) await limits.spend(name, key);
    else if (!(await affords(limits, name, key))) return false;
  }
  const mailbox = mailboxOf(to);
  return isAsked
    ? affords(limits, 'mail-asked', `${kind} ${mailbox}`)
    : affords(limits, 'mail-address', `${kind === 'email' ? kind : 'letters'} ${mailbox}`);
}
