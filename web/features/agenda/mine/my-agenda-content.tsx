import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { overlapsIn } from './mine.ts';
import { placeSessions } from '../program/program.ts';
import { MyAgendaEmpty } from './my-agenda-empty.tsx';
import classes from './my-agenda.module.css';
import { MyDays } from './my-days.tsx';
import { MyNext } from './my-next.tsx';
import { MySession } from './my-session.tsx';
import { useProgramPlace } from '../program/use-program-place.ts';

/** The starred ones among the sessions of the program, in their days. */
export function MyAgendaContent({ starred }: { starred: readonly number[] }) {
  const t = useTranslations('my-agenda');
  const { program, zone } = useProgramPlace();
  const ids = useMemo(() => new Set(starred), [starred]);
  const sessions = program.sessions.filter(({ id }) => ids.has(id));
  const mine = useMemo(
    () => placeSessions(program, zone).filter(({ session }) => ids.has(session.id)),
    [program, zone, ids],
  );
  const overlaps = useMemo(() => overlapsIn(mine), [mine]);
  const waiting = sessions.filter(({ startsAt }) => startsAt === null);
  return (
    <div className={classes.content}>
      {sessions.length === 0 && <MyAgendaEmpty />}
      <MyNext mine={mine} />
      {overlaps.size > 0 && (
        <p className={classes.clashes}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('clash.sum', { count: overlaps.size })}
        </p>
      )}
      <MyDays mine={mine} overlaps={overlaps} />
      {waiting.length > 0 && (
        <section aria-labelledby="my-waiting" className={classes.day}>
          <h2 id="my-waiting">{t('waiting')}</h2>
          <ul className={classes.sessions}>
            {waiting.map((session) => (
              <MySession key={session.id} session={session} placed={null} overlaps={[]} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
