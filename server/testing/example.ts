import { randomUUID } from 'node:crypto';
import type { TSchema } from 'typebox';

type Json = Record<string, unknown>;

/** Where a schema names an entity: `/body/task/id` → todo.task. */
export type Place = { path: string; entity: string };

export function entityPlaces(schema: unknown, path = ''): Place[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const one = schema as Json;
  if (typeof one['x-entity'] === 'string') return [{ path, entity: one['x-entity'] }];
  const variants = (one['anyOf'] ?? []) as unknown[];
  const inVariants = variants.flatMap((variant) => entityPlaces(variant, path));
  const inParts = Object.entries((one['properties'] ?? {}) as Json).flatMap(([name, part]) =>
    entityPlaces(part, `${path}/${name}`),
  );
  const inItems = entityPlaces(one['items'], `${path}/0`);
  return uniqueByPath([...inVariants, ...inParts, ...inItems]);
}

const uniqueByPath = (places: Place[]) => [
  ...new Map(places.map((place) => [place.path, place])).values(),
];

const fixed: Readonly<Record<string, unknown>> = {
  boolean: true,
  number: 1,
  null: null,
};

/**
 * A value that fits the schema with every part in it; `idAt` chooses what stands where an id
 * belongs. Of several variants the one with the `wanted` place in it.
 */
export function exampleOf(
  schema: TSchema,
  idAt: (place: Place) => unknown,
  path = '',
  wanted = '',
): unknown {
  const one = schema as unknown as Json;
  if (typeof one['x-entity'] === 'string') return idAt({ path, entity: one['x-entity'] });
  if ('const' in one) return one['const'];
  if (Array.isArray(one['enum'])) return one['enum'][0];
  const variants = one['anyOf'] as TSchema[] | undefined;
  if (variants) {
    const telling = tellingOf(variants, path, wanted);
    return telling && exampleOf(telling, idAt, path, wanted);
  }
  if (one['type'] === 'object') {
    const parts = Object.entries((one['properties'] ?? {}) as Record<string, TSchema>);
    return Object.fromEntries(
      parts.map(([name, part]) => [name, exampleOf(part, idAt, `${path}/${name}`, wanted)]),
    );
  }
  if (one['type'] === 'array') return listOf(one, idAt, path, wanted);
  if (one['type'] === 'string') return textOf(one);
  if (one['type'] === 'integer') return Math.max(1, Number(one['minimum'] ?? 1));
  return fixed[String(one['type'])] ?? null;
}

function tellingOf(variants: readonly TSchema[], path: string, wanted: string) {
  const has = (fits: (place: Place) => boolean) =>
    variants.find((variant) => entityPlaces(variant, path).some(fits));
  return has((place) => place.path === wanted) ?? has(() => true) ?? variants[0];
}

/** As many items as are needed, one where an id belongs; none otherwise. */
function listOf(
  schema: Json,
  idAt: (place: Place) => unknown,
  path: string,
  wanted: string,
): unknown[] {
  const items = schema['items'] as TSchema;
  const fewest = entityPlaces(items).length > 0 ? 1 : 0;
  const length = Math.max(fewest, Number(schema['minItems'] ?? 0));
  return Array.from({ length }, (_, place) => exampleOf(items, idAt, `${path}/${place}`, wanted));
}

let count = 0;

/** Texts of the kinds our patterns ask for; the number keeps names and addresses apart. */
const texts = (number: number) => [
  `Example ${number}`,
  `example-${number}@example.org`,
  'Europe/Berlin',
  'https://example.org',
  '#4250c9',
  `${'e'.repeat(22)}.webp`,
  'e'.repeat(22),
  'e'.repeat(43),
  '👍',
  '1,2',
  'en',
  'FREQ=WEEKLY;COUNT=3',
  'DE136695976',
  'DE89370400440532013000',
  'DE',
  'DEUTDEFF',
  '{year}-{number:5}',
  'EUR',
  'sk_test_example00',
  'whsec_example00',
  'e'.repeat(32),
  'e'.repeat(16),
];

function textOf(schema: Json): string {
  if (schema['format'] === 'date') return '2026-11-21';
  if (schema['format'] === 'uuid') return randomUUID();
  if (schema['format'] === 'date-time') return '2026-11-21T09:00:00Z';
  const shortest = Math.max(1, Number(schema['minLength'] ?? 1));
  if (typeof schema['pattern'] !== 'string') return 'e'.repeat(shortest);
  const pattern = new RegExp(schema['pattern'], 'u');
  const longest = Number(schema['maxLength'] ?? Infinity);
  const isFitting = (text: string) =>
    text.length >= shortest && text.length <= longest && pattern.test(text);
  const fitting = texts(++count).find(isFitting);
  return fitting ?? 'e'.repeat(shortest);
}
