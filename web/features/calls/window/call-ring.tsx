import { Button } from '@mantine/core';
import type { Call } from '@plenum/contract';
import { IconPhone, IconPhoneOff, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './call-ring.module.css';
import { room } from '../line/line.room.ts';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { useOther } from '../use-other.ts';
import { useCallingTitle, useRing } from '../use-ring.ts';

/** Somebody calls: on whatever page the person is. */
export function CallRing({ call }: { call: Call }) {
  const t = useTranslations('calls');
  const problemText = useCallProblemText();
  const [isBusy, setBusy] = useState(false);
  const { fullName, avatar } = useOther(call);
  const words = t(call.hasVideo ? 'callsWithVideo' : 'calls', { name: fullName });
  useRing();
  useCallingTitle(words);
  const answer = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((problem: unknown) =>
      showToast({ text: problemText(problem), isFailure: true }),
    );
    setBusy(false);
  };
  return (
    <section className={classes.ring} role="alertdialog" aria-label={words}>
      <div className={classes.who}>
        <PersonPicture name={fullName} picture={avatar} size={48} />
        <div>
          <strong>
            <bdi>{fullName}</bdi>
          </strong>
          <p role="alert">{t(call.hasVideo ? 'incomingVideo' : 'incoming')}</p>
        </div>
      </div>
      <div className={classes.choices}>
        {call.hasVideo && (
          <Button
            color="green"
            disabled={isBusy}
            leftSection={<IconVideo size={18} />}
            onClick={() => void answer(() => room.accept(true))}
          >
            {t('acceptVideo')}
          </Button>
        )}
        <Button
          color="green"
          variant={call.hasVideo ? 'light' : 'filled'}
          disabled={isBusy}
          leftSection={<IconPhone size={18} />}
          onClick={() => void answer(() => room.accept(false))}
        >
          {t('accept')}
        </Button>
        <Button
          color="red"
          variant="light"
          disabled={isBusy}
          leftSection={<IconPhoneOff size={18} />}
          onClick={() => void answer(room.refuse)}
        >
          {t('refuse')}
        </Button>
      </div>
    </section>
  );
}
