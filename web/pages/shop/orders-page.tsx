export { OrdersScreen as OrdersPage } from '../../features/shop/orders/orders-screen.tsx';
