import type { GroupCall, GroupCallSending } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { onMessage } from '../../../platform/messages.ts';
import { newUuid } from '../../../platform/new-key.ts';
import { readIceServers } from '../../../platform/rooms/ice-servers.ts';
import { connectRoom, type RoomConnection } from '../../../platform/rooms/room.connection.ts';
import { session } from '../../../platform/session/session.ts';
import { noSources, openSources, type Sources, type SourcesState } from '../line/line.sources.ts';
import {
  askHear,
  askTalk,
  joinGroupCall,
  leaveGroupCall,
  saySending,
  startGroupCall,
} from './group.api.ts';
import { ringingGroup } from './group.heard.ts';
import { listenForSpeakers } from './group.levels.ts';
import { endingOf, type GroupEnding, isNewer } from './group.state.ts';

/** The group call this window is in, with all that is seen of it. */
export interface GroupRoom extends SourcesState {
  call: GroupCall | null;
  ending: GroupEnding | null;
  /** By who sends them. */
  streams: ReadonlyMap<number, MediaStream>;
  speaking: ReadonlySet<number>;
  /** Null: it was never through yet. */
  isThrough: boolean | null;
}

const beatMs = 15_000;
const empty: GroupRoom = {
  ...noSources,
  call: null,
  ending: null,
  streams: new Map(),
  speaking: new Set(),
  isThrough: null,
};

const deviceId = newUuid();
const listeners = new Set<() => void>();
let now = empty;
let sources: Sources | null = null;
let connection: RoomConnection | null = null;
let speakers: ReturnType<typeof listenForSpeakers> | null = null;
let beat: ReturnType<typeof setInterval> | undefined;
let said: Promise<unknown> = Promise.resolve();

const peopleIn = ({ people }: GroupCall) => people.map(({ person }) => person.id);
const ownId = () => session.last()?.person.id ?? 0;
const self = () => ({ personId: ownId(), deviceId });

const show = (part: Partial<GroupRoom>) => {
  now = { ...now, ...part };
  for (const listener of listeners) listener();
};

function end(ending: GroupEnding | null) {
  clearInterval(beat);
  connection?.close();
  sources?.close();
  speakers?.close();
  connection = null;
  sources = null;
  speakers = null;
  show({ ...empty, ending });
}

function follow(call: GroupCall) {
  if (!now.call || !isNewer(call, now.call)) return;
  const ending = endingOf(call, self());
  if (ending) return end(ending);
  show({ call });
  connection?.follow(peopleIn(call));
}
onMessage('calls.group_changed', ({ call }) => follow(call));

/** What is sent, in the order it changed: also the sign that this window is still there. */
function tell(): void {
  const { call } = now;
  if (!call) return;
  const { sending } = now;
  const say = async () => {
    if (now.call?.id !== call.id) return;
    follow(await saySending(call.id, { deviceId, ...sending } satisfies GroupCallSending));
  };
  said = said.then(say).catch((problem: unknown) => refused(call, problem));
}

function refused(call: GroupCall, problem: unknown) {
  if (now.call?.id !== call.id || !(problem instanceof CallProblem) || problem.isPassing) return;
  if (problem.code === 'calls.screen_taken') void sources?.toggleScreen();
  else end(problem.code === 'calls.answered' ? 'elsewhere' : 'ended');
}

function onSources(state: SourcesState) {
  const { sending: before } = now;
  const { sending } = state;
  show(state);
  const isNews =
    before.hasSound !== sending.hasSound ||
    before.hasCamera !== sending.hasCamera ||
    before.hasScreen !== sending.hasScreen;
  if (isNews) tell();
}

function onTrack(kind: DeviceKind, track: MediaStreamTrack | null) {
  connection?.setTrack(kind, track);
  if (kind === 'audio') speakers?.set(ownId(), track && new MediaStream([track]));
}

function onStream(personId: number, stream: MediaStream | null) {
  const streams = new Map(now.streams);
  if (stream) streams.set(personId, stream);
  else streams.delete(personId);
  speakers?.set(personId, stream);
  show({ streams });
}

async function enter(call: GroupCall, hasVideo: boolean): Promise<void> {
  ringingGroup.stop();
  show({ ...empty, call });
  speakers = listenForSpeakers((speaking) => show({ speaking }));
  const iceServers = await readIceServers();
  if (now.call?.id !== call.id) return;
  connection = connectRoom({
    people: peopleIn(now.call),
    ownId: ownId(),
    askTalk: (offer) => askTalk(call.id, deviceId, offer),
    askHear: (personId, offer) => askHear(call.id, { deviceId, personId, offer }),
    iceServers,
    onTalk: (isOpen) => show({ isThrough: isOpen || (now.isThrough === null ? null : false) }),
    onStream,
  });
  sources = openSources({ onChange: onSources, onTrack });
  beat = setInterval(tell, beatMs);
  void sources.open('audio');
  if (hasVideo) void sources.open('video');
}

async function leave(): Promise<void> {
  const { call } = now;
  if (!call) return;
  end(null);
  await leaveGroupCall(call.id, deviceId).catch(() => undefined);
}

/** A page that is left is out of its call. */
globalThis.addEventListener('pagehide', () => void leave());
session.subscribe(() => {
  if (!session.last()) end(null);
});

export const groupRoom = {
  get: () => now,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Its failure is for who asked to show. */
  start: async (conversationId: number, hasVideo: boolean): Promise<void> => {
    if (!now.call) await enter(await startGroupCall(conversationId, deviceId), hasVideo);
  },
  join: async (callId: number, hasVideo: boolean): Promise<void> => {
    if (!now.call) await enter(await joinGroupCall(callId, deviceId), hasVideo);
  },
  leave,
  dismiss: () => show({ ending: null }),
  toggleSound: () => void sources?.toggleSound(),
  toggleCamera: () => void sources?.toggleCamera(),
  toggleScreen: () => void sources?.toggleScreen(),
  choose: (kind: DeviceKind, id: string) => void sources?.choose(kind, id),
};
