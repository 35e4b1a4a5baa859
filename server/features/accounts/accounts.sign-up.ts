import type { Registration } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { foundOrganisation } from '../organisations/index.ts';
import { hashPassword } from './accounts.passwords.ts';
import { findTaken, insertAccount } from './accounts.queries.ts';
import { insertSession } from './accounts.sessions.queries.ts';
import type { Tokens } from './accounts.tokens.ts';
import { registeredUser } from './accounts.view.ts';

const inUse = {
  email: 'This email is already in use.',
  username: 'This username is already in use.',
} as const;

/** A stranger founds an organisation. Of two who take one name at once, one is told it is in use. */
export async function signUp(work: Work, tokens: Tokens, input: Registration, agent: string) {
  if (work.config.signUp !== 'open') throw problem('accounts.sign_up_closed');
  const passwordHash = await hashPassword(input.password);
  const founded = await work.transaction((tx) => found(tx, { ...input, passwordHash }, agent));
  if (!founded) return { error: await takenTexts(work, input) };
  const { accessTokenSeconds } = work.config;
  const accessToken = await tokens.signAccess(founded, work.clock.now(), accessTokenSeconds);
  const { email, username } = input;
  const account = { id: founded.personId, email, username, fullName: '', avatar: null };
  return { user: registeredUser(account, 'admin'), accessToken };
}

type Founder = Omit<Registration, 'password'> & { passwordHash: string };

async function found(tx: Tx, founder: Founder, agent: string) {
  const account = await insertAccount(tx, founder);
  if (!account) return null;
  const organisationId = await foundOrganisation(tx, account.id, { name: founder.username });
  const sessionId = await insertSession(tx, organisationId, account.id, agent);
  return { personId: account.id, organisationId, sessionId };
}

async function takenTexts(work: Work, { email, username }: Registration) {
  const taken = await findTaken(work.db, email, username);
  return {
    email: taken?.email ? inUse.email : null,
    username: taken?.username ? inUse.username : null,
  };
}
