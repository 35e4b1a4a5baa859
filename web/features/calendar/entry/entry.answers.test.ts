import { describe, expect, test } from 'vitest';
import { answerAt } from './entry.answers.ts';

describe('an answer', () => {
  const said = {
    answer: 'yes' as const,
    answers: [{ original: '2026-11-27T08:00:00.000Z', answer: 'no' as const }],
  };

  test('to one repeat stands before that to all', () => {
    expect(answerAt(said, '2026-11-27T08:00:00Z')).toBe('no');
    expect(answerAt(said, '2026-12-04T08:00:00Z')).toBe('yes');
  });

  test('to all is that of what does not repeat', () => {
    expect(answerAt(said, null)).toBe('yes');
  });
});
