import type { Chapter, Replay } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { useStageProblemText } from '../use-stage-problem-text.ts';
import { writeChapters } from './replay.api.ts';
import { replays, type Which } from './replay.live.ts';

/** A chapter as it is written; its number stays with it. */
interface Part extends Chapter {
  id: number;
}

const partsOf = ({ chapters: { chapters } }: Replay): Part[] =>
  chapters.map((chapter, id) => ({ ...chapter, id }));

/** Chapters that are written until they are saved, on the version that was there when it began. */
export function useChaptersEditor({ eventId, runId }: Which, known: Replay) {
  const t = useTranslations('stages.replay.editor');
  const { apply } = useChanges(useStageProblemText());
  const [version, setVersion] = useState(known.chapters.version);
  const [parts, setParts] = useState<readonly Part[]>(() => partsOf(known));
  const [isTouched, setIsTouched] = useState(false);
  const take = (replay: Replay) => {
    setVersion(replay.chapters.version);
    setParts(partsOf(replay));
  };
  // What others wrote comes by itself as long as nothing is written here.
  if (!isTouched && known.chapters.version > version) take(known);
  const save = async () => {
    const chapters = parts
      .filter(({ title }) => Object.values(title).some((text) => text !== ''))
      .map(({ at, title }) => ({ at, title }));
    const kept = await apply(
      {
        key: newKey(),
        shows: [],
        send: () => writeChapters({ eventId, runId }, { version, chapters }),
        learns: (answer) => [replays.changedAt({ eventId, runId, whole: true }, () => answer)],
      },
      { done: t('saved'), failed: (reason) => reason },
    ).catch(() => null);
    if (!kept) return;
    setIsTouched(false);
    take(kept);
  };
  return {
    parts,
    isTouched,
    save,
    change: (next: readonly Part[]) => {
      setIsTouched(true);
      setParts(next);
    },
  };
}
