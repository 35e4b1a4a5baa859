import { Button } from '@mantine/core';
import type { MyEvent, Speaker } from '@plenum/contract';
import { IconMailForward, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MailLinksDialog } from './mail-links-dialog.tsx';
import type { SpeakerPlace } from '../speakers.places.ts';
import classes from './speakers-screen.module.css';

interface SpeakersHeadProps {
  event: MyEvent;
  place: SpeakerPlace;
  count: number | undefined;
  /** Whom a mail to all of them would go to: what the list shows now. */
  mailable: readonly Speaker[];
  onAdd: () => void;
}

export function SpeakersHead({ event, place, count, mailable, onAdd }: SpeakersHeadProps) {
  const t = useTranslations('speakers');
  const [isMailing, setMailing] = useState(false);
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h1>{t(`titles.${place}`)}</h1>
        <output>{count !== undefined && t('count', { count, event: event.name })}</output>
      </div>
      <div className={classes.actions}>
        {mailable.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconMailForward size={18} />}
            onClick={() => setMailing(true)}
          >
            {t('mail.open')}
          </Button>
        )}
        <Button leftSection={<IconUserPlus size={18} />} onClick={onAdd}>
          {t(`add.${place}`)}
        </Button>
      </div>
      <MailLinksDialog
        opened={isMailing}
        eventId={event.id}
        speakers={mailable}
        onClose={() => setMailing(false)}
      />
    </header>
  );
}
