import type { KioskFace } from '@plenum/contract';
import { IconLinkOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { language } from '../../../platform/i18n/language.ts';
import { newKey } from '../../../platform/new-key.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { DoorCamera } from '../door/door-camera.tsx';
import { openSightings } from '../door/door.sightings.ts';
import { type Answered, KioskAnswer } from './kiosk-answer.tsx';
import { checkAtKiosk, readFace } from './kiosk.api.ts';
import { KioskTyped } from './kiosk-typed.tsx';
import classes from './kiosk-screen.module.css';
import { useCountdown } from './use-countdown.ts';

const aliveMs = 30_000;
const idleSeconds = 30;

const isGone = (problem: unknown) =>
  problem instanceof CallProblem && [404, 422].includes(problem.status);

/** What a device shows that stands alone: it can do nothing but let in who shows a ticket. */
export function KioskScreen({ token }: { token: string }) {
  const t = useTranslations('kiosk');
  const query = useQuery({
    queryKey: ['bookings', 'kiosk', token],
    queryFn: ({ signal }) => readFace(token, signal),
    refetchInterval: aliveMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const { data, error } = query;
  usePageTitle(data?.event ?? t('title'));
  if (isGone(error)) {
    return (
      <>
        <h1 className="visually-hidden">{t('ended')}</h1>
        <StateMessage icon={IconLinkOff} title={t('ended')} text={t('endedText')} />
      </>
    );
  }
  if (!data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={6} />} />
    );
  }
  return <Visitors token={token} face={data} onGone={() => void query.refetch()} />;
}

interface VisitorsProps {
  token: string;
  face: KioskFace;
  onGone: () => void;
}

function Visitors({ token, face, onGone }: VisitorsProps) {
  const t = useTranslations('kiosk');
  const [answer, setAnswer] = useState<Answered>();
  const [round, setRound] = useState(0);
  const [isTyping, setTyping] = useState(false);
  const check = useMutation({
    mutationFn: async ({ code, name }: { code: string; name: string }) => {
      const key = newKey();
      return { key, code, said: await checkAtKiosk(token, { key, code, name }) };
    },
    onSuccess: setAnswer,
    onError: (problem) => {
      if (isGone(problem)) onGone();
    },
  });
  const { reset } = check;
  const seen = useMemo(() => openSightings(), []);
  const [home] = face.languages;
  const isElsewhere = useStoredValue(language) !== home;
  const startAgain = useCallback(() => {
    if (home) language.set(home);
    setAnswer(undefined);
    setTyping(false);
    setRound((before) => before + 1);
    reset();
  }, [reset, home]);
  const left = useCountdown(
    answer !== undefined || isTyping || isElsewhere || check.isError,
    idleSeconds,
    startAgain,
  );
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>
          <bdi>{face.event}</bdi>
        </h1>
        {face.list && (
          <p>
            <bdi>{face.list}</bdi>
          </p>
        )}
      </header>
      {answer ? (
        <KioskAnswer key={answer.key} token={token} answer={answer} onDone={startAgain} />
      ) : (
        <>
          <p className={classes.lead}>{t('lead')}</p>
          {check.isError && !isGone(check.error) && (
            <Notice tone="danger">{t(isBusy(check.error) ? 'slower' : 'offline')}</Notice>
          )}
        </>
      )}
      {/* It looks on behind an answer: a ticket still held there afterwards is no second visit. */}
      <div className={answer && 'visually-hidden'} inert={answer !== undefined}>
        <DoorCamera
          isNew={(text) => (!answer || codeIn(text) === answer.code) && seen(text)}
          onText={(text) => {
            if (!answer) check.mutate({ code: codeIn(text), name: '' });
          }}
        />
      </div>
      {!answer && (
        <KioskTyped
          key={round}
          isSending={check.isPending}
          onTyping={setTyping}
          onSend={(code, name) => check.mutate({ code, name })}
        />
      )}
      {left !== null && <p className={classes.left}>{t('left', { count: left })}</p>}
    </div>
  );
}

const codeIn = (text: string): string => text.trim().slice(0, 40);

const isBusy = (problem: unknown) => problem instanceof CallProblem && problem.status === 429;
