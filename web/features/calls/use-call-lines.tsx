import type { PastCall } from '@plenum/contract';
import { IconPhone, IconPhoneOff, IconVideo } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useLastSession } from '../../platform/session/session.ts';
import { onMessage, onReconnect } from '../../platform/socket-client.ts';
import { pastCallsOptions } from './calls.api.ts';

const minute = 60;

/** The calls of a conversation in words, for its history; live. */
export function useCallLines(conversationId: number | undefined) {
  const t = useTranslations('calls.past');
  const me = useLastSession()?.person.id;
  const client = useQueryClient();
  const options = pastCallsOptions(conversationId ?? 0);
  const { data } = useQuery({ ...options, enabled: conversationId !== undefined });
  useEffect(() => {
    const readAgain = () =>
      void client.invalidateQueries({ queryKey: pastCallsOptions(conversationId ?? 0).queryKey });
    const forgets = [
      onMessage('calls.changed', ({ call }) => {
        if (call.conversationId === conversationId && call.endedAt) readAgain();
      }),
      onReconnect(readAgain),
    ];
    return () => {
      for (const forget of forgets) forget();
    };
  }, [client, conversationId]);
  const wordsOf = ({ callerId, state, hasVideo, seconds }: PastCall) => {
    const kind = hasVideo ? 'video' : 'sound';
    if (state === 'ended' && seconds < minute) return t('short', { kind });
    if (state === 'ended') return t('long', { kind, minutes: Math.round(seconds / minute) });
    if (state === 'failed') return t('failed', { kind });
    return t(`${state}By${callerId === me ? 'Them' : 'Me'}`, { kind });
  };
  return (data ?? []).map((call) => {
    const Mark = call.state === 'ended' ? (call.hasVideo ? IconVideo : IconPhone) : IconPhoneOff;
    return {
      key: `call ${call.id}`,
      at: call.rangAt,
      text: wordsOf(call),
      icon: <Mark size={16} aria-hidden />,
    };
  });
}
