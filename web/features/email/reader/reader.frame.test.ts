// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { shownAttributes, shownStyles, shownTags } from './reader.frame-rules.ts';
import { drawMail, foldQuote } from './reader.frame.ts';

const paper = () => document.implementation.createHTMLDocument('');
function show(html: string) {
  const { body, pictures } = drawMail(html, paper());
  const box = document.createElement('div');
  box.append(body);
  return { box, pictures };
}

/** What the server's cleaning should never let through: here it is met as if it had. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img data-picture="0" src="https://evil.example/a.png" srcset="https://evil.example/b.png 2x">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/api/settings">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" target="_top" ping="https://evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><iframe src="https://evil.example"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=p><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<style>@import url(https://evil.example)</style><link rel=stylesheet href=https://evil.example>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<p style="background-color:url(https://evil.example);color:red">x</p>',
  '<p style="font-family:\\75rl(https://evil.example)">x</p>',
  '<p style="width:expression(alert(1));border:1px solid url(https://evil.example)">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999;opacity:0">x</p>',
  '<div background="https://evil.example/a.png">x</div><table background="https://evil.example"></table>',
  '<video src="https://evil.example/a.mp4" poster="https://evil.example/a.png"></video>',
  '<p id="root" class="mantine-Button-root" name="title" contenteditable tabindex=1>x</p>',
  '<td width="expression(1)" align="javascript:1" colspan="99999">x</td>',
  '<marquee onstart=alert(1)>x</marquee><bgsound src="https://evil.example/a.wav">',
];

const usual = ['dir', 'style', 'href', 'target', 'rel'];

describe('nothing of a trick is left on the paper', () => {
  test.each(attacks)('%s', (html) => {
    const { box } = show(`<b>Before</b> ${html}`);
    expect(box.textContent).toContain('Before');
    for (const element of box.querySelectorAll('*')) {
      const name = element.tagName.toUpperCase();
      expect(shownTags).toContain(name);
      const allowed = [...usual, ...Object.keys(shownAttributes[name] ?? {})];
      for (const attribute of element.getAttributeNames()) expect(allowed).toContain(attribute);
      for (const part of (element.getAttribute('style') ?? '').split(';').filter(Boolean)) {
        expect(shownStyles).toContain(part.split(':')[0]?.trim());
      }
      expect(element.getAttribute('href') ?? 'https:').toMatch(/^(https?|mailto):/);
    }
    expect(box.innerHTML).not.toMatch(/evil\.example|alert\(|javascript:|expression|position|src/i);
  });
});

test('links lead out in a window of their own that knows nothing of this one', () => {
  const link = show('<a href="https://ok.example/a?b=1">x</a>').box.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://ok.example/a?b=1');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test('pictures wait for their content, and say what they are of', () => {
  const { box, pictures } = show(
    '<img data-picture="0" alt="Logo" width="20"><img data-file="12"><img alt="nothing">',
  );
  expect(pictures.map(({ of }) => of)).toEqual([{ elsewhere: 0 }, { fileId: 12 }]);
  expect(box.querySelectorAll('img')).toHaveLength(2);
  expect(box.querySelector('img')?.getAttribute('alt')).toBe('Logo');
  pictures[0]?.show('blob:here');
  expect(box.querySelector('img')?.getAttribute('src')).toBe('blob:here');
});

test('what mails are made of stays: tables, lists, directions, colours', () => {
  const { box } = show(
    '<table width="100%"><tbody><tr><td colspan="2" style="color: rgb(1, 2, 3); padding: 4px">A</td></tr></tbody></table><p dir="rtl">B</p><ol start="3"><li>C</li></ol>',
  );
  const cell = box.querySelector('td');
  expect(cell?.getAttribute('colspan')).toBe('2');
  expect(cell?.style.color).toBe('rgb(1, 2, 3)');
  expect(cell?.style.padding).toBe('4px');
  expect(box.querySelector('p')?.getAttribute('dir')).toBe('rtl');
  expect(box.querySelector('ol')?.getAttribute('start')).toBe('3');
});

test('a bomb of tags is drawn up to an end', () => {
  expect(() => show('<div>'.repeat(2_000))).not.toThrow();
});

test('a quote at the end is folded, and one that is all there is is not', () => {
  const folded = (html: string) => {
    const { body } = drawMail(html, paper());
    foldQuote(body, 'Quoted');
    return body.querySelector('details')?.textContent ?? null;
  };
  expect(folded('<p>Yes</p><blockquote>No?</blockquote>')).toBe('QuotedNo?');
  expect(folded('<p>Yes</p><blockquote>No?</blockquote>\n ')).toBe('QuotedNo?');
  expect(folded('<blockquote>No?</blockquote>')).toBeNull();
  expect(folded('<blockquote>No?</blockquote><p>Yes</p>')).toBeNull();
});
