import type { GroupCall } from '@plenum/contract';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { askHear, askTalk } from './group.api.ts';
import { openHear, openTalk } from './group.lines.ts';
import { bitrateFor } from './group.state.ts';

interface ConnectionParts {
  call: GroupCall;
  ownId: number;
  deviceId: string;
  iceServers: RTCIceServer[];
  /** Whether what is sent gets through. */
  onTalk: (isOpen: boolean) => void;
  /** Null: they are gone. */
  onStream: (personId: number, stream: MediaStream | null) => void;
}

/** One line for what is sent, and one for each other who is in the call. */
export function connectGroup(parts: ConnectionParts) {
  const { call, ownId, deviceId, iceServers, onTalk, onStream } = parts;
  const heard = new Map<number, { close: () => void }>();
  const talk = openTalk({
    iceServers,
    bitrate: bitrateFor(call.people.length),
    ask: (offer) => askTalk(call.id, deviceId, offer),
    onState: onTalk,
  });

  const hear = (personId: number) => {
    const line = openHear({
      iceServers,
      ask: (offer) => askHear(call.id, { deviceId, personId, offer }),
      onState: () => undefined,
      onStream: (stream) => onStream(personId, stream),
    });
    heard.set(personId, line);
  };

  const follow = ({ people }: GroupCall) => {
    const ids = people.map(({ person }) => person.id).filter((id) => id !== ownId);
    for (const id of ids) if (!heard.has(id)) hear(id);
    for (const [id, line] of heard) {
      if (ids.includes(id)) continue;
      line.close();
      heard.delete(id);
      onStream(id, null);
    }
    talk.limit(bitrateFor(people.length));
  };
  follow(call);

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
