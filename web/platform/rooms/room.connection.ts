import type { DeviceKind } from '../devices/devices.ts';
import { openHear, openTalk } from './room.lines.ts';

/** The more see each other, the less each may send. */
export const bitrateFor = (people: number): number => {
  if (people <= 2) return 1_200_000;
  return people <= 4 ? 600_000 : 300_000;
};

interface RoomParts {
  /** Who is in it, by their person: oneself as well. */
  people: readonly number[];
  ownId: number;
  iceServers: RTCIceServer[];
  askTalk: (offer: string) => Promise<string>;
  askHear: (personId: number, offer: string) => Promise<string>;
  /** Whether what is sent gets through. */
  onTalk: (isOpen: boolean) => void;
  /** Null: they are gone. */
  onStream: (personId: number, stream: MediaStream | null) => void;
  /** Whether anything comes from one of them. */
  onHear?: (personId: number, isOpen: boolean) => void;
}

export type RoomConnection = ReturnType<typeof connectRoom>;

/** One line for what is sent, and one for each other who is in the room. */
export function connectRoom(parts: RoomParts) {
  const { ownId, iceServers, askTalk, askHear, onTalk, onStream, onHear } = parts;
  const heard = new Map<number, { close: () => void }>();
  const talk = openTalk({
    iceServers,
    bitrate: bitrateFor(parts.people.length),
    ask: askTalk,
    onState: onTalk,
  });

  const hear = (personId: number) => {
    const line = openHear({
      iceServers,
      ask: (offer) => askHear(personId, offer),
      onState: (isOpen) => onHear?.(personId, isOpen),
      onStream: (stream) => onStream(personId, stream),
    });
    heard.set(personId, line);
  };

  const follow = (people: readonly number[]) => {
    const ids = people.filter((id) => id !== ownId);
    for (const id of ids) if (!heard.has(id)) hear(id);
    for (const [id, line] of heard) {
      if (ids.includes(id)) continue;
      line.close();
      heard.delete(id);
      onStream(id, null);
    }
    talk.limit(bitrateFor(people.length));
  };
  follow(parts.people);

  return {
    follow,
    setTrack: (kind: DeviceKind, track: MediaStreamTrack | null) => talk.setTrack(kind, track),
    close: () => {
      talk.close();
      for (const line of heard.values()) line.close();
      heard.clear();
    },
  };
}
