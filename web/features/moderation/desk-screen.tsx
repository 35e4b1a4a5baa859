import type { MyEvent } from '@plenum/contract';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { StateMessage } from '../../ui/state-message.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import classes from '../../ui/panel/tabbed-screen.module.css';
import { MeasuresPanel } from './measures-panel.tsx';
import { openCasesOptions } from './moderation.api.ts';
import { type DeskTab, deskTabs } from './moderation.places.ts';
import { QueuePanel } from './queue-panel.tsx';
import { SettledPanel } from './settled-panel.tsx';
import { WordsPanel } from './words-panel.tsx';

interface DeskScreenProps {
  event: MyEvent;
  tab: DeskTab;
}

/** Where an event is kept in order. */
export function DeskScreen({ event, tab }: DeskScreenProps) {
  const t = useTranslations('moderation');
  const { data, error } = useQuery(openCasesOptions(event.id));
  usePageTitle(t('title'));
  const isClosed = error instanceof CallProblem && error.status === 404;
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>
          <bdi>{event.name}</bdi>
        </p>
      </header>
      {isClosed ? (
        <StateMessage icon={IconShieldLock} title={t('closedTitle')} text={t('closedText')} />
      ) : (
        <>
          <Tabs chosen={tab} waiting={data ? data.open + data.appeals.length : 0} />
          {tab === 'queue' && <QueuePanel eventId={event.id} />}
          {tab === 'settled' && <SettledPanel eventId={event.id} />}
          {tab === 'measures' && <MeasuresPanel eventId={event.id} />}
          {tab === 'words' && <WordsPanel eventId={event.id} />}
        </>
      )}
    </div>
  );
}

function Tabs({ chosen, waiting }: { chosen: DeskTab; waiting: number }) {
  const t = useTranslations('moderation');
  return (
    <nav aria-label={t('tabs.label')} className={classes.tabs}>
      <ul>
        {deskTabs.map((tab) => (
          <li key={tab}>
            <Link
              to="/moderation"
              search={tab === 'queue' ? {} : { tab }}
              className={classes.tab}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={tab === chosen ? 'page' : undefined}
            >
              {t(`tabs.${tab}`)}
              {tab === 'queue' && waiting > 0 && (
                <span className={classes.waiting}>
                  <span aria-hidden>{waiting}</span>
                  <span className="visually-hidden"> {t('waiting', { count: waiting })}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
