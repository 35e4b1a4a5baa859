import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import { type Route, routes } from './index.ts';

type Part = TSchema & {
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  type?: string;
};

const isPicture = (name: string) => /^(avatar|img|thumbnail)$/.test(name);

/** Pictures that may be null, by where they stand. */
function missingIn(schema: TSchema | undefined, path: string): string[] {
  const part = (schema ?? {}) as Part;
  const parts = Object.entries(part.properties ?? {});
  const missing = parts.filter(
    ([name, one]) =>
      isPicture(name) && (one as Part).anyOf?.some((way) => (way as Part).type === 'null'),
  );
  return [
    ...missing.map(([name]) => `${path}/${name}`),
    ...parts.flatMap(([name, one]) => missingIn(one, `${path}/${name}`)),
    ...(part.anyOf ?? []).flatMap((one) => missingIn(one, path)),
    ...(part.items ? missingIn(part.items, `${path}/-`) : []),
  ];
}

const isOfTheSpec = (key: string) =>
  /^[A-Z]+ \/(apps|jwt|account-setting|api\/(main-search|autocomplete|bookmarks|datatables))\//.test(
    key,
  );

test('clients of the spec find an address wherever they show a picture', () => {
  const missing = Object.entries<Route>(routes)
    .filter(([key]) => isOfTheSpec(key))
    .flatMap(([key, { replies }]) =>
      Object.values(replies).flatMap((reply) => missingIn(reply, key)),
    );
  // Where they have a picture of their own for null.
  expect([...new Set(missing)].toSorted()).toEqual([
    'GET /apps/todo/tasks/-/assignee/avatar',
    'POST /apps/todo/add-tasks/task/assignee/avatar',
    'POST /apps/todo/update-task/task/assignee/avatar',
    'POST /jwt/login/userData/avatar',
    'POST /jwt/refresh-token/userData/avatar',
    'POST /jwt/register/user/avatar',
  ]);
});
