import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Person } from '../person.ts';
import type { Room } from '../work.ts';
import type { Gate, Hearing } from './windows.ts';

type Ear = (this: PlenumSocket, ...said: never[]) => void;

/** The connection of one tab. Thousands are idle, so each keeps little more than the line itself. */
export class PlenumSocket extends WebSocket {
  /** Null until somebody has signed in on it. */
  person: Person | null = null;
  hasShownToken = false;
  /** When its token ends, in seconds since 1970. */
  expiresAt = 0;
  isIdle = false;
  /** What it entered, and who lets it stay there. */
  gates: Map<Room, Gate> | null = null;
  /** By kind of room: which of them it may hear. */
  hearings: Map<string, Hearing> | null = null;
  readonly circles = new Set<Circle>();
  /** When it is asked next whether it is still there, and whether it owes an answer. */
  pingAt = 0;
  owesPong = false;
  /** When all the frames it said will have been forgiven. */
  forgivenAt = 0;
  /** What the line was opened on; ws writes to it too, and each writes whole frames. */
  line: Duplex | null = null;

  get isOpen(): boolean {
    return this.readyState === WebSocket.OPEN;
  }

  get backlog(): number {
    return this.bufferedAmount;
  }

  put(frame: Buffer): void {
    if (this.isOpen) this.line?.write(frame);
  }

  /** By event of ws. The same functions for all connections: none of its own for each. */
  listen(ears: Readonly<Record<string, Ear>>): void {
    for (const [event, ear] of Object.entries(ears))
      this.on(event, ear as (this: WebSocket) => void);
  }
}

/** One on which somebody has signed in. */
export type SignedSocket = PlenumSocket & { person: Person };

/** Who hears what is told to a room. */
export interface Circle {
  readonly room: Room;
  readonly sockets: Set<SignedSocket>;
}

export const isSigned = (socket: PlenumSocket): socket is SignedSocket => socket.person !== null;
