import type { ProgramSession } from '@plenum/contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { placeSessions } from '../program/program.ts';
import { useProgramPlace } from '../program/use-program-place.ts';
import classes from './session-page.module.css';
import { SessionCard } from './session-card.tsx';
import { relatedTo } from './session.related.ts';

/** What else the same people do, or is in the same track. */
export function SessionRelated({ session }: { session: ProgramSession }) {
  const t = useTranslations('program.session');
  const { program, zone } = useProgramPlace();
  const heading = useId();
  const related = relatedTo(program, session);
  if (related.length === 0) return null;
  const placed = placeSessions({ ...program, sessions: related }, zone);
  return (
    <section className={classes.related} aria-labelledby={heading}>
      <h2 id={heading}>{t('related')}</h2>
      <ul className={classes.cards}>
        {related.map((one) => (
          <SessionCard
            key={one.id}
            isDated
            session={one}
            placed={placed.find((other) => other.session.id === one.id) ?? null}
          />
        ))}
      </ul>
    </section>
  );
}
