import { describe, expect, test, vi } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { openShares, type Rule } from './shares.ts';

describe('a share', () => {
  const rule: Rule = { each: 2, line: 2, all: 3, lines: 9, patienceMs: 5_000 };
  const opened = (over: Partial<Rule> = {}) => {
    const shares = openShares({ ...rule, ...over });
    const order: string[] = [];
    const ask = (key: string, name: string) => {
      const place = shares.arrive(key);
      place.start((refusal) => order.push(refusal ? `${name} ${refusal.code}` : name));
      return place;
    };
    return { shares, order, ask };
  };
  const refusalOf = (deed: () => unknown) => {
    try {
      deed();
      return null;
    } catch (error) {
      return error instanceof ProblemError && { ...error.details, code: error.code };
    }
  };

  test('starts what is within it at once, and keeps the rest in line', () => {
    const { order, ask } = opened();
    const [first] = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
    expect(order).toEqual(['a1', 'a2']);
    first?.leave();
    first?.leave();
    expect(order).toEqual(['a1', 'a2', 'a3']);
  });

  test('beyond its line refuses before anything is done', () => {
    const { shares, ask } = opened();
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name);
    expect(refusalOf(() => shares.arrive('a'))).toEqual({
      code: 'too_many_at_once',
      retryAfterSeconds: 1,
    });
    expect(refusalOf(() => shares.arrive('b'))).toBeNull();
  });

  test('is refused when too many wait already, whoever they are', () => {
    const { order, ask } = opened({ all: 1, lines: 2 });
    for (const name of ['a1', 'b1', 'c1', 'd1']) ask(name, name);
    expect(order).toEqual(['a1', 'd1 busy']);
  });

  test('goes round when there is less than everybody wants', () => {
    const { order, ask } = opened({ each: 1, all: 1 });
    const first = ask('a', 'a1');
    const rest = [ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')];
    first.leave();
    for (const index of [2, 3, 0]) rest[index]?.leave();
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  test('who goes away while waiting is not started', () => {
    const { order, ask } = opened({ each: 1 });
    const [first, second] = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3')];
    second?.leave();
    first?.leave();
    expect(order).toEqual(['a1', 'a3']);
  });

  test('nobody waits longer than their patience', () => {
    vi.useFakeTimers();
    const { order, ask } = opened({ each: 1 });
    const first = ask('a', 'a1');
    ask('a', 'a2');
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    expect(order).toEqual(['a1', 'a2 busy']);
    first.leave();
    ask('a', 'a3');
    expect(order.at(-1)).toBe('a3');
  });
});
