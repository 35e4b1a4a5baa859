import { showToast } from './toasts.tsx';

interface Undoable {
  undo: () => void;
  hide: () => void;
}

const longest = 30;
const done: Undoable[] = [];

const forget = (entry: Undoable) => {
  const place = done.indexOf(entry);
  if (place >= 0) done.splice(place, 1);
  entry.hide();
};

/** Says what was done and offers to take it back; the answer withdraws the offer. */
export function offerUndo(text: string, undo: () => void, lastsMs?: number): () => void {
  const entry: Undoable = { undo, hide: () => undefined };
  const run = () => {
    forget(entry);
    undo();
  };
  entry.hide = showToast({ text, action: 'undo', onAction: run, ...(lastsMs && { lastsMs }) });
  done.push(entry);
  if (done.length > longest) done.shift();
  return () => forget(entry);
}

/** Ctrl+Z reaches further back than the toasts on the screen. */
export function undoLast(): void {
  const entry = done.at(-1);
  if (!entry) return;
  forget(entry);
  entry.undo();
}
