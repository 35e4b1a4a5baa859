import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { useFileSize } from '../../../ui/use-file-size.ts';
import type { KeptFile } from './compose.draft.ts';
import { fileRules, refusalOf, typeOf } from '../files/files.file-rules.ts';
import { addEmailFile } from './compose.write-api.ts';
import { useComposeProblemText } from './use-compose-problem-text.ts';

/** A file that is not there yet, or was refused. */
export interface ComingFile {
  key: string;
  name: string;
  bytes: number;
  /** How much of it is there; from 0 to 1. */
  share: number;
  problem: string;
}

interface ComposeFiles {
  files: readonly KeptFile[];
  onChange: (change: (files: readonly KeptFile[]) => readonly KeptFile[]) => void;
}

/** Files go up while one writes. Those that are there belong to the draft. */
export function useComposeFiles({ files, onChange }: ComposeFiles) {
  const t = useTranslations('compose.files');
  const format = useFormatter();
  const size = useFileSize();
  const problemText = useComposeProblemText();
  const [coming, setComing] = useState<readonly ComingFile[]>([]);
  const going = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = going.current;
    return () => {
      for (const stopping of all.values()) stopping.abort();
    };
  }, []);
  const tell = (key: string, part: Partial<ComingFile>) =>
    setComing((known) => known.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const drop = (key: string) => setComing((known) => known.filter((file) => file.key !== key));

  const bring = async (file: File, key: string) => {
    const stopping = new AbortController();
    going.current.set(key, stopping);
    try {
      const typed = new Blob([file], { type: typeOf(file) ?? '' });
      const onProgress = (share: number) => tell(key, { share });
      const made = await addEmailFile(typed, file.name, { signal: stopping.signal, onProgress });
      onChange((known) => [...known, { id: made.id, name: made.name, bytes: made.size }]);
      drop(key);
    } catch (problem) {
      tell(key, { problem: problemText(problem) });
    }
    going.current.delete(key);
  };

  const problemOf = (file: File, place: number): string => {
    if (place >= fileRules.most) return t('tooMany', { most: fileRules.most });
    const refusal = refusalOf(file);
    const types = format.list([...new Set(Object.keys(fileRules.types))]);
    return refusal ? t(`refused.${refusal}`, { size: size(fileRules.bytes), types }) : '';
  };

  const add = (chosen: readonly File[]) => {
    const before = files.length + coming.filter(({ problem }) => !problem).length;
    const taken = chosen.map((file, place) => ({
      file,
      key: newKey(),
      problem: problemOf(file, before + place),
    }));
    setComing((known) => [
      ...known,
      ...taken.map(({ file, key, problem }) => ({
        key,
        name: file.name,
        bytes: file.size,
        share: 0,
        problem,
      })),
    ]);
    for (const { file, key, problem } of taken) if (!problem) void bring(file, key);
  };

  return {
    coming,
    add,
    stop: (key: string) => {
      going.current.get(key)?.abort();
      drop(key);
    },
    isBusy: coming.some(({ problem }) => !problem),
  };
}
