import { Button, TextInput } from '@mantine/core';
import type { EventCard } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseEvent, myEventsOptions } from '../../../platform/current-event.ts';
import { useSession } from '../../../platform/session/session.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { isClosedToMe, isWrongCode, joinAsMe } from './public.ts';

interface JoinAsMeProps {
  event: EventCard;
  isClosed: boolean;
  onJoined: () => void;
}

/** One click for who is signed in; who is in already goes on. */
export function JoinAsMe({ event, isClosed, onJoined }: JoinAsMeProps) {
  const t = useTranslations('event-page.join');
  const session = useSession();
  const mine = useQuery({ ...myEventsOptions(), enabled: session !== null }).data;
  const isIn = mine?.some(({ id }) => id === event.id) ?? false;
  const goIn = () => {
    chooseEvent(event.id);
    onJoined();
  };
  if (isIn) {
    return (
      <>
        <p>{t('in')}</p>
        <Button size="md" onClick={goIn}>
          {t('open')}
        </Button>
      </>
    );
  }
  if (isClosed) return <p>{t(event.state === 'ended' ? 'overText' : 'closedText')}</p>;
  return <OneClick event={event} name={session?.person.fullName ?? ''} onJoined={onJoined} />;
}

interface OneClickProps {
  event: EventCard;
  name: string;
  onJoined: () => void;
}

function OneClick({ event, name, onJoined }: OneClickProps) {
  const t = useTranslations('event-page.join');
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const join = async (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await joinAsMe(event.slug, code.trim());
      onJoined();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  const isWrong = isWrongCode(problem);
  return (
    <form noValidate onSubmit={join}>
      <p>{t('asMe', { name })}</p>
      {problem !== undefined && !isWrong && (
        <Notice tone="danger">
          {isClosedToMe(problem) ? t('closedText') : problemText(problem)}
        </Notice>
      )}
      {event.joining === 'code' && (
        <TextInput
          label={t('code')}
          description={t('codeHint')}
          autoComplete="off"
          value={code}
          error={isWrong && t('wrongCode')}
          onChange={(change) => setCode(change.currentTarget.value)}
        />
      )}
      <Button type="submit" size="md" loading={isBusy}>
        {t('joinNow')}
      </Button>
    </form>
  );
}
