import type { AgendaSession, Clashes } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './planner-panel.module.css';
import type { AgendaWork } from '../use-agenda-work.ts';

interface PlannerOverviewProps {
  clashes: Clashes;
  work: AgendaWork;
}

const worst = 8;

/** The whole agenda: how many are torn, between what, and which rooms are too small. */
export function PlannerOverview({ clashes, work }: PlannerOverviewProps) {
  const t = useTranslations('agenda.planner');
  const find = (id: number) => work.sessions.find((session) => session.id === id);
  const pairs = clashes.people.slice(0, worst).flatMap(({ a, b, people }) => {
    const [left, right] = [find(a), find(b)];
    return left && right ? [{ left, right, people }] : [];
  });
  const overflows = clashes.overflows.flatMap(({ sessionId, ...rest }) => {
    const session = find(sessionId);
    return session ? [{ session, ...rest }] : [];
  });
  return (
    <>
      <p className={classes.sum}>
        <strong>{t('number', { count: clashes.peopleInClash })}</strong>{' '}
        {t('inClash', { all: clashes.peopleWithStars })}
      </p>
      {pairs.length > 0 && (
        <section className={classes.part}>
          <h2>{t('pairs')}</h2>
          <ul className={classes.lines}>
            {pairs.map(({ left, right, people }) => (
              <li key={`${left.id} ${right.id}`} className={classes.line}>
                <PlanLink session={left} work={work} />
                <PlanLink session={right} work={work} />
                <p className={classes.facts}>{t('pairPeople', { count: people })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {overflows.length > 0 && (
        <section className={classes.part}>
          <h2>{t('overflows')}</h2>
          <ul className={classes.lines}>
            {overflows.map(({ session, stars, capacity }) => (
              <li key={session.id} className={classes.line}>
                <PlanLink session={session} work={work} />
                <p className={classes.facts}>{t('overflowWords', { stars, capacity })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pairs.length + overflows.length === 0 && <p className={classes.quiet}>{t('calm')}</p>}
    </>
  );
}

function PlanLink({ session, work }: { session: AgendaSession; work: AgendaWork }) {
  const { titleOf, dayAndTimeOf } = useAgendaFacts();
  return (
    <button type="button" className={classes.link} onClick={() => work.plan(session)}>
      {titleOf(session)}
      <span className="visually-hidden"> {dayAndTimeOf(session)}</span>
    </button>
  );
}
