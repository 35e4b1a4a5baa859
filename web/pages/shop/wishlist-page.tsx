export { WishlistScreen as WishlistPage } from '../../features/shop/wishlist/wishlist-screen.tsx';
