export { FiguresScreen as AnalyticsPage } from '../../features/analytics/figures/figures-screen.tsx';
