import { useParams } from '@tanstack/react-router';
import { EditorScreen } from '../../features/exhibitors/editor/editor-screen.tsx';
import { useCan } from '../../platform/abilities.ts';
import { useCurrentEvent } from '../../platform/current-event.ts';

const organising = ['manage', 'all'] as const;

/** One screen for a booth's staff and for organisers; an unknown number answers like a closed door. */
export function BoothEditorPage() {
  const { exhibitorId } = useParams({ strict: false });
  const { events } = useCurrentEvent();
  const isOrganiser = useCan()(organising);
  const id = Number(exhibitorId) || 0;
  return <EditorScreen key={id} exhibitorId={id} events={events} isOrganiser={isOrganiser} />;
}
