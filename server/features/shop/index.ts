import {
  shopBrowseRoutes,
  shopMineRoutes,
  shopRoutes,
  shopTemplateRoutes,
} from '@plenum/contract/features/shop/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { shopBrowseHandlers } from './browse/browse.routes.ts';
import { shopMineHandlers } from './shop.mine.routes.ts';
import { shopHandlers } from './shop.routes.ts';
import { shopTemplateHandlers } from './shop.template.routes.ts';

export { addProduct } from './manage/manage.products.ts';
export { findShopAbout, forgetInShop } from './shop.mine.queries.ts';
export { keepRating } from './shop.ratings.ts';
export { giveBackStock, type Taken, takeStock, type Wanted } from './shop.take.ts';

export function mountShop(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, shopRoutes, work, shopHandlers);
  mountRoutes(doorway, shopBrowseRoutes, work, shopBrowseHandlers);
  mountRoutes(doorway, shopMineRoutes, work, shopMineHandlers);
  mountRoutes(doorway, shopTemplateRoutes, work, shopTemplateHandlers);
}
