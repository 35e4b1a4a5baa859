import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendBeat } from '../hall/hall.api.ts';
import { myHalls } from '../hall/hall.live.ts';

const beatMs = 30_000;

/** Tells the server that somebody looks at a booth, for as long as its page is in sight. */
export function beatWhileInSight(beat: (isFirst: boolean) => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isFirst = true;
  const send = () => {
    beat(isFirst);
    isFirst = false;
  };
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) {
      // The stretch until now counts; the next one begins when somebody looks again.
      if (!isFirst) send();
      isFirst = true;
      return;
    }
    send();
    timer = setInterval(send, beatMs);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    if (!document.hidden) send();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

export function useVisitBeats(eventId: number, exhibitorId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    // A beat that is lost is worth no word: the next one follows.
    const beat = async (isFirst: boolean) => {
      await sendBeat(eventId, exhibitorId, isFirst).catch(() => undefined);
      if (isFirst) await client.invalidateQueries(myHalls.options(eventId));
    };
    return beatWhileInSight((isFirst) => void beat(isFirst));
  }, [client, eventId, exhibitorId]);
}
