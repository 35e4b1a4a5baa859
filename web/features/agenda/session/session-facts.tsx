import type { ProgramSession } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import type { Placed } from '../program/program.ts';
import { trackColour } from '../agenda.track-colour.ts';
import classes from './session-facts.module.css';
import { SessionTime } from './session-time.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';

interface SessionFactsProps {
  session: ProgramSession;
  placed: Placed | null;
  isDated?: boolean;
  /** When it is stands beside these. */
  isTimeless?: boolean;
}

/** When, where, in which track, of what kind, in which language. Style sheets draw the signs: in a long
 *  program each would be four elements more. */
export function SessionFacts(props: SessionFactsProps) {
  const { session, placed, isDated = false, isTimeless = false } = props;
  const t = useTranslations('program');
  const { roomOf, trackOf, words } = useProgramPlace();
  const room = roomOf(session.roomId);
  const track = trackOf(session.trackId);
  return (
    <ul className={classes.facts}>
      {!isTimeless && (
        <li className={classes.time}>
          {placed ? <SessionTime placed={placed} isDated={isDated} /> : t('card.noTime')}
        </li>
      )}
      {room && <li className={classes.room}>{room.name}</li>}
      {track && (
        <li className={classes.track} style={trackColour(track)}>
          {words(track.name)}
        </li>
      )}
      <li>{t(`kinds.${session.kind}`)}</li>
      {session.isFeatured && <li className={classes.featured}>{t('card.featured')}</li>}
      {session.language && (
        <li className={classes.language} lang={session.language}>
          {languages[session.language]}
        </li>
      )}
    </ul>
  );
}
