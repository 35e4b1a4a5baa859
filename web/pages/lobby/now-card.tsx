import { Button } from '@mantine/core';
import { IconBroadcast, IconCalendarEvent } from '@tabler/icons-react';
import type { MyEvent, Program } from '@plenum/contract';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { type Placed, speakersOf } from '../../features/agenda/program/program.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { FacePile } from '../../ui/person/face-pile.tsx';
import type { Now } from './lobby-now.ts';
import classes from './now-card.module.css';
import { SessionProgress } from './session-progress.tsx';

interface NowCardProps {
  event: MyEvent;
  at: Now;
  program: Program | undefined;
  now: number;
}

const mostFaces = 3;

type Way = Pick<LinkProps, 'to' | 'search'>;

/** Where to go at this moment, whom one will see there, and one way there. */
export function NowCard({
  event,
  at: { what, stage, placed, follows },
  program,
  now,
}: NowCardProps) {
  const t = useTranslations('lobby.onNow');
  const format = useFormatter();
  const words = useWords(event.languages);
  const room = program?.rooms.find(({ id }) => id === placed?.session.roomId)?.name;
  const title = placed ? words(placed.session.title) : words(stage?.name ?? {});
  const speakers = placed && program ? speakersOf(program, placed.session) : [];
  const place = stage && placed ? words(stage.name) : room;
  const way: Way = stage
    ? { to: '/live-event', search: { stage: String(stage.id) } }
    : { to: '/conference-program', search: { session: String(placed?.session.id) } };
  return (
    <section className={classes.card} aria-label={t(what)} data-what={what}>
      <div className={classes.head}>
        <p className={classes.marks}>
          <span className={classes.mark}>
            {what === 'next' ? (
              <IconCalendarEvent size={16} aria-hidden />
            ) : (
              <IconBroadcast size={16} aria-hidden />
            )}
            {t(what)}
          </span>
          {stage && stage.viewers > 0 && (
            <bdi key={stage.viewers} className={classes.counted}>
              {t('watching', { viewers: stage.viewers })}
            </bdi>
          )}
          {what === 'next' && placed && <Until at={placed.startsAt} now={now} />}
        </p>
        {speakers.length > 0 && (
          <p className={classes.faces}>
            <FacePile people={speakers.slice(0, mostFaces)} size={88} />
          </p>
        )}
      </div>
      <h2 className={classes.title}>
        <bdi>{title}</bdi>
      </h2>
      {speakers.length > 0 && (
        <p>
          <bdi>{format.list(speakers.map(({ name }) => name))}</bdi>
        </p>
      )}
      {place && (
        <p className={classes.place}>
          <bdi>{place}</bdi>
        </p>
      )}
      {placed && what !== 'next' && <SessionProgress placed={placed} now={now} />}
      {follows && program && <Follows placed={follows} {...{ event, program, now }} />}
      <Button size="md" fullWidth renderRoot={(props) => <Link {...way} {...props} />}>
        {t(stage ? 'watch' : 'open')}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </section>
  );
}

interface FollowsProps {
  event: MyEvent;
  program: Program;
  placed: Placed;
  now: number;
}

/** What comes next where a stage is live and its program has nothing on. */
function Follows({ event, program, placed: { session, startsAt }, now }: FollowsProps) {
  const t = useTranslations('lobby.onNow');
  const words = useWords(event.languages);
  const format = useFormatter();
  const when = format.relativeTime(new Date(startsAt), now);
  return (
    <div className={classes.follows}>
      <FacePile people={speakersOf(program, session).slice(0, mostFaces)} size={36} />
      <p>
        <span className={classes.place}>{t('follows', { when })}</span>
        <bdi>{words(session.title)}</bdi>
      </p>
    </div>
  );
}

function Until({ at, now }: { at: number; now: number }) {
  const t = useTranslations('lobby');
  const format = useFormatter();
  return <bdi>{at - now < 60_000 ? t('now') : format.relativeTime(new Date(at), now)}</bdi>;
}
