/** What opens a row, or the row itself: that is where the keyboard stands. */
export function focusRow(id: string | undefined): void {
  const row =
    id === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  (row?.querySelector<HTMLElement>('[data-open]') ?? row)?.focus();
}

export const focusedRowId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
