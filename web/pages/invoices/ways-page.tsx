export { WaysScreen as WaysPage } from '../../features/payments/ways/ways-screen.tsx';
