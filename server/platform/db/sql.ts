import { createHash } from 'node:crypto';

/** A piece of SQL with its values. Values never become text: they travel as parameters. */
export interface Sql {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  readonly isPlannedAnew?: boolean;
}

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && sqlMark in value;
const sqlMark = Symbol('sql');

/** sql`select … where id = ${id}`; a nested sql`…` is spliced in as SQL. */
export function sql(strings: TemplateStringsArray, ...inputs: unknown[]): Sql {
  const parts = [strings[0] ?? ''];
  const values: unknown[] = [];
  for (const [index, input] of inputs.entries()) {
    const after = strings[index + 1] ?? '';
    if (!isSql(input)) {
      values.push(input);
      parts.push(after);
      continue;
    }
    parts[parts.length - 1] += input.parts[0] ?? '';
    parts.push(...input.parts.slice(1));
    values.push(...input.values);
    parts[parts.length - 1] += after;
  }
  return { parts, values, [sqlMark]: true } as Sql;
}

export const nothing: Sql = sql``;

/** For a LIKE, where typed text stands for itself: its own % and _ are no wildcards. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * For a search: the best way to it depends on what is searched, and a prepared statement may settle
 * on one way for all. Costs a planning at each call.
 */
export const plannedAnew = (query: Sql): Sql => ({ ...query, isPlannedAnew: true });

/** Every statement is prepared once a connection under a name made from its text. */
const names = new Map<string, string>();

export function statementOf(query: Sql): Statement {
  const [first = '', ...rest] = query.parts;
  let text = first;
  for (const [index, part] of rest.entries()) text += `$${index + 1}${part}`;
  if (query.isPlannedAnew) return { text, values: [...query.values] };
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
  }
  return { name, text, values: [...query.values] };
}
