import type { Page } from 'playwright-core';
import { inject } from 'vitest';

/** What each of these would do if it ran. */
const deed = 'window.hurt=1';
const elsewhere = 'https://elsewhere.invalid/x';

/** Ways to make a browser run, load or send something from within a text, by what they try. */
export const hostileHtml: readonly string[] = [
  `<script>${deed}</script>`,
  `<scr<script>ipt>${deed}</scr</script>ipt>`,
  `<SCRIPT SRC=${elsewhere}></SCRIPT>`,
  `<script/x>${deed}</script>`,
  `<img src=x onerror=${deed}>`,
  `<img src=x onerror\u000b=${deed}>`,
  `<img/src="x"/onerror="${deed}">`,
  `<img src="${elsewhere}">`,
  `<img srcset="${elsewhere} 2x" src=/favicon.svg>`,
  `<img src="x\` \`<script>${deed}</script>"\` \`>`,
  `<svg onload=${deed}>`,
  `<svg><script>${deed}</script></svg>`,
  `<svg><script href="data:text/javascript,${deed}"></script></svg>`,
  `<svg><animate onbegin=${deed} attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${deed} /><text x=20 y=20>go</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${deed}</script></svg>#x"></svg>`,
  `<svg><style><img src=x onerror=${deed}></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${deed}&gt;">`,
  `<math href="javascript:${deed}">go</math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${deed}>`,
  `<body onload=${deed}>`,
  `<input autofocus onfocus=${deed}>`,
  `<select autofocus onfocus=${deed}>`,
  `<textarea autofocus onfocus=${deed}>`,
  `<p tabindex=1 autofocus onfocus=${deed}>p</p>`,
  `<video><source onerror=${deed}></video>`,
  `<video src="${elsewhere}" autoplay></video>`,
  `<audio src=x onerror=${deed}>`,
  `<details open ontoggle=${deed}>more</details>`,
  `<marquee onstart=${deed}>m</marquee>`,
  `<object data="data:text/html,<script>parent.${deed}</script>"></object>`,
  `<embed src="data:text/html,<script>parent.${deed}</script>">`,
  `<iframe srcdoc="<script>parent.${deed}</script>"></iframe>`,
  `<iframe src="javascript:parent.${deed}"></iframe>`,
  `<iframe src="${elsewhere}"></iframe>`,
  `<link rel=stylesheet href="${elsewhere}">`,
  `<link rel=preload as=image href="${elsewhere}">`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<base href="${elsewhere}">`,
  `<style>@import "${elsewhere}";body{background:url(${elsewhere})}</style>`,
  `<div style="background:url(${elsewhere})">d</div>`,
  `<p style="position:fixed;inset:0;z-index:9999">over</p>`,
  `<a href="javascript:${deed}">go</a>`,
  `<a href="jav&#x09;ascript:${deed}">go</a>`,
  `<a href="&#106;avascript:${deed}">go</a>`,
  `<a href=" javascript:${deed}">go</a>`,
  `<a href="data:text/html,<script>opener.${deed}</script>" target=_blank>go</a>`,
  `<a href="vbscript:${deed}">go</a>`,
  `<form action="javascript:${deed}"><button>go</button></form>`,
  `<button formaction="javascript:${deed}">go</button>`,
  `<isindex action=javascript:${deed} type=image>`,
  `<template><img src=x onerror=${deed}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${deed}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${deed}>">`,
  `<!--><img src=x onerror=${deed}>-->`,
  `<![CDATA[<img src=x onerror=${deed}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${deed}>`,
  `<p id=location name=document>clobber</p>`,
  `<a id=attributes><a id=attributes name=x>`,
  `</title></head></script><script>${deed}</script>`,
  `"><script>${deed}</script>`,
  `'-${deed}-'`,
  `]]></content:encoded><script>${deed}</script>`,
  `{{constructor.constructor('${deed}')()}}`,
];

/** What a page did that nobody asked it to. */
export function watchHarm(page: Page): string[] {
  const own = new URL(inject('address')).host;
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) done.push(`request: ${request.url()}`);
  });
  return done;
}

export const isHurt = (page: Page) => page.evaluate(() => 'hurt' in globalThis);
