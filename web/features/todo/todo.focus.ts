/** The button of a row that opens its task; the row is where the keyboard stands. */
const rowOf = (id: number | undefined) =>
  document.querySelector<HTMLElement>(`[data-task="${id}"] [data-open]`);

export function focusTask(id: number | undefined, otherwise?: number): void {
  (rowOf(id) ?? rowOf(otherwise))?.focus();
}

export const focusedTaskId = (): number | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-task]');
  return row ? Number(row.dataset['task']) : undefined;
};
