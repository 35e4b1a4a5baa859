import type { Captions } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';
import { bringCaptions, writeCaptions } from './replay.api.ts';
import { cuesOf, type Line, linesOf } from './replay.edits.ts';
import { captionsOf, replays } from './replay.live.ts';

interface Which {
  eventId: number;
  runId: number;
  language: string;
}

/** Lines that are written until they are saved, on the version that was there when it began. */
export function useCaptionsEditor(which: Which, known: Captions) {
  const t = useTranslations('stages.replay.editor');
  const { apply } = useChanges(useStageProblemText());
  const [base, setBase] = useState(known);
  const [lines, setLines] = useState<Line[]>(() => linesOf(known.cues));
  const [isBusy, setIsBusy] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  // What others wrote comes by itself as long as nothing is written here.
  if (!isTouched && known.version > base.version) {
    setBase(known);
    setLines(linesOf(known.cues));
  }
  const learn = (kept: Captions) => {
    const { eventId, runId, language } = which;
    return [
      captionsOf.changedAt({ eventId, runId, whole: true, language }, () => kept),
      replays.changedAt({ eventId, runId, whole: true }, (replay) => ({
        ...replay,
        captions: [
          ...replay.captions.filter((one) => one.language !== kept.language),
          { language: kept.language, version: kept.version },
        ],
      })),
    ];
  };
  const keep = async (send: () => Promise<Captions>) => {
    setIsBusy(true);
    const saying = { done: t('saved'), failed: (reason: string) => reason };
    const change = { key: newKey(), shows: [], send, learns: learn };
    const kept = await apply(change, saying).catch(() => null);
    setIsBusy(false);
    if (!kept) return;
    setBase(kept);
    setLines(linesOf(kept.cues));
    setIsTouched(false);
  };
  return {
    lines,
    isBusy,
    isTouched,
    change: (next: Line[]) => {
      setIsTouched(true);
      setLines(next);
    },
    save: () => keep(() => writeCaptions(which, { version: base.version, cues: cuesOf(lines) })),
    bring: (file: File) => keep(() => bringCaptions(which, file)),
  };
}
