import { useCallback, useMemo, useState } from 'react';

/** Rows stay chosen over pages and searches, until they are let go. */
export function useTableSelection<R>(rowId: (row: R) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
  const choose = useCallback(
    (rows: readonly R[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (isChosen) next.set(rowId(row), row);
          else next.delete(rowId(row));
        }
        return next;
      }),
    [rowId],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({ chosen, rows: [...chosen.values()], choose, clear }),
    [chosen, choose, clear],
  );
}

export type TableSelection<R> = ReturnType<typeof useTableSelection<R>>;
