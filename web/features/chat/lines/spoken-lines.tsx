import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { History } from './lines.history.ts';
import { useMe } from '../desks/use-owner.ts';

const breathMs = 3_000;
const mostRead = 3;

/** What others say is read out, a few lines at a time; of more it is said how many. */
export function SpokenLines({ history }: { history: History }) {
  const t = useTranslations('chat.list');
  const me = useMe();
  const latest = useRef(history);
  const said = useRef(history.lines.at(-1)?.sequence ?? 0);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    latest.current = history;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const { lines, hasAfter } = latest.current;
      if (hasAfter) return;
      const fresh = lines.filter(
        ({ sequence, author, state }) =>
          sequence > said.current && author?.id !== me && state === 'shown',
      );
      said.current = lines.at(-1)?.sequence ?? 0;
      if (fresh.length === 0) return;
      const words = fresh.map(({ author, text }) =>
        t('spoken', { name: author?.fullName ?? '', text }),
      );
      setSpoken(
        fresh.length > mostRead ? t('spokenMany', { count: fresh.length }) : words.join(' '),
      );
    }, breathMs);
    return () => clearInterval(timer);
  }, [me, t]);
  return (
    <div role="log" aria-live="polite" aria-label={t('log')} className="visually-hidden">
      {spoken}
    </div>
  );
}
