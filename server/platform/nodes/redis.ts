import { setTimeout as pause } from 'node:timers/promises';
import type { RedisClientType } from 'redis';
import type { Log } from '../log/log.ts';

export interface Redis {
  /** For commands; one that is not ready refuses at once. */
  client: RedisClientType;
  isUp(): boolean;
  publish(text: string): void;
  close(): Promise<void>;
}

export interface RedisOptions {
  url: string;
  channel: string;
  log: Log;
  hear(text: string): void;
  /** Redis was away and is back: what was published meanwhile never came. */
  onReturn(): void;
}

const patienceAtStart = 1_000;

/** A Redis that hangs is noticed by its silence, as one that is gone is by its socket. */
const settings = (url: string) => ({
  url,
  disableOfflineQueue: true,
  pingInterval: 1_000,
  commandOptions: { timeout: 1_000 },
  socket: {
    connectTimeout: 2_000,
    socketTimeout: 2_500,
    reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, 2_000),
  },
});

/** Loaded only where it is asked for. It may be away, also at the start: it is tried again for ever. */
export async function openRedis(options: RedisOptions): Promise<Redis> {
  const { url, channel, hear } = options;
  const { createClient } = await import('redis');
  const client = createClient(settings(url)) as RedisClientType;
  const listener = createClient(settings(url)) as RedisClientType;
  // Its own line: whoever waits for an answer on the other would take steady news for a sign of life.
  const speaker = createClient(settings(url)) as RedisClientType;
  const all = [client, listener, speaker];
  const wasAway = noteAbsence(all, options);
  const connected = Promise.all([
    client.connect(),
    speaker.connect(),
    listener.connect().then(() => listener.subscribe(channel, hear)),
  ]).then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([connected, pause(patienceAtStart, null, { ref: false })]);
  // Slow, but never gone: nobody heard what this node said until now.
  if (isInTime === null) {
    connected
      .then((isUp) => isUp && !wasAway() && options.onReturn())
      .catch((error: unknown) => options.log.error({ err: error }, 'Redis is not caught up with'));
  }
  return {
    client,
    isUp: () => all.every(({ isReady }) => isReady),
    publish: (text) => void speaker.publish(channel, text).catch(() => undefined),
    close: async () => void (await Promise.all(all.map(hangUp))),
  };
}

/** One line when it goes, one when it is back, however often it is tried in between. */
function noteAbsence(clients: RedisClientType[], { log, onReturn }: RedisOptions): () => boolean {
  const away = new Set<RedisClientType>();
  let wasAway = false;
  for (const client of clients) {
    client.on('error', (error: Error) => {
      if (away.size === 0) log.warn({ err: error }, 'Redis is away; this node goes on alone');
      away.add(client);
      wasAway = true;
    });
    client.on('ready', () => {
      if (!away.delete(client) || away.size > 0) return;
      log.info('Redis is back');
      onReturn();
    });
  }
  return () => wasAway;
}

async function hangUp(client: RedisClientType): Promise<void> {
  if (client.isReady) await client.close().catch(() => undefined);
  else if (client.isOpen) client.destroy();
}
