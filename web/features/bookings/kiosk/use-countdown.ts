import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** Down from so many seconds while it runs; whatever somebody does begins it anew. Null: it does not run. */
export function useCountdown(isOn: boolean, seconds: number, onOver: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isOn) return undefined;
    const anew = () => setLeft(seconds);
    const timer = setInterval(() => setLeft((now) => now - 1), secondMs);
    const deeds = ['pointerdown', 'keydown'] as const;
    for (const deed of deeds) addEventListener(deed, anew);
    return () => {
      clearInterval(timer);
      for (const deed of deeds) removeEventListener(deed, anew);
      setLeft(seconds);
    };
  }, [isOn, seconds]);
  const isOver = isOn && left <= 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return isOn ? Math.max(0, left) : null;
}
