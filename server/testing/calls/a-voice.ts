import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Audio,
  type Direction,
  PeerConnection,
  RtcpReceivingSession,
  type Track,
  Video,
} from 'node-datachannel';
import type { Answer } from '../test-app.ts';

const kinds = ['audio', 'video'] as const;
type Kind = (typeof kinds)[number];

/** How the server is asked for a line: with what is offered. */
type Ask = (offer: string) => Promise<Answer>;

const payloads = { audio: 111, video: 96 } as const;
const sources = { audio: 1_111, video: 2_222 } as const;
const everyMs = 20;
const mostTries = 5;
const openingMs = 3_000;
/** Longer than what is on its way is under way. */
const settleMs = 300;

function addTrack(peer: PeerConnection, kind: Kind, direction: Direction): Track {
  const place = `${kinds.indexOf(kind)}`;
  const media = kind === 'audio' ? new Audio(place, direction) : new Video(place, direction);
  if (media instanceof Audio) media.addOpusCodec(payloads.audio);
  else media.addVP8Codec(payloads.video);
  if (direction === 'SendOnly') media.addSSRC(sources[kind], 'voice', 'voice', kind);
  return peer.addTrack(media);
}

async function tryLine(ask: Ask, direction: Direction) {
  const peer = new PeerConnection('voice', {
    iceServers: [],
    bindAddress: '127.0.0.1',
    disableAutoNegotiation: true,
    forceMediaTransport: true,
  });
  const tracks = kinds.map((kind) => ({ kind, track: addTrack(peer, kind, direction) }));
  const states = new EventEmitter();
  peer.onGatheringStateChange((state) => void states.emit(state));
  const gathered = once(states, 'complete');
  peer.setLocalDescription('offer');
  await gathered;
  const { status, body, text } = await ask(peer.localDescription()?.sdp ?? '');
  if (status !== 200) throw new Error(`No line: ${text}`);
  try {
    peer.setRemoteDescription((body as { answer: string }).answer, 'answer');
    const until = Date.now() + openingMs;
    while (tracks.some(({ track }) => !track.isOpen())) {
      if (Date.now() > until) throw new Error('It does not open.');
      await pause(everyMs);
    }
  } catch {
    peer.close();
    return null;
  }
  const close = () => {
    // Kept until here: of a track that nobody holds the library hands on nothing any more.
    for (const { track } of tracks) track.close();
    peer.close();
  };
  return { tracks, close };
}

/** On a busy machine the library at times gives a line up as it begins: then, as a browser would, once more. */
async function openLine(ask: Ask, direction: Direction) {
  for (let time = 0; time < mostTries; time++) {
    const line = await tryLine(ask, direction);
    if (line) return line;
  }
  throw new Error('No line began.');
}

function packetOf(kind: Kind, number: number): Buffer {
  const packet = Buffer.alloc(60, 7);
  packet[0] = 0x80;
  packet[1] = payloads[kind];
  packet.writeUInt16BE(number & 0xffff, 2);
  packet.writeUInt32BE(number * 960, 4);
  packet.writeUInt32BE(sources[kind], 8);
  return packet;
}

/** A window that sends sound and picture without end, whatever it is told. */
export async function speak(ask: Ask): Promise<() => void> {
  const { tracks, close } = await openLine(ask, 'SendOnly');
  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    for (const { kind, track } of tracks) {
      if (track.isOpen()) track.sendMessageBinary(packetOf(kind, number));
    }
  }, everyMs);
  return () => {
    clearInterval(timer);
    close();
  };
}

/** A window that counts what comes of somebody else. */
export async function listen(ask: Ask) {
  const { tracks, close } = await openLine(ask, 'RecvOnly');
  const counts = { audio: 0, video: 0 };
  for (const { kind, track } of tracks) {
    track.setMediaHandler(new RtcpReceivingSession());
    track.onMessage((packet) => {
      // Reports of control have their type where sound and picture have their payload.
      if (((packet[1] ?? 0) & 0x7f) === payloads[kind]) counts[kind] += 1;
    });
  }
  return {
    counts,
    /** What comes of sound while thirty packets of the picture do. */
    soundNow: async (): Promise<number> => {
      await pause(settleMs);
      const from = { ...counts };
      const until = Date.now() + 10_000;
      while (counts.video < from.video + 30) {
        if (Date.now() > until) throw new Error('No picture comes.');
        await pause(everyMs);
      }
      return counts.audio - from.audio;
    },
    close,
  };
}
