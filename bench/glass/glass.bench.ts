import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { provideChromium } from '../../tools/steps/chromium.mjs';
import { type Endings, setDatabase, withEndings } from '../database.ts';
import { inMs, inWholes, p95Of, spreadOf, withRange } from '../figures.ts';
import { startServer } from '../http/sides.ts';
import { freePort } from '../processes.ts';
import type { Result } from '../results.ts';
import { spreadOverCores } from '../web/stage.ts';
import { bits, cells, readClock, showClock } from './clock.ts';
import { hasEncoder, sendClock } from './encoder.ts';

const seconds = 60;
const openings = 7;
const outageMs = 10_000;
const clock = { bits, cells };

interface Person {
  id: number;
  token: string;
  /** What their browser remembers. */
  stored: Record<string, unknown>;
}

interface Scene {
  origin: string;
  browser: Browser;
  organiser: Person;
  attendee: Person;
  eventId: number;
}

/** From a presenter's camera, or an encoder, to the eyes of who watches: read from a clock in the picture. */
export const measureGlass = (): Promise<Result[]> => withEndings(play);

async function play(endings: Endings): Promise<Result[]> {
  const { path: executablePath } = await provideChromium();
  if (!executablePath) return [missing('There is no Chromium.')];
  const place = await setDatabase(endings);
  const env = { DEMO: '1', DEMO_CROWD: '0', RTMP_PORT: String(await freePort()) };
  const { origin, stop } = await startServer(place, 'all', env);
  endings.push(stop);
  spreadOverCores();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
  endings.push(() => browser.close());
  const organiser = await signIn(origin, 'admin');
  const attendee = await signIn(origin, 'client');
  const [event] = await ask<{ id: number }[]>(origin, organiser, '/api/events');
  const scene = { origin, browser, organiser, attendee, eventId: event?.id ?? 0 };
  return [...(await fromBrowser(scene)), ...(await fromEncoder(scene)), ...(await inCall(scene))];
}

const missing = (notes: string): Result => ({
  what: 'From glass to glass',
  figure: 'none',
  goal: 'to be measured',
  isReached: false,
  notes,
});

async function ask<T>(origin: string, who: Person | null, path: string, body?: object) {
  const answer = await fetch(origin + path, {
    headers: {
      'content-type': 'application/json',
      ...(who && { authorization: `Bearer ${who.token}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface SignedIn {
  accessToken: string;
  refreshToken: string;
  userData: { id: number };
}

/** One of the demo. */
async function signIn(origin: string, name: string): Promise<Person> {
  const who = { email: `${name}@demo.com`, password: name };
  const { accessToken, refreshToken, userData } = await ask<SignedIn>(
    origin,
    null,
    '/jwt/login',
    who,
  );
  const stored = { accessToken, refreshToken, userData };
  return { id: userData.id, token: accessToken, stored };
}

const addStage = ({ origin, organiser, eventId }: Scene, source: 'studio' | 'encoder') =>
  ask<{ id: number }>(origin, organiser, `/api/events/${eventId}/stages`, {
    name: { en: source },
    roomId: null,
    source,
    address: null,
  });

/** With a script of ours in every page. */
async function openWindow(
  { browser }: Scene,
  { stored }: Person,
  script: typeof readClock,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  await context.addInitScript((entries) => {
    localStorage.setItem('language', 'en');
    for (const [name, value] of Object.entries(entries)) {
      localStorage.setItem(name, JSON.stringify(value));
    }
  }, stored);
  // What runs these files names functions by it.
  await context.addInitScript({ content: 'globalThis.__name = (made) => made;' });
  await context.addInitScript(script, clock);
  return context.newPage();
}

async function watch(scene: Scene, stageId: number): Promise<Page> {
  const page = await openWindow(scene, scene.attendee, readClock);
  await page.goto(`${scene.origin}/live-event?stage=${stageId}`);
  await page.waitForFunction(() => window.readings.length > 0);
  return page;
}

async function readFor(page: Page): Promise<{ late: number[]; unread: number }> {
  await page.evaluate(() => {
    window.readings = [];
    window.unread = 0;
  });
  await pause(seconds * 1_000);
  const { readings, unread } = await page.evaluate(() => ({
    readings: window.readings,
    unread: window.unread,
  }));
  return { late: readings.map(({ lateMs }) => lateMs), unread };
}

type Read = Awaited<ReturnType<typeof readFor>>;

const delayResult = (what: string, goal: number, { late, unread }: Read): Result => {
  const spread = spreadOf(late);
  return {
    what: `From glass to glass, ${what}`,
    figure: withRange(spread, inMs),
    goal: `≤ ${inWholes(goal)} ms`,
    isReached: spread.median <= goal,
    notes: `${inWholes(late.length)} pictures in ${seconds} s, p95 ${inMs(p95Of(late))}, ${unread} in which no clock could be read; all on one machine`,
  };
};
async function fromBrowser(scene: Scene): Promise<Result[]> {
  const { id } = await addStage(scene, 'studio');
  const studio = await openWindow(scene, scene.organiser, showClock);
  await studio.goto(`${scene.origin}/live-conference/studio/${id}`);
  await studio.getByRole('button', { name: 'Go live now' }).click();
  await studio.getByText(/^Live for/).waitFor();
  const viewer = await watch(scene, id);
  const delay = delayResult('a camera in the studio to who watches', 2_200, await readFor(viewer));
  const results = [delay, await afterOutage(studio, viewer)];
  await Promise.all([studio.context().close(), viewer.context().close()]);
  return results;
}

async function firstPictures(scene: Scene, stageId: number): Promise<Result> {
  const times: number[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    const page = await watch(scene, stageId);
    times.push(
      await page.evaluate(() => (window.readings[0]?.at ?? Infinity) - performance.timeOrigin),
    );
    await page.context().close();
  }
  const spread = spreadOf(times);
  return {
    what: 'First picture after who watches opens the page',
    figure: withRange(spread, inMs),
    goal: '≤ 2,000 ms',
    isReached: spread.median <= 2_000,
    notes: `${openings} windows that were never there before`,
  };
}

async function afterOutage(studio: Page, viewer: Page): Promise<Result> {
  await studio.context().setOffline(true);
  await pause(outageMs);
  const back = Date.now();
  await studio.context().setOffline(false);
  await viewer.waitForFunction((since) => (window.readings.at(-1)?.at ?? 0) > since, back);
  const seen = await viewer.evaluate(
    (since) => window.readings.find(({ at }) => at > since)?.at ?? Infinity,
    back,
  );
  return {
    what: 'Until viewers see again after the presenter’s line was lost for 10 s',
    figure: inMs(seen - back),
    goal: '≤ 5,000 ms after it is back',
    isReached: seen - back <= 5_000,
    notes: 'once',
  };
}

async function fromEncoder(scene: Scene): Promise<Result[]> {
  if (!hasEncoder()) return [missing('There is no ffmpeg to send as OBS does.')];
  const { origin, organiser, eventId } = scene;
  const { id } = await addStage(scene, 'encoder');
  const { encoder, key } = await ask<{ encoder: { address: string }; key: string }>(
    origin,
    organiser,
    `/api/events/${eventId}/stages/${id}/encoder/key`,
    {},
  );
  const stop = sendClock(`${encoder.address}/${key}`);
  try {
    const viewer = await watch(scene, id);
    const read = await readFor(viewer);
    await viewer.context().close();
    const delay = delayResult('an encoder by RTMP to who watches', 2_500, read);
    return [delay, await firstPictures(scene, id)];
  } finally {
    stop();
  }
}

async function inCall(scene: Scene): Promise<Result[]> {
  const { origin, organiser, attendee } = scene;
  const { id } = await ask<{ id: number }>(origin, organiser, '/api/chat/conversations/groups', {
    title: 'Stage team',
    personIds: [attendee.id],
  });
  const caller = await openWindow(scene, organiser, showClock);
  const callee = await openWindow(scene, attendee, readClock);
  await Promise.all([caller, callee].map((page) => page.goto(`${origin}/comet-chat/${id}`)));
  await caller.getByRole('button', { name: 'Video call with the group' }).click();
  await callee.getByRole('button', { name: 'Join with video' }).click();
  await callee.waitForFunction(() => window.readings.length > 0);
  const read = await readFor(callee);
  await Promise.all([caller.context().close(), callee.context().close()]);
  return [delayResult('one to another in a call of a group', 100, read)];
}
