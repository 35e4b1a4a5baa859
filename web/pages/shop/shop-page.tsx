export { ShopScreen as ShopPage } from '../../features/shop/browse/shop-screen.tsx';
