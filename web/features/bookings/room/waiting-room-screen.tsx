import '@mantine/core/styles/Progress.layer.css';
import { Button, Progress } from '@mantine/core';
import type { RoomNow, RoomTurn } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { DrawFacts } from './draw-facts.tsx';
import { aheadOf, minutesLeft, placeLink } from './room.place.ts';
import type { RoomHere } from './use-room.ts';
import classes from './waiting-room.module.css';

interface WaitingRoomProps {
  slug: string;
  room: RoomHere & { now: RoomNow; turn: RoomTurn };
}

/** Where somebody stands in line, and how they keep their place. */
export function WaitingRoomScreen({ slug, room }: WaitingRoomProps) {
  const t = useTranslations('booking-page.room');
  const problemText = useBookingProblemText();
  usePageTitle(t('title'));
  const { now, turn, secret, error } = room;
  return (
    <div className={classes.page}>
      <h1>{t('title')}</h1>
      <section className={classes.card} aria-label={t('place')}>
        {turn.state === 'waiting' ? <InLine now={now} turn={turn} /> : <Done room={room} />}
        {error !== null && error !== undefined && (
          <Notice tone="danger">{problemText(error)}</Notice>
        )}
      </section>
      {turn.state === 'waiting' && (
        <section className={classes.card} aria-label={t('keep')}>
          <h2>{t('keep')}</h2>
          <p>{t('keepText')}</p>
          <div>
            <CopyButton isLink text={placeLink(slug, secret)} />
          </div>
        </section>
      )}
      <DrawFacts slug={slug} now={now} />
    </div>
  );
}

function InLine({ now, turn }: { now: RoomNow; turn: RoomTurn }) {
  const t = useTranslations('booking-page.room');
  const ahead = aheadOf(turn, now);
  if (ahead === null || turn.place === null) return <BeforeDraw now={now} />;
  const minutes = minutesLeft(ahead, now);
  return (
    <>
      <p className={classes.place} aria-live="polite">
        {t('ahead', { count: ahead })}
      </p>
      <Progress value={(now.calledTo / turn.place) * 100} aria-label={t('place')} />
      <p className={classes.soft}>
        {t('placeIs', { place: turn.place })}{' '}
        {minutes !== null && !now.isPaused && t('about', { count: minutes })}
      </p>
      {now.isPaused && <Notice tone="calm">{t('paused')}</Notice>}
      <p>{t('moves', { count: now.minutes })}</p>
    </>
  );
}

function BeforeDraw({ now: { opensAt, waiting, minutes } }: { now: RoomNow }) {
  const t = useTranslations('booking-page.room');
  const format = useFormatter();
  const at =
    opensAt === null
      ? null
      : format.dateTime(new Date(opensAt), { dateStyle: 'full', timeStyle: 'short' });
  return (
    <>
      <p className={classes.place}>{at === null ? t('soon') : t('opensAt', { at })}</p>
      <p aria-live="polite">{t('waiting', { count: Math.max(1, waiting) })}</p>
      <p>{t('beforeText', { count: minutes })}</p>
    </>
  );
}

function Done({ room: { turn, queueAgain, isAgain } }: Pick<WaitingRoomProps, 'room'>) {
  const t = useTranslations('booking-page.room');
  const { state, booking } = turn;
  const words = state === 'through' ? 'through' : booking === null ? 'over' : 'kept';
  return (
    <>
      <p className={classes.place}>{t(`done.${words}`)}</p>
      <p>{t(`doneTexts.${words}`)}</p>
      <div className={classes.deeds}>
        {booking !== null && (
          <Button
            renderRoot={(props) => (
              <Link to="/booking/$token" params={{ token: booking }} {...props} />
            )}
          >
            {t('toBooking')}
          </Button>
        )}
        {words !== 'kept' && (
          <Button
            variant={booking === null ? 'filled' : 'default'}
            loading={isAgain}
            onClick={queueAgain}
          >
            {t('again')}
          </Button>
        )}
      </div>
    </>
  );
}
