import { EventEmitter, once } from 'node:events';
import type * as Native from 'node-datachannel';
import { Refusal } from '../refusal.ts';
import { announce, type Kind, type Offered, readOffer } from './description.ts';
import { asksForPicture, isControl, isMedia, Rewriting } from './packet.ts';

type Library = typeof Native;
type Peer = InstanceType<Library['PeerConnection']>;
type Track = InstanceType<Library['Track']>;

/** On which port and address the lines of all calls end. */
export interface Place {
  port: number;
  /** Of this machine; null: all of them. */
  bind: string | null;
  /** What browsers are told, where that is another one. */
  announced: string | null;
}

const gatheringMs = 5_000;
/** A whole picture costs as much as many: however many ask, one goes out so often. */
const picturesEveryMs = 500;
const kinds: readonly Kind[] = ['audio', 'video'];

export interface Line {
  answer: string;
  close(): void;
}

/** From somebody who talks. */
export interface Incoming extends Line {
  askForPicture(): void;
  slowTo(bitsPerSecond: number): void;
}

/** To somebody who listens, of one who talks. */
export interface Outgoing extends Line {
  take(kind: Kind, packet: Buffer): void;
}

interface Opening {
  library: Library;
  place: Place;
  offer: string;
  onGone: () => void;
}

async function answered(peer: Peer, offer: string, { announced }: Place): Promise<string> {
  const gathering = new EventEmitter();
  peer.onGatheringStateChange((state) => void gathering.emit(state));
  const done = once(gathering, 'complete', { signal: AbortSignal.timeout(gatheringMs) });
  try {
    peer.setRemoteDescription(offer, 'offer');
    peer.setLocalDescription('answer');
    await done;
  } catch {
    done.catch(() => undefined);
    peer.close();
    throw new Refusal(422, 'calls.not_understood');
  }
  return announce(peer.localDescription()?.sdp ?? '', announced);
}

function openPeer({ library, place, onGone }: Opening): Peer {
  const peer = new library.PeerConnection('call', {
    iceServers: [],
    ...(place.bind !== null && { bindAddress: place.bind }),
    enableIceUdpMux: true,
    portRangeBegin: place.port,
    portRangeEnd: place.port,
    disableAutoNegotiation: true,
    forceMediaTransport: true,
  });
  peer.onStateChange((state) => {
    if (state === 'failed' || state === 'closed') onGone();
  });
  return peer;
}

function addTrack(
  library: Library,
  peer: Peer,
  kind: Kind,
  { mid, payload }: Offered,
  source: number | null,
): Track {
  const direction = source === null ? 'RecvOnly' : 'SendOnly';
  const media =
    kind === 'audio' ? new library.Audio(mid, direction) : new library.Video(mid, direction);
  if (media instanceof library.Audio) media.addOpusCodec(payload);
  else media.addVP8Codec(payload);
  if (source !== null) media.addSSRC(source, 'call', 'call', kind);
  return peer.addTrack(media);
}

function understood(offer: string): Readonly<Record<Kind, Offered>> {
  const offered = readOffer(offer);
  if (!offered) throw new Refusal(422, 'calls.not_understood');
  return offered;
}

/** Hands on every packet of who talks as it came. */
export async function openIncoming(
  opening: Opening,
  onPacket: (kind: Kind, packet: Buffer) => void,
): Promise<Incoming> {
  const { library } = opening;
  const offered = understood(opening.offer);
  const peer = openPeer(opening);
  const tracks = kinds.map((kind) => {
    const track = addTrack(library, peer, kind, offered[kind], null);
    track.setMediaHandler(new library.RtcpReceivingSession());
    track.onMessage((packet) => {
      if (isMedia(packet)) onPacket(kind, packet);
    });
    return track;
  });
  const [, video] = tracks;
  let askedAt = 0;
  return {
    answer: await answered(peer, opening.offer, opening.place),
    askForPicture: () => {
      const now = Date.now();
      if (now - askedAt < picturesEveryMs || !video?.isOpen()) return;
      askedAt = now;
      video.requestKeyframe();
    },
    slowTo: (bitsPerSecond) => {
      if (video?.isOpen()) video.requestBitrate(bitsPerSecond);
    },
    close: () => {
      // Kept until here: of a track that nobody holds the library hands on nothing any more.
      for (const track of tracks) track.close();
      peer.close();
    },
  };
}

/** What is lost on the way to who listens is sent once more from memory. */
export async function openOutgoing(
  opening: Opening,
  { sources, onAsk }: { sources: Readonly<Record<Kind, number>>; onAsk: () => void },
): Promise<Outgoing> {
  const { library } = opening;
  const offered = understood(opening.offer);
  const peer = openPeer(opening);
  const lines = kinds.map((kind) => {
    const track = addTrack(library, peer, kind, offered[kind], sources[kind]);
    track.setMediaHandler(new library.RtcpNackResponder());
    track.onMessage((packet) => {
      if (isControl(packet) && asksForPicture(packet)) onAsk();
    });
    track.onOpen(onAsk);
    const target = { payload: offered[kind].payload, source: sources[kind] };
    return { track, rewriting: new Rewriting(target) };
  });
  return {
    answer: await answered(peer, opening.offer, opening.place),
    take: (kind, packet) => {
      const line = lines[kinds.indexOf(kind)];
      if (line?.track.isOpen()) line.track.sendMessageBinary(line.rewriting.next(packet));
    },
    close: () => peer.close(),
  };
}
