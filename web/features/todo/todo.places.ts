/** What the addresses of the to-do pages can say. */
export const taskFilters = ['all', 'important', 'completed', 'deleted'] as const;
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const;
export const taskSorts = [
  'position',
  'latest',
  'title-asc',
  'title-desc',
  'assignee',
  'due-date',
] as const;

export type TaskFilter = (typeof taskFilters)[number];
export type TaskSort = (typeof taskSorts)[number];

export interface TodoSearch {
  q?: string;
  sort?: TaskSort;
  /** The id of the task in the drawer, or `new`. */
  task?: string;
}

const isTaskSort = (text: unknown): text is TaskSort => taskSorts.some((sort) => sort === text);

export function readTodoSearch(search: Record<string, unknown>): TodoSearch {
  const { q, sort, task } = search;
  return {
    ...(typeof q === 'string' && q !== '' ? { q: q.slice(0, 500) } : {}),
    ...(isTaskSort(sort) && sort !== 'position' ? { sort } : {}),
    ...(typeof task === 'string' && /^(new|[1-9]\d{0,14})$/.test(task) ? { task } : {}),
  };
}
