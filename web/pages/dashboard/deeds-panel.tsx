import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useDeedWords } from '../../features/audit/use-deed-words.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import classes from './dashboard.module.css';
import { newestDeeds } from './dashboard.queries.ts';

export function DeedsPanel() {
  const t = useTranslations('frame.dashboard');
  const audit = useTranslations('audit');
  const wordDeed = useDeedWords();
  const newest = useQuery(newestDeeds());
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
          const { person } = entry;
          const name = person ? person.fullName || audit('gone') : audit('nobody');
          return (
            <li key={entry.id} className={classes.deed}>
              <PersonPicture name={name} picture={person?.avatar} />
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
