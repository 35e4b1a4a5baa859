import '../styles/shortcuts.css';
import { Kbd, Modal, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { deviceSettings, useStoredValue } from '../../platform/device-settings.ts';
import { Later } from '../later.tsx';
import classes from './shortcuts-help.module.css';

export interface ShortcutLine {
  keys: readonly string[];
  text: string;
}

interface ShortcutsHelpProps {
  lines: readonly ShortcutLine[];
  opened: boolean;
  onClose: () => void;
}

export function ShortcutsHelp({ lines, opened, onClose }: ShortcutsHelpProps) {
  const t = useTranslations('shell');
  const letters = useStoredValue(deviceSettings.letterShortcuts);
  return (
    <Later>
      <Modal
        opened={opened}
        onClose={onClose}
        title={t('shortcuts.title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <dl className={classes.lines}>
          {lines.map(({ keys, text }) => (
            <div key={text} className={classes.line}>
              <dt>{text}</dt>
              <dd>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('shortcuts.letters')}
          checked={letters}
          onChange={(event) => deviceSettings.letterShortcuts.set(event.currentTarget.checked)}
        />
      </Modal>
    </Later>
  );
}
