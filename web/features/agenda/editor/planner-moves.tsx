import { Button } from '@mantine/core';
import type { AgendaSession, PossibleMove } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { movesOptions } from '../agenda.api.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './planner-panel.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface PlannerMovesProps {
  session: AgendaSession;
  work: AgendaWork;
}

/** Where this one could go, the best place first. */
export function PlannerMoves({ session, work }: PlannerMovesProps) {
  const t = useTranslations('agenda.planner');
  const problemText = useProblemText();
  const facts = useAgendaFacts();
  const moves = useQuery(movesOptions(facts.event.id, session.id));
  if (moves.isPending) return <LinesSkeleton lines={5} />;
  if (!moves.data) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(moves.error)}
        isRetrying={moves.isFetching}
        onRetry={() => void moves.refetch()}
      />
    );
  }
  return (
    <section className={classes.part}>
      <p className={classes.sum}>
        <bdi>{facts.dayAndTimeOf(session)}</bdi>
      </p>
      <p className={classes.quiet}>{t('inClashNow', { count: moves.data.inClashNow })}</p>
      <h2>{t('moves')}</h2>
      {moves.data.moves.length === 0 && <p className={classes.quiet}>{t('noMoves')}</p>}
      <ul className={classes.lines}>
        {moves.data.moves.map((move) => (
          <li key={`${move.roomId} ${move.startsAt}`} className={classes.line}>
            <MoveLine
              move={move}
              onMove={() =>
                work.deeds.place(session, { roomId: move.roomId, startsAt: move.startsAt })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MoveLine({ move, onMove }: { move: PossibleMove; onMove: () => void }) {
  const t = useTranslations('agenda.planner');
  const facts = useAgendaFacts();
  const time = facts.momentOf(move.startsAt);
  const room = facts.roomName(move.roomId);
  return (
    <>
      <div className={classes.move}>
        <bdi>{t('place', { time, room })}</bdi>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('moveTo', { time, room })}
          onClick={onMove}
        >
          {t('move')}
        </Button>
      </div>
      <p className={classes.facts}>
        {move.helped > 0 && (
          <span className={classes.good}>{t('helps', { count: move.helped })}</span>
        )}
        {move.hurt > 0 && <span className={classes.bad}>{t('hurts', { count: move.hurt })}</span>}
        {move.helped + move.hurt === 0 && <span>{t('neutral')}</span>}
        {move.overflow > 0 && <span>{t('tooMany', { count: move.overflow })}</span>}
        {move.hasSpeakerClash && <span className={classes.bad}>{t('speakerClash')}</span>}
      </p>
    </>
  );
}
