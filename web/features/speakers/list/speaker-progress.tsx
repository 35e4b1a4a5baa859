import type { Speaker } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { Completeness } from '../../../ui/panel/completeness.tsx';
import { missingOf, steps } from './list.rules.ts';

interface SpeakerProgressProps {
  speaker: Speaker;
  languages: readonly string[];
}

export function SpeakerProgress({ speaker, languages }: SpeakerProgressProps) {
  const t = useTranslations('speakers.progress');
  const format = useFormatter();
  const missing = missingOf(speaker, languages);
  const count = steps.length;
  const done = count - missing.length;
  const list = format.list(missing.map((step) => t(`steps.${step}`)));
  const words = { complete: t('complete'), missing: t('missing', { done, count, list }) };
  return <Completeness done={done} count={count} words={words} />;
}
