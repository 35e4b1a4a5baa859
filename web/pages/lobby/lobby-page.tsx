import type { MyEvent } from '@plenum/contract';
import { IconDoor } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { readLobby } from './lobby.ahead.ts';
import { Lobby } from './lobby.tsx';
import { LobbySkeleton } from './lobby-skeleton.tsx';

export { readLobby };

/** Where everyone comes in. */
export function LobbyPage() {
  const t = useTranslations('lobby');
  usePageTitle(t('title'));
  return (
    <EventNeeded skeleton={<LobbySkeleton />}>
      {(event) => (isOpen(event) ? <Lobby key={event.id} event={event} /> : <ClosedLobby />)}
    </EventNeeded>
  );
}

const isOpen = ({ modules }: MyEvent) => modules.includes('lobby');

function ClosedLobby() {
  const t = useTranslations('lobby');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <StateMessage icon={IconDoor} title={t('closedTitle')} text={t('closedText')} />
    </>
  );
}
