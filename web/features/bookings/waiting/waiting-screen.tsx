import type { Waiting } from '@plenum/contract';
import { IconLinkOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { InLine } from './in-line.tsx';
import { OfferedPlaces } from './offered-places.tsx';
import { confirmWaiting } from './waiting.api.ts';
import { learnWaiting, waitingOptions } from './waiting.own.ts';
import classes from './waiting.module.css';
import { WaitedBefore } from './waited-before.tsx';

const isGone = (problem: unknown) =>
  problem instanceof CallProblem && [404, 422].includes(problem.status);

/** One’s place in the line, for who has its link; who opens it first confirms the address by it. */
export function WaitingScreen({ token }: { token: string }) {
  const t = useTranslations('booking-page.waiting');
  const query = useQuery(waitingOptions(token));
  const { data, error } = query;
  usePageTitle(data ? t('title', { event: data.event.name }) : t('name'));
  useConfirmed(token, data);
  if (!data && isGone(error)) {
    return (
      <>
        <h1 className="visually-hidden">{t('gone')}</h1>
        <StateMessage icon={IconLinkOff} title={t('gone')} text={t('goneText')} />
      </>
    );
  }
  if (!data) {
    return (
      <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={6} />} />
    );
  }
  return (
    <div className={classes.page}>
      <h1>{t('title', { event: data.event.name })}</h1>
      <OfState token={token} waiting={data} />
    </div>
  );
}

function OfState(props: { token: string; waiting: Waiting }) {
  const { state, offer } = props.waiting;
  if (state === 'waiting') return <InLine {...props} />;
  if (state === 'offered' && offer) return <OfferedPlaces {...props} offer={offer} />;
  return <WaitedBefore waiting={props.waiting} />;
}

function useConfirmed(token: string, waiting: Waiting | undefined): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => confirmWaiting(token),
    onSuccess: (after) => learnWaiting(client, token, after),
  });
  const isNew = waiting?.state === 'waiting' && waiting.hindrance === 'unconfirmed';
  useEffect(() => {
    if (isNew) mutate();
  }, [isNew, mutate]);
}
