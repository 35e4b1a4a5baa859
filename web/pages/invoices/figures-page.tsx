export { FiguresScreen as FiguresPage } from '../../features/payments/figures/figures-screen.tsx';
