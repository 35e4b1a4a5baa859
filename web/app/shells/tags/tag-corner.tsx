import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { tagAnswerOf } from '../../../platform/tags/tag-answer.ts';
import { loadTags } from '../../../platform/tags/tag-manager.ts';
import { ConsentBar } from './consent-bar.tsx';
import { nextTagStep } from './tag-rule.ts';

interface TagCornerProps {
  organisationId: number;
  name: string;
  tagManagerId: string;
}

/** Asks once, and loads the organisation's tag manager where that is agreed to. */
export function TagCorner({ organisationId, name, tagManagerId }: TagCornerProps) {
  const stored = tagAnswerOf(organisationId);
  const answer = useStoredValue(stored);
  const step = useMatches({ select: (matches) => nextTagStep(matches, answer) });
  useEffect(() => (step === 'load' ? loadTags(tagManagerId) : undefined), [step, tagManagerId]);
  return step === 'ask' && <ConsentBar name={name} onAnswer={stored.set} />;
}
