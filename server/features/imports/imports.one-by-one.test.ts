import { expect, test } from 'vitest';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { growthOf, steepest } from '../../testing/growth/growth.ts';
import { oneByOne } from './imports.one-by-one.ts';

interface Thing {
  id: number;
  version: number;
  name: string;
}

const things = (known: Thing[]) =>
  oneByOne<Thing, { name: string }>({
    isOfEvent: true,
    columns: [],
    keyOf: ({ name = '' }) => name || null,
    known: () => Promise.resolve(known),
    keysOf: ({ name }) => [name],
    inputOf: () => Promise.resolve(({ name = '' }) => ({ name })),
    sideOf: ({ name }) => ({ name }),
    add: () => Promise.resolve(),
    change: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  });

const weigh = (known: Thing[], names: readonly string[]) =>
  things(known).weigh(
    {} as Work,
    {} as Person,
    { organisationId: 1, eventId: 1 },
    names.map((name) => ({ values: { name }, own: {} })),
  );

const thing = (id: number, name: string): Thing => ({ id, version: 1, name });

test('a row is about the first that is called so, and new where nothing is', async () => {
  const steps = await weigh([thing(7, 'Ada'), thing(8, 'Ada')], ['Ada', 'Ben', '']);
  expect(steps.map(({ deed }) => deed)).toEqual(['same', 'new', 'new']);
  expect(steps[0]?.plan).toMatchObject({ id: 7 });
});

test('the time climbs with the rows and what is there, not with one for each of the other', async () => {
  const size = 8_000;
  const known = Array.from({ length: size }, (_, place) => thing(place + 1, `Thing ${place}`));
  const names = known.map(({ name }) => `${name} more`);
  const growth = await growthOf(
    (share) => weigh(known.slice(0, size * share), names.slice(0, size * share)),
    { nothingMs: 20 },
  );
  expect(growth).toBeLessThan(steepest);
});
