import { shopBrowseRoutes, shopRoutes } from '@plenum/contract/features/shop/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { shopBrowseHandlers } from './browse/browse.routes.ts';
import { shopHandlers } from './shop.routes.ts';

export { addProduct } from './manage/manage.products.ts';
export { giveBackStock, type Taken, takeStock, type Wanted } from './shop.take.ts';

export function mountShop(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, shopRoutes, work, shopHandlers);
  mountRoutes(doorway, shopBrowseRoutes, work, shopBrowseHandlers);
}
