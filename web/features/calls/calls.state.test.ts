import type { Call } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { type CallEvent, nextStanding, noCall, type Standing } from './calls.state.ts';

const caller = { personId: 1, deviceId: 'device-of-1' };
const callee = { personId: 2, deviceId: 'device-of-2' };
const otherWindow = { personId: 2, deviceId: 'other-device-of-2' };

const ringing: Call = {
  id: 7,
  conversationId: 3,
  caller: { id: 1, fullName: 'Ada', avatar: null },
  callee: { id: 2, fullName: 'Ben', avatar: null },
  state: 'ringing',
  hasVideo: true,
  callerDevice: caller.deviceId,
  calleeDevice: null,
  rangAt: '2026-11-22T10:00:00Z',
  answeredAt: null,
  endedAt: null,
};
const going: Call = { ...ringing, state: 'going', calleeDevice: callee.deviceId };
const heard = (call: Call): CallEvent => ({ kind: 'heard', call });
const connection = (state: RTCPeerConnectionState): CallEvent => ({ kind: 'connection', state });

const play = (self: typeof caller, ...events: CallEvent[]): Standing =>
  events.reduce((standing, event) => nextStanding(standing, event, self), noCall);

describe('ringing', () => {
  test('rings at whoever is called, in every window', () => {
    expect(play(callee, heard(ringing)).phase).toBe('ringing');
    expect(play(otherWindow, heard(ringing)).phase).toBe('ringing');
  });

  test('does not ring at the caller’s other windows, nor for a call that goes on elsewhere', () => {
    expect(play({ ...caller, deviceId: 'other' }, heard(ringing))).toBe(noCall);
    expect(play(callee, heard({ ...going, calleeDevice: 'other' }))).toBe(noCall);
  });

  test('an answer in one window stops the others', () => {
    expect(play(callee, heard(ringing), heard(going)).phase).toBe('connecting');
    expect(play(otherWindow, heard(ringing), heard(going))).toMatchObject({
      phase: 'over',
      ending: 'elsewhere',
    });
  });

  test('a refusal tells the caller, and is quiet at whoever refused', () => {
    const refused: Call = { ...ringing, state: 'refused' };
    const placed: CallEvent = { kind: 'placed', call: ringing };
    expect(play(caller, placed, heard(refused)).ending).toBe('refused');
    expect(play(otherWindow, heard(ringing), heard(refused)).ending).toBe('elsewhere');
  });

  test('another call does not take the place of the one that rings', () => {
    const standing = play(callee, heard(ringing), heard({ ...ringing, id: 8 }));
    expect(standing.call?.id).toBe(7);
  });

  test('what comes late of a call that is over does not bring it back', () => {
    const ended: Call = { ...ringing, state: 'missed' };
    expect(play(callee, heard(ringing), heard(ended), heard(going))).toMatchObject({
      phase: 'over',
      ending: 'missed',
    });
  });
});

describe('connected', () => {
  const placed: readonly CallEvent[] = [{ kind: 'placed', call: ringing }, heard(going)];

  test('goes on when the pictures come, and shakes when they stop', () => {
    expect(play(caller, ...placed).phase).toBe('connecting');
    expect(play(caller, ...placed, connection('connected')).phase).toBe('going');
    const shaky = [connection('connected'), connection('disconnected')];
    expect(play(caller, ...placed, ...shaky)).toMatchObject({ phase: 'reconnecting', restarts: 0 });
    expect(play(caller, ...placed, ...shaky, connection('connected')).phase).toBe('going');
  });

  test('a network that refuses is tried once more, then said plainly', () => {
    const once = play(caller, ...placed, connection('failed'));
    expect(once).toMatchObject({ phase: 'reconnecting', restarts: 1 });
    const twice = play(caller, ...placed, connection('failed'), connection('failed'));
    expect(twice).toMatchObject({ phase: 'over', ending: 'network' });
  });

  test('nothing at all is a failure too', () => {
    const stuck = play(caller, ...placed, { kind: 'stuck' }, { kind: 'stuck' });
    expect(stuck).toMatchObject({ phase: 'over', ending: 'network' });
  });

  test('after a connection was there, the other side is gone, with a new try each time', () => {
    const back = [connection('connected'), connection('failed'), connection('connected')];
    expect(play(caller, ...placed, ...back)).toMatchObject({ phase: 'going', restarts: 0 });
    const gone = [...back, connection('failed'), connection('failed')];
    expect(play(caller, ...placed, ...gone)).toMatchObject({ phase: 'over', ending: 'gone' });
  });

  test('a side that closes its page is gone', () => {
    const standing = play(caller, ...placed, connection('connected'), { kind: 'left' });
    expect(standing).toMatchObject({ phase: 'over', ending: 'gone' });
  });

  test('is put away only when it is over', () => {
    expect(play(caller, ...placed, { kind: 'dismissed' }).phase).toBe('connecting');
    expect(play(caller, ...placed, { kind: 'ended' }, { kind: 'dismissed' })).toBe(noCall);
  });
});
