import { hashInBackground, verifyInBackground } from './entrance.hashing.ts';

/** Argon2id, the library's default kind, at OWASP's first setting. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** `whose` turn it is: a person, or the network of who is none yet. */
export const hashPassword = (password: string, whose: string) =>
  hashInBackground(password, settings, whose);

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
