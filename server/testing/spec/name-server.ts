import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a name says in its TXT records. */
type Zone = (name: string) => readonly string[];

interface NameServer {
  address: string;
  close(): void;
}

const kindTxt = 16;

/** The name a question is about, and where it ends. */
function questionIn(asked: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** In pieces of 255 at most, each behind its length. */
function piecesOf(text: string): Buffer {
  const pieces: Buffer[] = [];
  for (let from = 0; from < text.length; from += 255) {
    const piece = Buffer.from(text.slice(from, from + 255), 'latin1');
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

function recordOf(text: string): Buffer {
  const said = piecesOf(text);
  const head = Buffer.from([
    0xc0,
    12,
    0,
    kindTxt,
    0,
    1,
    0,
    0,
    0,
    0,
    said.length >> 8,
    said.length & 255,
  ]);
  return Buffer.concat([head, said]);
}

function answerTo(asked: Buffer, zone: Zone): Buffer {
  const { name, end } = questionIn(asked);
  const records = zone(name);
  const head = Buffer.alloc(12);
  asked.copy(head, 0, 0, 2);
  head.writeUInt16BE(records.length > 0 ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, asked.subarray(12, end), ...records.map(recordOf)]);
}

/** A name server on loopback that knows what it is told. */
export async function openNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) =>
    socket.send(answerTo(asked, zone), port, address),
  );
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}
