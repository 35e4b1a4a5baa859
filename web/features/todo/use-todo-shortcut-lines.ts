import { useTranslations } from 'use-intl';
import type { ShortcutLine } from '../../ui/shortcuts/shortcuts-help.tsx';

const keys = {
  add: ['N'],
  search: ['/'],
  step: ['↑', '↓', 'J', 'K'],
  open: ['Enter'],
  complete: ['X'],
  star: ['S'],
  delete: ['Delete'],
  reorder: ['Alt', '↑', '↓'],
  undo: ['Ctrl', 'Z'],
  save: ['Ctrl', 'Enter'],
  help: ['?'],
} as const;

export function useTodoShortcutLines(): ShortcutLine[] {
  const t = useTranslations('todo.keys');
  return (Object.keys(keys) as (keyof typeof keys)[]).map((name) => ({
    keys: keys[name],
    text: t(name),
  }));
}
