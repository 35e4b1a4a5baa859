import { IconBuildingStore, IconChevronRight } from '@tabler/icons-react';
import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { BoothLogo } from '../visits/booth-logo.tsx';
import { ownBoothsOptions } from './booths.own-booths.ts';
import classes from './own-booths-screen.module.css';

/** The booths I work at, in all my events. */
export function OwnBoothsScreen({ events }: { events: readonly MyEvent[] }) {
  const t = useTranslations('exhibitors');
  const problemText = useProblemText();
  usePageTitle(t('mine.title'));
  const { data, error, isFetching, refetch } = useQuery(ownBoothsOptions());
  const eventName = (id: number) => events.find((event) => event.id === id)?.name;
  return (
    <div className={classes.screen}>
      <header>
        <h1>{t('mine.title')}</h1>
        <p>{t('mine.lead')}</p>
      </header>
      {!data && !error && <LinesSkeleton lines={3} />}
      {!data && error && (
        <ErrorState
          title={t('mine.failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <StateMessage
          icon={IconBuildingStore}
          title={t('mine.emptyTitle')}
          text={t('mine.emptyText')}
        />
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map(({ id, name, logo, tier, eventId }) => (
            <li key={id}>
              <Link to="/booths/$exhibitorId" params={{ exhibitorId: String(id) }}>
                <BoothLogo name={name} logo={logo} size={48} />
                <span>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>
                  <small>
                    <bdi>{eventName(eventId)}</bdi> {'·'} {t(`tiers.${tier}`)}
                  </small>
                </span>
                <IconChevronRight size={18} aria-hidden className="mantine-rotate-rtl" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
