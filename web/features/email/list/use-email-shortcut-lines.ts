import { useTranslations } from 'use-intl';
import type { ShortcutLine } from '../../../ui/shortcuts/shortcuts-help.tsx';

const keys = {
  compose: ['C'],
  search: ['/'],
  step: ['↑', '↓', 'J', 'K'],
  open: ['O', 'Enter'],
  close: ['U'],
  choose: ['X'],
  stretch: ['Shift', 'X'],
  star: ['S'],
  read: ['Shift', 'I'],
  unread: ['Shift', 'U'],
  trash: ['#', 'Delete'],
  reply: ['R'],
  replyAll: ['A'],
  forward: ['F'],
  undo: ['Ctrl', 'Z'],
  help: ['?'],
} as const;

export function useEmailShortcutLines(): ShortcutLine[] {
  const t = useTranslations('email.keys');
  return (Object.keys(keys) as (keyof typeof keys)[]).map((name) => ({
    keys: keys[name],
    text: t(name),
  }));
}
