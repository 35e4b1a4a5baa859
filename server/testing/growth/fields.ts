import type { Route } from '@plenum/contract';

type Json = Record<string, unknown>;

/** Where a person says something as long as they like, up to what the contract takes. */
export interface Field {
  path: string;
  kind: 'text' | 'list';
  most: number;
  /** Of a list: what its items may be. */
  items?: Json;
  /** Of a text that has a form instead of an end, as a day or a key: the contract refuses what is long. */
  form?: string;
}

/** Anything shorter holds nobody up, whatever is done with it. */
const shortest = { text: 100, list: 20 };
/** Where the contract names no end, that of a body or an address. */
const longest = { body: 900_000, query: 12_000, list: 5_000 };

function fieldsIn(schema: unknown, path: string, most: number): Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const one = schema as Json;
  const variants = ((one['anyOf'] ?? []) as unknown[]).flatMap((part) =>
    fieldsIn(part, path, most),
  );
  const parts = Object.entries((one['properties'] ?? {}) as Json).flatMap(([name, part]) =>
    fieldsIn(part, `${path}/${name}`, most),
  );
  const within = fieldsIn(one['items'], `${path}/0`, most);
  return [...own(one, path, most), ...variants, ...parts, ...within];
}

function own(schema: Json, path: string, longestText: number): Field[] {
  if (schema['type'] === 'string' && !schema['enum'] && !('const' in schema)) {
    const most = Math.min(Number(schema['maxLength'] ?? longestText), longestText);
    if (most < shortest.text) return [];
    const form = schema['maxLength'] ? undefined : (schema['format'] ?? schema['pattern']);
    return [{ path, kind: 'text', most, ...(form ? { form: form as string } : {}) }];
  }
  if (schema['type'] !== 'array') return [];
  const most = Math.min(Number(schema['maxItems'] ?? longest.list), longest.list);
  return most < shortest.list ? [] : [{ path, kind: 'list', most, items: schema['items'] as Json }];
}

/** Every text and list of a route that may be long. */
export function fieldsOf({ query, body }: Route): Field[] {
  const all = [
    ...fieldsIn(query, '/query', longest.query),
    ...fieldsIn(body, '/body', longest.body),
  ];
  return [...new Map(all.map((field) => [`${field.kind} ${field.path}`, field])).values()];
}

/** The same input with something else in one place of it. */
export function withAt<T>(input: T, path: string, value: unknown): T {
  const copy = structuredClone(input);
  const names = path.split('/').slice(1);
  let at = copy as Json;
  for (const name of names.slice(0, -1)) {
    const next = at[name];
    at = (typeof next === 'object' && next !== null ? next : (at[name] = {})) as Json;
  }
  at[names.at(-1) ?? ''] = value;
  return copy;
}
