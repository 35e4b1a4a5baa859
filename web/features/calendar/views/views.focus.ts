import type { Day } from '../calendar.days.ts';

const dayKey: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

export const cellOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[data-cell]');
export const blockKeyOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-key]')?.dataset['key'];

/** The place of a day, and of a block where it is named; the first that can take the focus. */
export function focusIn(root: ParentNode, day: Day | undefined, key?: string): boolean {
  const block = key && root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const found =
    block || (day ? root.querySelector<HTMLElement>(`[data-cell="${day}"]`) : null) || null;
  found?.focus();
  return found !== null;
}

const gridOf = (root: ParentNode) =>
  [...root.querySelectorAll('[data-cells]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('[data-cell]'),
  ]);

interface Step {
  key: string;
  isRtl: boolean;
}

/** The cell beside this one; the direction in which there is none any more. */
export function stepFrom(
  root: ParentNode,
  cell: HTMLElement,
  { key, isRtl }: Step,
): HTMLElement | 'before' | 'after' | undefined {
  const by = dayKey[(isRtl && mirrored[key]) || key];
  if (!by) return undefined;
  const grid = gridOf(root);
  const row = grid.findIndex((cells) => cells.includes(cell));
  const column = grid[row]?.indexOf(cell) ?? -1;
  const [down, across] = by;
  const next = grid[row + down]?.[column + across];
  if (next) return next;
  // Past the end of a week goes on in the next one, as days do.
  const flat = grid.flat();
  const beside = across === 0 || grid.length < 3 ? undefined : flat[flat.indexOf(cell) + across];
  return beside ?? (down + across < 0 ? 'before' : 'after');
}

/** The block before or after this one on its day. */
export function blockBeside(
  cell: HTMLElement,
  block: Element,
  by: 1 | -1,
): HTMLElement | undefined {
  const blocks = [...cell.querySelectorAll<HTMLElement>('[data-key]')];
  return blocks[blocks.findIndex((one) => one === block.closest('[data-key]')) + by];
}
