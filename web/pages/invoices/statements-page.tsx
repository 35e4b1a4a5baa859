export { StatementsScreen as StatementsPage } from '../../features/payments/statements/statements-screen.tsx';
