export { PaymentsScreen as PaymentsPage } from '../../features/payments/list/payments-screen.tsx';
