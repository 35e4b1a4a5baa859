import { describe, expect, test } from 'vitest';
import { cleanMail, htmlOf } from './reader.clean.ts';

/** Each tries to run something, to call somewhere, or to lie over the page. */
const corpus = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/api/settings">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name=p><button>Go</button></form>',
  '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/a.css">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<style>@import "https://evil.example/a.css"; body { background: url(https://evil.example) }</style>',
  '<p style="background:url(https://evil.example/a.png)">x</p>',
  '<p style="background-image:url(https://evil.example/a.png);color:red">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999;margin:-500px">x</p>',
  '<p style="color:red;}</style><script>alert(1)</script>">x</p>',
  '<p style="font-family:url(https://evil.example)">x</p>',
  '<div background="https://evil.example/a.png">x</div><table background="https://evil.example"></table>',
  '<img srcset="https://evil.example/a.png 2x" src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="file:///etc/passwd"><img src="//evil.example/a.png">',
  '<video src="https://evil.example/a.mp4" poster="https://evil.example/a.png"></video>',
  '<input type=image src="https://evil.example/a.png">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p id="app" class="x" name="y" contenteditable autofocus tabindex=1 onfocus=alert(1)>x</p>',
  '<p data-file="7"><img data-file="7"><img data-picture="3">x</p>',
  '<<script>alert(1)//<</script>',
  '<img """><script>alert(1)</script>">',
  '<a href="https://ok.example" onclick="alert(1)" target="_top">x</a>',
  '<details open ontoggle=alert(1)><marquee onstart=alert(1)>x</marquee></details>',
];
const banned =
  /<(script|svg|math|style|iframe|object|embed|form|input|button|base|link|meta|video|noscript|textarea|xmp|template)|\son\w+\s*=|javascript:|vbscript:|data:|src=|srcset|url\(|expression|position|background="|evil\.example|\s(id|class|name)=|data-file="7"|data-picture="3"|target="_top"|<!--|<!\[/i;

describe('nothing of a trick is left', () => {
  test.each(corpus)('%s', (html) => {
    const { html: clean } = cleanMail(`<b>Before</b> ${html}`);
    // What is only text does nothing: it is looked at as tags alone.
    const alone = (clean.match(/<[^>]*>/g) ?? []).join('');
    expect(alone).not.toMatch(banned);
    expect(clean).toContain('<b>Before</b>');
    expect(cleanMail(clean).html).toBe(clean);
  });
});

test('a link leads out only by http, https and mailto, in a window of its own', () => {
  const { html } = cleanMail(
    '<a href="https://a.example/?a=1&b=2">A</a><a href="mailto:b@b.example">B</a><a href="ftp://c.example">C</a>',
  );
  const rel = 'target="_blank" rel="noopener noreferrer nofollow"';
  expect(html).toBe(
    `<a href="https://a.example/?a=1&amp;b=2" ${rel}>A</a><a href="mailto:b@b.example" ${rel}>B</a><span>C</span>`,
  );
});

test('a picture from elsewhere is a number, each address once', () => {
  const { html, pictures } = cleanMail(
    '<img src="https://a.example/1.png" alt="One" width="20" height=9999999><img src="HTTP://b.example/2"><img src="https://a.example/1.png">',
  );
  expect(pictures).toEqual(['https://a.example/1.png', 'HTTP://b.example/2']);
  expect(html).toBe(
    '<img data-picture="0" alt="One" width="20" /><img data-picture="1" alt="" /><img data-picture="0" alt="" />',
  );
});

test('of a draft that is saved again the pictures keep their numbers', () => {
  const first = cleanMail('<img src="https://a.example/1"><img src="https://a.example/2">');
  const html = `<img src="https://a.example/3" />${first.html}<img data-picture="9" alt="nine">`;
  const again = cleanMail(html, { pictures: first.pictures });
  expect(again.pictures).toEqual([...first.pictures, 'https://a.example/3']);
  expect(again.html).toBe(
    '<img data-picture="2" alt="" /><img data-picture="0" alt="" /><img data-picture="1" alt="" /><span>nine</span>',
  );
});

test('more pictures than anybody sends are left out', () => {
  const html = Array.from({ length: 300 }, (_, i) => `<img src="https://a.example/${i}">`).join('');
  expect(cleanMail(html).pictures).toHaveLength(200);
});

test('a picture that came along is its file', () => {
  const files = new Map([['logo@house', 12]]);
  const html =
    '<img src="cid:logo@house" alt="Logo"><img src="cid:none" alt="Gone"><img data-file="13">';
  const { html: clean } = cleanMail(html, { files });
  expect(clean).toBe('<img data-file="12" alt="Logo" /><span>Gone</span><span></span>');
  expect(cleanMail(clean, { files }).html).toContain('data-file="12"');
});

test('what mails are made of stays', () => {
  const html =
    '<h1 dir="rtl">A</h1><table><tbody><tr><td colspan="2" style="color:#123456;text-align:center">B</td></tr></tbody></table><ul><li>C</li></ul><blockquote type="cite">D</blockquote><p style="font-size:14px;margin:0 0 1em">E &amp; F</p>';
  expect(cleanMail(html).html).toBe(html);
});

test('the words of it are as people read them', () => {
  const html =
    '<h1>Title</h1><p>One <b>two</b><br>three &lt;b&gt; &amp;amp;</p><ul><li>a</li><li>b</li></ul><table><tr><td>x</td><td>y</td></tr></table><img alt="Chart" src="https://a.example/1"><style>p{}</style>';
  expect(cleanMail(html).text).toBe(
    'Title\n\nOne two\nthree <b> &amp;\n\n- a\n- b\n\nx y\n\nChart',
  );
});

test('plain words stay words', () => {
  const words = 'Hello <b>there</b>\n& you\n\n\n"Next"';
  const html = htmlOf(words);
  expect(html).not.toContain('<b>');
  expect(cleanMail(html).text).toBe('Hello <b>there</b>\n& you\n\n"Next"');
});

test('what is nested without end, or endless, is cleaned in time', () => {
  const began = performance.now();
  const deep = cleanMail(`${'<div>'.repeat(20_000)}core`);
  expect((deep.html.match(/<div>/g) ?? []).length).toBeLessThanOrEqual(200);
  cleanMail('<a href="'.repeat(20_000));
  cleanMail(`<p style="${'color:red;'.repeat(10_000)}margin:${'1px '.repeat(10_000)}">x</p>`);
  cleanMail('<'.repeat(200_000));
  cleanMail(`<p style="font-family:${'a,'.repeat(50_000)}!">x</p>`);
  expect(performance.now() - began).toBeLessThan(10_000);
});
