import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  Delivery,
  PackageInput,
  PackageMove,
  PackageUpdate,
  RotationInput,
  ShownSponsors,
  SponsorCounts,
  SponsorInput,
  SponsorMove,
  SponsorSetup,
  SponsorUpdate,
} from './sponsors.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const sponsorParams = Type.Object({
  eventId: Id('events.event'),
  sponsorId: Id('sponsors.sponsor'),
});
const packageParams = Type.Object({
  eventId: Id('events.event'),
  packageId: Id('sponsors.package'),
});
const slugParams = Type.Object({ slug: Slug });
const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;
const whole = { 200: SponsorSetup } as const;

export const sponsorsRoutes = {
  'GET /api/events/:eventId/sponsors': {
    summary: 'Packages, sponsors and their rotation',
    access: 'admin',
    params,
    replies: whole,
  },
  'POST /api/events/:eventId/sponsors': {
    summary: 'Add a sponsor, last in order',
    access: 'admin',
    repeats: 'once',
    params,
    body: SponsorInput,
    replies: { 201: SponsorSetup },
    problems: ['sponsors.too_many'],
  },
  'PATCH /api/events/:eventId/sponsors/:sponsorId': {
    summary: 'Change the given fields of a sponsor',
    access: 'admin',
    repeats: 'once',
    params: sponsorParams,
    body: SponsorUpdate,
    replies: whole,
    problems: ['sponsors.changed_meanwhile'],
  },
  'POST /api/events/:eventId/sponsors/:sponsorId/move': {
    summary: 'Put a sponsor right before another one, or last',
    access: 'admin',
    repeats: 'once',
    params: sponsorParams,
    body: SponsorMove,
    replies: whole,
  },
  'DELETE /api/events/:eventId/sponsors/:sponsorId': {
    summary: 'Remove a sponsor with all that was counted for it',
    access: 'admin',
    repeats: 'once',
    params: sponsorParams,
    replies: whole,
  },
  'PUT /api/events/:eventId/sponsors/:sponsorId/logo': {
    summary: 'Set the logo of a sponsor',
    access: 'admin',
    repeats: 'once',
    params: sponsorParams,
    upload: picture,
    replies: whole,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/events/:eventId/sponsors/:sponsorId/logo': {
    summary: 'Take the logo of a sponsor away',
    access: 'admin',
    repeats: 'once',
    params: sponsorParams,
    replies: whole,
  },
  'POST /api/events/:eventId/sponsor-packages': {
    summary: 'Add a package, last in order',
    access: 'admin',
    repeats: 'once',
    params,
    body: PackageInput,
    replies: { 201: SponsorSetup },
    problems: ['sponsors.too_many'],
  },
  'PATCH /api/events/:eventId/sponsor-packages/:packageId': {
    summary: 'Change the given fields of a package',
    access: 'admin',
    repeats: 'once',
    params: packageParams,
    body: PackageUpdate,
    replies: whole,
    problems: ['sponsors.changed_meanwhile'],
  },
  'POST /api/events/:eventId/sponsor-packages/:packageId/move': {
    summary: 'Put a package right before another one, or last',
    access: 'admin',
    repeats: 'once',
    params: packageParams,
    body: PackageMove,
    replies: whole,
  },
  'DELETE /api/events/:eventId/sponsor-packages/:packageId': {
    summary: 'Remove a package no sponsor has',
    access: 'admin',
    repeats: 'once',
    params: packageParams,
    replies: whole,
    problems: ['sponsors.package_in_use'],
  },
  'POST /api/events/:eventId/sponsor-rotation/seed': {
    summary: 'Draw another seed: the wheels turn in another order from now on',
    access: 'admin',
    repeats: 'once',
    params,
    replies: whole,
  },
  'PUT /api/events/:eventId/sponsor-rotation': {
    summary: 'Set how long a sponsor is shown before the wheel moves on',
    access: 'admin',
    repeats: 'once',
    params,
    body: RotationInput,
    replies: whole,
  },
  'GET /api/events/:eventId/sponsor-delivery': {
    summary: 'Promised against delivered, by sponsor and placement',
    access: 'admin',
    params,
    replies: { 200: Type.Array(Delivery) },
  },
  'GET /api/events/:eventId/sponsor-delivery.csv': {
    summary: 'Promised against delivered, as CSV',
    access: 'admin',
    params,
    download: 'text/csv',
    replies: {},
  },
  'GET /api/e/:slug/sponsors': {
    summary: 'Sponsors of a published event and the wheels they turn on; the same for everyone',
    access: 'public',
    params: slugParams,
    replies: { 200: ShownSponsors },
  },
  'POST /api/e/:slug/sponsors/counts': {
    summary: 'Count what one page showed: each line as one, and only where the sponsor belongs',
    access: 'public',
    repeats: 'never',
    limit: 'count',
    params: slugParams,
    body: SponsorCounts,
    replies: { 202: Empty },
  },
} as const satisfies RouteTable;
