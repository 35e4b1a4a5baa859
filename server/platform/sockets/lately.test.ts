import { expect, test } from 'vitest';
import { Lately } from './lately.ts';

function aMemory() {
  const clock = { now: 1_000 };
  return { clock, lately: new Lately(() => clock.now) };
}

test('each name is remembered once, in the rooms it was told to', () => {
  const { clock, lately } = aMemory();
  lately.note('todo.task_changed', ['person:1.1', 'admins:1']);
  lately.note('agenda.published', ['organisation:1']);
  clock.now += 500;
  lately.note('todo.task_changed', ['person:1.1']);
  expect(lately.toldTo(['person:1.1', 'admins:1'], 500)).toEqual(['todo.task_changed']);
  expect(lately.toldTo(['organisation:1'], 499)).toEqual([]);
  expect(lately.toldTo(['organisation:1'], 500)).toEqual(['agenda.published']);
  expect(lately.toldTo(['person:1.2'], 500)).toEqual([]);
});

test('what came before it began, or before it forgot, nobody can tell', () => {
  const { clock, lately } = aMemory();
  expect(lately.toldTo(['person:1.1'], 1)).toBeNull();
  clock.now += 100;
  lately.note('todo.task_changed', ['person:1.1']);
  lately.forget();
  expect(lately.toldTo(['person:1.1'], 1)).toBeNull();
  clock.now += 100;
  expect(lately.toldTo(['person:1.1'], 100)).toEqual([]);
});

test('it keeps no more than it can, and says from when on', () => {
  const { clock, lately } = aMemory();
  const tellMany = (kind: string, count: number) => {
    for (let id = 0; id < count; id++) lately.note('todo.task_changed', [`${kind}:${id}`]);
  };
  tellMany('old', 40_000);
  clock.now += 120_001;
  tellMany('young', 20_000);
  expect(lately.toldTo(['young:7'], 120_000)).toEqual(['todo.task_changed']);
  expect(lately.toldTo(['young:7'], 120_001)).toBeNull();
  tellMany('more', 40_000);
  expect(lately.toldTo(['young:7'], 1)).toBeNull();
  expect(lately.toldTo(['more:39999'], 0)).toEqual(['todo.task_changed']);
});
