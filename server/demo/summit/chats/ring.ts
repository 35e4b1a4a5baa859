import { randomUUID } from 'node:crypto';
import { answerCall, endCall, startCall } from '../../../features/calls/index.ts';
import type { Work } from '../../../platform/work.ts';
import { minutesBefore } from '../../before.ts';
import type { DemoCall } from './shape.ts';
import type { Cast } from './speak.ts';

interface Talk {
  conversationId: number;
  between: readonly [string, string];
}

/** Two who talk called each other, as if at their time. */
export async function ring(
  work: Work,
  cast: Cast,
  { conversationId, between: [one, other] }: Talk,
  calls: readonly DemoCall[],
): Promise<void> {
  for (const { by, ago, minutes = 0, hasVideo } of calls) {
    const [caller, callee] = [await cast(by), await cast(by === one ? other : one)];
    const then = minutesBefore(work, ago);
    const call = { conversationId, hasVideo, deviceId: randomUUID() };
    const { id } = await startCall(then, caller, call);
    if (minutes > 0) {
      await answerCall(then, callee, id, { isAccepted: true, deviceId: randomUUID() });
    }
    await endCall(minutesBefore(work, ago - minutes), caller, id, false);
  }
}
