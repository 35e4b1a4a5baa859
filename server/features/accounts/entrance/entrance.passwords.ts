import { problem } from '../../../platform/http/problem.ts';
import { isCommonPassword } from './entrance.common.ts';
import { hashInBackground, verifyInBackground } from './entrance.hashing.ts';

/** Argon2id, the library's default kind, at OWASP's first setting. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `whose` turn it is: a person, or the network of who is none yet. */
export const hashPassword = (password: string, whose: string) =>
  hashInBackground(password, settings, whose);

interface Chosen {
  password: string;
  /** Where it stands in what was sent. */
  path: string;
  /** What others know of whoever chose it. */
  about: readonly string[];
}

export function hashChosen({ password, path, about }: Chosen, whose: string): Promise<string> {
  if (!isCommonPassword(password, about)) return hashPassword(password, whose);
  throw problem('accounts.password_common', {
    errors: [{ path, message: 'is one that many people use' }],
  });
}

let standIn: string | undefined;

/** Costs the same whether the account exists, has a password, or neither. */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
  whose: string,
): Promise<boolean> {
  standIn ??= await hashPassword('an account that does not exist', whose);
  const fits = await verifyInBackground(kept ?? standIn, password, whose);
  return fits && kept !== null && kept !== undefined;
}
