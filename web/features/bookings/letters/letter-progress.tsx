import { Button } from '@mantine/core';
import type { BookingLetter, MyEvent } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import classes from './letters.module.css';
import { useLetterDeeds } from './use-letter-deeds.ts';
import { useLetterTime } from './use-letter-time.ts';

/** How many have it, as it goes out. */
export function LetterProgress({ event, letter }: { event: MyEvent; letter: BookingLetter }) {
  const t = useTranslations('booking-letters.progress');
  const when = useLetterTime(event);
  const deeds = useLetterDeeds(letter);
  const { arrived, waiting, failed, state, begunAt, by } = letter;
  const all = arrived + waiting + failed;
  return (
    <Panel hasRoom title={t('title')}>
      <div className={classes.stack}>
        <progress
          className={classes.bar}
          aria-label={t('title')}
          max={Math.max(1, all)}
          value={arrived}
        />
        <dl className={classes.facts}>
          {(['arrived', 'waiting', 'failed'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{letter[name]}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.hint}>
          {[begunAt && when(begunAt), by && t('by', { name: by })].filter(Boolean).join(' · ')}
        </p>
        <div className={classes.deeds}>
          {state === 'sending' && <Stop isOff={deeds.isBusy} onGo={deeds.stop} />}
          {state !== 'sending' && failed > 0 && (
            <Button variant="default" disabled={deeds.isBusy} onClick={deeds.again}>
              {t('again')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

function Stop({ isOff, onGo }: { isOff: boolean; onGo: () => void }) {
  const t = useTranslations('booking-letters.progress');
  const stay = useTranslations('booking-letters.send')('stay');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" disabled={isOff} onClick={() => setAsking(true)}>
        {t('stop')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('stopTitle')}
        text={t('stopText')}
        stay={stay}
        go={t('stop')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          onGo();
        }}
      />
    </>
  );
}
