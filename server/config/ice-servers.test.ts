import { expect, test } from 'vitest';
import { readIceServers } from './ice-servers.ts';

const turn = { urls: 'turn:turn.example.org?transport=tcp', username: 'u', credential: 'c' };

test.each([
  ['stun:stun.example.org', [{ urls: ['stun:stun.example.org'] }]],
  [
    'stun:a.example.org:3478, turns:b.example.org',
    [{ urls: ['stun:a.example.org:3478', 'turns:b.example.org'] }],
  ],
  [JSON.stringify([turn]), [{ ...turn, urls: [turn.urls] }]],
  ['[]', []],
])('%s is understood', (text, servers) => {
  expect(readIceServers(text)).toEqual(servers);
});

test.each([
  'https://stun.example.org',
  'stun:a.example.org,',
  'stun:',
  '[',
  '[null]',
  '[{"urls":[]}]',
  '[{"urls":"javascript:alert(1)"}]',
  '[{"urls":"stun:a.example.org","username":7}]',
])('%s is refused', (text) => {
  expect(readIceServers(text)).toBeNull();
});
