import type { Occurrence } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { comingOptions } from '../../features/calendar/calendar.coming.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelList } from '../../ui/panel/panel-list.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import classes from './dashboard.module.css';

const shown = 5;

const isMeeting = ({ layer, guests, isCancelled, myAnswer }: Occurrence) =>
  layer === 'entries' && guests > 0 && !isCancelled && myAnswer !== 'no';

/** Whom one meets in the next two weeks. */
export function MeetingsPanel() {
  const t = useTranslations('dashboard.meetings');
  const now = useNow();
  const query = useQuery(comingOptions(now));
  const coming = query.data?.occurrences.filter(
    (one) => isMeeting(one) && Date.parse(one.end) > now,
  );
  return (
    <Panel title={t('title')} more={<Link to="/apps/calendar">{t('all')}</Link>}>
      <PanelList
        items={coming?.slice(0, shown)}
        hasFailed={query.isError}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        empty={t('none')}
      >
        {({ key, entryId, original, title, start, location, myAnswer }) => (
          <li key={key}>
            <Link
              to="/apps/calendar"
              search={{ entry: String(entryId), ...(original && { at: original }) }}
              className={classes.task}
            >
              <span className={classes.words}>
                <bdi>{title}</bdi>
                {location && <bdi className={classes.where}>{location}</bdi>}
                {myAnswer === 'waiting' && <span className={classes.where}>{t('unanswered')}</span>}
              </span>
              <span className={classes.when}>
                <RelativeTime at={start} />
              </span>
            </Link>
          </li>
        )}
      </PanelList>
    </Panel>
  );
}
