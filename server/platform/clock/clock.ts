/** The time and what it brings, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** At its moment, as long as this server lives. */
  after(ms: number, deed: () => void): void;
  /** Again and again; the answer stops it. */
  every(ms: number, deed: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => new Date(),
  after: (ms, deed) => void setTimeout(deed, ms).unref(),
  every: (ms, deed) => {
    const timer = setInterval(deed, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
