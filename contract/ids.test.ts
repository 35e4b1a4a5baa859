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

/** What is named as an id, by where it stands. */
function idsIn(schema: TSchema | undefined, path: string, type = 'integer'): [string, Part][] {
  const part = (schema ?? {}) as Part;
  const isId = /(?:\/i|I)ds?(?:\/-)?$/.test(path) && part.type === type;
  return [
    ...(isId ? [[path, part] satisfies [string, Part]] : []),
    ...Object.entries(part.properties ?? {}).flatMap(([name, one]) =>
      idsIn(one, `${path}/${name}`, type),
    ),
    ...(part.anyOf ?? []).flatMap((one) => idsIn(one, path, type)),
    ...(part.items ? idsIn(part.items, `${path}/-`, type) : []),
  ];
}

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

/** As far as the spec names them: only Plenum's own app knows who is who among assignees. */
const isOfTheSpec = (key: string) => /^POST \/(apps|jwt|api\/bookmarks)\//.test(key);
const isOurs = (path: string) => path.endsWith('/assignee/id');

test('clients of the spec may send an id in a body as text', () => {
  const bodies = Object.entries<Route>(routes).filter(([key]) => isOfTheSpec(key));
  const pathsOf = (type: string) =>
    bodies.flatMap(([key, { body }]) => idsIn(body, key, type).map(([path]) => path));
  const numbers = pathsOf('integer').filter((path) => !isOurs(path));
  expect(numbers.length).toBeGreaterThan(4);
  expect(pathsOf('string')).toEqual(numbers);
});
