import type { MyEvent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import classes from '../../../ui/panel/tabbed-screen.module.css';
import { ConnectionsPanel } from '../connections/connections-panel.tsx';
import { Directory } from './directory.tsx';
import type { PersonDeeds } from '../person/person-details.tsx';
import { PersonDrawer } from '../person/person-drawer.tsx';
import { SuggestionsPanel } from '../connections/suggestions-panel.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { usePeopleAddress } from './use-people-address.ts';

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
      <PeopleTabs eventId={event.id} here={tab} />
      {tab === 'everyone' && (
        <Directory eventId={event.id} address={address} deeds={deeds} onOpen={open} />
      )}
      {tab === 'suggested' && <SuggestionsPanel eventId={event.id} deeds={deeds} onOpen={open} />}
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
