import type { MeasureKind, NewReport } from '@plenum/contract';
import { useSyncExternalStore } from 'react';

/** What somebody is about to report. */
export interface ToReport {
  eventId: number;
  subject: NewReport['subject'];
  /** As the reader knows it: a name, or the beginning of what was said. */
  name: string;
}

/** What a moderator is about to do to somebody, without a report. */
export interface ToMeasure {
  eventId: number;
  person: { id: number; fullName: string };
  kind: MeasureKind;
}

/** What a moderator is about to hide of what somebody said, without a report. */
export interface ToHide {
  eventId: number;
  conversationId: number;
  lineId: number;
  person: { id: number; fullName: string };
}

type Asked = ToReport | ToMeasure | ToHide;

const listeners = new Set<() => void>();
let asked: Asked | null = null;

function ask(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Opens the one dialog of the frame, whatever screen it is asked from. */
export const useReport = (): ((what: ToReport) => void) => ask;

/** The same for those who keep order. */
export const useMeasure = (): ((what: ToMeasure | ToHide) => void) => ask;

/** For the frame, which holds that dialog. */
export const useToReport = (): [Asked | null, () => void] => [
  useSyncExternalStore(subscribe, () => asked),
  () => ask(null),
];
