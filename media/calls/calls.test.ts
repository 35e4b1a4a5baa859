import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { Calls } from './calls.ts';

const bind = '127.0.0.1';

test('where the port is taken there are no calls, it is said why, and it is tried again', async () => {
  const socket = createSocket('udp4').bind(0, bind);
  await once(socket, 'listening');
  const { port } = socket.address();
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const calls = new Calls({ port, bind, announced: null });
  await expect(calls.ready()).rejects.toEqual(new Refusal(501, 'calls.off'));
  expect(said.mock.lastCall?.[0]).toMatch(/calls are off: .*EADDRINUSE/);
  said.mockRestore();
  socket.close();
  await once(socket, 'close');
  await expect(calls.ready()).resolves.toBeDefined();
  calls.close();
});
