import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Attendance,
  NewView,
  PeopleFilter,
  PeopleMerge,
  PeopleMessage,
  PeoplePage,
  PeopleQuery,
  PeopleUpdate,
  PersonLine,
  PersonSession,
  PersonChange,
  SavedView,
} from './people.schema.ts';

const params = Type.Object({ personId: Id('organisations.member') });
const OnePerson = Type.Object({ person: PersonLine });
const problems = ['people.last_admin', 'accounts.confirm_first'] as const;

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
    repeats: 'once',
    params,
    body: PersonChange,
    replies: { 200: OnePerson },
    problems: [...problems, 'people.changed_meanwhile'],
  },
  'POST /api/people/update': {
    summary: 'The same change for many people: for all of them or for none',
    access: 'admin',
    repeats: 'once',
    body: PeopleUpdate,
    replies: { 200: Type.Object({ changed: Type.Integer() }) },
    problems,
  },
  'DELETE /api/people/:personId': {
    summary: 'Remove a person from the organisation; the account stays theirs',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
    problems,
  },
  'GET /api/people/:personId/sessions': {
    summary: 'Where the person is signed in to the organisation',
    access: 'admin',
    params,
    replies: { 200: Type.Array(PersonSession) },
  },
  'POST /api/people/:personId/end-sessions': {
    summary: 'Show the person out of the organisation everywhere; they may sign in again',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
  },
  'GET /api/people/:personId/attendance': {
    summary: 'What the person does at our events, as numbers, and what they allow',
    access: 'admin',
    params,
    replies: { 200: Attendance },
  },
  'GET /api/people/:personId/doubles': {
    summary: 'Who may be the same person again: a like name, first the likest',
    access: 'admin',
    params,
    replies: { 200: Type.Array(PersonLine) },
  },
  'POST /api/people/merge': {
    summary: 'Make one of several memberships of the same person',
    access: 'admin',
    repeats: 'once',
    body: PeopleMerge,
    replies: { 200: OnePerson },
    problems,
  },
  'POST /api/people/message': {
    summary: 'Email the same text to many people, each separately',
    access: 'admin',
    repeats: 'once',
    body: PeopleMessage,
    replies: { 202: Type.Object({ sent: Type.Integer() }) },
    problems: ['accounts.unverified'],
  },
  'GET /api/people/export': {
    summary: 'Everyone a search finds, as CSV',
    access: 'admin',
    query: PeopleFilter,
    download: 'text/csv',
    replies: {},
  },
  'GET /api/people/views': {
    summary: 'My kept ways of looking at the people tables',
    access: 'admin',
    replies: { 200: Type.Array(SavedView) },
  },
  'POST /api/people/views': {
    summary: 'Keep a way of looking; the same name again replaces it',
    access: 'admin',
    repeats: 'once',
    body: NewView,
    replies: { 201: SavedView },
  },
  'DELETE /api/people/views/:viewId': {
    summary: 'Forget a way of looking',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ viewId: Id('people.view') }),
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
