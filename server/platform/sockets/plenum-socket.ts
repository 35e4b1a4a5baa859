import type { Server, Socket } from 'socket.io';
import type { Person } from '../person.ts';
import type { Room } from '../work.ts';
import type { Gate } from './windows.ts';

export interface SocketData {
  person: Person;
  /** When its token ends, in seconds since 1970. */
  expiresAt: number;
  isIdle: boolean;
  /** What it entered, and who lets it stay there. */
  gates?: Map<Room, Gate>;
}

type ServerMessages = Record<string, (payload: unknown) => void>;
type Nothing = Record<string, never>;

export type PlenumServer = Server<Nothing, ServerMessages, Nothing, SocketData>;
export type PlenumSocket = Socket<Nothing, ServerMessages, Nothing, SocketData>;
