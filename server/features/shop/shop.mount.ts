import {
  shopBrowseRoutes,
  shopExchangeRoutes,
  shopMineRoutes,
  shopOrdersRoutes,
  shopRatingsRoutes,
  shopRoutes,
  shopShippingRoutes,
  shopTemplateRoutes,
} from '@plenum/contract/features/shop/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { shopBrowseHandlers } from './browse/browse.routes.ts';
import { shopExchangeHandlers } from './exchange/exchange.routes.ts';
import { shopRatingsHandlers } from './orders/orders.ratings.routes.ts';
import { shopOrdersHandlers } from './orders/orders.routes.ts';
import { shopShippingHandlers } from './shipping/shipping.routes.ts';
import { shopMineHandlers } from './shop.mine.routes.ts';
import { shopHandlers } from './shop.routes.ts';
import { shopTemplateHandlers } from './shop.template.routes.ts';

export function mountShop(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, shopRoutes, work, shopHandlers);
  mountRoutes(doorway, shopBrowseRoutes, work, shopBrowseHandlers);
  mountRoutes(doorway, shopMineRoutes, work, shopMineHandlers);
  mountRoutes(doorway, shopOrdersRoutes, work, shopOrdersHandlers);
  mountRoutes(doorway, shopRatingsRoutes, work, shopRatingsHandlers);
  mountRoutes(doorway, shopShippingRoutes, work, shopShippingHandlers);
  mountRoutes(doorway, shopExchangeRoutes, work, shopExchangeHandlers);
  mountRoutes(doorway, shopTemplateRoutes, work, shopTemplateHandlers);
}
