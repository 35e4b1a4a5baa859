import type { EmailRow } from '@plenum/contract';
import type { RefObject } from 'react';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { undoLast } from '../../../ui/toast/undo.ts';
import type { ListHandle } from './email-rows.tsx';
import { neighboursOf } from '../email.order.ts';
import { useCompose } from '../compose/use-compose.ts';
import type { EmailDeeds } from '../use-email-deeds.ts';
import type { MailSelection } from './use-mail-selection.ts';

interface EmailKeys {
  rows: readonly EmailRow[];
  emailId: number | undefined;
  selection: MailSelection;
  deeds: EmailDeeds;
  list: RefObject<ListHandle | null>;
  onOpen: (emailId: number) => void;
  onClose: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

export function useEmailKeys(keys: EmailKeys): void {
  const { rows, emailId, selection, deeds, list } = keys;
  const { begin, open } = useCompose();
  const rowWith = (id: number | undefined) => rows.find((row) => row.id === id);
  const focused = () => rowWith(list.current?.focusedId());
  /** What a key is about: what is chosen, else where the keyboard stands, else what is open. */
  const meant = () => {
    if (selection.rows.length > 0) return selection.rows;
    const row = focused() ?? rowWith(emailId);
    return row ? [row] : [];
  };
  const show = (row: EmailRow) =>
    row.isDraft && row.folder === 'draft' ? open(row.id) : keys.onOpen(row.id);

  /** An open mail makes way for its neighbour; else the keyboard goes up and down the list. */
  const step = (way: 'newer' | 'older') => {
    const at = focused()?.id ?? emailId;
    const first = way === 'older' ? rows[0] : rows.at(-1);
    const next = at === undefined ? first : neighboursOf(rows, at)[way];
    if (!next) return;
    if (emailId !== undefined) show(next);
    list.current?.focus(next.id);
  };
  const act = (deed: (rows: readonly EmailRow[]) => void, leaves = false) => {
    const some = meant();
    if (some.length === 0) return;
    const next = neighboursOf(rows, some.at(-1)?.id ?? 0).older;
    deed(some);
    selection.clear();
    if (!leaves) return;
    if (some.some(({ id }) => id === emailId)) keys.onClose();
    if (next) requestAnimationFrame(() => list.current?.focus(next.id));
  };
  const answer = (way: 'reply' | 'replyAll' | 'forward') => {
    const row = rowWith(emailId);
    const id = row?.id ?? emailId;
    if (id !== undefined && !row?.isDraft) void begin({ answers: { emailId: id, way } });
  };
  const pick = (isStretch: boolean) => {
    const row = focused();
    if (row) selection.choose(row.id, isStretch || !selection.chosen.has(row.id), isStretch);
  };
  const toTrash = (some: readonly EmailRow[]) => {
    if (some.every(({ folder }) => folder !== 'trash')) deeds.trash(some);
  };
  const showFocused = () => {
    const row = focused();
    if (row) show(row);
  };

  useShortcuts(
    {
      c: () => void begin(),
      '/': keys.onSearch,
      '?': keys.onHelp,
      j: () => step('older'),
      k: () => step('newer'),
      ArrowDown: () => (focused() ? step('older') : undefined),
      ArrowUp: () => (focused() ? step('newer') : undefined),
      o: showFocused,
      u: keys.onClose,
      x: () => pick(false),
      'Shift+x': () => pick(true),
      s: () => act((some) => deeds.star(some, !some.every(({ isStarred }) => isStarred))),
      'Shift+i': () => act((some) => deeds.read(some, true)),
      'Shift+u': () => act((some) => deeds.read(some, false)),
      '#': () => act(toTrash, true),
      Delete: () => act(toTrash, true),
      r: () => answer('reply'),
      a: () => answer('replyAll'),
      f: () => answer('forward'),
      'Mod+z': undoLast,
      ...(selection.chosen.size > 0 && { Escape: selection.clear }),
    },
    true,
  );
}
