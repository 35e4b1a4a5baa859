import { useEffect, useState } from 'react';
import { turnAt } from './strip.rotation.ts';

/** The turn of the wheel, kept true: it changes at the same moment for everyone who looks. */
export function useTurn(seconds: number): number {
  const [turn, setTurn] = useState(() => turnAt(Date.now(), seconds));
  useEffect(() => {
    const length = seconds * 1000;
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      const now = Date.now();
      setTurn(turnAt(now, seconds));
      if (!document.hidden) timer = setTimeout(follow, length - (now % length) + 5);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [seconds]);
  return turn;
}
