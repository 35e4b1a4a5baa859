import { useEffect, useRef, useState } from 'react';

/** The row that Tab leads to: the one that had the focus last, else the first. */
export function useActiveRow(ids: readonly number[]) {
  const listRef = useRef<HTMLUListElement>(null);
  const [lastId, setLastId] = useState<number>();
  useEffect(() => {
    const list = listRef.current;
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-task]');
      if (row) setLastId(Number(row.dataset['task']));
    };
    list?.addEventListener('focusin', follow);
    return () => list?.removeEventListener('focusin', follow);
  }, []);
  const activeId = lastId !== undefined && ids.includes(lastId) ? lastId : ids[0];
  return { listRef, activeId };
}
