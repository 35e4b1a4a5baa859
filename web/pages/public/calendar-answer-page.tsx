import { getRouteApi } from '@tanstack/react-router';
import { AnswerScreen } from '../../features/calendar/invitation/answer-screen.tsx';

const route = getRouteApi('/guest/calendar/answer/$token');

/** Where the link in a mailed invitation leads. */
export function CalendarAnswerPage() {
  const { token } = route.useParams();
  return <AnswerScreen token={token} read={route.useLoaderData()} />;
}
