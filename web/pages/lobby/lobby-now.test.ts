import type { ProgramSession, Stage } from '@plenum/contract';
import { expect, test } from 'vitest';
import type { Placed } from '../../features/agenda/program/program.ts';
import { nowOf } from './lobby-now.ts';

const placed = (id: number, fields: Partial<ProgramSession> = {}) =>
  ({ session: { id, kind: 'talk', roomId: null, ...fields } }) as Placed;
const stage = (id: number, fields: Partial<Stage> = {}) =>
  ({ id, roomId: null, viewers: 0, run: { state: 'live', sessionId: null }, ...fields }) as Stage;
const idle = { run: null };

test('the most watched stage goes first, with what is on there', () => {
  const stages = [stage(1, idle), stage(2), stage(3, { viewers: 9, roomId: 5 })];
  const live = [placed(7), placed(8, { roomId: 5 })];
  expect(nowOf({ live, next: [] }, stages)).toMatchObject({
    what: 'stage',
    stage: { id: 3 },
    placed: { session: { id: 8 } },
  });
});

test('a stage that is live beside the program is still the place to go', () => {
  const next = [placed(9), placed(10, { roomId: 5 }), placed(11, { roomId: 5 })];
  expect(nowOf({ live: [], next }, [stage(2, { roomId: 5 })])).toMatchObject({
    what: 'stage',
    placed: null,
    follows: { session: { id: 10 } },
  });
  expect(nowOf({ live: [], next }, [stage(2)])?.follows).toBeUndefined();
});

test('without a stage it is what is on, and no break, else what comes next', () => {
  const live = [placed(1, { kind: 'break' }), placed(2)];
  expect(nowOf({ live, next: [] }, [stage(1, idle)])).toMatchObject({
    what: 'session',
    placed: { session: { id: 2 } },
  });
  expect(nowOf({ live: live.slice(0, 1), next: [placed(3)] }, [])).toMatchObject({
    what: 'next',
    placed: { session: { id: 3 } },
  });
  expect(nowOf({ live: [], next: [] }, [])).toBeNull();
});
