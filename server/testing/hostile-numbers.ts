import type { Route } from '@plenum/contract';
import type { TSchema } from 'typebox';
import { exampleOf, type Place } from './example.ts';
import { inputFor } from './route-table.ts';

type Json = Record<string, unknown>;
type IdAt = (place: Place) => unknown;

interface Bounds {
  minimum?: number;
  maximum?: number;
}

/** A whole number in a body that is no id. */
export interface NumberPlace {
  path: string;
  smallest: number;
  greatest: number;
}

function numbersIn(schema: unknown, path = ''): NumberPlace[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const one = schema as Json;
  if ('x-entity' in one) return [];
  if (one['type'] === 'integer' || one['type'] === 'number') {
    const { minimum: smallest = -Infinity, maximum: greatest = Infinity } = one as Bounds;
    return [{ path, smallest, greatest }];
  }
  const variants = ((one['anyOf'] ?? []) as unknown[]).flatMap((part) => numbersIn(part, path));
  const parts = Object.entries((one['properties'] ?? {}) as Json).flatMap(([name, part]) =>
    numbersIn(part, `${path}/${name}`),
  );
  return [...variants, ...parts, ...numbersIn(one['items'], `${path}/0`)];
}

export const numberPlacesOf = ({ body }: Route): NumberPlace[] => numbersIn(body);

const otherWords =
  '0.5 1e999 NaN Infinity 0x10 1_000 01 "1e3" "7" "" "NaN" true [7] {"$gt":0}'.split(' ');

/** What is no number there, as JSON text; with what other languages call one. */
export const hostileAt = ({ smallest, greatest }: NumberPlace): string[] => [
  ...(smallest > -1 ? ['-1'] : []),
  ...(greatest < 1e9 ? ['1e9', '1000000000'] : []),
  ...(greatest < 1e18 ? ['1e18'] : []),
  ...otherWords,
];

/** What it has a list of, it has one of. */
function filled(schema: TSchema, value: unknown, idAt: IdAt, path: string): unknown {
  const one = schema as unknown as Json;
  const variants = (one['anyOf'] ?? []) as TSchema[];
  const [variant] = variants;
  if (variant) return filled(variant, value, idAt, path);
  if (Array.isArray(value)) {
    const items = one['items'] as TSchema;
    const some = value.length > 0 ? value : [exampleOf(items, idAt, `${path}/0`)];
    return some.map((item, place) => filled(items, item, idAt, `${path}/${place}`));
  }
  if (typeof value !== 'object' || value === null) return value;
  const schemas = (one['properties'] ?? {}) as Record<string, TSchema>;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const inside = schemas[name];
      return [name, inside ? filled(inside, part, idAt, `${path}/${name}`) : part];
    }),
  );
}

/** A body with every part the contract names, and one of everything it may have many of. */
export const fullBody = (route: Route, idAt: IdAt): unknown =>
  route.body && filled(route.body, inputFor(route, idAt).body, idAt, '/body');
