import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

export type QueueName = 'questions' | 'polls' | 'chat';

/** Where the queues of a stage are found on the page. */
export const queueElementId = (name: QueueName): string => `queue-${name}`;

const stageElementId = (id: number): string => `stage-${id}`;
const idIn = (element: Element | null): number | undefined =>
  Number(element?.closest('[data-stage]')?.getAttribute('data-stage')) || undefined;

/** What its card says of a stage, so that keys find it. */
export const stageMarks = (id: number) => ({
  id: stageElementId(id),
  'data-stage': id,
  tabIndex: -1,
});

interface ConsoleKeys {
  /** In their order. */
  ids: readonly number[];
  /** Shows the queues of this one. */
  onQueues: (stageId: number) => void;
  onHelp: () => void;
}

/** The console by keyboard: from stage to stage, and what can be done with the one that has the focus. */
export function useConsoleKeys({ ids, onQueues, onHelp }: ConsoleKeys): void {
  const focused = () => idIn(document.activeElement);
  const step = (by: number) => () => {
    const now = ids.indexOf(focused() ?? 0);
    const next = now < 0 ? ids.at(by > 0 ? 0 : -1) : ids[now + by];
    if (next !== undefined) document.getElementById(stageElementId(next))?.focus();
  };
  /** What a button of it does, where it has one. */
  const press = (key: string) => () => {
    const id = focused();
    if (id === undefined) return;
    const card = document.getElementById(stageElementId(id));
    card?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
  };
  const show = (name: QueueName) => () => {
    const id = focused();
    if (id !== undefined) onQueues(id);
    const queue = document.getElementById(queueElementId(name));
    queue?.focus({ preventScroll: true });
    queue?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts(
    {
      j: step(1),
      k: step(-1),
      'Alt+ArrowDown': step(1),
      'Alt+ArrowUp': step(-1),
      b: press('b'),
      e: press('e'),
      w: press('w'),
      q: show('questions'),
      p: show('polls'),
      c: show('chat'),
      '?': onHelp,
    },
    ids.length > 0,
  );
}
