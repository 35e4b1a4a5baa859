import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  Application,
  ApplicationInput,
  Booth,
  Decision,
  ExhibitorCall,
  ExhibitorIds,
  ExhibitorMove,
  ExhibitorRules,
  ExhibitorSetup,
  ExhibitorUpdate,
  NewExhibitor,
  Reminded,
  Review,
  Tier,
  TierRulesInput,
} from './exhibitors.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const exhibitorParams = Type.Object({
  eventId: Id('events.event'),
  exhibitorId: Id('exhibitors.exhibitor'),
});
const slugParams = Type.Object({ slug: Slug });
const whole = { 200: ExhibitorSetup } as const;

/** The organiser's exhibitors of an event. */
export const exhibitorsRoutes = {
  'GET /api/events/:eventId/exhibitors': {
    summary: 'Tiers, rules and all exhibitors in their order',
    access: 'admin',
    params,
    replies: whole,
  },
  'POST /api/events/:eventId/exhibitors': {
    summary: 'Add an exhibitor, last in its tier',
    access: 'admin',
    repeats: 'once',
    params,
    body: NewExhibitor,
    replies: { 201: ExhibitorSetup },
    problems: ['exhibitors.too_many'],
  },
  'PATCH /api/events/:eventId/exhibitors/:exhibitorId': {
    summary: 'Show or hide a booth, or change whom we write to',
    access: 'admin',
    repeats: 'once',
    params: exhibitorParams,
    body: ExhibitorUpdate,
    replies: whole,
  },
  'POST /api/events/:eventId/exhibitors/:exhibitorId/move': {
    summary: 'Put an exhibitor into a tier, right before another one of it, or last',
    access: 'admin',
    repeats: 'once',
    params: exhibitorParams,
    body: ExhibitorMove,
    replies: whole,
  },
  'DELETE /api/events/:eventId/exhibitors/:exhibitorId': {
    summary: 'Remove an exhibitor and its booth; cards it held are withdrawn',
    access: 'admin',
    repeats: 'once',
    params: exhibitorParams,
    replies: whole,
  },
  'PUT /api/events/:eventId/exhibitor-tiers/:tier': {
    summary: 'Set what a tier allows and how large it is shown in the hall',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ eventId: Id('events.event'), tier: Tier }),
    body: TierRulesInput,
    replies: whole,
  },
  'PUT /api/events/:eventId/exhibitor-rules': {
    summary: 'Set review, the call for exhibitors and what a lead’s score counts',
    access: 'admin',
    repeats: 'once',
    params,
    body: ExhibitorRules,
    replies: whole,
  },
  'POST /api/events/:eventId/exhibitors/reminders': {
    summary: 'Email those whose booth is not complete what is missing',
    access: 'admin',
    repeats: 'once',
    params,
    body: ExhibitorIds,
    replies: { 200: Reminded },
    problems: ['accounts.unverified'],
  },
  'POST /api/events/:eventId/exhibitors/:exhibitorId/review': {
    summary: 'Show what the staff changed, or send it back with a note',
    access: 'admin',
    repeats: 'once',
    params: exhibitorParams,
    body: Review,
    replies: { 200: Booth },
    problems: ['exhibitors.changed_meanwhile', 'exhibitors.nothing_to_review'],
  },
  'GET /api/events/:eventId/exhibitor-applications': {
    summary: 'Who applied to exhibit, the newest first',
    access: 'admin',
    params,
    replies: { 200: Type.Array(Application) },
  },
  'POST /api/events/:eventId/exhibitor-applications/:applicationId/decision': {
    summary:
      'Accept an application into a tier and invite its contact, or refuse it; both by email',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({
      eventId: Id('events.event'),
      applicationId: Id('exhibitors.application'),
    }),
    body: Decision,
    replies: { 200: Type.Array(Application) },
    problems: ['exhibitors.decided', 'exhibitors.too_many', 'accounts.unverified'],
  },
  'GET /api/e/:slug/exhibitor-call': {
    summary: 'Whether companies may apply to exhibit, and what they read',
    access: 'public',
    params: slugParams,
    replies: { 200: ExhibitorCall },
  },
  'POST /api/e/:slug/exhibitor-applications': {
    summary: 'Apply to exhibit; the same address again replaces what still waits',
    access: 'public',
    repeats: 'never',
    limit: 'forgotten',
    params: slugParams,
    body: ApplicationInput,
    replies: { 202: Empty },
    problems: ['exhibitors.call_closed'],
  },
} as const satisfies RouteTable;
