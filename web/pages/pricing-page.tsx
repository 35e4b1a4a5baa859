import { PricingScreen } from '../features/pricing/pricing-screen.tsx';

export const PricingPage = () => <PricingScreen />;
