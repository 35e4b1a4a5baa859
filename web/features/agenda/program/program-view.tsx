import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { isFiltered, noFilters } from './program.address.ts';
import { ProgramDays } from './program-days.tsx';
import { NoProgram, NothingFits } from './program-empty.tsx';
import { ProgramHits } from './program-hits.tsx';
import { ProgramList } from './program-list.tsx';
import { ProgramTools } from './program-tools.tsx';
import classes from './program-view.module.css';
import { ProgramFilterBar } from './program-filter-bar.tsx';
import { SessionCard } from '../session/session-card.tsx';
import { useProgramAddress } from './use-program-address.ts';
import { useProgramPlace } from './use-program-place.ts';
import { useShownProgram } from './use-shown-program.ts';

interface ProgramViewProps {
  /** The headings stand below this one. */
  under: 1 | 2;
}

/** The whole program, and what helps to find one's way in it. */
export function ProgramView({ under }: ProgramViewProps) {
  const { search, change } = useProgramAddress();
  const { program } = useProgramPlace();
  const view = useShownProgram(search);
  // Back from a search, a long program is drawn without holding up the hand.
  const q = useDeferredValue(search.q);
  if (program.sessions.length === 0) return <NoProgram />;
  const clear = () => change({ ...noFilters, day: 'all' });
  return (
    <div className={classes.program}>
      <div className={classes.tools}>
        <ProgramFilterBar search={search} onChange={change} />
        <ProgramTools />
      </div>
      {q === undefined ? (
        <>
          <ProgramDays
            days={view.allDays}
            day={view.day}
            today={view.today}
            onPick={(day) => change({ day: day ?? 'all' }, true)}
          />
          <Count count={view.count + view.unplaced.length} isTold={isFiltered(search)} />
          {view.count + view.unplaced.length === 0 && <NothingFits onClear={clear} />}
          <ProgramList days={view.days} under={under} />
          <Unplaced view={view} under={under} />
        </>
      ) : (
        <ProgramHits q={q} placed={view.placed} keeps={view.keeps} onClear={clear} />
      )}
    </div>
  );
}

function Count({ count, isTold }: { count: number; isTold: boolean }) {
  const t = useTranslations('program');
  return <output className="visually-hidden">{isTold && t('days.count', { count })}</output>;
}

interface UnplacedProps extends ProgramViewProps {
  view: Pick<ReturnType<typeof useShownProgram>, 'unplaced'>;
}

function Unplaced({ view: { unplaced }, under }: UnplacedProps) {
  const t = useTranslations('program');
  const Heading = under === 1 ? 'h2' : 'h3';
  if (unplaced.length === 0) return null;
  return (
    <section className={classes.unplaced} aria-labelledby="without-time">
      <Heading id="without-time">{t('unplaced')}</Heading>
      <ul>
        {unplaced.map((session) => (
          <SessionCard key={session.id} session={session} placed={null} />
        ))}
      </ul>
    </section>
  );
}
