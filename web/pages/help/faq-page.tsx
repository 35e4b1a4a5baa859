import { FaqScreen } from '../../features/help/read/faq-screen.tsx';

export const FaqPage = () => <FaqScreen />;
