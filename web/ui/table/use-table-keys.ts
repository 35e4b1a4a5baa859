import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

interface TableKeys {
  ids: readonly string[];
  onChoose: (id: string) => void;
  /** Only while something is chosen: else Escape belongs to others. */
  onLetGo: (() => void) | undefined;
  onSearch: () => void;
  onHelp: () => void;
}

export function useTableKeys({ ids, onChoose, onLetGo, onSearch, onHelp }: TableKeys): void {
  const place = () => ids.indexOf(focusedRowId() ?? '');

  /** From nowhere, down goes to the first row and up to the last. */
  const step = (by: 1 | -1) => {
    const from = place() < 0 && by < 0 ? ids.length : place();
    focusRow(ids[Math.min(Math.max(from + by, 0), ids.length - 1)]);
  };
  /** Outside the rows the arrows scroll, as everywhere. */
  const stepWithin = (by: 1 | -1) => {
    if (place() >= 0) step(by);
    else scrollBy({ top: by * 60 });
  };
  const chooseFocused = () => {
    const id = ids[place()];
    if (id !== undefined) onChoose(id);
  };

  useShortcuts(
    {
      '/': onSearch,
      '?': onHelp,
      j: () => step(1),
      k: () => step(-1),
      ArrowDown: () => stepWithin(1),
      ArrowUp: () => stepWithin(-1),
      x: chooseFocused,
      ...(onLetGo && { Escape: onLetGo }),
    },
    true,
  );
}

/** What opens a row, or the row itself: that is where the keyboard stands. */
function focusRow(id: string | undefined): void {
  const row =
    id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  (row?.querySelector<HTMLElement>('[data-open]') ?? row)?.focus();
}

const focusedRowId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
