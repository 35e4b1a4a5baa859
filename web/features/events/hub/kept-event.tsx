import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseEvent } from '../../../platform/current-event.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { SetupTab } from '../events.places.ts';
import { UnsavedContext } from '../../../ui/form/leave-guard.tsx';
import { HubEvent } from './hub-event.tsx';

interface KeptEventProps {
  eventId: number;
  tab: SetupTab;
}

/** Another event is no other page: with something unsaved on this one, the switch asks first. */
export function KeptEvent({ eventId, tab }: KeptEventProps) {
  const t = useTranslations('kit.leave');
  const [shownId, setShownId] = useState(eventId);
  const [isUnsaved, setUnsaved] = useState(false);
  const isLeaving = eventId !== shownId;
  if (isLeaving && !isUnsaved) setShownId(eventId);
  return (
    <UnsavedContext value={setUnsaved}>
      <HubEvent key={shownId} eventId={shownId} tab={tab} />
      <ConfirmDialog
        opened={isLeaving && isUnsaved}
        title={t('title')}
        text={t('text')}
        stay={t('stay')}
        go={t('go')}
        onStay={() => chooseEvent(shownId)}
        onGo={() => setShownId(eventId)}
      />
    </UnsavedContext>
  );
}
