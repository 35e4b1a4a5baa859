import { useParams } from '@tanstack/react-router';
import { ImportScreen } from '../features/imports/import-screen.tsx';
import { ImportsScreen } from '../features/imports/imports-screen.tsx';
import { EventNeeded } from '../ui/event/event-needed.tsx';
import { NotFoundPage } from './apart/not-found-page.tsx';

export function ImportsPage() {
  return <EventNeeded>{(event) => <ImportsScreen event={event} />}</EventNeeded>;
}

export function ImportPage() {
  const { id = '' } = useParams({ strict: false });
  return <ImportScreen key={id} id={Number(id)} missing={<NotFoundPage />} />;
}
