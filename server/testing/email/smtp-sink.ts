import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Taken {
  to: string[];
  from: string;
  raw: string;
}

export interface Sink {
  url: string;
  /** Everything that was taken, in its order. */
  taken: Taken[];
  /** What to answer to an address; null: it is taken. */
  refuse: (address: string) => { code: number; words: string } | null;
  /** Whether it says that it took a mail, or hangs up over it. */
  answersTaken: (address: string) => boolean;
  close(): Promise<void>;
}

const hangUp = () => Object.assign(new Error('Gone'), { responseCode: 421 });

/** A mail server of somebody else. */
export async function openSink(): Promise<Sink> {
  const taken: Taken[] = [];
  const sink: Sink = {
    url: '',
    taken,
    refuse: () => null,
    answersTaken: () => true,
    close: async () => undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = sink.refuse(address);
      done(
        refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null,
      );
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        taken.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          raw: Buffer.concat(pieces).toString(),
        });
        done(sink.answersTaken(envelope.rcptTo[0]?.address ?? '') ? null : hangUp());
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  sink.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  sink.close = () => new Promise((resolve) => server.close(() => resolve()));
  return sink;
}
