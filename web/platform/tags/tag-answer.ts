import { oneOf } from '../device-settings.ts';
import { storedValue, type StoredValue } from '../stored-value.ts';

export type TagAnswer = 'unanswered' | 'yes' | 'no';

const answers = new Map<number, StoredValue<TagAnswer>>();

/** Whether this device may load the tag manager of an organisation: each is asked for by itself. */
export function tagAnswerOf(organisationId: number): StoredValue<TagAnswer> {
  const known = answers.get(organisationId);
  if (known) return known;
  const read = oneOf<TagAnswer>(['unanswered', 'yes', 'no']);
  const answer = storedValue<TagAnswer>(`tags:${organisationId}`, read, String);
  answers.set(organisationId, answer);
  return answer;
}
