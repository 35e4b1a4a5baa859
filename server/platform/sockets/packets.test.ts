import { describe, expect, test } from 'vitest';
import { readPacket } from './packets.ts';

describe('what a client says', () => {
  test.each([
    ['40{"token":"abc"}', { kind: 'connect', auth: { token: 'abc' } }],
    ['40', { kind: 'connect', auth: null }],
    ['3', { kind: 'pong' }],
    ['41', { kind: 'leave' }],
    ['42["todo.x",{"a":1}]', { kind: 'event', name: 'todo.x', input: { a: 1 }, askedAs: null }],
    ['4217["x","42[]"]', { kind: 'event', name: 'x', input: '42[]', askedAs: 17 }],
    ['42["x"]', { kind: 'event', name: 'x', input: undefined, askedAs: null }],
    ['42[null,"\\n"]', { kind: 'event', name: null, input: '\n', askedAs: null }],
    ['4312[{}]', { kind: 'answer' }],
  ])('%s', (text, packet) => {
    expect(readPacket(text)).toEqual(packet);
  });
});

describe('what no client of ours says', () => {
  test.each([
    '',
    '1',
    '2',
    '2probe',
    '33',
    '5',
    '6',
    '4',
    '4!',
    '44{"message":"x"}',
    '451-["x",{"_placeholder":true,"num":0}]',
    '40{',
    '40/admin,{"token":"x"}',
    '42',
    '42{}',
    '42"x"',
    '42[',
    '42/admin,["x"]',
    `42${'9'.repeat(400)}["x"]`,
    `42${'['.repeat(60_000)}`,
    '\n42["x"]',
  ])('%j', (text) => {
    expect(readPacket(text)).toBeNull();
  });
});
