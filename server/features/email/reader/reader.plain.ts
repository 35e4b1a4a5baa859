import { beginningOf } from '../../../platform/beginning-of.ts';

/**
 * What people type stands in headers and lists: one line, and nothing in it that turns the reading
 * direction. Joiners stay: some scripts are written with them.
 */
export const plainLine = (text: string, most = 200): string =>
  beginningOf(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    most,
  );

const answered = /^(\s*(re|aw|antw|sv|rif|fwd?|wg|tr|enc|rv|res)\s*(\[\d+\])?\s*:)+/i;

/** `Re:` or `Fwd:` once, whatever program wrote one before. */
export const subjectOf = (way: 'reply' | 'replyAll' | 'forward', subject: string): string =>
  plainLine(`${way === 'forward' ? 'Fwd' : 'Re'}: ${subject.replace(answered, '').trim()}`, 500);
