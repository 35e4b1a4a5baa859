import { Button, Textarea, TextInput } from '@mantine/core';
import type { SavedReplyInput } from '@plenum/contract';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './desk-tools.module.css';
import { useDeskProblemText } from './use-desk-problem-text.ts';

interface ReplyFormProps {
  initial: SavedReplyInput;
  save: (body: SavedReplyInput) => Promise<unknown>;
  onClose: () => void;
}

export function ReplyForm({ initial, save, onClose }: ReplyFormProps) {
  const t = useTranslations('desks.replies');
  const problemText = useDeskProblemText();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const form = useContractForm({
    initial,
    send: async ({ title, text }) => {
      await save({ title: title.trim(), text: text.trim() });
      onClose();
    },
  });
  const { values, errors, problem, busy, set, submit } = form;
  return (
    <form className={classes.form} ref={submitOnModEnter} noValidate onSubmit={submit}>
      <TextInput
        ref={first}
        name="title"
        label={t('name')}
        description={t('nameHint')}
        maxLength={80}
        value={values.title}
        error={errors['title']}
        onChange={({ currentTarget }) => set('title', currentTarget.value)}
      />
      <Textarea
        name="text"
        label={t('text')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4000}
        value={values.text}
        error={errors['text']}
        onChange={({ currentTarget }) => set('text', currentTarget.value)}
      />
      {problem !== undefined && <Notice tone="danger">{problemText(problem)}</Notice>}
      <div className={classes.choices}>
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
