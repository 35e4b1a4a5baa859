import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { addFile } from '../chat.api.ts';
import { useChatProblemText } from '../use-chat-problem-text.ts';

/** As the contract sets them. */
const mostFiles = 6;
const mostBytes = 10_000_000;

export interface DraftFile {
  key: string;
  name: string;
  /** How much of it is there; from 0 to 1. */
  share: number;
  id: number | null;
  problem: string;
}

/** Files go up while one types; a line is sent when they are there. */
export function useDraftFiles(conversationId: number) {
  const t = useTranslations('chat.composer');
  const problemText = useChatProblemText();
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const going = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = going.current;
    return () => {
      for (const stopping of all.values()) stopping.abort();
    };
  }, []);
  const change = (key: string, part: Partial<DraftFile>) =>
    setFiles((known) => known.map((file) => (file.key === key ? { ...file, ...part } : file)));

  const bring = async (file: File, key: string) => {
    const stopping = new AbortController();
    going.current.set(key, stopping);
    try {
      const watching = {
        signal: stopping.signal,
        onProgress: (share: number) => change(key, { share }),
      };
      const { id } = await addFile(conversationId, file, watching);
      change(key, { id, share: 1 });
    } catch (problem) {
      change(key, { problem: problemText(problem) });
    }
    going.current.delete(key);
  };

  const add = (chosen: readonly File[]) => {
    const room = mostFiles - files.length;
    const taken = chosen.slice(0, room).map((file) => ({ file, key: newKey() }));
    const problemOf = ({ size }: File) => (size > mostBytes ? t('tooLarge') : '');
    setFiles((known) => [
      ...known,
      ...taken.map(({ file, key }) => ({
        key,
        name: file.name,
        share: 0,
        id: null,
        problem: problemOf(file),
      })),
    ]);
    for (const { file, key } of taken) if (!problemOf(file)) void bring(file, key);
  };

  return {
    files,
    add,
    remove: (key: string) => {
      going.current.get(key)?.abort();
      setFiles((known) => known.filter((file) => file.key !== key));
    },
    clear: () => setFiles([]),
    ready: files.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
    isBusy: files.some(({ id, problem }) => id === null && !problem),
  };
}

export type DraftFilesState = ReturnType<typeof useDraftFiles>;
