import '../../../ui/styles/fields.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { newKey } from '../../../platform/new-key.ts';
import { beginPost } from '../blog.api.ts';
import { useBlogProblemText } from '../use-blog-problem-text.ts';
import classes from './desk-screen.module.css';

/** A title and a language are enough: the rest is written in the draft. */
export function BeginPost({ onBegun }: { onBegun: (id: number) => void }) {
  const t = useTranslations('blog.desk');
  const problemText = useBlogProblemText();
  const mine = useLocale();
  const [title, setTitle] = useState('');
  const [language, setLanguage] = useState(locales.find((one) => one === mine) ?? 'en');
  const [key] = useState(newKey);
  const beginning = useMutation({
    mutationFn: () => beginPost({ title: title.trim(), language }, key),
    onSuccess: ({ id }) => onBegun(id),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (title.trim() !== '') beginning.mutate();
  };
  return (
    <form className={classes.begin} onSubmit={submit}>
      <TextInput
        label={t('newTitle')}
        maxLength={160}
        dir="auto"
        value={title}
        error={beginning.error ? problemText(beginning.error) : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <NativeSelect
        label={t('newLanguage')}
        value={language}
        data={locales.map((value) => ({ value, label: languages[value] }))}
        onChange={({ currentTarget }) =>
          setLanguage(locales.find((one) => one === currentTarget.value) ?? language)
        }
      />
      <Button type="submit" leftSection={<IconPlus size={16} />} loading={beginning.isPending}>
        {t('begin')}
      </Button>
    </form>
  );
}
