import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  AroundEvent,
  FaceSetup,
  FaceUpdate,
  NewDomain,
  OrganisationPage,
  Place,
} from './face.schema.ts';

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
  'PUT /api/face/domain': {
    summary: 'Name a domain of one’s own; another name has to be proven anew',
    access: 'admin',
    repeats: 'once',
    body: NewDomain,
    replies: whole,
    problems: ['face.domain_unusable'],
  },
  'POST /api/face/domain/proof': {
    summary: 'Look whether the record of the domain says whose it is',
    access: 'admin',
    repeats: 'same',
    asksOutside: true,
    replies: whole,
    problems: ['not_found', 'face.domain_unproven', 'face.domain_taken'],
  },
  'DELETE /api/face/domain': {
    summary: 'Give the domain up; nothing is served there from now on',
    access: 'admin',
    repeats: 'once',
    replies: whole,
    problems: ['not_found'],
  },
  'GET /api/face/ask': {
    summary: 'Whether a certificate may be had for a domain: only for one that is proven',
    access: 'public',
    query: Type.Object({ domain: Type.String({ minLength: 1, maxLength: 253 }) }),
    replies: { 200: Empty },
    problems: ['not_found'],
  },
} as const satisfies RouteTable;
