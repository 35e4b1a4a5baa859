import { pricingRoutes } from '@plenum/contract/features/pricing/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { pricingHandlers } from './pricing.routes.ts';

export { pricingHead } from './pricing.head.ts';
export { pagesOfPricing } from './pricing.sitemap.ts';
export { changePicture, changeSetup } from './pricing.service.ts';

export const mountPricing = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, pricingRoutes, work, pricingHandlers);
