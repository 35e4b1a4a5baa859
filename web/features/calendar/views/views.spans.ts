import type { Block } from './views.blocks.ts';
import type { Day } from '../calendar.days.ts';

/** A block over the days of a row: where it begins there, how wide, and how deep it lies. */
export interface Span {
  block: Block;
  column: number;
  width: number;
  lane: number;
  isContinued: boolean;
  goesOn: boolean;
}

const columnsOf = ({ column, width }: Span) =>
  Array.from({ length: width }, (_, place) => column + place);

/** Each block takes the highest lane that is free on all of its days; blocks come in their order. */
export function spansOver(blocks: readonly Block[], days: readonly Day[]): Span[] {
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
  const taken: boolean[][] = days.map(() => []);
  return blocks.flatMap((block) => {
    if (block.last < firstDay || block.first > lastDay) return [];
    const column = Math.max(days.indexOf(block.first), 0);
    const end = block.last > lastDay ? days.length - 1 : days.indexOf(block.last);
    const rows = taken.slice(column, end + 1);
    let lane = 0;
    while (rows.some((row) => row[lane])) lane += 1;
    for (const row of rows) row[lane] = true;
    const span = { block, column, width: end - column + 1, lane };
    return [{ ...span, isContinued: block.first < firstDay, goesOn: block.last > lastDay }];
  });
}

export interface Folded {
  shown: Span[];
  /** By day: how many are not shown there. */
  hidden: number[];
}

/** Where a day has more lanes than there is room, its last line says how many more there are. */
export function fold(spans: readonly Span[], days: number, room: number): Folded {
  const lanes = Array.from({ length: days }, () => 0);
  for (const span of spans)
    for (const column of columnsOf(span))
      lanes[column] = Math.max(lanes[column] ?? 0, span.lane + 1);
  const roomOn = lanes.map((count) => (count > room ? Math.max(room - 1, 0) : count));
  const hidden = lanes.map(() => 0);
  const shown = spans.filter((span) => {
    const columns = columnsOf(span);
    if (columns.every((column) => span.lane < (roomOn[column] ?? 0))) return true;
    for (const column of columns) hidden[column] = (hidden[column] ?? 0) + 1;
    return false;
  });
  return { shown, hidden };
}
