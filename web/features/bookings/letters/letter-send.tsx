import { Button } from '@mantine/core';
import type { BookingLetter, MyEvent } from '@plenum/contract';
import { IconCalendarTime, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { DateTimeField } from '../../../ui/time/date-time-field.tsx';
import { letterReaders } from './letters.live.ts';
import classes from './letters.module.css';
import { useLetterDeeds } from './use-letter-deeds.ts';
import { useLetterTime } from './use-letter-time.ts';

interface SendPanelProps {
  event: MyEvent;
  letter: BookingLetter;
  isUnsaved: boolean;
  onRemoved: () => void;
}

/** Now, or at a moment by the event's clock; until then it can be changed and cancelled. */
export function SendPanel({ event, letter, isUnsaved, onRemoved }: SendPanelProps) {
  const t = useTranslations('booking-letters.send');
  const whole = useTranslations('booking-letters');
  const when = useLetterTime(event);
  const deeds = useLetterDeeds(letter);
  const [sendAt, setSendAt] = useState('');
  const { state, sendAt: planned } = letter;
  return (
    <Panel hasRoom title={t('title')}>
      <div className={classes.stack}>
        {state === 'scheduled' && planned && (
          <Notice tone="calm">{t('scheduledText', { at: when(planned) })}</Notice>
        )}
        {isUnsaved && <Notice tone="warning">{whole('saveFirst')}</Notice>}
        <div className={classes.look}>
          <SendNow
            letter={letter}
            isOff={isUnsaved || deeds.isBusy}
            onGo={() => deeds.send(null)}
          />
          <DateTimeField
            name="sendAt"
            label={t('at')}
            zone={event.timeZone}
            value={sendAt}
            onChange={setSendAt}
          />
          <Button
            variant="default"
            leftSection={<IconCalendarTime size={18} aria-hidden />}
            disabled={isUnsaved || sendAt === '' || deeds.isBusy}
            onClick={() => deeds.send(sendAt)}
          >
            {t('schedule')}
          </Button>
        </div>
        <div className={classes.deeds}>
          {state === 'scheduled' && (
            <Button variant="default" disabled={deeds.isBusy} onClick={deeds.cancel}>
              {t('cancel')}
            </Button>
          )}
          <Remove isOff={deeds.isBusy} onGo={() => deeds.remove(onRemoved)} />
        </div>
      </div>
    </Panel>
  );
}

interface AskedProps {
  isOff: boolean;
  onGo: () => void;
}

function SendNow({ letter, isOff, onGo }: AskedProps & { letter: BookingLetter }) {
  const t = useTranslations('booking-letters.send');
  const [isAsking, setAsking] = useState(false);
  const query = useQuery(
    letterReaders.options({ letterId: letter.id, show: 'reached', page: 1, perPage: 25 }),
  );
  return (
    <>
      <Button
        leftSection={<IconSend size={18} className="mantine-rotate-rtl" aria-hidden />}
        disabled={isOff}
        onClick={() => setAsking(true)}
      >
        {t('now')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('nowTitle', { count: query.data?.reached ?? 0 })}
        text={t('nowText')}
        stay={t('stay')}
        go={t('go')}
        isDangerous={false}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          onGo();
        }}
      />
    </>
  );
}

function Remove({ isOff, onGo }: AskedProps) {
  const t = useTranslations('booking-letters.send');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" color="red" disabled={isOff} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('removeTitle')}
        text={t('removeText')}
        stay={t('stay')}
        go={t('remove')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          onGo();
        }}
      />
    </>
  );
}
