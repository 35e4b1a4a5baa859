import { Button, Textarea } from '@mantine/core';
import type { Announcement, AnnouncementInput, EventSetup } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '../../../platform/config.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, tidyTexts, withText } from '../../../ui/language-choice/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DateTimeField } from '../../../ui/time/date-time-field.tsx';
import { announce, changeAnnouncement } from '../events.api.ts';
import classes from '../setup/rows.module.css';
import { useAnnouncing } from './use-announcing.ts';

interface AnnouncementFormProps {
  setup: EventSetup;
  /** None: a new one. */
  announcement?: Announcement;
  onClose: () => void;
}

const loadSchema = () => import('../events.forms.ts').then((forms) => forms.AnnouncementSchema);

const initialOf = (announcement: Announcement | undefined): AnnouncementInput =>
  announcement
    ? {
        words: tidyTexts(announcement.words),
        shownFrom: announcement.shownFrom,
        shownUntil: announcement.shownUntil,
      }
    : { words: {}, shownFrom: new Date().toISOString(), shownUntil: null };

function useAnnouncementForm({ setup, announcement, onClose }: AnnouncementFormProps) {
  const t = useTranslations('events.announcements');
  const { save } = useAnnouncing(setup.id);
  const [initial] = useState(() => initialOf(announcement));
  return useContractForm<AnnouncementInput>({
    initial,
    loadSchema,
    send: async (values) => {
      const { words, shownFrom, shownUntil = null } = values;
      if (Object.values(words).every((text) => !text?.trim())) return { words: t('noWords') };
      const from = shownFrom ? Date.parse(shownFrom) : Date.now();
      if (shownUntil && Date.parse(shownUntil) <= from) return { shownUntil: t('endsBefore') };
      await save(() =>
        announcement
          ? changeAnnouncement(setup.id, announcement.id, values)
          : announce(setup.id, shownFrom === initial.shownFrom ? { words, shownUntil } : values),
      );
      onClose();
      return {};
    },
  });
}

export function AnnouncementForm(props: AnnouncementFormProps) {
  const { setup, announcement, onClose } = props;
  const t = useTranslations('events.announcements');
  const common = useTranslations('events');
  const problemText = useProblemText();
  const [language, setLanguage] = useState(setup.languages[0] ?? 'en');
  const form = useAnnouncementForm(props);
  const { values, errors, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      <LanguageChoice
        languages={setup.languages}
        value={language}
        filled={filledIn(values.words)}
        onChange={setLanguage}
      />
      <Textarea
        name="words"
        label={t('words', { language: languages[language] })}
        lang={language}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1_000}
        value={values.words[language] ?? ''}
        error={errors['words']}
        onChange={(event) =>
          set('words', withText(values.words, language, event.currentTarget.value))
        }
      />
      <div className={classes.texts}>
        <DateTimeField
          name="shownFrom"
          label={t('from')}
          zone={setup.timeZone}
          value={values.shownFrom ?? ''}
          error={errors['shownFrom']}
          onChange={(at) => set('shownFrom', at || new Date().toISOString())}
        />
        <DateTimeField
          name="shownUntil"
          label={t('until')}
          zone={setup.timeZone}
          value={values.shownUntil ?? ''}
          error={errors['shownUntil']}
          onChange={(at) => set('shownUntil', at || null)}
        />
      </div>
      <p className={classes.fact}>
        {t('tells')} {t('timesHint')}
      </p>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <div className={classes.choices}>
        <Button type="submit" loading={form.busy}>
          {announcement ? common('save') : t('go')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
