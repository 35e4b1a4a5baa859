import { ActionIcon, Menu, Textarea } from '@mantine/core';
import {
  type Icon,
  IconArrowBarLeft,
  IconArrowBarToRight,
  IconArrowMerge,
  IconArrowsSplit2,
  IconDots,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayerHandle } from './recording-player.tsx';
import {
  beginningAt,
  endingAt,
  join,
  type Line,
  split,
  withText,
  without,
} from './replay.edits.ts';
import classes from './replay.module.css';
import { TimeField } from './time-field.tsx';

interface CueLineProps {
  line: Line;
  number: number;
  lines: readonly Line[];
  player: PlayerHandle;
  onChange: (lines: Line[]) => void;
  onNext: () => void;
}

const mostLetters = 400;

/** One line of what is said: when it begins and ends, and its words. */
export function CueLine({ line, number, lines, player, onChange, onNext }: CueLineProps) {
  const t = useTranslations('stages.replay.editor');
  const field = useRef<HTMLTextAreaElement>(null);
  const { id } = line;
  const deeds = {
    begin: () => onChange(beginningAt(lines, id, player.now())),
    end: () => onChange(endingAt(lines, id, player.now())),
    split: () => onChange(split(lines, id, field.current?.selectionStart ?? 0)),
    join: () => onChange(join(lines, id)),
    play: () => player.playFrom(line.from),
    remove: () => onChange(without(lines, id)),
  };
  const byKey: Readonly<Record<string, () => void>> = {
    KeyB: deeds.begin,
    KeyE: deeds.end,
    KeyS: deeds.split,
    KeyJ: deeds.join,
    KeyP: deeds.play,
  };
  const press = (event: KeyboardEvent) => {
    const isNext = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const deed = isNext ? onNext : event.altKey ? byKey[event.code] : undefined;
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  return (
    <li data-line={id} className={classes.cue}>
      <div className={classes.times}>
        <TimeField
          label={t('from', { number })}
          seconds={line.from}
          onChange={(at) => onChange(beginningAt(lines, id, at))}
        />
        <TimeField
          label={t('until', { number })}
          seconds={line.until}
          onChange={(at) => onChange(endingAt(lines, id, at))}
        />
      </div>
      <Textarea
        ref={field}
        aria-label={t('text', { number })}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={mostLetters}
        dir="auto"
        value={line.text}
        onChange={({ currentTarget }) => onChange(withText(lines, id, currentTarget.value))}
        onKeyDown={press}
      />
      <CueMenu number={number} deeds={deeds} />
    </li>
  );
}

interface CueDeeds {
  play: () => void;
  begin: () => void;
  end: () => void;
  split: () => void;
  join: () => void;
  remove: () => void;
}

function CueMenu({ number, deeds }: { number: number; deeds: CueDeeds }) {
  const t = useTranslations('stages.replay.editor');
  const items: readonly [keyof CueDeeds, Icon][] = [
    ['play', IconPlayerPlay],
    ['begin', IconArrowBarToRight],
    ['end', IconArrowBarLeft],
    ['split', IconArrowsSplit2],
    ['join', IconArrowMerge],
  ];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more', { number })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(([name, Sign]) => (
          <Menu.Item key={name} leftSection={<Sign size={16} />} onClick={deeds[name]}>
            {t(name)}
          </Menu.Item>
        ))}
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={deeds.remove}>
          {t('remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
