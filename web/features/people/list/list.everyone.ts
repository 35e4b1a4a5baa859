import type { PeopleQuery, PersonLine } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

/** More cannot be chosen at once. */
export const mostChosen = 10_000;
const pageSize = 500;

/** Whom a search finds, on all of its pages; who comes or goes meanwhile may be missed. */
export async function readEveryone(query: PeopleQuery): Promise<PersonLine[]> {
  const found = new Map<number, PersonLine>();
  for (let page = 1; page <= mostChosen / pageSize; page++) {
    const { people } = await call('GET /api/people', {
      query: { ...query, page, perPage: pageSize },
    });
    for (const person of people) found.set(person.id, person);
    if (people.length < pageSize) break;
  }
  return [...found.values()];
}
