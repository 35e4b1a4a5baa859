import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frames.ts';

const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000];
const texts = [...lengths.map((length) => 'x'.repeat(length)), 'ü€😀', '😀'.repeat(20_000)];

test('a client reads each frame as the text it was made of', async () => {
  const server = createServer();
  const lines = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, line, head) => {
    lines.handleUpgrade(request, line, head, () => {
      for (const text of texts) line.write(frameOf(text));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  await expect.poll(() => heard.length).toBe(texts.length);
  expect(heard).toEqual(texts);
  client.terminate();
  server.close();
});
