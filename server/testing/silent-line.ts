import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';

export interface SilentLine {
  /** The same database, reached over this line. */
  connection: pg.ClientConfig;
  /** What is connected now passes nothing on any more, and nobody is told. */
  fallSilent(): void;
  /** Nor does what connects from now on, until it is taken back. */
  silenceAll(isSilent: boolean): void;
  /** The next one that connects is not heard. */
  silenceNext(): void;
  close(): Promise<void>;
}

/** A line to a database that can lose what is said on it, as a network does: without a word. */
export async function openSilentLine(server: pg.ClientConfig): Promise<SilentLine> {
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  let isNextSilent = false;
  const silence = ([near, far]: [Socket, Socket]) => {
    near.unpipe(far).resume();
    far.unpipe(near).resume();
  };
  const lines = createServer((near) => {
    const far = connect(placeOf(server));
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.pipe(far).pipe(near);
    if (isSilent || isNextSilent) silence(pair);
    isNextSilent = false;
    for (const [end, other] of [pair, [far, near]] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => lines.listen(0, '127.0.0.1', resolve));
  const { port } = lines.address() as AddressInfo;
  return {
    connection: { ...server, host: '127.0.0.1', port },
    fallSilent: () => pairs.forEach(silence),
    silenceAll: (wanted) => {
      isSilent = wanted;
      if (wanted) pairs.forEach(silence);
    },
    silenceNext: () => {
      isNextSilent = true;
    },
    close: () => {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      return new Promise((resolve) => lines.close(() => resolve()));
    },
  };
}

const placeOf = ({ host = 'localhost', port = 5432 }: pg.ClientConfig) =>
  host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
