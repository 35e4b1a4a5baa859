// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { isEmptyRichText, richTextAsHtml } from './rich-text-blocks.ts';
import { RichTextReader } from './rich-text-reader.tsx';

afterEach(cleanup);
const show = (value: unknown) => render(<RichTextReader value={value} />).container;

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed">x</a>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<style>@import url(https://evil.example)</style><link rel=stylesheet href=https://evil.example>',
  '<p id="root" class="mantine-Button-root" data-task="1" name="title">x</p>',
];
const allowed = new Set('div p br strong em u s code pre blockquote ul ol li h3 h4 a'.split(' '));

test.each(attacks)('nothing of %s is left but words and harmless marks', (html) => {
  const container = show(html);
  for (const element of container.querySelectorAll('div > *, div > * *')) {
    expect(allowed).toContain(element.tagName.toLowerCase());
    const names = element.getAttributeNames().filter((name) => name !== 'class');
    const isLink = element.tagName === 'A';
    expect(names.toSorted()).toEqual(isLink ? ['href', 'rel', 'target'] : []);
    if (isLink) expect(element.getAttribute('href')).toMatch(/^(https?|mailto):/);
  }
  expect(container.textContent).not.toContain('alert');
});

test('what our editor writes is shown as it was written', () => {
  const html = '<p>Ask <strong>Ada</strong></p><ul><li><p>one</p></li></ul>';
  const link = '<p><a href="mailto:ada@example.com">write</a></p>';
  const container = show(html + link);
  expect(container.querySelector('strong')?.textContent).toBe('Ada');
  expect(container.querySelector('li')?.textContent).toBe('one');
  const anchor = container.querySelector('a');
  expect(anchor?.getAttribute('href')).toBe('mailto:ada@example.com');
  expect(anchor?.getAttribute('rel')).toContain('noopener');
});

describe('what other clients store', () => {
  const block = (text: unknown) => ({ text, type: 'unstyled' });
  const draft = {
    _immutable: {
      currentContent: { blockMap: { a: block('First <b>x</b>'), b: block('Second') } },
    },
  };

  test('the blocks of a draft are paragraphs of plain text', () => {
    const container = show(draft);
    const words = [...container.querySelectorAll('p')].map((line) => line.textContent);
    expect(words).toEqual(['First <b>x</b>', 'Second']);
    expect(richTextAsHtml(draft)).toBe('<p>First &lt;b&gt;x&lt;/b&gt;</p><p>Second</p>');
  });

  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  test.each([
    null,
    undefined,
    42,
    true,
    [],
    {},
    [1, { a: 2 }],
    { _immutable: null },
    { _immutable: { currentContent: { blockMap: 7 } } },
    { _immutable: { currentContent: { blockMap: [null, 3, {}] } } },
    circle,
    '<'.repeat(50_000),
    '<div>'.repeat(20_000),
    '<br>'.repeat(50_000),
  ])('never throws: %#', (value) => {
    expect(() => show(value)).not.toThrow();
    expect(() => richTextAsHtml(value)).not.toThrow();
  });

  test('markup without words is empty', () => {
    expect(['', '<p></p>', '<p> <br></p>', null].map(isEmptyRichText)).not.toContain(false);
    expect(isEmptyRichText('<p>x</p>')).toBe(false);
  });
});
