/** Answers in a row that said "not now, try again later", with nothing else between. */
let inARow = 0;
const enough = 3;
const listeners = new Set<() => void>();

/** Every answer of the server is heard here: one that is not a refusal ends it. */
export function hearAnswer(isRefusal: boolean): void {
  const before = isAway();
  inARow = isRefusal ? inARow + 1 : 0;
  if (isAway() !== before) for (const listener of listeners) listener();
}

/** The server is there, and answers nothing: it is being looked after. */
export const isAway = (): boolean => inARow >= enough;

export function onAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
