import type { NewReport } from '@plenum/contract';
import { useSyncExternalStore } from 'react';

/** What somebody is about to report. */
export interface ToReport {
  eventId: number;
  subject: NewReport['subject'];
  /** As the reader knows it: a name, or the beginning of what was said. */
  name: string;
}

const listeners = new Set<() => void>();
let asked: ToReport | null = null;

function ask(next: ToReport | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens the one dialog of the frame, whatever screen it is asked from. */
export const useReport = (): ((what: ToReport) => void) => ask;

/** For the frame, which holds that dialog. */
export const useToReport = (): [ToReport | null, () => void] => [
  useSyncExternalStore(subscribe, () => asked),
  () => ask(null),
];
