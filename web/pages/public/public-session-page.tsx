import { getRouteApi } from '@tanstack/react-router';
import { SessionPage } from '../../features/agenda/session/session-page.tsx';

const route = getRouteApi('/e/$slug/sessions/$sessionId');

export function PublicSessionPage() {
  const { slug, sessionId } = route.useParams();
  return <SessionPage slug={slug} sessionId={sessionId} />;
}
