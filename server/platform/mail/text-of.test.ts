import { expect, test } from 'vitest';
import { growthOf, steepest } from '../../testing/growth/growth.ts';
import { textOf } from './text-of.ts';

test.each([
  '\u00a0',
  ' ',
  '&amp;nbsp;',
  '<br />',
  '<br />\u00a0',
  '\u00a0<p>',
  '<li>\u00a0',
  '<br',
  '<img alt="x"',
  '<img src="x" alt="',
  ' alt="x',
  '<p',
])('takes as long as there are words: %j over and over', async (part) => {
  const growth = await growthOf((share) => textOf(`x${part.repeat(8_000 * share)}x`), {
    nothingMs: 4,
  });
  expect(growth).toBeLessThan(steepest);
});

test('keeps the words and where a line ends', () => {
  const html =
    '<p>One&nbsp;&amp; <b>two</b></p>\n<ul><li>a</li><li>b</li></ul>' +
    '<p>x\u00a0<br />\u00a0 y</p><img src="p" alt="a face" /><table><tr><td>1</td><td>2</td></tr></table>';
  expect(textOf(html)).toBe('One&nbsp;& two\n\n- a\n- b\n\nx\ny\na face\n\n1 2');
});
