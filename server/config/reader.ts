import { createECDH } from 'node:crypto';

export class ConfigFault extends Error {
  constructor(faults: string[]) {
    super(`The configuration has ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  }
}

const samples = new Set(['secret', 'changeme', 'change-me', 'password', 'admin', 'test']);
const flags: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  '0': false,
  false: false,
};

function isSigningKey(value: string): boolean {
  const bytes = Buffer.from(value, 'base64url');
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return bytes.length === 32;
  } catch {
    return false;
  }
}

export type Reader = ReturnType<typeof readerOf>;

/** Reads variables and remembers what is wrong; never repeats a value, it may be a secret. */
export function readerOf(env: NodeJS.ProcessEnv) {
  const faults: string[] = [];
  const text = (name: string): string | null => env[name]?.trim() || null;

  const whole = (name: string, usual: number, min: number, max: number): number => {
    const value = text(name);
    if (value === null) return usual;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    faults.push(`${name} must be a whole number from ${min} to ${max}.`);
    return usual;
  };

  const flag = (name: string, usual: boolean): boolean => {
    const value = text(name);
    if (value === null) return usual;
    const known = flags[value.toLowerCase()];
    if (known === undefined) faults.push(`${name} must be 1 or 0.`);
    return known ?? usual;
  };

  const oneOf = <const T extends string>(name: string, choices: readonly T[], usual: T): T => {
    const value = text(name);
    if (value === null) return usual;
    const choice = choices.find((one) => one === value);
    if (choice === undefined) faults.push(`${name} must be one of ${choices.join(', ')}.`);
    return choice ?? usual;
  };

  const url = (name: string, protocols: string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    faults.push(`${name} must be an address that starts with ${protocols.join('// or ')}//.`);
    return null;
  };

  const parsed = <T>(name: string, parse: (value: string) => T | null, must: string): T | null => {
    const value = text(name);
    if (value === null) return null;
    const read = parse(value);
    if (read === null) faults.push(`${name} ${must}`);
    return read;
  };

  const secret = (name: string, isDemanded: boolean): string | null => {
    const value = text(name);
    if (value === null) {
      if (isDemanded)
        faults.push(`${name} is missing; production needs 32 random characters or more.`);
      return null;
    }
    if (value.length < 32 || samples.has(value.toLowerCase()) || new Set(value).size < 8) {
      faults.push(`${name} is too weak; take 32 random characters or more.`);
    }
    return value;
  };

  const signingKey = (name: string): string | null => {
    const value = text(name);
    if (value === null || isSigningKey(value)) return value;
    faults.push(`${name} must be a private key of P-256: 32 bytes in base64url.`);
    return null;
  };

  return { text, signingKey, whole, flag, oneOf, url, parsed, secret, faults };
}

export function faultsOf(reader: Pick<Reader, 'faults'>): void {
  if (reader.faults.length > 0) throw new ConfigFault(reader.faults);
}
