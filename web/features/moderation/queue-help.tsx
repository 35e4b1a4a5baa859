import { Button } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShortcutsHelp } from '../../ui/shortcuts/shortcuts-help.tsx';
import { keyOf } from './moderation.deeds.ts';
import classes from './moderation.module.css';

const deeds = ['dismiss', 'release', 'hide', 'warn', 'mute', 'ban'] as const;

export function QueueHelp() {
  const t = useTranslations('moderation');
  const [isOpen, setOpen] = useState(false);
  const lines = [
    { keys: ['J'], text: t('keys.next') },
    { keys: ['K'], text: t('keys.previous') },
    ...deeds.map((deed) => ({ keys: [keyOf[deed].toUpperCase()], text: t(`deeds.${deed}`) })),
  ];
  return (
    <div className={classes.help}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconKeyboard size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('keys.button')}
      </Button>
      <ShortcutsHelp lines={lines} opened={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
