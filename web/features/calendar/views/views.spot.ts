import type { Point } from '../../../ui/drag/follow-pointer.ts';
import type { Spot } from './views.drag.ts';

interface Cell {
  element: HTMLElement;
  row: string;
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** How far a point lies outside of a box; nothing inside. */
const distance = (box: DOMRect, { clientX, clientY }: Point) =>
  Math.hypot(
    clientX - within(clientX, box.left, box.right),
    clientY - within(clientY, box.top, box.bottom),
  );

const rowOf = (cell: HTMLElement) => cell.dataset['row'] ?? '';

/** The kind of row that was pressed: among whole days, or among hours. */
export function cellUnder(root: HTMLElement, at: Point): Cell | undefined {
  const cells = [...root.querySelectorAll<HTMLElement>('[data-cell]')];
  const element = cells.find((cell) => distance(cell.getBoundingClientRect(), at) === 0);
  return element && { element, row: rowOf(element) };
}

/** The day, and among hours the minute, that lies under a point; or the nearest one. */
export function spotUnder(
  root: HTMLElement,
  at: Point,
  kind: Cell | string | undefined,
): Spot | undefined {
  const row = typeof kind === 'string' ? kind : kind?.row;
  if (row === undefined) return undefined;
  const cells = [...root.querySelectorAll<HTMLElement>(`[data-cell][data-row="${row}"]`)];
  const measured = cells.map((cell) => ({ cell, box: cell.getBoundingClientRect() }));
  const [nearest] = measured.toSorted((a, b) => distance(a.box, at) - distance(b.box, at));
  if (!nearest) return undefined;
  const day = nearest.cell.dataset['cell'] ?? '';
  if (row !== 'hours') return { day, minute: null, row };
  const whole = Number(nearest.cell.dataset['minutes']);
  const share = (at.clientY - nearest.box.top) / nearest.box.height;
  return { day, minute: within(share * whole, 0, whole), row };
}
