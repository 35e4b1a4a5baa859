import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDeedWords } from '../../features/audit/use-deed-words.ts';
import { call } from '../../platform/api-client.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { PersonPicture } from '../../ui/person-picture.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import classes from './dashboard.module.css';
import { everyMinute } from './every-minute.ts';

const shown = 6;

const newestOptions = () =>
  queryOptions({
    queryKey: ['audit', 'newest'],
    queryFn: async ({ signal }) => (await call('GET /api/audit', { query: {}, signal })).entries,
    select: (entries) => entries.slice(0, shown),
    staleTime: 0,
    ...everyMinute,
  });

export function DeedsPanel() {
  const t = useTranslations('frame.dashboard');
  const audit = useTranslations('audit');
  const wordDeed = useDeedWords();
  const newest = useQuery(newestOptions());
  return (
    <Panel title={t('deeds')} more={<Link to="/settings/audit">{t('allDeeds')}</Link>}>
      <PanelList
        items={newest.data}
        hasFailed={newest.isError}
        isRetrying={newest.isFetching}
        onRetry={() => void newest.refetch()}
        empty={t('noDeeds')}
      >
        {(entry) => {
          const name = entry.person?.fullName ?? audit('nobody');
          return (
            <li key={entry.id} className={classes.deed}>
              <PersonPicture name={name} />
              <span className={classes.words}>
                <bdi className={classes.name}>{name}</bdi>
                {wordDeed(entry)}
              </span>
              <span className={classes.when}>
                <RelativeTime at={entry.at} />
              </span>
            </li>
          );
        }}
      </PanelList>
    </Panel>
  );
}
