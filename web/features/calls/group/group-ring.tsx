import { Button } from '@mantine/core';
import type { GroupCall } from '@plenum/contract';
import { IconPhone, IconPhoneOff, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { useCallingTitle, useRing } from '../use-ring.ts';
import classes from '../window/call-ring.module.css';
import { ringingGroup } from './group.heard.ts';
import { groupRoom } from './group.room.ts';

/** A group calls: on whatever page the person is. */
export function GroupRing({ call }: { call: GroupCall }) {
  const t = useTranslations('calls');
  const problemText = useCallProblemText();
  const [isBusy, setBusy] = useState(false);
  const { fullName, avatar } = call.startedBy;
  const isAtBooth = call.kind === 'booth';
  const words = t(isAtBooth ? 'group.callsAtBooth' : 'group.calls', {
    name: fullName,
    title: call.title,
  });
  useRing();
  useCallingTitle(words);
  const join = async (hasVideo: boolean) => {
    setBusy(true);
    await groupRoom.join(call.id, hasVideo).catch((problem: unknown) => {
      showToast({ text: problemText(problem), isFailure: true });
      ringingGroup.stop();
    });
    setBusy(false);
  };
  return (
    <section className={classes.ring} role="alertdialog" aria-label={words}>
      <div className={classes.who}>
        <PersonPicture name={fullName} picture={avatar} size={48} />
        <div>
          <strong>
            <bdi>{call.title}</bdi>
          </strong>
          <p role="alert">{words}</p>
        </div>
      </div>
      <div className={classes.choices}>
        <Button
          color="green"
          disabled={isBusy}
          leftSection={<IconVideo size={18} />}
          onClick={() => void join(true)}
        >
          {t('group.joinVideo')}
        </Button>
        <Button
          color="green"
          variant="light"
          disabled={isBusy}
          leftSection={<IconPhone size={18} />}
          onClick={() => void join(false)}
        >
          {t('group.join')}
        </Button>
        <Button
          color="red"
          variant="light"
          disabled={isBusy}
          leftSection={<IconPhoneOff size={18} />}
          onClick={ringingGroup.stop}
        >
          {t('group.notNow')}
        </Button>
      </div>
    </section>
  );
}
