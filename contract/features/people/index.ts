export { peopleProblems } from './people.problems.ts';
export { peopleRoutes } from './people.routes.ts';
export type { PeopleQuery, PersonLine, PersonUpdate } from './people.schema.ts';
