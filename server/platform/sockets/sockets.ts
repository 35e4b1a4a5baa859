import { windowCommands } from '@plenum/contract';
import type { Log } from '../log/log.ts';
import type { Turnstile } from '../turnstile/turnstile.ts';
import type { Callers } from '../person.ts';
import type { Hub, Room } from '../work.ts';
import { admitTo } from './admission.ts';
import { Circles } from './circles.ts';
import { Crowds, type Presence } from './crowds.ts';
import { type Knocking, openDoorstep } from './doorstep.ts';
import { frameOf } from './frames.ts';
import { openGates } from './gates.ts';
import { Lately } from './lately.ts';
import { lookAnew } from './look-anew.ts';
import { eventPacket } from './packets.ts';
import type { SignedSocket } from './plenum-socket.ts';
import { receiveWith } from './reception.ts';
import { everyoneIn, sessionRoom } from './rooms.ts';
import { watchOver } from './watch.ts';
import { type HeardWindows, mountCommands, openWindows } from './windows.ts';

export interface Sockets extends Omit<Hub, 'outdate' | 'crowdIn' | 'peopleIn'> {
  windows: HeardWindows;
  /** Who has windows on this node. */
  crowds: Crowds;
  /** Drops every connection as a broken line would: browsers come back by themselves, spread out. */
  reconnectAll(): void;
  close(): void;
}

export interface SocketOptions extends Knocking {
  callers: Callers;
  log: Log;
  turnstile: Turnstile;
  /** Of a message: the rooms whose windows may have lost a right by what it says. */
  doubts(name: string, rooms: readonly Room[]): readonly Room[];
  /** Somebody came into a counted room of this node, left it or turned away. */
  onCrowd(change: Presence): void;
}

/** One connection a tab. */
export function openSockets(options: SocketOptions): Sockets {
  const { log, doubts } = options;
  const crowds = new Crowds(options.onCrowd);
  const circles = countedIn(crowds);
  const admission = admitTo(circles, options.callers);
  const windows = openWindows(log, options.turnstile);
  const gates = openGates(circles, log);
  const lately = new Lately();
  const receive = receiveWith({ admission, windows, gates, circles, crowds, lately, log });
  const shutDoorstep = openDoorstep(options, receive);
  const stopWatching = watchOver(circles, log);
  const again = lookAnew(circles, gates);

  mountCommands({ windows }, windowCommands, {
    'window.missed': (window, { ms }) => ({ names: window.missed(ms) }),
  });
  const tellHere: Hub['tell'] = (name, payload, rooms, but) => {
    lately.note(name, rooms);
    const hearers = circles.socketsIn(rooms);
    if (hearers.size === 0) return;
    const frame = frameOf(eventPacket(name, payload));
    for (const socket of hearers) if (!but || !circles.isIn(socket, but)) socket.put(frame);
  };
  const expelHere: Hub['expel'] = (who, from) => {
    gates.noteClosing();
    for (const socket of circles.socketsIn([who])) circles.leave(socket, from);
  };
  const reconnectAll = () => {
    lately.forget();
    for (const socket of circles.sockets) circles.drop(socket);
  };
  return {
    windows,
    crowds,
    tellHere,
    expelHere,
    expel: expelHere,
    reconnectAll,
    tell: (name, payload, rooms, but) => {
      tellHere(name, payload, rooms, but);
      const doubted = doubts(name, rooms);
      if (doubted.length > 0) again(doubted);
      windows.told(name, payload, rooms);
    },
    closeSession: (sessionId) => {
      admission.noteClosing();
      for (const socket of circles.socketsIn([sessionRoom(sessionId)])) circles.sendAway(socket);
    },
    countIn: circles.countIn,
    close: () => {
      stopWatching();
      shutDoorstep();
      reconnectAll();
    },
  };
}

/** Counted are an organisation's windows, and rooms that were entered through a gate. */
function countedIn(crowds: Crowds): Circles {
  const isCounted = (room: Room, { person, gates }: SignedSocket) =>
    room === everyoneIn(person.organisationId) || (gates?.has(room) ?? false);
  return new Circles(
    (room, socket) => {
      if (isCounted(room, socket)) crowds.enter(room, socket.person.id, socket.isIdle);
    },
    (room, socket) => {
      if (isCounted(room, socket)) crowds.leave(room, socket.person.id, socket.isIdle);
      socket.gates?.delete(room);
    },
  );
}
