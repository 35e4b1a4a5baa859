import type { PricingSetup } from '@plenum/contract';
import type { pricingRoutes } from '@plenum/contract/features/pricing/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { changePicture, changeSetup, readSetup } from './pricing.service.ts';
import { readPricing, readPublicPricing } from './pricing.shown.ts';
import { readTemplatePricing } from './pricing.template.ts';
import { setupView } from './pricing.view.ts';

const whole = async (setup: Promise<PricingSetup>) => ({
  status: 200 as const,
  body: setupView(await setup),
});

export const pricingHandlers = (work: Work): Handlers<typeof pricingRoutes> => ({
  'GET /pricing/data': async ({ person, language }) => ({
    status: 200,
    body: await readTemplatePricing(work, person, language),
  }),
  'GET /api/pricing': async ({ person }) => ({
    status: 200,
    body: await readPricing(work, person),
  }),
  'GET /api/e/:slug/pricing': async ({ received: { params } }) => ({
    status: 200,
    body: await readPublicPricing(work, params.slug),
  }),
  'GET /api/pricing/setup': ({ person }) => whole(readSetup(work, person)),
  'PATCH /api/pricing/setup': ({ person, received: { body } }) =>
    whole(changeSetup(work, person, body)),
  'PUT /api/pricing/plans/:planId/picture': ({ person, received: { params, body } }) =>
    whole(changePicture(work, person, params.planId, body)),
  'DELETE /api/pricing/plans/:planId/picture': ({ person, received: { params } }) =>
    whole(changePicture(work, person, params.planId, null)),
});
