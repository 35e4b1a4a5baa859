import type { Call, Signal } from '@plenum/contract';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { readIceServers } from '../../../platform/rooms/ice-servers.ts';
import { sendSignals } from '../calls.api.ts';
import { type Line, openLine, type Sending } from './line.ts';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { signalOutbox } from './line.outbox.ts';

/** Who hangs up says so to the server as well: that is waited for before the other side is missed. */
const leftAfterMs = 2_000;
const burstMs = 30;
const retryMs = 500;

interface ConnectionParts {
  call: Call;
  isCaller: boolean;
  deviceId: string;
  onConnection: (state: RTCPeerConnectionState) => void;
  onTrack: (track: MediaStreamTrack) => void;
  onTheirs: (sending: Sending) => void;
  onLeft: () => void;
}

export interface Connection {
  setTrack: (kind: DeviceKind, track: MediaStreamTrack | null) => void;
  tell: (sending: Sending) => void;
  restart: () => void;
  close: () => void;
}

const pause = (tries: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, tries === 0 ? burstMs : retryMs * tries));

/**
 * Listens from the first moment on, since the other side may be quicker than the answer that tells
 * through which servers to find it.
 */
export function connect(parts: ConnectionParts): Connection {
  const { call, deviceId } = parts;
  const early: Signal[] = [];
  let line: Line | null = null;
  let isClosed = false;
  let waitForEnd: ReturnType<typeof setTimeout> | undefined;
  const whenOpen: ((opened: Line) => void)[] = [];
  const withLine = (work: (opened: Line) => void) => {
    if (line) work(line);
    else whenOpen.push(work);
  };

  const forgets = [
    onMessage('calls.signals', (news) => {
      if (news.callId !== call.id || news.fromDevice === deviceId) return;
      if (line) line.hear(news.signals);
      else early.push(...news.signals);
    }),
    onReconnect(() => line?.repeat()),
  ];

  const open = async () => {
    // Without those servers the two may still find each other in one house.
    const iceServers = await readIceServers();
    if (isClosed) return;
    line = openLine({
      ...parts,
      iceServers,
      send: signalOutbox({ send: (signals) => sendSignals(call.id, deviceId, signals), pause }),
      onLeft: () => {
        waitForEnd = setTimeout(parts.onLeft, leftAfterMs);
      },
    });
    for (const work of whenOpen.splice(0)) work(line);
    line.hear(early.splice(0));
  };
  void open();

  return {
    setTrack: (kind, track) => withLine((opened) => opened.setTrack(kind, track)),
    tell: (sending) => withLine((opened) => opened.tell(sending)),
    restart: () => line?.restart(),
    close: () => {
      isClosed = true;
      clearTimeout(waitForEnd);
      for (const forget of forgets) forget();
      line?.close();
    },
  };
}
