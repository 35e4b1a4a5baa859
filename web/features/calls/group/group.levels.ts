const everyMs = 200;
/** Of full loudness: a voice is above, a quiet room below. */
const loud = 0.02;

interface Meter {
  stream: MediaStream;
  source: MediaStreamAudioSourceNode;
  analyser: AnalyserNode;
  samples: Float32Array<ArrayBuffer>;
}

const loudnessOf = ({ analyser, samples }: Meter): number => {
  analyser.getFloatTimeDomainData(samples);
  return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
};

/** Who speaks now, by how loud each stream is; told when it is somebody else. */
export function listenForSpeakers(onChange: (speaking: ReadonlySet<number>) => void) {
  const context = new AudioContext();
  const meters = new Map<number, Meter>();
  let speaking: ReadonlySet<number> = new Set();

  const look = () => {
    const now = new Set<number>();
    for (const [id, meter] of meters) if (loudnessOf(meter) > loud) now.add(id);
    const isSame = now.size === speaking.size && [...now].every((id) => speaking.has(id));
    if (isSame) return;
    speaking = now;
    onChange(now);
  };
  const timer = setInterval(look, everyMs);
  const forget = (id: number) => {
    meters.get(id)?.source.disconnect();
    meters.delete(id);
  };

  return {
    /** Null: whoever it was is gone, or has no sound. */
    set: (id: number, stream: MediaStream | null) => {
      if (meters.get(id)?.stream === stream) return;
      forget(id);
      if (!stream || stream.getAudioTracks().length === 0) return;
      const source = context.createMediaStreamSource(stream);
      const analyser = context.createAnalyser();
      analyser.fftSize = 512;
      source.connect(analyser);
      meters.set(id, { stream, source, analyser, samples: new Float32Array(analyser.fftSize) });
    },
    close: () => {
      clearInterval(timer);
      for (const id of meters.keys()) forget(id);
      void context.close();
    },
  };
}
