import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'dropcards.withdrawn': 'withdrawn',
  'dropcards.changed_meanwhile': 'changedMeanwhile',
  'dropcards.dead_code': 'deadCode',
  'dropcards.own_booth': 'ownBooth',
  'dropcards.key_used': 'keyUsed',
} as const;

/** What only the calls about cards answer, in words; the rest is said as everywhere. */
export function useCardProblemText() {
  return inOwnWords(known, useTranslations('dropcards.problems'), useProblemText());
}
