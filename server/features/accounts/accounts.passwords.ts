import { hash, verify } from '@node-rs/argon2';
import { turnsOf } from '../../platform/turns.ts';

/** Argon2id, the library's default kind, at OWASP's first setting. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is heavy on purpose: few at a time, so that sign-ins never starve other requests. */
const inTurn = turnsOf(2);

export const hashPassword = (password: string) => inTurn(() => hash(password, settings));

let standIn: Promise<string> | undefined;

/** Costs the same whether the account exists, has a password, or neither. */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  standIn ??= hashPassword('an account that does not exist');
  const against = kept ?? (await standIn);
  const fits = await inTurn(() => verify(against, password));
  return fits && kept !== null && kept !== undefined;
}
