import type { PastCall } from '@plenum/contract';
import { IconPhone, IconPhoneOff, IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLastSession } from '../../../platform/session/session.ts';
import { pastCalls } from '../calls.live.ts';

const minute = 60;

const sound = {
  short: 'soundShort',
  long: 'soundLong',
  failed: 'soundFailed',
  missedByMe: 'soundMissedByMe',
  missedByThem: 'soundMissedByThem',
  refusedByMe: 'soundRefusedByMe',
  refusedByThem: 'soundRefusedByThem',
} as const;
const video = {
  short: 'videoShort',
  long: 'videoLong',
  failed: 'videoFailed',
  missedByMe: 'videoMissedByMe',
  missedByThem: 'videoMissedByThem',
  refusedByMe: 'videoRefusedByMe',
  refusedByThem: 'videoRefusedByThem',
} as const;

/** The calls of a conversation in words, for its history; live. */
export function useCallLines(conversationId: number | undefined) {
  const t = useTranslations('calls.past');
  const me = useLastSession()?.person.id;
  const options = pastCalls.options(conversationId ?? 0);
  const { data } = useQuery({ ...options, enabled: conversationId !== undefined });
  const wordsOf = ({ callerId, state, hasVideo, seconds }: PastCall) => {
    const texts = hasVideo ? video : sound;
    if (state === 'failed') return t(texts.failed);
    if (state === 'ended' && seconds < minute) return t(texts.short);
    if (state === 'ended') return t(texts.long, { minutes: Math.round(seconds / minute) });
    return t(texts[`${state}By${callerId === me ? 'Them' : 'Me'}`]);
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
