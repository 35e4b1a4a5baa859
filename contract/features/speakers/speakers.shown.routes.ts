import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  ModeratedSessions,
  PublicSpeakers,
  SelfLink,
  SelfPicture,
  SelfProfile,
  SelfUpdate,
} from './speakers.schema.ts';

const dead = 'speakers.link_dead';

/** What others than organisers see of speakers, and what speakers say of themselves. */
export const speakersShownRoutes = {
  'GET /api/e/:slug/speakers': {
    summary: 'The shown speakers of a published event; the same bytes for everyone',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    replies: { 200: PublicSpeakers },
  },
  'GET /api/events/:eventId/moderated-sessions': {
    summary: 'The published sessions I chair, and therefore moderate',
    access: 'signed-in',
    params: Type.Object({ eventId: Id('events.event') }),
    replies: { 200: ModeratedSessions },
  },
  'POST /api/speakers/self': {
    summary: 'My profile as a speaker, by the emailed link',
    access: 'public',
    repeats: 'same',
    limit: 'link',
    body: SelfLink,
    replies: { 200: SelfProfile },
    problems: [dead],
  },
  'POST /api/speakers/self/save': {
    summary: 'Change my profile by the emailed link',
    access: 'public',
    repeats: 'never',
    limit: 'link',
    body: SelfUpdate,
    replies: { 200: SelfProfile },
    problems: [dead, 'speakers.changed_meanwhile'],
  },
  'POST /api/speakers/self/picture': {
    summary: 'Set or remove my picture by the emailed link',
    access: 'public',
    repeats: 'never',
    limit: 'link',
    body: SelfPicture,
    replies: { 200: SelfProfile },
    problems: [dead, 'files.not_a_picture'],
  },
} as const satisfies RouteTable;
