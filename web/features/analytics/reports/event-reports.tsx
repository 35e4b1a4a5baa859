import type { EventFigures, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigureTable } from '../../../ui/panel/figure-table.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { saveBooths, saveSessions, saveSponsors } from '../analytics.api.ts';
import { eventFigures, lookAgainMs } from '../analytics.live.ts';
import classes from './event-reports.module.css';

/** What came of the current event's sessions, booths and sponsors, since it was made. */
export function EventReports() {
  const { event } = useCurrentEvent();
  return event && <ReportsOf event={event} />;
}

function ReportsOf({ event }: { event: MyEvent }) {
  const t = useTranslations('analytics.reports');
  const problemText = useProblemText();
  const id = useId();
  const { data, error, isFetching, refetch } = useQuery({
    ...eventFigures.options(event.id),
    refetchInterval: lookAgainMs,
  });
  return (
    <section className={classes.reports} aria-labelledby={id}>
      <h2 id={id}>{t('title', { name: event.name })}</h2>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LinesSkeleton lines={6} />}
      {data && (
        <>
          <div id="sessions">
            <Sessions eventId={event.id} sessions={data.sessions} />
          </div>
          <div id="booths">
            <Booths eventId={event.id} booths={data.booths} />
          </div>
          <Sponsors eventId={event.id} sponsors={data.sponsors} />
        </>
      )}
    </section>
  );
}

/** The file has all of them. */
const mostShown = 10;

function Sessions({ eventId, sessions }: { eventId: number } & Pick<EventFigures, 'sessions'>) {
  const t = useTranslations('analytics.reports');
  const format = useFormatter();
  return (
    <FigureTable
      title={t('sessions')}
      more={<DownloadButton label={t('saveSessions')} save={() => saveSessions(eventId)} />}
      heads={[t('session'), t('capacity'), t('stars'), t('watched')]}
      rows={sessions.slice(0, mostShown).map(({ sessionId, title, capacity, stars, watched }) => ({
        key: String(sessionId),
        name: (
          <Link to="/conference-agenda" search={{ session: String(sessionId) }}>
            <bdi>{title}</bdi>
          </Link>
        ),
        cells: [
          capacity === null ? '–' : format.number(capacity),
          format.number(stars),
          format.number(watched),
        ],
      }))}
      none={t('noSessions')}
    />
  );
}

function Booths({ eventId, booths }: { eventId: number } & Pick<EventFigures, 'booths'>) {
  const t = useTranslations('analytics.reports');
  const format = useFormatter();
  return (
    <FigureTable
      title={t('booths')}
      more={<DownloadButton label={t('saveBooths')} save={() => saveBooths(eventId)} />}
      heads={[t('booth'), t('seen'), t('visited'), t('downloaded'), t('asked'), t('cards')]}
      rows={booths.slice(0, mostShown).map((booth) => ({
        key: String(booth.exhibitorId),
        name: (
          <Link
            to="/booths/$exhibitorId/console"
            params={{ exhibitorId: String(booth.exhibitorId) }}
          >
            <bdi>{booth.name}</bdi>
          </Link>
        ),
        cells: [booth.seen, booth.visited, booth.downloaded, booth.asked, booth.cards].map(
          (count) => format.number(count),
        ),
      }))}
      none={t('noBooths')}
    />
  );
}

function Sponsors({ eventId, sponsors }: { eventId: number } & Pick<EventFigures, 'sponsors'>) {
  const t = useTranslations('analytics.reports');
  const format = useFormatter();
  return (
    <FigureTable
      title={t('sponsors')}
      more={<DownloadButton label={t('saveSponsors')} save={() => saveSponsors(eventId)} />}
      heads={[t('sponsor'), t('promised'), t('impressions'), t('clicks')]}
      rows={sponsors.slice(0, mostShown).map((sponsor) => ({
        key: String(sponsor.sponsorId),
        name: (
          <Link to="/sponsors">
            <bdi>{sponsor.name}</bdi>
          </Link>
        ),
        cells: [sponsor.promised, sponsor.impressions, sponsor.clicks].map((count) =>
          format.number(count),
        ),
      }))}
      none={t('noSponsors')}
    />
  );
}
