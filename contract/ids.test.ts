import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { type Route, routes } from './index.ts';

type Part = TSchema & {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  type?: string;
  maximum?: number;
};

/** Numbers named as ids, by where they stand. */
function idsIn(schema: TSchema | undefined, path: string): [string, Part][] {
  const part = (schema ?? {}) as Part;
  const isId = /(?:\/i|I)ds?(?:\/-)?$/.test(path) && part.type === 'integer';
  return [
    ...(isId ? [[path, part] satisfies [string, Part]] : []),
    ...Object.entries(part.properties ?? {}).flatMap(([name, one]) =>
      idsIn(one, `${path}/${name}`),
    ),
    ...idsInAll(part.anyOf ?? [], path),
    ...(part.items ? idsIn(part.items, `${path}/-`) : []),
  ];
}
const idsInAll = (schemas: TSchema[], path: string) => schemas.flatMap((one) => idsIn(one, path));

test('an id may be as large as a number holds, so that what is missing is missing', () => {
  const ids = Object.entries<Route>(routes).flatMap(([key, { params, query, body }]) => [
    ...idsIn(params, `${key} params`),
    ...idsIn(query, `${key} query`),
    ...idsIn(body, `${key} body`),
  ]);
  expect(ids.length).toBeGreaterThan(200);
  const others = ids.filter(([, { maximum }]) => maximum !== Number.MAX_SAFE_INTEGER);
  expect(others.map(([path]) => path)).toEqual([]);
});
