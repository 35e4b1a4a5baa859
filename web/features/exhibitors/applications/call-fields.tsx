import '../../../ui/styles/settings.css';
import { Switch, Textarea } from '@mantine/core';
import type { ExhibitorRules, MyEvent, Texts } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../../ui/language-choice/texts.ts';
import classes from '../setup/exhibitor-panel.module.css';

interface CallFieldsProps {
  event: MyEvent;
  call: Pick<ExhibitorRules, 'isCallOpen' | 'callWords'>;
  error: string | undefined;
  onOpen: (isCallOpen: boolean) => void;
  onWords: (callWords: Texts) => void;
}

/** Whether companies may apply, what they are told, and where. */
export function CallFields({ event, call, error, onOpen, onWords }: CallFieldsProps) {
  const t = useTranslations('exhibitors.rules');
  const [chosen, setChosen] = useState<Locale>();
  const language = chosen ?? event.languages[0] ?? 'en';
  const address = `${location.origin}/e/${event.slug}/exhibit`;
  const { isCallOpen, callWords } = call;
  return (
    <>
      <Switch
        name="isCallOpen"
        label={t('isCallOpen')}
        description={t('isCallOpenHint')}
        checked={isCallOpen}
        onChange={({ currentTarget }) => onOpen(currentTarget.checked)}
      />
      {isCallOpen && (
        <p className={classes.address}>
          <code dir="ltr">{address}</code>
          <CopyButton text={address} label={t('copyAddress')} />
        </p>
      )}
      <div className={classes.words}>
        <LanguageChoice
          languages={event.languages}
          value={language}
          filled={filledIn(callWords)}
          onChange={setChosen}
        />
        <Textarea
          name="callWords"
          lang={language}
          label={t('callWords')}
          description={t('callWordsHint')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={3000}
          value={callWords[language] ?? ''}
          error={error}
          onChange={({ currentTarget }) =>
            onWords(withText(callWords, language, currentTarget.value))
          }
        />
      </div>
    </>
  );
}
