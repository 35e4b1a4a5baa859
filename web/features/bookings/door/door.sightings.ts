const sameMs = 3_000;

/** A ticket that is held before the camera is seen many times, and asked for once. */
export function openSightings(now: () => number = Date.now) {
  let last = { text: '', at: -Infinity };
  return (text: string): boolean => {
    const at = now();
    const isNew = text !== last.text || at - last.at > sameMs;
    last = { text, at };
    return isNew;
  };
}
