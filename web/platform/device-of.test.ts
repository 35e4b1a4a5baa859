import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140 Safari/537.36 Edg/140`, 'Edge', 'Windows'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) ${webkit} Version/18 Safari/605`,
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604`,
    'Safari',
    'iPhone',
  ],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
])('%s', (agent, browser, system) => {
  const isHandheld = system === 'Android' || system === 'iPhone';
  expect(deviceOf(agent)).toEqual({ browser, system, isHandheld });
});
