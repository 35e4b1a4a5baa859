import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { theDemoOrganiser } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';

/** A fault of each kind, at fault in one look alone, and what is to be said of it. */
const faults = [
  {
    html: '<button id="nameless"></button>',
    css: `#nameless { display: none; width: 40px; height: 40px }
      [lang=en] #nameless { display: block }`,
    said: 'in light: button-name #nameless',
  },
  {
    html: '<div id="wide">Wide</div>',
    css: '[lang=de][dir=ltr] #wide { width: 1400px }',
    said: 'in German: too wide',
  },
  {
    html: '<div id="touched">Touched</div>',
    css: '@media (hover: none) { #touched { width: 420px } }',
    said: 'on a phone in German: too wide',
  },
  {
    html: '<button id="low">Low</button>',
    css: `#low { display: none }
      @media (hover: none) {
        #low { display: block; position: fixed; inset: auto 0 0; height: 40px; z-index: 100 }
      }`,
    said: 'on a phone in German: below a toast',
  },
  {
    html: '<img id="small" src="/favicon.svg">',
    css: '#small { display: none } @media (max-width: 400px) { #small { display: block } }',
    said: 'on a phone in German: image-alt #small',
  },
  {
    html: '<p id="dim">Dim words</p>',
    css: '[data-mantine-color-scheme=dark] #dim { background: #222; color: #444 }',
    said: 'in dark German from right to left: color-contrast #dim',
  },
  {
    html: '<p id="plain">Many words before <a id="link" href="/">a link</a> and after it</p>',
    css: `#plain { background: #fff; color: #111 }
      #link { color: #333; text-decoration: underline }
      [data-mantine-color-scheme=dark] #link { text-decoration: none !important }`,
    said: 'in dark German from right to left: link-in-text-block #link',
  },
  {
    html: '<div id="close"><button>a</button><a href="/">b</a></div>',
    css: `#close :is(button, a) { display: inline-block; padding: 0; width: 30px; height: 30px }
      [dir=rtl] #close button { border: 0; width: 8px; height: 8px; overflow: hidden }`,
    said: 'in dark German from right to left: target-size #close > button',
  },
  {
    html: '<div id="scrolls"><p>Much to read</p></div>',
    css: `#scrolls p { padding-block-start: 400px }
      [dir=rtl] #scrolls { height: 40px; overflow: auto }`,
    said: 'in dark German from right to left: scrollable-region-focusable #scrolls',
  },
  {
    html: '<button id="called" aria-label="Save">Speichern</button>',
    css: '#called { display: none } [dir=rtl] #called { display: block }',
    said: 'in dark German from right to left: label-content-name-mismatch #called',
  },
  {
    html: '<div id="turned">Turned</div>',
    css: '[dir=rtl] #turned { width: 1400px }',
    said: 'in dark German from right to left: too wide',
  },
  ...['<p class="loose">12 of 40</p>', '<p class="loose">+3</p>', '<b class="loose">5</b> MB'].map(
    (words) => ({
      html: `<div class="loose">${words}</div>`,
      css: '[dir] .loose { unicode-bidi: normal; color: #000; background: #fff }',
      said: 'in dark German from right to left: out of order',
    }),
  ),
];

/** The look, the rule and the element. */
const inShort = (fault: string) =>
  fault
    .replace(/\d+ px /, '')
    .split(': ')
    .slice(0, 2)
    .join(': ');

const plant = (page: Page, html: string, css: string) =>
  page.evaluate(
    (given) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(given.css);
      document.adoptedStyleSheets.push(sheet);
      document.querySelector('main')?.insertAdjacentHTML('beforeend', given.html);
    },
    { html, css },
  );

test('a fault that only one look has is found, and said of that look', async ({ open }) => {
  const page = await open('/access-control', { as: await theDemoOrganiser() });
  const heading = page.locator('main h1');
  await heading.waitFor();
  expect(await everyLookFaults(page, heading)).toEqual([]);
  for (const { html, css } of faults) await plant(page, html, css);
  const said = (await everyLookFaults(page, heading)).map(inShort);
  expect(said.toSorted()).toEqual(faults.map((fault) => fault.said).toSorted());
});

/** What has no transition of its own gets none, which would end in it later than in what is around it. */
test('who wants nothing to move sees a look whole, as soon as it is there', async ({ open }) => {
  const page = await open('/access-control', { as: await theDemoOrganiser() });
  await page.locator('main h1').waitFor();
  const { atOnce, atLast } = await page.evaluate(async () => {
    const coloursNow = () =>
      [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element).color);
    coloursNow();
    document.documentElement.dataset['mantineColorScheme'] = 'dark';
    const atOnce = coloursNow();
    const moving = () => document.getAnimations().map(({ finished }) => finished);
    for (let wave = moving(); wave.length > 0; wave = moving()) await Promise.all(wave);
    return { atOnce, atLast: coloursNow() };
  });
  expect(atOnce.length).toBeGreaterThan(20);
  expect(atOnce).toEqual(atLast);
});
