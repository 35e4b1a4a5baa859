import type { Signal } from '@plenum/contract';

/** As much of a peer connection as negotiating needs. */
export type Negotiable = Pick<
  RTCPeerConnection,
  | 'signalingState'
  | 'localDescription'
  | 'setLocalDescription'
  | 'setRemoteDescription'
  | 'addIceCandidate'
>;

interface NegotiationParts {
  peer: Negotiable;
  /** Of two offers at once, the polite side gives way. */
  isPolite: boolean;
  send: (signal: Signal) => void;
  beforeAnswer: () => Promise<void>;
}

export interface Negotiation {
  offer: () => Promise<void>;
  hear: (signal: Signal) => Promise<void>;
  /** Says again what may have been lost on the way. */
  repeat: () => void;
}

/** Perfect negotiation, as the WebRTC standard describes it. Signals are taken one after the other. */
export function negotiate({ peer, isPolite, send, beforeAnswer }: NegotiationParts): Negotiation {
  let isOffering = false;
  let isIgnoring = false;
  let queue: Promise<void> = Promise.resolve();

  const describe = () => {
    if (peer.localDescription)
      send({ kind: 'description', text: JSON.stringify(peer.localDescription) });
  };

  const offer = async () => {
    try {
      isOffering = true;
      await peer.setLocalDescription();
      describe();
    } finally {
      isOffering = false;
    }
  };

  const takeDescription = async (description: RTCSessionDescriptionInit) => {
    const isOffer = description.type === 'offer';
    isIgnoring = isOffer && !isPolite && (isOffering || peer.signalingState !== 'stable');
    if (isIgnoring) return;
    await peer.setRemoteDescription(description);
    if (!isOffer) return;
    await beforeAnswer();
    await peer.setLocalDescription();
    describe();
  };

  const take = async ({ kind, text }: Signal) => {
    const said: unknown = JSON.parse(text);
    if (kind === 'description') return takeDescription(said as RTCSessionDescriptionInit);
    if (!isIgnoring) await peer.addIceCandidate(said as RTCIceCandidateInit);
  };

  return {
    offer,
    hear: (signal) => {
      // What one side cannot use must not stop what comes after it.
      queue = queue.then(() => take(signal)).catch(() => undefined);
      return queue;
    },
    repeat: () => {
      if (peer.signalingState === 'have-local-offer') describe();
    },
  };
}
