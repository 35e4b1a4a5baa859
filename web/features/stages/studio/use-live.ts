import type { RunInput, Stage } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teach } from '../../../platform/live/teach.ts';
import { beginRun, beginSending, endRun } from '../stages.api.ts';
import { withStage } from '../stages.live.ts';
import type { Studio } from './studio.ts';

/** Beginning, sending from this window, and the end. */
export function useLive(eventId: number, stage: Stage, studio: Studio | null) {
  const client = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const learn = (next: Stage) => teach(client, withStage(eventId, next));
  const [sentTo, setSentTo] = useState<number | null>(null);
  const sendTo = (runId: number) => {
    setSentTo(runId);
    return studio?.begin(async () => (await beginSending(eventId, runId)).pass);
  };
  const begin = useMutation({
    mutationFn: async (input: RunInput) => {
      const begun = await beginRun(eventId, stage.id, input);
      learn(begun);
      if (begun.run) await sendTo(begun.run.id);
    },
  });
  const send = useMutation({ mutationFn: async (runId: number) => sendTo(runId) });
  const end = useMutation({
    mutationFn: async (runId: number) => {
      // First, so that nothing arrives after the end.
      await studio?.stop();
      learn(await endRun(eventId, runId));
    },
    onSettled: () => setEnding(false),
  });
  return { begin, send, end, sentTo, isEnding, setEnding };
}
