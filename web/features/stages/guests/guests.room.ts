import type { StageGuests } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { newUuid } from '../../../platform/new-key.ts';
import { readIceServers } from '../../../platform/rooms/ice-servers.ts';
import { connectRoom, type RoomConnection } from '../../../platform/rooms/room.connection.ts';
import {
  askHear,
  askTalk,
  enterGreenRoom,
  leaveGreenRoom,
  readGuests,
  saySending,
  unmute,
  type WhichRun,
} from './guests.api.ts';

/** Why this window is in it no more. `elsewhere`: another window of mine took over. */
export type RoomEnding = 'over' | 'removed' | 'elsewhere' | 'refused';

export interface RoomState {
  phase: 'off' | 'entering' | 'inside' | 'ended';
  ending: RoomEnding | null;
  /** Why it was refused. */
  problem: unknown;
  /** By who sends them: only those whose line is open. */
  streams: ReadonlyMap<number, MediaStream>;
  /** Whether what is sent gets through. */
  isThrough: boolean;
}

export const roomOff: RoomState = {
  phase: 'off',
  ending: null,
  problem: null,
  streams: new Map(),
  isThrough: false,
};

interface Sending {
  hasSound: boolean;
  hasCamera: boolean;
}

interface RoomParts {
  which: WhichRun;
  isHost: boolean;
  ownId: number;
  onState: (state: RoomState) => void;
  onAnswer: (answer: StageGuests) => void;
}

const beatMs = 15_000;
const againMs = 2_000;

const insideOf = ({ guests }: StageGuests) =>
  guests.filter(({ standing }) => standing === 'inside');

/** The green room of a run, as long as one is in it: who is put out for no fault of theirs comes back. */
export class StageRoom {
  readonly #parts: RoomParts;
  readonly #deviceId = newUuid();
  readonly #tracks: Record<DeviceKind, MediaStreamTrack | null> = { audio: null, video: null };
  readonly #lines = new Map<number, MediaStream>();
  readonly #open = new Set<number>();
  readonly #beat = setInterval(() => void this.#tell(), beatMs);
  #sending: Sending = { hasSound: false, hasCamera: false };
  /** By the host. */
  #isMuted = false;
  #asksToBeHeard = false;
  #state = roomOff;
  #connection: RoomConnection | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isEntering = false;

  constructor(parts: RoomParts) {
    this.#parts = parts;
    globalThis.addEventListener('pagehide', this.#leave);
    void this.#enter();
  }

  /** What is known of it now. */
  follow(answer: StageGuests): void {
    if (this.#isClosed || this.#isEntering || this.#state.phase !== 'inside') return;
    const { which, ownId, isHost } = this.#parts;
    if (answer.runId !== which.runId) return this.#end('over');
    const inside = insideOf(answer);
    const own = inside.find(({ person }) => person.id === ownId);
    if (own?.deviceId === this.#deviceId) {
      this.#isMuted = own.isMuted;
      this.#connection?.follow(inside.map(({ person }) => person.id));
    } else if (own) this.#end('elsewhere');
    else if (isHost || (answer.mayEnter && answer.standing !== 'removed')) void this.#enter();
    else this.#end('removed');
  }

  setTrack(kind: DeviceKind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track;
    this.#connection?.setTrack(kind, track);
  }

  say(sending: Sending): void {
    const turnsOn = sending.hasSound && !this.#sending.hasSound;
    this.#asksToBeHeard = sending.hasSound && (this.#asksToBeHeard || (turnsOn && this.#isMuted));
    this.#sending = sending;
    void this.#tell();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#stop();
    this.#leave();
  }

  #leave = (): void =>
    void leaveGreenRoom(this.#parts.which, this.#deviceId).catch(() => undefined);

  #show(part: Partial<RoomState>): void {
    if (this.#isClosed) return;
    this.#state = { ...this.#state, ...part };
    this.#parts.onState(this.#state);
  }

  #stop(): void {
    this.#isClosed = true;
    this.#disconnect();
    clearInterval(this.#beat);
    clearTimeout(this.#again);
    globalThis.removeEventListener('pagehide', this.#leave);
  }

  #end(ending: RoomEnding, problem: unknown = null): void {
    this.#show({ ...roomOff, phase: 'ended', ending, problem });
    this.#stop();
  }

  async #enter(): Promise<void> {
    if (this.#isClosed || this.#isEntering) return;
    const { which, isHost, onAnswer } = this.#parts;
    this.#isEntering = true;
    this.#disconnect();
    this.#show({ ...roomOff, phase: 'entering' });
    try {
      const iceServers = await readIceServers();
      const answer = await enterGreenRoom(which, { deviceId: this.#deviceId, isHost });
      if (this.#isClosed) return this.#leave();
      this.#connect(answer, iceServers);
      this.#show({ phase: 'inside' });
      onAnswer(answer);
    } catch (problem) {
      const isRefused = problem instanceof CallProblem && !problem.isPassing;
      if (isRefused) this.#end('refused', problem);
      else if (!this.#isClosed) this.#again = setTimeout(() => void this.#enter(), againMs);
    } finally {
      this.#isEntering = false;
    }
    void this.#tell();
  }

  #connect(answer: StageGuests, iceServers: RTCIceServer[]): void {
    const { which, ownId } = this.#parts;
    const deviceId = this.#deviceId;
    this.#connection = connectRoom({
      people: insideOf(answer).map(({ person }) => person.id),
      ownId,
      iceServers,
      askTalk: (offer) => askTalk(which, deviceId, offer),
      askHear: (personId, offer) => askHear(which, { deviceId, personId, offer }),
      onTalk: (isThrough) => this.#show({ isThrough }),
      onStream: (personId, stream) => {
        if (stream) this.#lines.set(personId, stream);
        else this.#lines.delete(personId);
        this.#showStreams();
      },
      onHear: (personId, isOpen) => {
        if (isOpen) this.#open.add(personId);
        else this.#open.delete(personId);
        this.#showStreams();
      },
    });
    this.#connection.setTrack('audio', this.#tracks.audio);
    this.#connection.setTrack('video', this.#tracks.video);
  }

  #disconnect(): void {
    this.#connection?.close();
    this.#connection = null;
    this.#lines.clear();
    this.#open.clear();
  }

  /** Of a line that is broken nothing is shown until it is back. */
  #showStreams(): void {
    const open = [...this.#lines].filter(([personId]) => this.#open.has(personId));
    this.#show({ streams: new Map(open) });
  }

  /** Also the sign that this window is still there. */
  async #tell(): Promise<void> {
    if (this.#isClosed || this.#state.phase !== 'inside') return;
    const { which } = this.#parts;
    const deviceId = this.#deviceId;
    try {
      this.#learn(await saySending(which, { deviceId, ...this.#sending }));
      if (!this.#asksToBeHeard) return;
      this.#learn(await unmute(which, deviceId));
      this.#asksToBeHeard = false;
    } catch (problem) {
      if (!(problem instanceof CallProblem) || problem.isPassing) return;
      await readGuests(which).then(
        (answer) => this.#learn(answer),
        () => undefined,
      );
    }
  }

  #learn(answer: StageGuests): void {
    if (this.#isClosed) return;
    this.#parts.onAnswer(answer);
    this.follow(answer);
  }
}
