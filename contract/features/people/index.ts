export { peopleProblems } from './people.problems.ts';
export { peopleRoutes } from './people.routes.ts';
export type {
  Attendance,
  HeldTicket,
  NewView,
  PeopleFilter,
  PeopleMerge,
  PeopleMessage,
  PeopleQuery,
  PersonChange,
  PersonLine,
  PersonSession,
  PersonUpdate,
  SavedView,
} from './people.schema.ts';
