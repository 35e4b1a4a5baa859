// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { joinMessage, splitMessage, wordsOf } from './compose.quote.ts';

const quote =
  '<blockquote type="cite"><p>Ada wrote:</p><table><tbody><tr><td style="color: red">1</td></tr></tbody></table></blockquote>';

test('what is quoted stays as it was, marks the editor does not know included', () => {
  const message = `<p>Yes</p>${quote}`;
  expect(splitMessage(message)).toEqual({ own: '<p>Yes</p>', quote });
  expect(joinMessage(splitMessage(message))).toBe(message);
  expect(splitMessage(quote)).toEqual({ own: '', quote });
});

test('only the last thing of a mail is what it quotes', () => {
  for (const html of ['', '<p>a</p>', `${quote}<p>after</p>`, '<blockquote>mine</blockquote>']) {
    expect(splitMessage(html)).toEqual({ own: html, quote: '' });
  }
});

test('words of two lines do not run together', () => {
  expect(wordsOf('<p>one</p><p>two &lt;b&gt;</p>').trim()).toBe('one two <b>');
});
