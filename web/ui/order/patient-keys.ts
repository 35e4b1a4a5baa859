/** A key waits this long at most, in milliseconds: what is never ready must not keep the keyboard. */
const longestWait = 500;

const keysOf = ({ key, code, shiftKey }: KeyboardEvent): KeyboardEventInit => ({
  key,
  code,
  shiftKey,
  bubbles: true,
  cancelable: true,
});

/**
 * Keys pressed while something is not ready for them wait, in their order, instead of being lost.
 * Returns what ends that: what still waits then is handed on without asking.
 */
export function patientKeys(isReady: () => boolean) {
  const waiting: { event: KeyboardEvent; until: number }[] = [];
  let isHandingOn = false;
  let hasEnded = false;
  const leave = () => document.removeEventListener('keydown', take, { capture: true });
  const handOn = () => {
    const [first] = waiting;
    if (!first) return hasEnded && leave();
    if (hasEnded || isReady() || performance.now() > first.until) {
      waiting.shift();
      isHandingOn = true;
      first.event.target?.dispatchEvent(new KeyboardEvent('keydown', keysOf(first.event)));
      isHandingOn = false;
    }
    return setTimeout(handOn);
  };
  const take = (event: KeyboardEvent) => {
    if (isHandingOn || (waiting.length === 0 && isReady())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push({ event, until: performance.now() + longestWait });
    if (waiting.length === 1) setTimeout(handOn);
  };
  document.addEventListener('keydown', take, { capture: true });
  return () => {
    hasEnded = true;
    if (waiting.length === 0) leave();
  };
}
