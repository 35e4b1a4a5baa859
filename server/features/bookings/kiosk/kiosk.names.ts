/** As people type them: without marks, signs and capitals. */
const folded = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All of it, or how it ends or begins: families put their name last or first. */
function isCalled(fullName: string, typed: readonly string[]): boolean {
  const words = folded(fullName);
  const [own, ends, begins] = [typed, words.slice(-typed.length), words.slice(0, typed.length)].map(
    (one) => one.join(' '),
  );
  return own !== '' && (own === ends || own === begins);
}

/** Whoever of these is called so; the whole name before a part of it. */
export function calledSo<T extends { fullName: string }>(all: readonly T[], typed: string): T[] {
  const name = folded(typed);
  const whole = all.filter(({ fullName }) => folded(fullName).join(' ') === name.join(' '));
  return name.length > 0 && whole.length > 0
    ? whole
    : all.filter(({ fullName }) => isCalled(fullName, name));
}

/** Two of one name are told apart by nobody: the first of them has it. */
export const areOneName = (all: readonly { fullName: string }[]): boolean =>
  new Set(all.map(({ fullName }) => folded(fullName).join(' '))).size === 1;
