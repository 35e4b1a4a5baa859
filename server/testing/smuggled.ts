import type { Actor } from './builders.ts';

/** The name under which a part is put in before its text is exchanged for a hostile one. */
const mark = '"smuggled here":0';

export interface Smuggled {
  /** The key as JSON says it, without its quotes. */
  key: string;
  text: string;
}

const part = (key: string, value: unknown): Smuggled => ({
  key,
  text: `"${key}":${JSON.stringify(value)}`,
});

/** What nobody may say of themselves in any body, as JSON text: some of it no object can hold. */
export const smuggledBy = ({ person }: Actor, victim: Actor): Smuggled[] => [
  part('role', 'admin'),
  part('roles', ['admin']),
  part('isAdmin', true),
  part('ability', [{ action: 'manage', subject: 'all' }]),
  part('organisation', victim.person.organisationId),
  part('organisationId', victim.person.organisationId),
  part('organisation_id', victim.person.organisationId),
  part('id', victim.person.id),
  part('personId', victim.person.id),
  part('person_id', victim.person.id),
  part('sessionId', victim.person.sessionId),
  part('emailVerified', true),
  part('isVerified', true),
  part('verifiedAt', '2026-11-21T09:00:00Z'),
  part('verified_at', '2026-11-21T09:00:00Z'),
  part('extras', { role: 'admin' }),
  part('constructor', { prototype: { role: 'admin' } }),
  part('__proto__', { role: 'admin' }),
  { key: '__proto__', text: String.raw`"__pro\u0074o__":{"role":"admin"}` },
  { key: 'role', text: '"role":"client","role":"admin"' },
  { key: 'id', text: `"id":${person.id},"id":${victim.person.id}` },
];

type Json = Record<string, unknown>;

/** Where a body holds an object: '', '/task', '/task/assignee'. */
export function objectsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, one]) => objectsIn(one, `${path}/${name}`));
  return Array.isArray(value) ? inside : [path, ...inside];
}

const objectAt = (body: unknown, path: string): Json => {
  let found = body as Json;
  for (const name of path.split('/').slice(1)) found = found[name] as Json;
  return found;
};

export const hasPart = (body: unknown, path: string, key: string): boolean =>
  Object.hasOwn(objectAt(body, path), key);

/** The body as text with one part more in one of its objects. */
export function smuggle(body: unknown, path: string, text: string): string {
  const copy = structuredClone(body);
  objectAt(copy, path)['smuggled here'] = 0;
  return JSON.stringify(copy).replace(mark, () => text);
}

/** Whether the schema takes no part in this object but its own. */
export function isClosedAt(schema: unknown, path: string): boolean {
  const one = schema as Json;
  const variants = one['anyOf'] as unknown[] | undefined;
  if (variants) return variants.some((variant) => isClosedAt(variant, path));
  const [, name, ...rest] = path.split('/');
  if (name === undefined) return one['additionalProperties'] === false;
  const part = one['items'] ?? (one['properties'] as Json | undefined)?.[name];
  return part !== undefined && isClosedAt(part, ['', ...rest].join('/'));
}
