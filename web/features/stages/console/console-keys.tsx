import '../../../ui/styles/shortcuts.css';
import { Kbd } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShortcutsHelp } from '../../../ui/shortcuts/shortcuts-help.tsx';
import classes from './live-conference.module.css';
import { useConsoleKeys } from './use-console-keys.ts';

const keys = {
  step: ['J', 'K'],
  begin: ['B'],
  end: ['E'],
  watch: ['W'],
  questions: ['Q'],
  polls: ['P'],
  chat: ['C'],
} as const;
const names = Object.keys(keys) as (keyof typeof keys)[];

interface ConsoleKeysProps {
  ids: readonly number[];
  onQueues: (stageId: number) => void;
}

/** The keys of the console, on the screen for who has some. */
export function ConsoleKeys({ ids, onQueues }: ConsoleKeysProps) {
  const t = useTranslations('stages.console.keys');
  const [isOpen, setOpen] = useState(false);
  useConsoleKeys({ ids, onQueues, onHelp: () => setOpen(true) });
  const lines = names.map((name) => ({ keys: keys[name], text: t(name) }));
  return (
    <>
      <ul className={classes.keys} aria-label={t('label')}>
        {lines.map((line) => (
          <li key={line.text}>
            {line.keys.map((key) => (
              <Kbd key={key} size="xs">
                {key}
              </Kbd>
            ))}{' '}
            {line.text}
          </li>
        ))}
      </ul>
      <ShortcutsHelp
        lines={[
          ...lines,
          { keys: ['Alt', '↑', '↓'], text: t('step') },
          { keys: ['?'], text: t('help') },
        ]}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
