import type { Signal } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';

const mostAtOnce = 50;
const mostTries = 5;

interface OutboxParts {
  send: (signals: Signal[]) => Promise<unknown>;
  pause: (tries: number) => Promise<void>;
}

/** Signals go out in order, one call at a time; what comes up meanwhile goes with the next one. */
export function signalOutbox({ send, pause }: OutboxParts): (signal: Signal) => void {
  const waiting: Signal[] = [];
  let isSending = false;

  const sendPatiently = async (signals: Signal[], tries = 1): Promise<void> => {
    try {
      await send(signals);
    } catch (problem) {
      const isWorthIt = problem instanceof CallProblem && problem.isPassing && tries < mostTries;
      if (!isWorthIt) throw problem;
      await pause(tries);
      await sendPatiently(signals, tries + 1);
    }
  };

  const flush = async () => {
    isSending = true;
    // Candidates come in bursts: a moment later they fit into one call.
    await pause(0);
    while (waiting.length > 0) {
      // The call is over or out of reach: its own state will tell.
      await sendPatiently(waiting.splice(0, mostAtOnce)).catch(() => undefined);
    }
    isSending = false;
  };

  return (signal) => {
    waiting.push(signal);
    if (!isSending) void flush();
  };
}
