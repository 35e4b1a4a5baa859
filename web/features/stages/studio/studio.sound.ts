import workletAddress from './studio.sound-worklet.ts?worker&url';

export const soundRate = 48_000;
export const soundChannels = 2;
export const samplesEach = 960;

export interface Sound {
  /** The microphone, and what a shared screen sounds like; null takes it away. */
  put(name: string, track: MediaStreamTrack | null): void;
  /** What a guest on stage says. */
  putGuest(id: number, track: MediaStreamTrack | null): void;
  /** All but the guests: for them, who must not hear themselves. */
  own(): MediaStreamTrack | null;
  /** 20 ms of all of it; silence where there is nothing. */
  onPacket: (samples: Float32Array) => void;
  /** How loud it is here at this moment, from 0 to 1. */
  level(): number;
  close(): void;
}

/** Everything that is heard, mixed. */
export async function openSound(): Promise<Sound> {
  const context = new AudioContext({ sampleRate: soundRate });
  await context.audioWorklet.addModule(workletAddress);
  const mix = context.createGain();
  const own = context.createGain();
  const ownOut = context.createMediaStreamDestination();
  const meter = context.createAnalyser();
  meter.fftSize = 512;
  const hearing = new AudioWorkletNode(context, 'hearing', {
    channelCount: soundChannels,
    channelCountMode: 'explicit',
  });
  const mute = context.createGain();
  mute.gain.value = 0;
  mix.connect(hearing);
  own.connect(mix);
  own.connect(meter);
  own.connect(ownOut);
  // A node nobody listens to is not asked; what it says is silence.
  hearing.connect(mute).connect(context.destination);
  // Without a camera or microphone that is allowed, a browser waits for somebody's hand.
  const wake = () => void context.resume();
  wake();
  const forget = new AbortController();
  for (const gesture of ['pointerdown', 'keydown']) {
    document.addEventListener(gesture, wake, { signal: forget.signal });
  }

  const heard = new Map<string, { track: MediaStreamTrack; source: AudioNode }>();
  const levels = new Float32Array(meter.fftSize);
  const put = (name: string, track: MediaStreamTrack | null, into: AudioNode) => {
    const before = heard.get(name);
    if (before?.track === track) return;
    before?.source.disconnect();
    heard.delete(name);
    if (!track) return;
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(into);
    heard.set(name, { track, source });
  };
  const sound: Sound = {
    put: (name, track) => put(name, track, own),
    putGuest: (id, track) => put(`guest ${id}`, track, mix),
    own: () => ownOut.stream.getAudioTracks()[0] ?? null,
    onPacket: () => undefined,
    level: () => {
      meter.getFloatTimeDomainData(levels);
      return Math.min(
        1,
        Math.sqrt(levels.reduce((sum, one) => sum + one * one, 0) / levels.length) * 4,
      );
    },
    close: () => {
      forget.abort();
      void context.close();
    },
  };
  hearing.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) =>
    sound.onPacket(data),
  );
  hearing.port.start();
  return sound;
}
