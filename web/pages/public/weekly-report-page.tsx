import { getRouteApi } from '@tanstack/react-router';
import { StopScreen } from '../../features/analytics/weekly/stop-screen.tsx';

const route = getRouteApi('/guest/reports/stop/$token');

/** Where the link in a weekly mail leads. */
export function WeeklyReportPage() {
  const { token } = route.useParams();
  return <StopScreen token={token} read={route.useLoaderData()} />;
}
