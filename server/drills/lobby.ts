import type { Conversation, Line, LinePage } from '@plenum/contract';

type Read = <T>(path: string) => Promise<T>;

/** The conversation that the demo's first event came with, and what is said in it from now on. */
export async function openLobby(ask: Read) {
  const read: Read = (path) => ask(`/api/chat/conversations/${path}`);
  const { id, sequence: before } = await findLobby(read);
  return {
    id,
    linesSince: async (): Promise<Line[]> => {
      const lines: Line[] = [];
      for (let after = before; ;) {
        const page = await read<LinePage>(`${id}/lines?after=${after}&limit=200`);
        lines.push(...page.lines);
        after = page.lines.at(-1)?.sequence ?? after;
        if (!page.hasAfter) return lines;
      }
    },
  };
}

async function findLobby(read: Read): Promise<Conversation> {
  for (let id = 1; id < 1_000; id++) {
    const found = await read<Conversation>(String(id));
    if (found.about === 'lobby') return found;
  }
  throw new Error('The demo has no lobby.');
}
