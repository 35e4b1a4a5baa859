import { CallProblem } from '../call-problem.ts';
import type { DeviceKind } from '../devices/devices.ts';

/** A line that shakes may steady itself; one that is dead is made anew. */
const shakyMs = 2_000;
const retryMs = 1_500;

interface LineParts {
  iceServers: RTCIceServer[];
  prepare: (peer: RTCPeerConnection) => void;
  ask: (offer: string) => Promise<string>;
  onState: (isOpen: boolean) => void;
}

/** One line to the server, made again as often as it breaks, until it is closed or refused for good. */
function keepLine({ iceServers, prepare, ask, onState }: LineParts) {
  let peer: RTCPeerConnection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const openSoon = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void open(), ms);
  };

  const watch = (own: RTCPeerConnection) => {
    if (own !== peer) return;
    const { connectionState } = own;
    onState(connectionState === 'connected');
    if (connectionState === 'connected') clearTimeout(timer);
    if (connectionState === 'disconnected') openSoon(shakyMs);
    if (connectionState === 'failed') openSoon(0);
  };

  const open = async () => {
    peer?.close();
    const own = new RTCPeerConnection({ iceServers });
    peer = own;
    own.addEventListener('connectionstatechange', () => watch(own));
    try {
      prepare(own);
      await own.setLocalDescription();
      const answer = await ask(own.localDescription?.sdp ?? '');
      if (isClosed || own !== peer) return own.close();
      await own.setRemoteDescription({ type: 'answer', sdp: answer });
    } catch (problem) {
      if (isClosed || own !== peer) return;
      const isRefused = problem instanceof CallProblem && !problem.isPassing;
      if (!isRefused) openSoon(retryMs);
    }
  };
  void open();

  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      peer?.close();
    },
  };
}

interface TalkParts extends Pick<LineParts, 'iceServers' | 'ask' | 'onState'> {
  bitrate: number;
}

export interface TalkLine {
  setTrack: (kind: DeviceKind, track: MediaStreamTrack | null) => void;
  limit: (bitrate: number) => void;
  close: () => void;
}

/** Among more than two a face is small on every screen: half as wide is enough. What is read stays whole. */
function encodingOf(track: MediaStreamTrack | null, maxBitrate: number) {
  const isScreen = track?.getSettings().displaySurface !== undefined;
  const isWhole = isScreen || maxBitrate >= 1_200_000;
  return { maxBitrate, scaleResolutionDownBy: isWhole ? 1 : 2 };
}

/** What is sent is exchanged in place: turning a camera on needs no new line. */
export function openTalk({ bitrate, ...parts }: TalkParts): TalkLine {
  const tracks: Record<DeviceKind, MediaStreamTrack | null> = { audio: null, video: null };
  let senders: Partial<Record<DeviceKind, RTCRtpSender>> = {};
  let maxBitrate = bitrate;
  const line = keepLine({
    ...parts,
    prepare: (peer) => {
      const add = (kind: DeviceKind, sendEncodings: RTCRtpEncodingParameters[]) =>
        peer.addTransceiver(tracks[kind] ?? kind, { direction: 'sendonly', sendEncodings }).sender;
      senders = {
        audio: add('audio', [{}]),
        video: add('video', [encodingOf(tracks.video, maxBitrate)]),
      };
    },
  });
  const encodeAnew = () => {
    const said = senders.video?.getParameters();
    if (!said) return;
    for (const one of said.encodings) Object.assign(one, encodingOf(tracks.video, maxBitrate));
    void senders.video?.setParameters(said).catch(() => undefined);
  };
  return {
    ...line,
    setTrack: (kind, track) => {
      tracks[kind] = track;
      void senders[kind]?.replaceTrack(track).catch(() => undefined);
      if (kind === 'video') encodeAnew();
    },
    limit: (most) => {
      if (most === maxBitrate) return;
      maxBitrate = most;
      encodeAnew();
    },
  };
}

interface HearParts extends Pick<LineParts, 'iceServers' | 'ask' | 'onState'> {
  onStream: (stream: MediaStream) => void;
}

/** What one other sends. */
export const openHear = ({ onStream, ...parts }: HearParts) =>
  keepLine({
    ...parts,
    prepare: (peer) => {
      const tracks = (['audio', 'video'] as const).map(
        (kind) => peer.addTransceiver(kind, { direction: 'recvonly' }).receiver.track,
      );
      onStream(new MediaStream(tracks));
    },
  });
