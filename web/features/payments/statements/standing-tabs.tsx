import type { EntryCounts, EntryStanding } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from '../../../ui/panel/tabbed-screen.module.css';
import { standings } from './statements.places.ts';

interface StandingTabsProps {
  chosen: EntryStanding;
  counts: EntryCounts | undefined;
}

/** Beyond that nobody has counted. */
const mostCounted = 1_000;

export function StandingTabs({ chosen, counts }: StandingTabsProps) {
  const t = useTranslations('payments.statements');
  const known: Partial<Record<EntryStanding, number>> = counts ?? {};
  return (
    <nav aria-label={t('standing')} className={classes.tabs}>
      <ul>
        {standings.map((standing) => {
          const count = known[standing] ?? 0;
          return (
            <li key={standing}>
              <Link
                to="/apps/invoice/statements"
                search={standing === 'sure' ? {} : { standing }}
                className={classes.tab}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={standing === chosen ? 'page' : undefined}
              >
                {t(`standings.${standing}`)}
                {count > 0 && (
                  <span className={classes.waiting}>
                    {count < mostCounted ? count : t('many', { count: mostCounted - 1 })}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
