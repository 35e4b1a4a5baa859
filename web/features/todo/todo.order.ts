import type { Task, TaskTag } from '@plenum/contract';
import type { TaskFilter, TaskSort } from './todo.places.ts';
import { plainWords } from '../../platform/i18n/plain-words.ts';

/** Which tasks a screen shows and in which order; the server lists by the same rules. */
export interface TaskList {
  filter: TaskFilter;
  tag: TaskTag | '';
  q: string;
  sort: TaskSort;
}

const passesFilter = (task: Task, filter: TaskFilter) => {
  if (filter === 'deleted') return task.isDeleted;
  if (task.isDeleted) return false;
  if (filter === 'important') return task.isImportant;
  return filter === 'completed' ? task.isCompleted : true;
};

export const belongsTo = (task: Task, { filter, tag, q }: TaskList): boolean =>
  passesFilter(task, filter) &&
  (tag === '' || task.tags.includes(tag)) &&
  plainWords(task.title).includes(plainWords(q));

type Compare = (a: Task, b: Task) => number;

const oldestFirst: Compare = (a, b) => a.id - b.id;
const newestFirst: Compare = (a, b) => b.id - a.id;

/** By code point, as the database does: `<` on texts would put an emoji before "ﬁ". */
const compareText = (a: string, b: string) => {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (const [place, letter] of left.entries()) {
    const other = right[place];
    if (other === undefined) return 1;
    const step = (letter.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
    if (step !== 0) return step;
  }
  return left.length - right.length;
};

const byTitle: Compare = (a, b) => compareText(a.title, b.title) || oldestFirst(a, b);

/** What has no value comes last. */
const valuesFirst =
  <T>(valueOf: (task: Task) => T | null, compare: (a: T, b: T) => number): Compare =>
  (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return compare(left, right);
  };

const dueAt = (task: Task) => {
  const instant = new Date(task.dueDate).getTime();
  return Number.isNaN(instant) ? null : instant;
};

const byAssignee = valuesFirst((task) => task.assignee.fullName || null, compareText);
const byDueDate = valuesFirst(dueAt, (a, b) => a - b);

const orders: Record<TaskSort, Compare> = {
  position: (a, b) => a.position - b.position || newestFirst(a, b),
  latest: newestFirst,
  'title-asc': byTitle,
  'title-desc': (a, b) => byTitle(b, a),
  assignee: (a, b) => byAssignee(a, b) || oldestFirst(a, b),
  'due-date': (a, b) => byDueDate(a, b) || oldestFirst(a, b),
};

export const compareFor = (sort: TaskSort): Compare => orders[sort];
