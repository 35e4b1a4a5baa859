import type { TSchema } from 'typebox';
import fc from 'fast-check';

type Json = Record<string, unknown>;

/** Values that fit a schema, and around its edges; enough of JSON Schema for the contract's own. */
export function arbitraryOf(schema: TSchema): fc.Arbitrary<unknown> {
  const one = schema as unknown as Json;
  if ('const' in one) return fc.constant(one['const']);
  if (Array.isArray(one['enum'])) return fc.constantFrom(...(one['enum'] as string[]));
  if (Array.isArray(one['anyOf'])) return fc.oneof(...(one['anyOf'] as TSchema[]).map(arbitraryOf));
  switch (one['type']) {
    case 'object':
      return objectOf(one);
    case 'array':
      return fc.array(arbitraryOf(one['items'] as TSchema), { maxLength: 4 });
    case 'string':
      return stringOf(one);
    case 'integer':
      return fc.integer({ min: Number(one['minimum'] ?? -1000), max: 1_000_000 });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objectOf(schema: Json): fc.Arbitrary<unknown> {
  const parts = Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>);
  const required = (schema['required'] ?? []) as string[];
  return fc.record(Object.fromEntries(parts.map(([name, part]) => [name, arbitraryOf(part)])), {
    requiredKeys: required,
  });
}

const awkward = [
  '',
  ' ',
  '\0',
  '\ud800',
  '%',
  '\\',
  "'; drop table x; --",
  '‮',
  '𝒳',
  '<b>',
  '1e309',
];

function stringOf(schema: Json): fc.Arbitrary<string> {
  const maxLength = Math.min(Number(schema['maxLength'] ?? 60), 60);
  if (schema['format'] === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  if (schema['format'] === 'date-time') return dates.map((date) => date.toISOString());
  if (schema['format'] === 'uuid') return fc.uuid();
  if (typeof schema['pattern'] === 'string') return matching(schema['pattern'], maxLength);
  return fc.oneof(fc.string({ unit: 'binary', maxLength }), fc.constantFrom(...awkward));
}

const dates = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

const made = new Map<string, fc.Arbitrary<string>>();

/** What a pattern allows is worked out sign by sign: once for all who ask. */
function matching(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`;
  const known = made.get(key) ?? fc.stringMatching(new RegExp(pattern, 'u'), { maxLength });
  made.set(key, known);
  return known;
}
