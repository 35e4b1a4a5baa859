import { hashInBackground, verifyInBackground } from './accounts.hashing.ts';

/** Argon2id, the library's default kind, at OWASP's first setting. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hashInBackground(password, settings);

let standIn: Promise<string> | undefined;

/** Costs the same whether the account exists, has a password, or neither. */
export async function isPassword(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  standIn ??= hashPassword('an account that does not exist');
  const against = kept ?? (await standIn);
  const fits = await verifyInBackground(against, password);
  return fits && kept !== null && kept !== undefined;
}
