import { Button, TextInput } from '@mantine/core';
import type { EventCard } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { askToJoin, isClosedToMe, isWrongCode } from './public.ts';

const loadSchema = () => import('./public.join-forms.ts').then((forms) => forms.JoinRequestSchema);

/** For whoever is not signed in. One answer whoever asks: the page does not tell who has an account. */
export function JoinForm({ event }: { event: EventCard }) {
  const t = useTranslations('event-page.join');
  const problemText = useProblemText();
  const [mailedTo, setMailedTo] = useState<string>();
  const needsCode = event.joining === 'code';
  const form = useContractForm({
    initial: { fullName: '', email: '', ...(needsCode && { code: '' }) },
    loadSchema,
    explain: ({ field, keyword }) =>
      field === 'email' && keyword === 'format' ? t('emailNotValid') : undefined,
    send: async (wish) => {
      if (wish.code?.trim() === '') return { code: t('codeNeeded') };
      try {
        await askToJoin(event.slug, wish);
      } catch (problem) {
        if (isWrongCode(problem)) return { code: t('wrongCode') };
        throw problem;
      }
      return setMailedTo(wish.email);
    },
  });
  if (mailedTo !== undefined)
    return <Notice tone="calm">{t('mailed', { email: mailedTo })}</Notice>;
  const field = (name: 'fullName' | 'email' | 'code') => ({
    name,
    label: t(name),
    value: form.values[name] ?? '',
    error: form.errors[name],
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <p>{t('lead')}</p>
      {form.problem !== undefined && (
        <Notice tone="danger">
          {isClosedToMe(form.problem) ? t('closedText') : problemText(form.problem)}
        </Notice>
      )}
      <TextInput
        {...field('fullName')}
        autoComplete="name"
        onChange={(change) => form.set('fullName', change.currentTarget.value)}
      />
      <TextInput
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(change) => form.set('email', change.currentTarget.value.trim())}
      />
      {needsCode && (
        <TextInput
          {...field('code')}
          autoComplete="off"
          description={t('codeHint')}
          onChange={(change) => form.set('code', change.currentTarget.value)}
        />
      )}
      <Button type="submit" size="md" loading={form.busy}>
        {t('submit')}
      </Button>
      <p>
        {t('haveAccount')}{' '}
        <Link to="/login" search={{ next: `/e/${event.slug}` }}>
          {t('signIn')}
        </Link>
      </p>
    </form>
  );
}
