import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { languages, type Locale } from '../../platform/config.ts';
import classes from './language-order.module.css';

interface LanguageRowProps {
  locale: Locale;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** What cannot be done is said, not disabled: the key's focus would be lost. */
export function LanguageRow({ locale, place, count, onMove, onRemove }: LanguageRowProps) {
  const t = useTranslations('kit.languages');
  const language = languages[locale];
  const deeds = [
    {
      label: t('up', { language }),
      Icon: IconArrowUp,
      can: place > 0,
      run: () => onMove(place - 1),
    },
    {
      label: t('down', { language }),
      Icon: IconArrowDown,
      can: place < count - 1,
      run: () => onMove(place + 1),
    },
    { label: t('remove', { language }), Icon: IconX, can: count > 1, run: onRemove },
  ];
  return (
    <li className={classes.row}>
      <span className={classes.place}>{place + 1}</span>
      <span lang={locale}>{language}</span>
      {place === 0 && <span className={classes.main}>{t('main')}</span>}
      <span className={classes.deeds}>
        {deeds.map(({ label, Icon, can, run }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            aria-label={label}
            aria-disabled={!can}
            onClick={() => can && run()}
          >
            <Icon size={16} />
          </ActionIcon>
        ))}
      </span>
    </li>
  );
}
