import { again, type News, type Versions } from './live.ts';

/** Which rows a list has, and in what order. */
export interface RowRules<Row, Args> {
  idOf(row: Row): number;
  /** Grows with every change of the row. */
  versionOf?(row: Row): number;
  /** Whether a row comes in; left out: each list has all rows. */
  belongs?(row: Row, args: Args): boolean;
  /** Whether one that is in stays in; left out: as long as it belongs. */
  stays?(row: Row, args: Args): boolean;
  /** Left out: a new row comes last. */
  compare?(args: Args): (one: Row, other: Row) => number;
}

/** Where the rows are in an answer. */
export interface Shape<Row, State> {
  rowsOf(state: State): readonly Row[];
  withRows(state: State, rows: readonly Row[]): State;
  /** More rows follow that were not read yet. */
  hasMore?(state: State): boolean;
}

interface Patch<Row> {
  row: Row;
  fields: Partial<Row>;
}

/** What becomes of the rows of an answer. */
function stepsOf<Row, Args, State>(rules: RowRules<Row, Args>, shape: Shape<Row, State>) {
  const { idOf } = rules;
  const versionOf = (row: Row) => rules.versionOf?.(row) ?? 0;

  const placed = (rows: readonly Row[], row: Row, args: Args, hasMore: boolean): readonly Row[] => {
    const before = rows.findLast((one) => idOf(one) === idOf(row));
    const others = before ? rows.filter((one) => idOf(one) !== idOf(row)) : rows;
    const belongs = before && rules.stays ? rules.stays : rules.belongs;
    if (belongs && !belongs.call(rules, row, args)) return others;
    const compare = rules.compare?.(args);
    if (!compare) return before ? rows.with(rows.indexOf(before), row) : [...rows, row];
    const place = others.findIndex((other) => compare(row, other) < 0);
    if (place >= 0) return others.toSpliced(place, 0, row);
    // What lies deeper than what was read is not shown before somebody reads that far.
    const mayLieDeeper = hasMore && !(before && compare(row, before) <= 0);
    return mayLieDeeper ? others : [...others, row];
  };
  const change = (
    state: State,
    next: (rows: readonly Row[], hasMore: boolean) => readonly Row[],
  ) => {
    const rows = shape.rowsOf(state);
    const hasMore = shape.hasMore?.(state) ?? false;
    const changed = next(rows, hasMore);
    // Nothing is left to say where the rows that follow begin.
    if (changed.length === 0 && hasMore) return again;
    return changed === rows ? state : shape.withRows(state, changed);
  };
  const isOlder = (rows: readonly Row[], row: Row) => {
    const known = rows.find((one) => idOf(one) === idOf(row));
    return known !== undefined && versionOf(known) >= versionOf(row);
  };
  return {
    replace: (news: readonly Row[], gone: readonly number[]): News<Args, State> => ({
      step: (state, args) =>
        change(state, (rows, hasMore) => {
          const left = gone.length > 0 && rows.some((row) => gone.includes(idOf(row)));
          const kept = left ? rows.filter((row) => !gone.includes(idOf(row))) : rows;
          return news.reduce(
            (known, row) =>
              rules.versionOf && isOlder(known, row) ? known : placed(known, row, args, hasMore),
            kept,
          );
        }),
    }),
    patch: (patchesOf: (rows: readonly Row[]) => readonly Patch<Row>[]): News<Args, State> => ({
      step: (state, args) =>
        change(state, (rows, hasMore) =>
          patchesOf(rows).reduce((known, { row, fields }) => {
            const now = known.find((one) => idOf(one) === idOf(row)) ?? row;
            return placed(known, { ...now, ...fields }, args, hasMore);
          }, rows),
        ),
    }),
  };
}

/** What can be told of rows, as news of any list that holds them. */
export function rowsNews<Row, Args, State>(rules: RowRules<Row, Args>, shape: Shape<Row, State>) {
  const { idOf } = rules;
  const { replace, patch } = stepsOf(rules, shape);
  const sifted = (versions: Versions, rows: readonly Row[], gone: readonly number[]) => {
    const { newest } = versions;
    const versionOf = (row: Row) => rules.versionOf?.(row) ?? Infinity;
    const fresh = rows.filter((row) => (newest.get(idOf(row)) ?? 0) < versionOf(row));
    const isBack = fresh.some((row) => versions.left.has(idOf(row)));
    for (const row of fresh) {
      if (rules.versionOf) newest.set(idOf(row), versionOf(row));
      versions.gone.delete(idOf(row));
    }
    for (const id of gone) {
      newest.delete(id);
      versions.gone.add(id);
      versions.left.add(id);
    }
    if (fresh.length + gone.length === 0) return null;
    return { ...replace(fresh, gone), isUnsure: isBack || isUnsure(gone) };
  };
  /** What is told to be gone has no version: it may have come back before. */
  const isUnsure = (gone: readonly number[]) => !rules.versionOf || gone.length > 0;
  return {
    /** Rows as they are now, and the ids of those that are gone; one may come back as it was. */
    told: (
      rows: readonly Row[],
      gone: readonly number[] = [],
      key?: string,
    ): News<Args, State> => ({
      ...replace(rows, gone),
      isUnsure: isUnsure(gone),
      sift: (versions) => sifted(versions, rows, gone),
      key,
      about: [...rows.map(idOf), ...gone],
      gone,
    }),
    /** Fields of rows, written over what is known of them wherever they are listed. */
    patched: (patches: readonly Patch<Row>[]): News<Args, State> => ({
      ...patch(() => patches),
      sift: ({ gone }) => patch(() => patches.filter(({ row }) => !gone.has(idOf(row)))),
    }),
    /** The same of rows that are told by their ids alone: what is not listed stays so. */
    written: (
      ids: readonly number[],
      fields: Partial<Row>,
      isNewer: (row: Row) => boolean = () => true,
    ) =>
      patch((rows) =>
        rows
          .filter((row) => ids.includes(idOf(row)) && isNewer(row))
          .map((row) => ({ row, fields })),
      ),
  };
}

export type RowNews<Row, Args, State> = ReturnType<typeof rowsNews<Row, Args, State>>;
