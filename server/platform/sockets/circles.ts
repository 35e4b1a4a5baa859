import type { Room } from '../work.ts';
import { frameOf } from './frames.ts';
import { farewell } from './packets.ts';
import { type Circle, isSigned, type PlenumSocket, type SignedSocket } from './plenum-socket.ts';

const goodbye = frameOf(farewell);

type Step = (room: Room, socket: SignedSocket) => void;

/** All connections of this node and the rooms they are in; a room is there while somebody is in it. */
export class Circles {
  readonly #sockets = new Set<PlenumSocket>();
  readonly #byRoom = new Map<Room, Circle>();
  readonly #onEnter: Step;
  readonly #onLeave: Step;

  constructor(onEnter: Step, onLeave: Step) {
    this.#onEnter = onEnter;
    this.#onLeave = onLeave;
  }

  get sockets(): ReadonlySet<PlenumSocket> {
    return this.#sockets;
  }

  open(socket: PlenumSocket): void {
    this.#sockets.add(socket);
  }

  /** Its line broke, or is about to be closed. */
  forget(socket: PlenumSocket): void {
    this.#sockets.delete(socket);
    if (!isSigned(socket)) return;
    for (const { room } of socket.circles) this.leave(socket, room);
  }

  /** As a broken line would: the browser comes back. */
  drop(socket: PlenumSocket): void {
    this.forget(socket);
    socket.close();
  }

  /** For good: the browser is told that it was meant. */
  sendAway(socket: PlenumSocket): void {
    socket.put(goodbye);
    this.drop(socket);
  }

  enter(socket: SignedSocket, room: Room): void {
    const circle = this.#byRoom.get(room) ?? { room, sockets: new Set() };
    if (circle.sockets.has(socket)) return;
    this.#byRoom.set(room, circle);
    circle.sockets.add(socket);
    socket.circles.add(circle);
    this.#onEnter(room, socket);
  }

  leave(socket: SignedSocket, room: Room): void {
    const circle = this.#byRoom.get(room);
    if (!circle?.sockets.delete(socket)) return;
    socket.circles.delete(circle);
    if (circle.sockets.size === 0) this.#byRoom.delete(room);
    this.#onLeave(room, socket);
  }

  isIn = (socket: PlenumSocket, room: Room): boolean => {
    const circle = this.#byRoom.get(room);
    return circle !== undefined && socket.circles.has(circle);
  };

  countIn = (room: Room): number => this.#byRoom.get(room)?.sockets.size ?? 0;

  /** Each once, however many of the rooms they are in. */
  socketsIn(rooms: readonly Room[]): ReadonlySet<SignedSocket> {
    const [first, ...others] = rooms.flatMap((room) => this.#byRoom.get(room)?.sockets ?? []);
    if (!first || others.length === 0) return first ?? nobody;
    const all = new Set(first);
    for (const sockets of others) for (const socket of sockets) all.add(socket);
    return all;
  }
}

const nobody: ReadonlySet<SignedSocket> = new Set();
