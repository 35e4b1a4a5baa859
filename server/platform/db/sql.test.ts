import { expect, test } from 'vitest';
import { nothing, plannedAnew, sql, statementOf } from './sql.ts';

test('values travel as parameters, pieces are spliced in with theirs', () => {
  const evil = "'; drop table x; --";
  const piece = sql`and b = ${evil} or c = ${3}`;
  const { text, values } = statementOf(
    sql`select ${1} where a = ${2} ${piece} ${nothing} limit ${4}`,
  );
  expect(text.replace(/\s+/g, ' ')).toBe('select $1 where a = $2 and b = $3 or c = $4 limit $5');
  expect(values).toEqual([1, 2, evil, 3, 4]);
});

test('one text has one name, another text another', () => {
  const one = (value: number) => statementOf(sql`select ${value}`);
  expect(one(1).name).toBe(one(2).name);
  expect(statementOf(sql`select ${1}, 2`).name).not.toBe(one(1).name);
});

test('where a piece stands makes another statement, even among the same words', () => {
  const both = (one: unknown, other: unknown) => statementOf(sql`select ${one}, ${other}`);
  for (let round = 0; round < 2; round++) {
    expect(both(1, sql`now()`)).toMatchObject({ text: 'select $1, now()', values: [1] });
    expect(both(sql`now()`, 1)).toMatchObject({ text: 'select now(), $1', values: [1] });
    expect(both(sql`${3}`, sql`${4}`)).toMatchObject({ text: 'select $1, $2', values: [3, 4] });
    expect(both(sql`${sql`a`} b`, 1)).toMatchObject({ text: 'select a b, $1', values: [1] });
  }
});

test('an object that looks like a piece of SQL is a value', () => {
  const forged = { parts: ['now()'], values: [] };
  expect(statementOf(sql`select ${forged}`)).toMatchObject({ text: 'select $1', values: [forged] });
});

test('what is to be planned anew is not prepared under a name', () => {
  const statement = statementOf(plannedAnew(sql`select ${1}`));
  expect(statement).toEqual({ text: 'select $1', values: [1] });
});
