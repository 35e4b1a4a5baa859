import type { StageReaction } from '@plenum/contract';
import { onMessage } from '../../platform/messages.ts';
import { sendCommand, whenConnected } from '../../platform/socket-client.ts';

/** Counts as a viewer as long as somebody here looks; the answer ends it. */
export function watchStage(stageId: number): () => void {
  const forget = whenConnected(() =>
    sendCommand('stages.watch', { stageId }).catch(() => undefined),
  );
  return () => {
    forget();
    void sendCommand('stages.unwatch', { stageId }).catch(() => undefined);
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
