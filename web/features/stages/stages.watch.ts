import type { StageReaction } from '@plenum/contract';
import { onMessage } from '../../platform/messages.ts';
import { sendCommand, whenConnected } from '../../platform/socket-client.ts';

/** How many places here show each stage: one of them may go while another stays. */
const places = new Map<number, number>();

/** Counts as a viewer as long as somebody here looks; the answer ends it. */
export function watchStage(stageId: number): () => void {
  places.set(stageId, (places.get(stageId) ?? 0) + 1);
  const forget = whenConnected(() =>
    sendCommand('stages.watch', { stageId }).catch(() => undefined),
  );
  return () => {
    forget();
    const left = (places.get(stageId) ?? 1) - 1;
    if (left > 0) return void places.set(stageId, left);
    places.delete(stageId);
    return void sendCommand('stages.unwatch', { stageId }).catch(() => undefined);
  };
}

/** A studio of this window is ready for what the agenda begins; the answer ends it. */
export function standBy(stageId: number): () => void {
  const forget = whenConnected(() =>
    sendCommand('stages.stand_by', { stageId }).catch(() => undefined),
  );
  return () => {
    forget();
    void sendCommand('stages.stand_down', { stageId }).catch(() => undefined);
  };
}

export const react = (stageId: number, reaction: StageReaction): void =>
  void sendCommand('stages.react', { stageId, reaction }).catch(() => undefined);

/** What everyone who watches felt in the last moment. */
export const hearReactions = (
  stageId: number,
  hear: (reactions: Readonly<Record<string, number>>) => void,
): (() => void) =>
  onMessage('stages.reactions', (told) => {
    if (told.stageId === stageId) hear(told.reactions);
  });
