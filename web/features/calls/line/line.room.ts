import type { Call } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import { newUuid } from '../../../platform/new-key.ts';
import { session } from '../../../platform/session/session.ts';
import { onReconnect } from '../../../platform/messages.ts';
import { answerCall, endCall, placeCall, readCurrentCall } from '../calls.api.ts';
import { connect, type Connection } from './line.connection.ts';
import { heardCall } from './line.heard.ts';
import type { Sending } from './line.ts';
import type { DeviceKind } from '../../../platform/devices/devices.ts';
import { noSources, openSources, type Sources, type SourcesState } from './line.sources.ts';
import {
  type CallEvent,
  isActive,
  isAnswered,
  nextStanding,
  noCall,
  type Standing,
} from '../calls.state.ts';

/** The one call of this window, with all that is seen of it. */
export interface Room extends SourcesState {
  standing: Standing;
  theirs: Sending | null;
  remote: MediaStream | null;
  connectedAt: number | null;
}

const stuckAfterMs = 15_000;
const ringsMs = 60_000;
const empty: Room = {
  ...noSources,
  standing: noCall,
  theirs: null,
  remote: null,
  connectedAt: null,
};

const deviceId = newUuid();
const listeners = new Set<() => void>();
let now = empty;
let sources: Sources | null = null;
let connection: Connection | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const self = () => ({ personId: session.last()?.person.id ?? 0, deviceId });
const isCaller = (call: Call) => call.caller.id === self().personId;

const show = (part: Partial<Room>) => {
  now = { ...now, ...part };
  for (const listener of listeners) listener();
};

function openOwnSources(hasVideo: boolean) {
  sources?.close();
  sources = openSources({
    onChange: (state) => {
      show(state);
      connection?.tell(state.sending);
    },
    onTrack: (kind, track) => connection?.setTrack(kind, track),
  });
  void sources.open('audio');
  if (hasVideo) void sources.open('video');
}

/** Tracks that were opened while it rang go in as soon as there is a line. */
function openConnection(call: Call) {
  const remote = new MediaStream();
  show({ remote });
  connection = connect({
    call,
    isCaller: isCaller(call),
    deviceId,
    onConnection: (state) => happen({ kind: 'connection', state }),
    onTrack: (track) => {
      remote.addTrack(track);
      show({});
    },
    onTheirs: (theirs) => show({ theirs }),
    onLeft: () => happen({ kind: 'left' }),
  });
  sources?.resend();
}

function close() {
  connection?.close();
  sources?.close();
  connection = null;
  sources = null;
}

/** What follows from a change of phase. Who finds it over tells the server, which tells the other. */
function follow(before: Standing, { phase, call, ending, restarts }: Standing) {
  if (phase === before.phase && restarts === before.restarts) return;
  clearTimeout(timer);
  if (phase === 'connecting' && call) openConnection(call);
  if (restarts > before.restarts) connection?.restart();
  if (phase === 'connecting' || phase === 'reconnecting')
    timer = setTimeout(() => happen({ kind: 'stuck' }), stuckAfterMs);
  if (phase === 'calling') timer = setTimeout(() => void hangUp(), ringsMs);
  if (phase === 'going') show({ connectedAt: now.connectedAt ?? Date.now() });
  if (phase !== 'over') return;
  const isOurFinding = ending === 'network' || ending === 'gone';
  if (isOurFinding && call) endCall(call.id, true).catch(() => undefined);
  close();
  show({ ...noSources, remote: null, theirs: null });
}

function happen(event: CallEvent) {
  const before = now.standing;
  const standing = nextStanding(before, event, self());
  if (standing === before) return;
  const isNew = standing.call?.id !== before.call?.id;
  show({ standing, ...(isNew && { connectedAt: null }) });
  follow(before, standing);
}

const hear = () => {
  const call = heardCall.get();
  if (call) happen({ kind: 'heard', call });
};
heardCall.subscribe(hear);
hear();

/** While nothing could be heard, the call may have gone on or ended. */
async function heal() {
  const { call } = now.standing;
  if (!call || !isActive(now.standing)) return;
  const current = await readCurrentCall().catch(() => call);
  if (current) happen({ kind: 'heard', call: current });
  else if (now.standing.call?.id === call.id) happen({ kind: 'ended' });
}
onReconnect(() => void heal());

async function hangUp(): Promise<void> {
  const { call } = now.standing;
  if (!call || !isActive(now.standing)) return;
  // Told first, so that the other side hears why its picture stops.
  const told = endCall(call.id, false).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  happen({ kind: 'ended' });
}

/** A page that is left takes its call with it. */
globalThis.addEventListener('pagehide', () => {
  const { standing } = now;
  const isMine = isAnswered(standing) || standing.phase === 'calling';
  if (isMine && standing.call) endCall(standing.call.id, false).catch(() => undefined);
  close();
});

/** A call that is over, or that another window took, cannot be answered: it only goes away. */
async function answer(call: Call, isAccepted: boolean): Promise<Call | null> {
  try {
    return await answerCall(call.id, deviceId, isAccepted);
  } catch (problem) {
    if (!(problem instanceof CallProblem) || problem.isPassing) throw problem;
    happen({ kind: 'ended' });
    return null;
  }
}

export const room = {
  get: () => now,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Its failure is for who asked to show. */
  start: async (conversationId: number, hasVideo: boolean): Promise<void> => {
    if (isActive(now.standing)) return;
    const call = await placeCall({ conversationId, hasVideo, deviceId });
    openOwnSources(hasVideo);
    happen({ kind: 'placed', call });
    // It may have been answered before we knew its number.
    hear();
  },
  accept: async (hasVideo: boolean): Promise<void> => {
    const { call } = now.standing;
    const answered = call && (await answer(call, true));
    if (!answered) return;
    openOwnSources(hasVideo);
    happen({ kind: 'heard', call: answered });
  },
  refuse: async (): Promise<void> => {
    const { call } = now.standing;
    const refused = call && (await answer(call, false));
    if (refused) happen({ kind: 'heard', call: refused });
  },
  hangUp,
  dismiss: () => happen({ kind: 'dismissed' }),
  toggleSound: () => void sources?.toggleSound(),
  toggleCamera: () => void sources?.toggleCamera(),
  toggleScreen: () => void sources?.toggleScreen(),
  choose: (kind: DeviceKind, id: string) => void sources?.choose(kind, id),
};
