import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Slug } from '../events/index.ts';
import { AroundEvent, FaceSetup, FaceUpdate, OrganisationPage, Place } from './face.schema.ts';

const whole = { 200: FaceSetup } as const;

export const faceRoutes = {
  'GET /api/o/:place': {
    summary: 'The public page of an organisation: its events, news and help',
    access: 'public',
    params: Type.Object({ place: Place }),
    replies: { 200: OrganisationPage },
  },
  'GET /api/e/:slug/around': {
    summary: 'What else the organisation of a published event shows everyone',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    replies: { 200: AroundEvent },
  },
  'GET /api/face': {
    summary: 'What an organiser sets about the public page',
    access: 'admin',
    replies: whole,
  },
  'PATCH /api/face': {
    summary: 'Change the given parts of the public page',
    access: 'admin',
    repeats: 'once',
    body: FaceUpdate,
    replies: whole,
    problems: ['face.place_taken', 'face.changed_meanwhile', 'accounts.unverified'],
  },
} as const satisfies RouteTable;
