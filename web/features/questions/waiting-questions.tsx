import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CountBadge } from '../../ui/count-badge.tsx';
import type { Place } from './questions.api.ts';
import { questions } from './questions.live.ts';

/** How many wait for who keeps order; nothing for everyone else. */
export function WaitingQuestions({ place }: { place: Place }) {
  const t = useTranslations('questions');
  const { data } = useQuery(questions.options(place));
  if (!data?.mayModerate) return null;
  const count = data.questions.filter(({ state }) => state === 'waiting').length;
  return <CountBadge count={count} words={(waiting) => t('waiting', { count: waiting })} />;
}
