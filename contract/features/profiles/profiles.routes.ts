import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  ConnectAnswer,
  ConnectInput,
  Connections,
  Directory,
  DirectoryChoices,
  DirectoryQuery,
  FindQuery,
  Found,
  MyProfile,
  NewSearch,
  PersonPage,
  ProfileUpdate,
  SavedSearch,
  Suggestion,
} from './profiles.schema.ts';

const eventId = Id('events.event');
const params = Type.Object({ eventId });
const personParams = Type.Object({ eventId, personId: Id('profiles.person') });

/** Each sees of others what those chose to show them. */
export const profilesRoutes = {
  'GET /api/profile': {
    summary: 'My profile, and who sees what of it',
    access: 'signed-in',
    replies: { 200: MyProfile },
  },
  'PATCH /api/profile': {
    summary: 'Change the given fields; what becomes hidden is hidden at once',
    access: 'signed-in',
    repeats: 'once',
    body: ProfileUpdate,
    replies: { 200: MyProfile },
    problems: ['profiles.changed_meanwhile'],
  },
  'GET /api/events/:eventId/people': {
    summary: 'Listed people of the event, found by what they show me alone',
    access: 'signed-in',
    params,
    query: DirectoryQuery,
    replies: { 200: Directory },
  },
  'GET /api/events/:eventId/people/choices': {
    summary: 'Companies, countries and interests to filter by',
    access: 'signed-in',
    params,
    replies: { 200: DirectoryChoices },
  },
  'GET /api/events/:eventId/people/suggestions': {
    summary: 'Whom to meet, and why',
    access: 'signed-in',
    params,
    replies: { 200: Type.Array(Suggestion) },
  },
  'GET /api/events/:eventId/people/:personId': {
    summary: 'A person of the event, as far as they show themselves to me',
    access: 'signed-in',
    params: personParams,
    replies: { 200: PersonPage },
  },
  'GET /api/events/:eventId/find': {
    summary: 'People, companies, sessions, speakers and booths, small mistakes forgiven',
    access: 'signed-in',
    params,
    query: FindQuery,
    replies: { 200: Found },
  },
  'POST /api/events/:eventId/people/:personId/connection': {
    summary: 'Ask a person to connect; who asked me is connected by it',
    access: 'signed-in',
    repeats: 'once',
    params: personParams,
    body: ConnectInput,
    replies: { 201: PersonPage },
    problems: ['profiles.asked_already', 'profiles.too_many_asked'],
  },
  'GET /api/events/:eventId/connections': {
    summary: 'My connections, who asks and whom I asked',
    access: 'signed-in',
    params,
    replies: { 200: Connections },
  },
  'POST /api/connections/:connectionId/answer': {
    summary: 'Accept or refuse who asks me; a refusal is not told',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ connectionId: Id('profiles.connection') }),
    body: ConnectAnswer,
    replies: { 200: Empty },
  },
  'DELETE /api/connections/:connectionId': {
    summary: 'Withdraw a request, or end a connection',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ connectionId: Id('profiles.connection') }),
    replies: { 200: Empty },
  },
  'GET /api/attendee-searches': {
    summary: 'My kept searches for attendees',
    access: 'signed-in',
    replies: { 200: Type.Array(SavedSearch) },
  },
  'POST /api/attendee-searches': {
    summary: 'Keep a search; the same name again replaces it',
    access: 'signed-in',
    repeats: 'once',
    body: NewSearch,
    replies: { 201: SavedSearch },
    problems: ['profiles.too_many_searches'],
  },
  'DELETE /api/attendee-searches/:searchId': {
    summary: 'Forget a search',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ searchId: Id('profiles.search') }),
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
