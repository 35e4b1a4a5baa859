import type { AgendaResult, AgendaSession } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { download } from '../../../platform/files/download.ts';
import { addSessionFile, removeSessionFile } from '../agenda.api.ts';
import { learned } from '../agenda.edits.ts';
import { noteOwn } from '../agenda.own.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import { useAgendaProblemText } from '../use-agenda-problem-text.ts';

const mostBytes = 20_000_000;
const accept = '.pdf,.jpg,.jpeg,.png,.webp,.txt,.zip,.pptx,.odp';

/** Files go up and away by themselves; the form keeps what was typed. */
export function useSessionFiles({ id: sessionId }: AgendaSession) {
  const t = useTranslations('agenda.editor');
  const client = useQueryClient();
  const { event } = useAgendaFacts();
  const problemText = useAgendaProblemText();
  const [share, setShare] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const params = { eventId: event.id, sessionId };

  const run = async (write: () => Promise<AgendaResult>) => {
    setRefusal('');
    setBusy(true);
    try {
      teach(client, learned(event.id, noteOwn(await write())));
    } catch (problem) {
      setRefusal(problemText(problem));
    }
    setBusy(false);
    setShare(null);
  };

  const add = async (file: File) => {
    if (file.size > mostBytes) return setRefusal(t('fileTooLarge'));
    return run(() => addSessionFile(params, file, { onProgress: setShare }));
  };

  return {
    accept,
    share,
    isBusy,
    refusal,
    add,
    remove: (fileId: string) => run(() => removeSessionFile({ ...params, fileId })),
    open: (fileId: string) =>
      download('GET /api/events/:eventId/agenda/files/:fileId', {
        params: { eventId: event.id, fileId },
      }).catch((problem: unknown) => setRefusal(problemText(problem))),
  };
}
