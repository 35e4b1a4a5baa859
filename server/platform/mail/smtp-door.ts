import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { SMTPServerAddress, SMTPServerDataStream } from 'smtp-server';
import type { Log } from '../log/log.ts';

/** What is said to the other mail server when it is refused. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, words: string) {
    super(words);
    this.responseCode = responseCode;
  }
}

export interface SmtpDoor {
  port: number;
  close(): Promise<void>;
}

interface House {
  host: string;
  port: number;
  log: Log;
  /** Raises a refusal where this network is not let in now. */
  admit(network: string): Promise<void>;
  /** Raises a refusal where nobody of ours is under this address. */
  accept(address: string): Promise<void>;
  take(mail: Uint8Array, to: readonly string[]): Promise<void>;
}

const mostBytes = 25_000_000;
const mostAtOnce = 20;
const mostRecipients = 50;

const refusalOf = (error: unknown, log: Log): Error => {
  if (error instanceof SmtpRefusal) return error;
  log.warn({ err: error }, 'a mail could not be taken');
  return new SmtpRefusal(451, '4.3.0 Not now, try again later');
};

async function collected(stream: SMTPServerDataStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    // What is too much is read to its end and not kept.
    if (size <= mostBytes) pieces.push(piece);
  }
  if (size > mostBytes || stream.sizeExceeded) {
    throw new SmtpRefusal(552, '5.3.4 The mail is too large');
  }
  return Buffer.concat(pieces);
}

/** Takes mail for this house and passes none on. Whoever sends it needs not say who they are. */
export async function openSmtpDoor({ host, port, log, ...house }: House): Promise<SmtpDoor> {
  const { SMTPServer } = await import('smtp-server');
  const answer = (deed: Promise<void>, done: (error?: Error | null) => void) =>
    void deed.then(
      () => done(),
      (error: unknown) => done(refusalOf(error, log)),
    );
  const server = new SMTPServer({
    banner: 'Plenum',
    authOptional: true,
    // Without a certificate of the operator's there is nothing to seal with; a mail server before it has one.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: mostBytes,
    maxClients: mostAtOnce,
    socketTimeout: 60_000,
    closeTimeout: 2_000,
    onConnect: ({ remoteAddress }, done) => answer(house.admit(remoteAddress), done),
    onRcptTo: ({ address }, { envelope }, done) =>
      answer(
        envelope.rcptTo.length < mostRecipients
          ? house.accept(address)
          : Promise.reject(new SmtpRefusal(452, '4.5.3 Too many recipients')),
        done,
      ),
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map((one: SMTPServerAddress) => one.address);
      answer(
        collected(stream).then((mail) => house.take(mail, to)),
        done,
      );
    },
  });
  // Callers that hang up or talk nonsense.
  server.on('error', (error) => log.debug({ err: error }, 'smtp'));
  const opened = once(server.server, 'listening');
  server.listen(port, host);
  await Promise.race([
    opened,
    once(server.server, 'error').then(([error]) => Promise.reject(error as Error)),
  ]);
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
