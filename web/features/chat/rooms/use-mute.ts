import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { myMeasuresOptions } from '../../../platform/my-measures.ts';
import { type Mute, muteIn } from '../chat.rights.ts';

/** The longest a timer of the browser waits. */
const longestMs = 2_147_483_647;

/** Whether I am muted in the event of a conversation, live, and until when. */
export function useMute({ eventId }: Pick<Conversation, 'eventId'>): Mute | null {
  const { data } = useQuery({ ...myMeasuresOptions(), enabled: eventId !== null });
  const [now, setNow] = useState(Date.now);
  const mute = muteIn(data?.measures ?? [], eventId, now);
  const until = mute?.until ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const left = Math.max(0, Date.parse(until) - Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longestMs));
    return () => clearTimeout(timer);
  }, [until]);
  return mute;
}
