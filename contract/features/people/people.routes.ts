import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  PeoplePage,
  PeopleQuery,
  PeopleUpdate,
  PersonLine,
  PersonUpdate,
} from './people.schema.ts';

const params = Type.Object({ personId: Id('organisations.member') });
const OnePerson = Type.Object({ person: PersonLine });
const problems = ['people.last_admin'] as const;

export const peopleRoutes = {
  'GET /api/people': {
    summary: 'People of the organisation by search, role, state and sort',
    access: 'admin',
    query: PeopleQuery,
    replies: { 200: PeoplePage },
  },
  'GET /api/people/:personId': {
    summary: 'One person of the organisation',
    access: 'admin',
    params,
    replies: { 200: OnePerson },
  },
  'PATCH /api/people/:personId': {
    summary: 'Change role, company or access; it bites at the person’s next request',
    access: 'admin',
    params,
    body: PersonUpdate,
    replies: { 200: OnePerson },
    problems,
  },
  'POST /api/people/update': {
    summary: 'The same change for many people: for all of them or for none',
    access: 'admin',
    body: PeopleUpdate,
    replies: { 200: Type.Object({ changed: Type.Integer() }) },
    problems,
  },
  'DELETE /api/people/:personId': {
    summary: 'Remove a person from the organisation; the account stays theirs',
    access: 'admin',
    params,
    replies: { 200: Empty },
    problems,
  },
} as const satisfies RouteTable;
