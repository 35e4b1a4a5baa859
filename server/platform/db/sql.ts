import { createHash } from 'node:crypto';

/** A piece of SQL with its values, or further pieces. Values never become text: they travel as parameters. */
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
export const sql = (parts: TemplateStringsArray, ...values: unknown[]): Sql =>
  ({ parts, values, [sqlMark]: true }) as Sql;

export const nothing: Sql = sql``;

/** For a LIKE, where typed text stands for itself: its own % and _ are no wildcards. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * For a search: the best way to it depends on what is searched, and a prepared statement may settle
 * on one way for all. Costs a planning at each call.
 */
export const plannedAnew = (query: Sql): Sql => ({ ...query, isPlannedAnew: true });

/** Every statement is prepared once a connection under a name made from its text. */
interface Prepared {
  name: string;
  text: string;
}

/**
 * Where the pieces of a statement lead. A piece stands in one place of our sources for ever: to put its
 * text together anew, and look for its name, costs more than all else we do for a statement.
 */
class Way {
  prepared: Prepared | undefined;
  #value: Way | undefined;
  readonly #pieces = new Map<readonly string[], Way>();

  value(): Way {
    this.#value ??= new Way();
    return this.#value;
  }

  piece(parts: readonly string[]): Way {
    let way = this.#pieces.get(parts);
    if (!way) this.#pieces.set(parts, (way = new Way()));
    return way;
  }
}

const start = new Way();

export function statementOf(query: Sql): Statement {
  const values: unknown[] = [];
  const end = follow(query, start, values);
  end.prepared ??= prepared(query);
  const { name, text } = end.prepared;
  return query.isPlannedAnew ? { text, values } : { name, text, values };
}

function follow({ parts, values }: Sql, from: Way, found: unknown[]): Way {
  let way = from.piece(parts);
  for (const value of values) {
    if (isSql(value)) {
      way = follow(value, way, found);
    } else {
      found.push(value);
      way = way.value();
    }
  }
  return way;
}

function prepared(query: Sql): Prepared {
  let count = 0;
  const textOf = ({ parts, values }: Sql): string =>
    parts.reduce((text, part, index) => {
      const before = values[index - 1];
      return text + (isSql(before) ? textOf(before) : `$${++count}`) + part;
    });
  const text = textOf(query);
  return { text, name: createHash('sha1').update(text).digest('base64url').slice(0, 16) };
}
