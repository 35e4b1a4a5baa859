export { OrderSettingsScreen as OrderSettingsPage } from '../../features/shop/orders/order-settings-screen.tsx';
