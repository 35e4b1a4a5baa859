import type { Need } from '../../../platform/abilities.ts';
import type { TagAnswer } from '../../../platform/tags/tag-answer.ts';

type Match = Readonly<{ staticData: { needs?: Need } }>;

/** Organisers' pages never have tags: what stands there is about other people. */
const isForOrganisers = (matches: readonly Match[]): boolean =>
  matches.some(({ staticData: { needs } }) => needs?.[0] === 'manage' && needs[1] === 'all');

/** Nothing foreign is loaded before somebody has said yes, and nobody is asked twice. */
export function nextTagStep(
  matches: readonly Match[],
  answer: TagAnswer,
): 'nothing' | 'ask' | 'load' {
  if (answer === 'no' || isForOrganisers(matches)) return 'nothing';
  return answer === 'yes' ? 'load' : 'ask';
}
