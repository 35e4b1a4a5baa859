import type { Messages } from '@plenum/contract';
import { io, type Socket } from 'socket.io-client';

export interface Heard {
  name: string;
  payload: unknown;
}

export interface TestSocket {
  socket: Socket;
  heard: Heard[];
  /** Resolves once a message of that name and fit was heard, before or after this call. */
  hears<K extends keyof Messages>(
    name: K,
    fits?: (payload: Messages[K]) => boolean,
  ): Promise<Messages[K]>;
  closed: Promise<string>;
}

export function openTestSocket(address: string, token: unknown, headers = {}): Promise<TestSocket> {
  const socket = io(address, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
    extraHeaders: headers,
  });
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, payload: unknown) => {
    heard.push({ name, payload });
    for (const look of waiting) look();
  });
  const closed = new Promise<string>((resolve) => void socket.on('disconnect', resolve));
  const hears: TestSocket['hears'] = (name, fits = () => true) =>
    new Promise((resolve) => {
      const look = () => {
        const found = heard.find((one) => one.name === name && fits(one.payload as never));
        if (!found) return;
        waiting.delete(look);
        resolve(found.payload as never);
      };
      waiting.add(look);
      look();
    });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve({ socket, heard, hears, closed }));
    socket.on('connect_error', reject);
  });
}
