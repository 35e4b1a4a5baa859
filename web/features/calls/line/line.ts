import type { Signal } from '@plenum/contract';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { negotiate } from './line.negotiation.ts';

/** What a side sends at the moment, so that the other can say why it sees or hears nothing. */
export interface Sending {
  hasSound: boolean;
  hasCamera: boolean;
  hasScreen: boolean;
}

interface LineParts {
  isCaller: boolean;
  iceServers: RTCIceServer[];
  send: (signal: Signal) => void;
  onConnection: (state: RTCPeerConnectionState) => void;
  onTrack: (track: MediaStreamTrack) => void;
  onTheirs: (sending: Sending) => void;
  /** The other side closed its end. */
  onLeft: () => void;
}

export interface Line {
  hear: (signals: readonly Signal[]) => void;
  setTrack: (kind: DeviceKind, track: MediaStreamTrack | null) => void;
  tell: (sending: Sending) => void;
  restart: () => void;
  /** After a gap in what we hear: says the last offer again. */
  repeat: () => void;
  close: () => void;
}

const readSending = (data: unknown): Sending | null => {
  try {
    const said = JSON.parse(String(data)) as Partial<Record<keyof Sending, unknown>>;
    return {
      hasSound: said.hasSound === true,
      hasCamera: said.hasCamera === true,
      hasScreen: said.hasScreen === true,
    };
  } catch {
    return null;
  }
};

/** Both sides open the same channel; a side that closes it, or its page, is heard at once. */
function openTalk(peer: RTCPeerConnection, { onTheirs, onLeft }: LineParts) {
  const channel = peer.createDataChannel('sending', { negotiated: true, id: 0 });
  let latest: Sending | null = null;
  const tell = () => {
    if (latest && channel.readyState === 'open') channel.send(JSON.stringify(latest));
  };
  channel.addEventListener('open', tell);
  channel.addEventListener('message', ({ data }) => {
    const sending = readSending(data);
    if (sending) onTheirs(sending);
  });
  channel.addEventListener('close', onLeft);
  return (sending: Sending) => {
    latest = sending;
    tell();
  };
}

/**
 * One sound and one picture each way. What is sent is exchanged in place, so that turning a camera
 * or a screen on needs no new negotiation.
 */
export function openLine(parts: LineParts): Line {
  const peer = new RTCPeerConnection({ iceServers: parts.iceServers });
  const tracks: Record<DeviceKind, MediaStreamTrack | null> = { audio: null, video: null };
  let isClosed = false;

  const attach = async () => {
    for (const transceiver of peer.getTransceivers()) {
      const { kind } = transceiver.receiver.track;
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(tracks[kind as DeviceKind]);
    }
  };
  const attachQuietly = () => void attach().catch(() => undefined);
  const { send } = parts;
  const talk = negotiate({ peer, isPolite: !parts.isCaller, send, beforeAnswer: attach });

  peer.addEventListener('negotiationneeded', () => {
    // Whoever was called waits for the first offer.
    if (parts.isCaller || peer.remoteDescription) talk.offer().catch(() => undefined);
  });
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) send({ kind: 'candidate', text: JSON.stringify(candidate) });
  });
  peer.addEventListener('connectionstatechange', () => parts.onConnection(peer.connectionState));
  peer.addEventListener('track', ({ track }) => parts.onTrack(track));
  const tell = openTalk(peer, {
    ...parts,
    onLeft: () => {
      if (!isClosed) parts.onLeft();
    },
  });
  if (parts.isCaller) {
    peer.addTransceiver('audio', { direction: 'sendrecv' });
    peer.addTransceiver('video', { direction: 'sendrecv' });
  }

  return {
    hear: (signals) => {
      for (const signal of signals) void talk.hear(signal);
    },
    setTrack: (kind, track) => {
      tracks[kind] = track;
      attachQuietly();
    },
    tell,
    restart: () => peer.restartIce(),
    repeat: () => talk.repeat(),
    close: () => {
      isClosed = true;
      peer.close();
    },
  };
}
