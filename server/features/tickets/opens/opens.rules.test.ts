import { describe, expect, test } from 'vitest';
import { needsAt, type Opening, opensAlike } from './opens.rules.ts';

const opening = (id: number, other: Partial<Opening> = {}): Opening => ({
  id,
  kind: 'ticket',
  name: { en: `Ticket ${id}` },
  mode: 'both',
  audience: 'everyone',
  isOffered: true,
  opens: { what: 'all', stageIds: [], sessionIds: [] },
  ...other,
});
const nothing: Opening['opens'] = { what: 'nothing', stageIds: [], sessionIds: [] };
const chosen = (stageIds: number[], sessionIds: number[] = []): Opening['opens'] => ({
  what: 'chosen',
  stageIds,
  sessionIds,
});
const stage = (id: number, sessionId: number | null = null) => ({ stageIds: [id], sessionId });
const named = (needs: ReturnType<typeof needsAt>) => needs && needs.map(({ id }) => id);

describe('what every ticket opens', () => {
  const alike = [opening(1), opening(2, { mode: 'online' })];

  test('is open to who has none', () => {
    expect(needsAt(alike, [], stage(1))).toBeNull();
    expect(needsAt([], [], stage(1))).toBeNull();
    expect(opensAlike(alike)).toBe(true);
  });

  test('stays so where others open less elsewhere', () => {
    const openings = [opening(1), opening(2, { opens: chosen([7]) })];
    expect(opensAlike(openings)).toBe(false);
    expect(needsAt(openings, [], stage(7))).toBeNull();
    expect(named(needsAt(openings, [], stage(8)))).toEqual([1]);
  });

  test('also where it is on site alone, as long as nobody sells the picture', () => {
    expect(needsAt([opening(1, { mode: 'on_site' })], [], stage(1))).toBeNull();
  });
});

describe('a stage', () => {
  const openings = [opening(1), opening(2, { opens: chosen([7]) }), opening(3, { opens: nothing })];

  test('is open to who has a ticket for all, or for it', () => {
    for (const held of [[1], [2], [3, 2]]) expect(needsAt(openings, held, stage(7))).toBeNull();
    expect(named(needsAt(openings, [3], stage(7)))).toEqual([1, 2]);
    expect(named(needsAt(openings, [2], stage(8)))).toEqual([1]);
  });

  test('opens with the session that is on, and closes after it', () => {
    const withOne = [opening(1), opening(2, { opens: chosen([], [50]) })];
    expect(needsAt(withOne, [2], stage(7, 50))).toBeNull();
    expect(named(needsAt(withOne, [2], stage(7, 51)))).toEqual([1]);
    expect(named(needsAt(withOne, [2], stage(7)))).toEqual([1]);
  });

  test('has its picture for whoever did not only book to be there', () => {
    const modes = [opening(1, { mode: 'on_site' }), opening(2, { mode: 'online' })];
    expect(named(needsAt(modes, [1], stage(7)))).toEqual([2]);
    expect(needsAt(modes, [2], stage(7))).toBeNull();
    expect(opensAlike(modes)).toBe(false);
  });
});

describe('a session that an add-on opens', () => {
  const workshop = opening(9, { kind: 'add_on', mode: 'on_site', opens: chosen([], [50]) });
  const openings = [opening(1), opening(2, { opens: chosen([7]) }), workshop];

  test('is sold alone: no ticket for all opens it, nor one for its stage', () => {
    expect(named(needsAt(openings, [1, 2], stage(7, 50)))).toEqual([9]);
    expect(needsAt(openings, [9], stage(7, 50))).toBeNull();
  });

  test('closes nothing beside it', () => {
    expect(needsAt(openings, [], stage(7, 51))).toBeNull();
  });
});

test('what is not sold to everyone is not told', () => {
  const openings = [
    opening(1, { audience: 'code' }),
    opening(2, { isOffered: false }),
    opening(3, { opens: nothing }),
  ];
  expect(needsAt(openings, [], stage(7))).toEqual([]);
  expect(needsAt(openings, [2], stage(7))).toBeNull();
});
