import { Button } from '@mantine/core';
import type { Case } from '@plenum/contract';
import { IconGavel } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../ui/state-message.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { CaseFacts } from './case-facts.tsx';
import { settledCasesOptions } from './moderation.api.ts';
import type { Deed } from './moderation.deeds.ts';
import classes from './moderation.module.css';
import { PanelState } from './panel-state.tsx';

/** What became of what was reported, the newest first. */
export function SettledPanel({ eventId }: { eventId: number }) {
  const t = useTranslations('moderation');
  const query = useInfiniteQuery(settledCasesOptions(eventId));
  return (
    <PanelState query={query}>
      {({ pages }) => {
        const cases = pages.flatMap((page) => page.cases);
        if (cases.length === 0) {
          return (
            <StateMessage
              icon={IconGavel}
              title={t('settledEmptyTitle')}
              text={t('settledEmptyText')}
            />
          );
        }
        return (
          <div className={classes.panel}>
            <ul className={classes.cases} aria-label={t('tabs.settled')}>
              {cases.map((one) => (
                <SettledCase key={one.id} about={one} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                variant="default"
                className={classes.more}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('older')}
              </Button>
            )}
          </div>
        );
      }}
    </PanelState>
  );
}

function SettledCase({ about }: { about: Case }) {
  const t = useTranslations('moderation');
  const { outcome, settledAt, settledBy } = about;
  return (
    <li className={classes.card} data-kind="settled">
      <CaseFacts about={about} />
      <p className={classes.outcome}>
        <span className={classes.mark}>{outcome && t(`outcomes.${outcome as Deed}`)}</span>
        <span className={classes.soft}>
          <bdi>{settledBy?.fullName ?? t('gone')}</bdi>
          {settledAt && (
            <>
              {' '}
              · <RelativeTime at={settledAt} />
            </>
          )}
        </span>
      </p>
    </li>
  );
}
