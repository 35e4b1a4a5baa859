import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Nullable } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  PlanParams,
  PricingSetup,
  PricingUpdate,
  ShownPricing,
  TemplatePricing,
} from './pricing.schema.ts';

const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;
const whole = { 200: PricingSetup } as const;

export const pricingRoutes = {
  'GET /pricing/data': {
    summary: 'The first three plans and the questions, as the template shows them',
    access: 'signed-in',
    replies: { 200: TemplatePricing },
  },
  'GET /api/pricing': {
    summary: 'What the organisation offers: plans, what each has, and questions',
    access: 'signed-in',
    replies: { 200: ShownPricing },
  },
  'GET /api/e/:slug/pricing': {
    summary:
      'What the organisation of a published event offers; null: it keeps that to its own people',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    replies: { 200: Type.Object({ pricing: Nullable(ShownPricing) }) },
  },
  'GET /api/pricing/setup': {
    summary: 'Everything an organiser sets about prices',
    access: 'admin',
    replies: whole,
  },
  'PATCH /api/pricing/setup': {
    summary: 'Change the given parts; a list is given whole',
    access: 'admin',
    repeats: 'once',
    body: PricingUpdate,
    replies: whole,
    problems: ['pricing.changed_meanwhile'],
  },
  'PUT /api/pricing/plans/:planId/picture': {
    summary: 'Set the picture of a plan',
    access: 'admin',
    repeats: 'once',
    params: PlanParams,
    upload: picture,
    replies: whole,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/pricing/plans/:planId/picture': {
    summary: 'Take the picture of a plan away',
    access: 'admin',
    repeats: 'once',
    params: PlanParams,
    replies: whole,
  },
} as const satisfies RouteTable;
