import { IconPhone } from '@tabler/icons-react';
import type { PastGroupCall } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { pastGroupCalls } from './group.live.ts';

const minute = 60;

/** The calls of a group that are over, in words, for its history; live. */
export function useGroupCallLines(conversationId: number | undefined, isIn: boolean) {
  const t = useTranslations('calls.group.past');
  const format = useFormatter();
  const options = pastGroupCalls.options(conversationId ?? 0);
  const { data } = useQuery({ ...options, enabled: conversationId !== undefined && isIn });
  const wordsOf = ({ people, seconds }: PastGroupCall) => {
    const names = format.list(people.map(({ fullName }) => fullName));
    if (people.length <= 1) return t('alone', { names });
    if (seconds < minute) return t('short', { names });
    return t('long', { names, minutes: Math.round(seconds / minute) });
  };
  return (data ?? []).map((call) => ({
    key: `group call ${call.id}`,
    at: call.startedAt,
    text: wordsOf(call),
    icon: <IconPhone size={16} aria-hidden />,
  }));
}
