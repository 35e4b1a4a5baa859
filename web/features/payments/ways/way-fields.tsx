import '../../../ui/styles/settings.css';
import { ActionIcon, Switch, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { languages as names } from '../../../platform/config.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { withText } from '../../../ui/language-choice/texts.ts';
import classes from './ways-screen.module.css';
import type { WayValue } from './ways.values.ts';

interface WayFieldsProps {
  way: WayValue;
  isFirst: boolean;
  isLast: boolean;
  onChange: (way: WayValue) => void;
  onMove: (by: -1 | 1) => void;
}

export function WayFields({ way, isFirst, isLast, onChange, onMove }: WayFieldsProps) {
  const t = useTranslations('payments');
  const { id, isOn } = way;
  const name = t(`ways.${id}`);
  return (
    <li className={classes.way}>
      <div className={classes.head}>
        <Switch
          label={name}
          description={t(`settings.hints.${id}`)}
          checked={isOn}
          onChange={({ currentTarget }) => onChange({ ...way, isOn: currentTarget.checked })}
        />
        <span className={classes.moves}>
          <Move label={t('settings.up', { name })} isOff={isFirst} onMove={() => onMove(-1)}>
            <IconArrowUp size={16} />
          </Move>
          <Move label={t('settings.down', { name })} isOff={isLast} onMove={() => onMove(1)}>
            <IconArrowDown size={16} />
          </Move>
        </span>
      </div>
      {isOn && <WordsFields way={way} onChange={onChange} />}
    </li>
  );
}

interface MoveProps {
  label: string;
  isOff: boolean;
  onMove: () => void;
  children: ReactNode;
}

function Move({ label, isOff, onMove, children }: MoveProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      // Not `disabled`: the focus would be lost at either end.
      aria-disabled={isOff}
      {...(isOff && { 'data-disabled': true })}
      onClick={() => !isOff && onMove()}
    >
      {children}
    </ActionIcon>
  );
}

/** What the payer reads, in each language of the organisation. */
function WordsFields({ way, onChange }: Pick<WayFieldsProps, 'way' | 'onChange'>) {
  const t = useTranslations('payments.settings');
  const organisation = useOrganisation();
  return (
    <div className={classes.words}>
      {organisation?.languages.map((language) => (
        <Textarea
          key={language}
          label={t('words', { language: names[language] })}
          lang={language}
          dir="auto"
          autosize
          minRows={2}
          maxLength={500}
          value={way.words[language] ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...way, words: withText(way.words, language, currentTarget.value) })
          }
        />
      ))}
    </div>
  );
}
