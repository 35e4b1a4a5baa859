import { Button, CloseButton } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './call-ring.module.css';
import { room } from '../line/line.room.ts';
import type { Ending, Standing } from '../calls.state.ts';
import { useCallProblemText } from '../use-call-problem-text.ts';
import { useOther } from '../use-other.ts';

const goesAfterMs = 6_000;
const wordOf = (ending: Ending, isCaller: boolean) => {
  if (ending === 'missed') return isCaller ? 'notAnswered' : 'missed';
  return ending === 'elsewhere' ? 'ended' : ending;
};

/** How it ended. What went wrong stays until it was seen; the rest goes by itself. */
export function CallOver({ standing }: { standing: Required<Standing> }) {
  const { call, ending } = standing;
  const isQuiet = ending === 'ended' || ending === 'refused';
  useEffect(() => {
    if (ending === 'elsewhere') room.dismiss();
    if (!isQuiet) return undefined;
    const timer = setTimeout(room.dismiss, goesAfterMs);
    return () => clearTimeout(timer);
  }, [ending, isQuiet]);
  if (!call || !ending || ending === 'elsewhere') return null;
  return <OverCard call={call} ending={ending} />;
}

interface OverCardProps {
  call: NonNullable<Standing['call']>;
  ending: Ending;
}

function OverCard({ call, ending }: OverCardProps) {
  const t = useTranslations('calls');
  const shell = useTranslations('shell');
  const problemText = useCallProblemText();
  const ownId = useSession()?.person.id;
  const { fullName } = useOther(call);
  const word = wordOf(ending, call.caller.id === ownId);
  const callAgain = () => {
    room.start(call.conversationId, call.hasVideo).catch((problem: unknown) => {
      showToast({ text: problemText(problem), isFailure: true });
    });
  };
  return (
    <section className={classes.ring} aria-label={t('label', { name: fullName })}>
      <div className={classes.over}>
        <IconPhoneOff size={20} aria-hidden />
        <p role={word === 'ended' ? 'status' : 'alert'}>{t(`over.${word}`, { name: fullName })}</p>
        <CloseButton aria-label={shell('close')} onClick={room.dismiss} />
      </div>
      {word !== 'ended' && word !== 'refused' && (
        <Button variant="default" onClick={callAgain}>
          {t('callAgain')}
        </Button>
      )}
    </section>
  );
}
