import type { Call } from '@plenum/contract';

export type Phase =
  | 'none'
  | 'calling'
  | 'ringing'
  | 'connecting'
  | 'going'
  | 'reconnecting'
  | 'over';
/** Why it is over. `elsewhere`: another window of mine answered; `gone`: the other side vanished. */
export type Ending = 'ended' | 'refused' | 'missed' | 'network' | 'gone' | 'elsewhere';

/** How a call stands in this window. */
export interface Standing {
  phase: Phase;
  call: Call | null;
  ending: Ending | null;
  /** Tried anew since the sides last saw each other. */
  restarts: number;
  wasConnected: boolean;
}

export interface Self {
  personId: number;
  deviceId: string;
}

export type CallEvent =
  | { kind: 'placed'; call: Call }
  | { kind: 'heard'; call: Call }
  | { kind: 'connection'; state: RTCPeerConnectionState }
  | { kind: 'stuck' }
  | { kind: 'left' }
  | { kind: 'ended' }
  | { kind: 'dismissed' };

export const noCall: Standing = {
  phase: 'none',
  call: null,
  ending: null,
  restarts: 0,
  wasConnected: false,
};

const answered: ReadonlySet<Phase> = new Set(['connecting', 'going', 'reconnecting']);
export const isAnswered = ({ phase }: Standing): boolean => answered.has(phase);
export const isActive = ({ phase }: Standing): boolean => phase !== 'none' && phase !== 'over';

const over = (standing: Standing, ending: Ending, call = standing.call): Standing => ({
  ...standing,
  call,
  phase: 'over',
  ending,
});

const endings = {
  refused: 'refused',
  missed: 'missed',
  ended: 'ended',
  failed: 'network',
} as const;

/** What the server says of the call that this window has. */
function follow(standing: Standing, call: Call, self: Self): Standing {
  if (call.state === 'ringing') return { ...standing, call };
  const devices = [call.callerDevice, call.calleeDevice];
  if (call.state === 'going') {
    if (!devices.includes(self.deviceId)) return over(standing, 'elsewhere', call);
    return { ...standing, call, phase: isAnswered(standing) ? standing.phase : 'connecting' };
  }
  const wasRefusedByMe = call.state === 'refused' && call.callee.id === self.personId;
  return over(standing, wasRefusedByMe ? 'elsewhere' : endings[call.state], call);
}

function hear(standing: Standing, call: Call, self: Self): Standing {
  if (standing.call?.id === call.id)
    return isActive(standing) ? follow(standing, call, self) : standing;
  if (isActive(standing)) return standing;
  const isForMe = call.state === 'ringing' && call.callee.id === self.personId;
  return isForMe ? { ...noCall, phase: 'ringing', call } : standing;
}

/** Once it is tried anew; after that the network is what it is. */
function fail(standing: Standing): Standing {
  if (standing.restarts === 0) return { ...standing, phase: 'reconnecting', restarts: 1 };
  return over(standing, standing.wasConnected ? 'gone' : 'network');
}

function connect(standing: Standing, state: RTCPeerConnectionState): Standing {
  if (state === 'connected')
    return { ...standing, phase: 'going', restarts: 0, wasConnected: true };
  if (state === 'failed') return fail(standing);
  const isShaky = state === 'disconnected' && standing.phase === 'going';
  return isShaky ? { ...standing, phase: 'reconnecting' } : standing;
}

/** All that can happen to a call, as one pure rule. */
export function nextStanding(standing: Standing, event: CallEvent, self: Self): Standing {
  switch (event.kind) {
    case 'placed':
      return isActive(standing) ? standing : { ...noCall, phase: 'calling', call: event.call };
    case 'heard':
      return hear(standing, event.call, self);
    case 'connection':
      return isAnswered(standing) ? connect(standing, event.state) : standing;
    case 'stuck':
      return isAnswered(standing) && standing.phase !== 'going' ? fail(standing) : standing;
    case 'left':
      return isAnswered(standing) ? over(standing, 'gone') : standing;
    case 'ended':
      return isActive(standing) ? over(standing, 'ended') : standing;
    case 'dismissed':
      return isActive(standing) ? standing : noCall;
  }
}
