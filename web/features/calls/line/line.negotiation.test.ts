import type { Signal } from '@plenum/contract';
import { expect, test } from 'vitest';
import { type Negotiable, negotiate } from './line.negotiation.ts';

interface FakePeer extends Negotiable {
  heard: string[];
  remote: string | null;
}

/** As much of the standard's state machine as two sides need to agree or to clash. */
function fakePeer(name: string): FakePeer {
  let made = 0;
  const self: FakePeer = {
    signalingState: 'stable',
    localDescription: null,
    heard: [],
    remote: null,
    setLocalDescription: () => {
      const isAnswer = self.signalingState === 'have-remote-offer';
      const type = isAnswer ? 'answer' : 'offer';
      made += 1;
      Object.assign(self, {
        localDescription: { type, sdp: `${name} ${type} ${made}` },
        signalingState: isAnswer ? 'stable' : 'have-local-offer',
      });
      return Promise.resolve();
    },
    setRemoteDescription: ({ type, sdp }) => {
      const isWanted = type === 'answer' ? self.signalingState === 'have-local-offer' : true;
      if (!isWanted) return Promise.reject(new Error(`${type} in ${self.signalingState}`));
      self.remote = sdp ?? null;
      Object.assign(self, { signalingState: type === 'offer' ? 'have-remote-offer' : 'stable' });
      return Promise.resolve();
    },
    addIceCandidate: (candidate) => {
      if (!self.remote) return Promise.reject(new Error('too early'));
      self.heard.push(candidate?.candidate ?? '');
      return Promise.resolve();
    },
  };
  return self;
}

const candidate = (name: string): Signal => ({
  kind: 'candidate',
  text: JSON.stringify({ candidate: name }),
});

function pair() {
  const [polite, impolite] = [fakePeer('polite'), fakePeer('impolite')];
  const sent: { polite: Signal[]; impolite: Signal[] } = { polite: [], impolite: [] };
  const beforeAnswer = () => Promise.resolve();
  const side = (peer: FakePeer, isPolite: boolean) =>
    negotiate({
      peer,
      isPolite,
      beforeAnswer,
      send: (signal) => sent[isPolite ? 'polite' : 'impolite'].push(signal),
    });
  const talk = { polite: side(polite, true), impolite: side(impolite, false) };
  /** Carries what both said, as often as they have something to say. */
  const carry = async () => {
    while (sent.polite.length + sent.impolite.length > 0) {
      const [fromPolite, fromImpolite] = [sent.polite.splice(0), sent.impolite.splice(0)];
      for (const signal of fromPolite) await talk.impolite.hear(signal);
      for (const signal of fromImpolite) await talk.polite.hear(signal);
    }
  };
  return { polite, impolite, sent, talk, carry };
}

test('an offer is answered, and both are at rest', async () => {
  const { polite, impolite, talk, carry } = pair();
  await talk.impolite.offer();
  await carry();
  expect([polite.remote, impolite.remote]).toEqual(['impolite offer 1', 'polite answer 1']);
  expect([polite.signalingState, impolite.signalingState]).toEqual(['stable', 'stable']);
});

test('of two offers at once the polite side gives way', async () => {
  const { polite, impolite, talk, carry } = pair();
  await Promise.all([talk.polite.offer(), talk.impolite.offer()]);
  await carry();
  expect(polite.remote).toBe('impolite offer 1');
  expect(impolite.remote).toBe('polite answer 2');
  expect([polite.signalingState, impolite.signalingState]).toEqual(['stable', 'stable']);
});

test('candidates of an offer that was ignored are ignored with it', async () => {
  const { impolite, talk, sent } = pair();
  await Promise.all([talk.polite.offer(), talk.impolite.offer()]);
  await talk.impolite.hear(sent.polite[0] as Signal);
  await talk.impolite.hear(candidate('of the ignored offer'));
  expect(impolite.heard).toEqual([]);
});

test('what cannot be used does not stop what comes after it', async () => {
  const { polite, talk, carry } = pair();
  void talk.polite.hear({ kind: 'description', text: 'no JSON' });
  void talk.polite.hear(candidate('too early'));
  await talk.impolite.offer();
  await carry();
  await talk.polite.hear(candidate('in time'));
  expect(polite.heard).toEqual(['in time']);
});

test('an offer that was lost is said again; one that was answered is not', async () => {
  const { polite, talk, sent, carry } = pair();
  await talk.impolite.offer();
  sent.impolite.splice(0);
  talk.impolite.repeat();
  await carry();
  expect(polite.remote).toBe('impolite offer 1');
  talk.impolite.repeat();
  expect(sent.impolite).toEqual([]);
});
