import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import classes from '../../../ui/panel/tabbed-screen.module.css';
import { ConnectionsPanel } from '../connections/connections-panel.tsx';
import { Directory } from './directory.tsx';
import type { PersonDeeds } from '../person/person-details.tsx';
import { PersonDrawer } from '../person/person-drawer.tsx';
import { connectionsOptions } from '../profiles.api.ts';
import { SuggestionsPanel } from '../connections/suggestions-panel.tsx';
import { type PeopleAddress, usePeopleAddress } from './use-people-address.ts';

const path = '/summit-attendees';
const tabs = ['everyone', 'suggested', 'connections'] as const;

/** Who comes, whom to meet, and whom I know. */
interface AttendeesScreenProps {
  event: MyEvent;
  deeds?: PersonDeeds;
}

export function AttendeesScreen({ event, deeds }: AttendeesScreenProps) {
  const t = useTranslations('profiles.attendees');
  const address = usePeopleAddress();
  const { tab = 'everyone', person } = address.search;
  const open = (id: number) => address.change({ person: String(id) });
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p>
          <bdi>{event.name}</bdi>
        </p>
      </header>
      <Tabs eventId={event.id} chosen={tab} address={address} />
      {tab === 'everyone' && <Directory eventId={event.id} address={address} onOpen={open} />}
      {tab === 'suggested' && <SuggestionsPanel eventId={event.id} onOpen={open} />}
      {tab === 'connections' && <ConnectionsPanel eventId={event.id} onOpen={open} />}
      <PersonDrawer
        eventId={event.id}
        id={person}
        deeds={deeds}
        onClose={() => address.change({ person: undefined })}
      />
    </div>
  );
}

interface TabsProps {
  eventId: number;
  chosen: string;
  address: PeopleAddress;
}

function Tabs({ eventId, chosen, address }: TabsProps) {
  const t = useTranslations('profiles.attendees');
  const { data } = useQuery(connectionsOptions(eventId));
  const waiting = data?.incoming.length ?? 0;
  return (
    <nav aria-label={t('tabs.label')} className={classes.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <a
              href={tab === 'everyone' ? path : `${path}?tab=${tab}`}
              className={classes.tab}
              aria-current={tab === chosen ? 'page' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                address.change({ tab: tab === 'everyone' ? undefined : tab, person: undefined });
              }}
            >
              {t(`tabs.${tab}`)}
              {tab === 'connections' && waiting > 0 && (
                <span className={classes.waiting}>
                  <span aria-hidden>{waiting}</span>
                  <span className="visually-hidden"> {t('waiting', { count: waiting })}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
