import type { AgendaSession } from '@plenum/contract';
import { IconAlertTriangle, IconEyeOff, IconGripVertical, IconStar } from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './grid-block.module.css';
import { KindIcon } from '../table/grid-kind.tsx';
import { useSessionLabel } from '../session/use-session-label.ts';

interface GridBlockProps {
  session: AgendaSession;
  column: number;
  columns: number;
  from: number;
  to: number;
  lane: number;
  lanes: number;
  isContinued: boolean;
  /** Held with the keyboard, not put down yet. */
  isHeld: boolean;
  isPending: boolean;
  /** Names what it clashes with; empty when it does not. */
  clash: string;
  isTooFull: boolean;
}

const percent = (share: number) => `${share * 100}%`;

/** One session in the grid. The pointer and the keys are heard by the grid as a whole. */
export const GridBlock = memo(function Block(props: GridBlockProps) {
  const { session, column, columns, from, to, lane, lanes, isContinued } = props;
  const t = useTranslations('agenda.grid');
  const facts = useAgendaFacts();
  const track = facts.trackOf(session.trackId);
  const label = useSessionLabel();
  const style = {
    '--from': from,
    '--minutes': to - from,
    ...(track && { '--track': track.colour }),
    insetInlineStart: percent((column + lane / lanes) / columns),
    inlineSize: percent(1 / columns / lanes),
  } as CSSProperties;
  return (
    <button
      type="button"
      className={classes.block}
      style={style}
      data-session={session.id}
      data-from={from}
      data-continued={isContinued || undefined}
      data-hidden={session.isHidden || undefined}
      data-clash={props.clash !== '' || undefined}
      data-held={props.isHeld || undefined}
      data-pending={props.isPending || undefined}
      aria-describedby="agenda-keys"
    >
      <span className="visually-hidden">{label(session, props.clash)}</span>
      <span className={classes.inside} aria-hidden>
        <span className={classes.title}>
          <KindIcon kind={session.kind} />
          <bdi>{facts.titleOf(session)}</bdi>
        </span>
        <span className={classes.foot}>
          <span className={classes.time}>
            <bdi data-time>{facts.briefTimeOf(session)}</bdi>
          </span>
          <span className={classes.marks}>
            {session.isHidden && <IconEyeOff size={14} aria-hidden />}
            {props.clash !== '' && (
              <span className={classes.warning} title={props.clash}>
                <IconAlertTriangle size={14} aria-hidden />
              </span>
            )}
            {session.stars > 0 && (
              <span className={classes.stars} data-too-full={props.isTooFull || undefined}>
                <IconStar size={12} aria-hidden />
                {t('stars', { count: session.stars })}
              </span>
            )}
          </span>
        </span>
        <span className={classes.people}>
          <bdi>{facts.speakersOf(session)}</bdi>
        </span>
        {track && <span className={classes.track}>{facts.words(track.name)}</span>}
      </span>
      {!isContinued && (
        <>
          <span className={classes.grip} data-grip="move">
            <IconGripVertical size={14} aria-hidden />
          </span>
          <span className={classes.edge} data-grip="resize" />
        </>
      )}
    </button>
  );
});
