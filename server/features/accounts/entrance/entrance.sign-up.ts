import type { Registration } from '@plenum/contract';
import { Email, NewPassword, Username } from '@plenum/contract/features/accounts/index.ts';
import { problem } from '../../../platform/http/problem.ts';
import { strictCheck } from '../../../platform/http/validators.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { foundOrganisation } from '../../organisations/index.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { isCommonPassword } from './entrance.common.ts';
import { hashPassword } from './entrance.passwords.ts';
import { findTaken, insertAccount } from '../accounts.queries.ts';
import { type Device, insertSession } from '../sessions/sessions.queries.ts';
import type { Tokens } from '../sessions/sessions.tokens.ts';
import { mailVerification } from './entrance.verify.ts';
import { registeredUser } from '../accounts.view.ts';

const inUse = {
  email: 'This email is already in use.',
  username: 'This username is already in use.',
} as const;

const wrong = {
  email: 'This email is not valid.',
  username: 'This username is not valid.',
  password: 'This password must have 8 to 200 characters.',
  common: 'Many people use this password.',
} as const;

const fits = {
  email: strictCheck(Email),
  username: strictCheck(Username),
  password: strictCheck(NewPassword),
} as const;

/** A stranger founds an organisation. Of two who take one name at once, one is told it is in use. */
export async function signUp(work: Work, tokens: Tokens, input: Registration, visit: Visit) {
  if (work.config.signUp !== 'open') throw problem('accounts.sign_up_closed');
  const unfit = unfitIn(input);
  if (unfit) return { error: { ...(await takenTexts(work, input)), ...unfit } };
  const passwordHash = await hashPassword(input.password, visit.network);
  const founded = await work.transaction((tx) =>
    found(tx, work, { ...input, passwordHash }, visit),
  );
  if (!founded) return { error: await takenTexts(work, input) };
  const { accessTokenSeconds } = work.config;
  const accessToken = await tokens.signAccess(founded, work.clock.now(), accessTokenSeconds);
  const { email, username } = input;
  const account = { id: founded.personId, email, username, fullName: '', avatar: null };
  return { user: registeredUser(account, 'admin'), accessToken };
}

interface Visit extends Device {
  language: Language | null;
}

type Founder = Omit<Registration, 'password'> & { passwordHash: string };

async function found(tx: Tx, work: Work, founder: Founder, { language, ...device }: Visit) {
  const account = await insertAccount(tx, founder);
  if (!account) return null;
  const organisationId = await foundOrganisation(tx, account.id, {
    name: founder.organisationName?.trim() || founder.username,
    languages: [language ?? 'en'],
  });
  const sessionId = await insertSession(tx, organisationId, account.id, device);
  const who = { organisationId, id: account.id, network: device.network };
  await mailVerification(tx, work, who, language);
  return { personId: account.id, organisationId, sessionId };
}

function unfitIn(input: Registration): Partial<Record<keyof typeof wrong, string>> | null {
  const fields = (['email', 'username', 'password'] as const).filter(
    (field) => !fits[field](input[field]),
  );
  const texts = Object.fromEntries(fields.map((one) => [one, wrong[one]]));
  const { email, username, password, organisationName = '' } = input;
  const isCommon = isCommonPassword(password, [email, username, organisationName]);
  const all = isCommon ? { password: wrong.common, ...texts } : texts;
  return Object.keys(all).length > 0 ? all : null;
}

async function takenTexts(work: Work, { email, username }: Registration) {
  const taken = await findTaken(work.db, email, username);
  return {
    email: taken?.email ? inUse.email : null,
    username: taken?.username ? inUse.username : null,
  };
}
