import { ActionIcon, Popover } from '@mantine/core';
import { IconMoodPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { commonEmoji } from '../lines/lines.reactions.ts';
import classes from '../lines/reactions.module.css';

interface EmojiPickerProps {
  label: string;
  onPick: (emoji: string) => void;
  onOpenChange?: (isOpen: boolean) => void;
}

const perRow = 6;
const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: perRow,
  ArrowUp: -perRow,
};

/** Arrow keys walk over the grid, in the direction the page is read. */
function walk(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('button')];
  const turn = document.dir === 'rtl' && Math.abs(step) === 1 ? -1 : 1;
  const at = all.findIndex((button) => button === document.activeElement);
  all[at + step * turn]?.focus();
}

const grid = { role: 'group', onKeyDown: walk };

export function EmojiPicker({ label, onPick, onOpenChange }: EmojiPickerProps) {
  const t = useTranslations('chat.reactions');
  const [isOpen, setOpen] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Popover opened={isOpen} onChange={show} position="top" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={() => show(!isOpen)}>
          <IconMoodPlus size={18} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p={4}>
        <div className={classes.grid} aria-label={label} {...grid}>
          {commonEmoji.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-label={t('pick', { emoji })}
              onClick={() => {
                show(false);
                onPick(emoji);
              }}
            >
              {emoji}
            </button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
