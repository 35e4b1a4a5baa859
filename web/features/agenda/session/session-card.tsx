import type { ProgramSession } from '@plenum/contract';
import { IconPaperclip } from '@tabler/icons-react';
import { memo, type MouseEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isPlainClick } from '../../../ui/plain-click.ts';
import type { Placed } from '../program/program.ts';
import { trackColour } from '../agenda.track-colour.ts';
import classes from './session-card.module.css';
import { SessionFacts } from './session-facts.tsx';
import { StarButton } from '../mine/star-button.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';
import { WatchAgainLink } from './watch-again-link.tsx';

interface SessionCardProps {
  session: ProgramSession;
  /** When it takes place; a session may not have a time yet. */
  placed: Placed | null;
  /** Among sessions of other days. */
  isDated?: boolean;
}

const longestTeaser = 220;

const teaserOf = (abstract: string) => {
  const line = abstract
    .slice(0, 2 * longestTeaser)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line.length > longestTeaser ? `${line.slice(0, longestTeaser).trimEnd()}…` : line;
};

/** One session of a program. A plain link: five hundred router links would be slow to draw. */
export const SessionCard = memo(function SessionCard(props: SessionCardProps) {
  const { session } = props;
  const { words, trackOf, hrefOf, open, hasStars, program } = useProgramPlace();
  const title = words(session.title);
  const teaser = teaserOf(words(session.abstract));
  const track = trackOf(session.trackId);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(session.id);
  };
  return (
    <li
      className={classes.card}
      data-kind={session.kind}
      data-featured={session.isFeatured || undefined}
      data-session={session.id}
      style={trackColour(track)}
    >
      <div className={classes.head}>
        <a className={classes.title} href={hrefOf(session.id)} onClick={follow}>
          {title}
        </a>
        {hasStars && session.kind !== 'break' && (
          <span className={classes.star}>
            <StarButton eventId={program.event.id} sessionId={session.id} title={title} />
          </span>
        )}
      </div>
      <SessionFacts {...props} />
      <SpeakerNames session={session} />
      {teaser && <p className={classes.teaser}>{teaser}</p>}
      <WatchAgainLink sessionId={session.id} title={title} />
      {session.files.length > 0 && <FileCount count={session.files.length} />}
    </li>
  );
});

function SpeakerNames({ session }: { session: ProgramSession }) {
  const format = useFormatter();
  const { speakerOf } = useProgramPlace();
  const names = session.speakers.flatMap(({ id }) => speakerOf(id)?.name ?? []);
  if (names.length === 0) return null;
  return <p className={classes.speakers}>{format.list(names)}</p>;
}

function FileCount({ count }: { count: number }) {
  const t = useTranslations('program.card');
  return (
    <p className={classes.files}>
      <IconPaperclip size={14} aria-hidden /> {t('files', { count })}
    </p>
  );
}
