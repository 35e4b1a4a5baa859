import type { CSSProperties } from 'react';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-track-cell.module.css';

/** The track's colour beside its name: never alone. */
export function GridTrackCell({ trackId }: { trackId: number | null }) {
  const { trackOf, words } = useAgendaFacts();
  const track = trackOf(trackId);
  if (!track) return <span aria-hidden>{'–'}</span>;
  return (
    <span className={classes.track} style={{ '--track': track.colour } as CSSProperties}>
      {words(track.name)}
    </span>
  );
}
