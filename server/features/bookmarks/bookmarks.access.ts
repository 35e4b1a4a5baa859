import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { pages } from './bookmarks.pages.ts';

export const pagesOpenTo = ({ role }: Pick<Person, 'role'>) =>
  pages.filter((page) => page.role === undefined || page.role === role);

/** A page of others answers like none. */
export function requirePage(person: Person, id: number): void {
  if (!pagesOpenTo(person).some((page) => page.id === id)) throw problem('not_found');
}
