import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDoorEnter, IconHandStop } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { PictureSkeleton } from '../../../ui/skeleton.tsx';
import type { WhichRun } from './guests.api.ts';
import { guests } from './guests.live.ts';
import classes from './guests.module.css';
import { useGuestDeeds } from './use-guest-deeds.ts';

const GreenRoom = lazy(async () => ({ default: (await import('./green-room.tsx')).GreenRoom }));

interface StageGuestProps {
  which: WhichRun;
  /** The picture, which a guest does not watch: a microphone would hear it. */
  children: ReactNode;
}

/** The way of somebody who watches onto the stage: raise a hand, be invited, test, enter. */
export function StageGuest({ which, children }: StageGuestProps) {
  const t = useTranslations('stages.guests');
  const { data } = useQuery(guests.options(which));
  const { turnHand } = useGuestDeeds(which);
  const [isIn, setIn] = useState(false);
  if (isIn) {
    return (
      <Suspense fallback={<PictureSkeleton />}>
        <GreenRoom which={which} onLeave={() => setIn(false)} />
      </Suspense>
    );
  }
  const isOffered = data?.isOffered === true && data.standing !== 'removed';
  const isRaised = data?.standing === 'raised';
  return (
    <>
      {children}
      {isOffered && data.mayEnter && (
        <div className={classes.way}>
          <Notice tone="calm">{t(data.standing === 'none' ? 'youSpeak' : 'youAreInvited')}</Notice>
          <Button leftSection={<IconDoorEnter size={18} aria-hidden />} onClick={() => setIn(true)}>
            {t('getReady')}
          </Button>
          {data.standing === 'invited' && (
            <Button variant="default" onClick={() => turnHand(false)}>
              {t('decline')}
            </Button>
          )}
        </div>
      )}
      {isOffered && !data.mayEnter && (
        <div className={classes.way}>
          <Button
            variant={isRaised ? 'filled' : 'default'}
            aria-pressed={isRaised}
            leftSection={<IconHandStop size={18} aria-hidden />}
            onClick={() => turnHand(!isRaised)}
          >
            {t(isRaised ? 'lowerHand' : 'raiseHand')}
          </Button>
          <output className={classes.hint}>{t(isRaised ? 'handIsUp' : 'handHint')}</output>
        </div>
      )}
    </>
  );
}
