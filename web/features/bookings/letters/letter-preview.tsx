import { Button, TextInput } from '@mantine/core';
import type { BookingLetter, LetterPreview } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { previewLetter, testLetter } from './letters.api.ts';
import classes from './letters.module.css';
import { useLetterProblemText } from './use-letter-problem-text.ts';

/** To the word what one of them gets. */
export function LetterPreviewPanel({ letter }: { letter: BookingLetter }) {
  const t = useTranslations('booking-letters.preview');
  const problemText = useLetterProblemText();
  const [reference, setReference] = useState('');
  const look = useMutation({ mutationFn: (of: string) => previewLetter(letter.id, of) });
  const test = useMutation({
    mutationFn: () => testLetter(letter.id, reference.trim()),
    onSuccess: () => showToast({ text: t('tested') }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  const { mutate } = look;
  useEffect(() => mutate(''), [mutate]);
  return (
    <Panel hasRoom title={t('title')}>
      <div className={classes.stack}>
        <form
          className={classes.look}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            look.mutate(reference.trim());
          }}
        >
          <TextInput
            label={t('reference')}
            description={t('hint')}
            dir="ltr"
            maxLength={40}
            value={reference}
            onChange={({ currentTarget }) => setReference(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={look.isPending}>
            {t('look')}
          </Button>
          <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            {t('test')}
          </Button>
        </form>
        {look.error && <Notice tone="warning">{problemText(look.error)}</Notice>}
        {look.data && <Shown preview={look.data} />}
      </div>
    </Panel>
  );
}

function Shown({ preview }: { preview: LetterPreview }) {
  const t = useTranslations('booking-letters');
  const { fullName: name, to: email, language, subject, text, why } = preview;
  return (
    <article className={classes.said}>
      {why && <Notice tone="warning">{t('preview.out', { why: t(`why.${why}`) })}</Notice>}
      <p className={classes.hint}>
        <bdi>{t('preview.to', { name, email })}</bdi>
      </p>
      <h3 lang={language}>
        <bdi>{subject}</bdi>
      </h3>
      <div lang={language}>
        <Paragraphs className={classes.text} text={text} />
      </div>
    </article>
  );
}
