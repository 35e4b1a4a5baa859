import { useTranslations } from 'use-intl';
import type { ShortcutLine } from '../../ui/shortcuts/shortcuts-help.tsx';

const keys = {
  walk: ['←', '↑', '↓', '→'],
  open: ['Enter'],
  add: ['N'],
  today: ['T'],
  views: ['M', 'W', 'D', 'L'],
  move: ['Alt', '←', '↑', '↓', '→'],
  resize: ['Alt', 'Shift', '↑', '↓'],
  delete: ['Delete'],
  undo: ['Ctrl', 'Z'],
  help: ['?'],
} as const;

export function useCalendarShortcutLines(): ShortcutLine[] {
  const t = useTranslations('calendar.keys');
  return (Object.keys(keys) as (keyof typeof keys)[]).map((name) => ({
    keys: keys[name],
    text: t(name),
  }));
}
