import { ActionIcon, Menu } from '@mantine/core';
import { IconBadgeCc, IconBadgeCcFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { CaptionChoice } from '../replay/use-captions.ts';
import { useLanguageName } from '../replay/use-language-name.ts';
import classes from './stage-player.module.css';

const off = '';

/** Captions or none; where there are several languages, which. */
export function CaptionMenu({ choice }: { choice: CaptionChoice }) {
  const t = useTranslations('stages.player');
  const nameOf = useLanguageName();
  const { languages, language, isOn, toggle, choose } = choice;
  const Sign = isOn ? IconBadgeCcFilled : IconBadgeCc;
  if (languages.length === 1) {
    return (
      <ActionIcon
        variant="subtle"
        className={classes.control}
        aria-label={t('captions')}
        aria-pressed={isOn}
        onClick={toggle}
      >
        <Sign size={22} />
      </ActionIcon>
    );
  }
  return (
    <Menu position="top-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" className={classes.control} aria-label={t('captions')}>
          <Sign size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={isOn ? language : off}
          onChange={(next) => choose(next === off ? null : next)}
        >
          <Menu.RadioItem value={off}>{t('noCaptions')}</Menu.RadioItem>
          {languages.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {nameOf(one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
