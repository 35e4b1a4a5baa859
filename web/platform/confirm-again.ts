/** Asks the person to show again that it is them; answers whether they did. */
export type Confirmer = () => Promise<boolean>;

let confirmer: Confirmer | undefined;
let underway: Promise<boolean> | undefined;

/** Whoever can ask says so here; the answer takes it back. */
export function offerConfirmer(next: Confirmer): () => void {
  confirmer = next;
  return () => {
    if (confirmer === next) confirmer = undefined;
  };
}

/** Several calls that are refused together ask once. */
export function confirmAgain(): Promise<boolean> {
  if (!confirmer) return Promise.resolve(false);
  underway ??= confirmer().finally(() => {
    underway = undefined;
  });
  return underway;
}
