import { useEffect, useState } from 'react';

const two = (value: number) => String(value).padStart(2, '0');

const wordsOf = (seconds: number) => {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};

/** How long the call goes on; not read out, since it changes all the time. */
export function CallTimer({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-live="off" dir="ltr">
      {wordsOf(Math.max(0, Math.floor((now - since) / 1000)))}
    </span>
  );
}
