import { createHash, randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { readValues, type Value } from './amf.ts';
import type { Line } from './asking.ts';
import { ChunkReader, type Message, Nonsense } from './chunks.ts';
import { Cutter } from './cutter.ts';
import { shakeHands } from './handshake.ts';
import { type Place, Sender } from './sender.ts';
import { type Complaint, Unfit } from './tags.ts';
import { Talk } from './talk.ts';

const windowBytes = 2_500_000;
const reportMs = 2_000;
/** Without a key nothing is as long; with one, no keyframe of a picture we take is longer. */
const longestPicture = 2_000_000;
const application = 'live';
const streamId = 1;

interface Sending {
  line: Line;
  cutter: Cutter;
  sender: Sender;
  reportedAt: number;
}

/** One encoder on its line, from its first byte to its last. */
export class Session {
  readonly #socket: Socket;
  readonly #place: Place;
  readonly #talk: Talk;
  readonly #reader = new ChunkReader();
  readonly #onLetIn: () => void;
  #isConnected = false;
  #sending: Sending | null = null;
  #acknowledged = 0;
  #isOver = false;

  constructor(socket: Socket, place: Place, onLetIn: () => void) {
    this.#socket = socket;
    this.#place = place;
    this.#talk = new Talk(socket);
    this.#onLetIn = onLetIn;
  }

  /** Ends with the line. One message after another: what is slow for us is slow for the encoder. */
  async run(): Promise<void> {
    try {
      for await (const bytes of shakeHands(this.#socket)) {
        for (const message of this.#reader.read(bytes)) {
          await this.#take(message);
          if (this.#isOver) return;
        }
        this.#acknowledge();
      }
    } catch (error) {
      if (error instanceof Unfit) await this.#complain(error.complaint);
      else if (!(error instanceof Nonsense)) throw error;
    } finally {
      this.#socket.end();
      this.#socket.destroySoon();
      if (this.#sending) await this.#place.server.gone(this.#sending.line);
    }
  }

  #acknowledge(): void {
    const { bytesRead } = this.#socket;
    if (bytesRead - this.#acknowledged < windowBytes / 2) return;
    this.#acknowledged = bytesRead;
    this.#talk.acknowledge(bytesRead);
  }

  async #take({ type, time, body }: Message): Promise<void> {
    switch (type) {
      case 1:
        return this.#reader.setChunk(numberIn(body));
      case 2:
        return this.#reader.abort(numberIn(body));
      case 4:
        return body.length === 6 && body[1] === 6 ? this.#talk.pong(body.subarray(2)) : undefined;
      case 8:
        this.#requireSending().cutter.takeAudio(time, body);
        return this.#report();
      case 9:
        return this.#takePicture(time, body);
      case 17:
        return this.#command(readValues(body.subarray(1)));
      case 20:
        return this.#command(readValues(body));
      default:
        return undefined;
    }
  }

  #requireSending(): Sending {
    if (!this.#sending) throw new Nonsense('a picture without a key');
    return this.#sending;
  }

  async #takePicture(time: number, body: Buffer): Promise<void> {
    const { cutter, sender } = this.#requireSending();
    const piece = cutter.takeVideo(time, body);
    if (piece) await sender.take(piece);
    await this.#report();
  }

  async #report(): Promise<void> {
    const sending = this.#requireSending();
    const now = Date.now();
    if (now - sending.reportedAt < reportMs) return;
    sending.reportedAt = now;
    const { line, cutter, sender } = sending;
    const report = {
      ...line,
      figures: cutter.measure.figures(now),
      complaint: sender.complaint ?? cutter.complaint,
      wantsPass: sender.wantsPass,
    };
    // Where the server cannot answer now, it is asked again in two seconds.
    const answer = await this.#place.server.report(report).catch(() => ({ pass: null }));
    if (answer) sender.sendTo(answer.pass);
    else this.#refuse('NetStream.Unpublish.Success', 'This stream key is not used any more.');
  }

  /** What cannot be shown is said in the console: encoders show little of what they are told. */
  async #complain(complaint: Complaint): Promise<void> {
    this.#refuse('NetStream.Publish.Failed', words[complaint] ?? complaint);
    const { line } = this.#requireSending();
    const report = { ...line, figures: null, complaint, wantsPass: false };
    await this.#place.server.report(report);
  }

  async #command([name, number = 0, about, ...rest]: readonly Value[]): Promise<void> {
    switch (typeof name === 'string' ? name : '') {
      case 'connect':
        return this.#connect(number, about ?? null);
      case 'createStream':
        return this.#talk.result(number, null, streamId);
      case 'releaseStream':
      case 'FCPublish':
      case '_checkbw':
        return this.#talk.result(number, null);
      case 'publish':
        return this.#publish(rest[0]);
      case 'FCUnpublish':
      case 'deleteStream':
      case 'closeStream':
        this.#isOver = this.#sending !== null;
        return undefined;
      case 'play':
      case 'play2':
        return this.#refuse('NetStream.Play.Failed', 'Nothing is played from here.');
      default:
        return undefined;
    }
  }

  #connect(number: Value, about: Value): void {
    const app = typeof about === 'object' && about ? about['app'] : null;
    if (typeof app !== 'string' || app.replace(/\/.*$/, '') !== application) {
      const description = `The address ends in /${application}.`;
      this.#talk.refuse(number, 'NetConnection.Connect.Rejected', description);
      this.#isOver = true;
      return;
    }
    this.#isConnected = true;
    this.#talk.setWindow(windowBytes);
    const told = { level: 'status', code: 'NetConnection.Connect.Success', objectEncoding: 0 };
    this.#talk.result(number, { fmsVer: 'FMS/3,0,1,123', capabilities: 31 }, told);
  }

  async #publish(key: Value | undefined): Promise<void> {
    const isTurn = this.#isConnected && !this.#sending;
    if (!isTurn || typeof key !== 'string') throw new Nonsense('out of turn');
    const hash = createHash('sha256').update(key).digest('base64url');
    const line = { key: hash, line: randomUUID() };
    const network = this.#socket.remoteAddress ?? '';
    if (!(await this.#place.server.letIn({ ...line, network }))) {
      return this.#refuse('NetStream.Publish.BadName', 'This stream key is not known.');
    }
    const cutter = new Cutter();
    const sender = new Sender(this.#place, line, () => cutter.beginAnew());
    this.#sending = { line, cutter, sender, reportedAt: 0 };
    this.#reader.longest = longestPicture;
    this.#onLetIn();
    this.#talk.status('status', 'NetStream.Publish.Start', 'Go on.');
  }

  #refuse(code: string, description: string): void {
    this.#talk.status('error', code, description);
    this.#isOver = true;
  }
}

const words: Readonly<Partial<Record<Complaint, string>>> = {
  video_codec: 'Choose H.264 as the video encoder.',
  sound_codec: 'Choose AAC as the audio encoder.',
  size: 'Choose a smaller output.',
  too_much: 'Choose a lower bitrate.',
};

function numberIn(body: Buffer): number {
  if (body.length < 4) throw new Nonsense('no number');
  return body.readUInt32BE();
}
