import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { previewOptions, programOptions } from './program.api.ts';

interface Followed {
  id: number;
  slug: string;
}

function listen(client: QueryClient, { id, slug }: Followed): () => void {
  const readAgain = () =>
    void client.invalidateQueries({ queryKey: programOptions(slug).queryKey });
  const previewAgain = () => void client.invalidateQueries(previewOptions(id));
  const about =
    (act: () => void) =>
    ({ eventId }: { eventId: number }) => {
      if (eventId === id) act();
    };
  const forgets = [
    onMessage('agenda.published', about(readAgain)),
    onMessage('events.changed', about(readAgain)),
    onMessage('agenda.draft_changed', about(previewAgain)),
    onMessage('events.setup_changed', about(previewAgain)),
    onReconnect(() => {
      readAgain();
      previewAgain();
    }),
  ];
  return () => {
    for (const forget of forgets) forget();
  };
}

/** What is published shows at once in every open program. */
export function useLiveProgram({ id, slug }: Followed): void {
  const client = useQueryClient();
  useEffect(() => listen(client, { id, slug }), [client, id, slug]);
}
