import { Button, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './attendees-panel.module.css';
import { addPeople, previewOptions } from '../events.api.ts';
import { newcomersOf, unreadLines } from './people.pasting.ts';
import { PastedLines } from './pasted-lines.tsx';

const longest = 200_000;

function usePasting(eventId: number) {
  const t = useTranslations('events.attendees');
  const [text, setText] = useState('');
  const [seen] = useDebouncedValue(text.trim(), 400);
  const preview = useQuery({ ...previewOptions(eventId, seen), placeholderData: keepPreviousData });
  const adding = useMutation({
    mutationFn: () => addPeople(eventId, text),
    onSuccess: (done) => {
      showToast({ text: t('done', done) });
      setText('');
    },
  });
  const isSettled = seen === text.trim() && !preview.isFetching;
  const lines = seen === '' ? [] : (preview.data ?? []);
  return { text, setText, preview, adding, isSettled, lines };
}

/** What will happen is shown line by line before anything does. */
export function PastePeople({ eventId }: { eventId: number }) {
  const t = useTranslations('events.attendees');
  const problemText = useProblemText();
  const { text, setText, preview, adding, isSettled, lines } = usePasting(eventId);
  const count = newcomersOf(lines);
  const unread = isSettled && lines.length > 0 ? unreadLines(text, lines) : 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSettled && count > 0 && !adding.isPending) adding.mutate();
  };
  const problem = adding.error ?? preview.error;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <h3>{t('paste')}</h3>
      <Textarea
        name="people"
        label={t('people')}
        description={t('peopleHint', { example: 'Ada Sommer <ada@example.org>' })}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={longest}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {problem !== null && <PastingProblem problem={problem} text={problemText(problem)} />}
      {lines.length > 0 && <PastedLines lines={lines} />}
      {unread > 0 && <Notice tone="warning">{t('unread', { count: unread })}</Notice>}
      <div className={classes.choices}>
        <Button
          type="submit"
          leftSection={<IconUserPlus size={18} />}
          loading={adding.isPending}
          disabled={count === 0 || !isSettled}
        >
          {t('add', { count })}
        </Button>
        <output className={classes.rest}>
          {text !== '' && !isSettled && !problem && t('checking')}
        </output>
      </div>
    </form>
  );
}

function PastingProblem({ problem, text }: { problem: unknown; text: string }) {
  const t = useTranslations('events.attendees');
  const isUnverified = problem instanceof CallProblem && problem.code === 'accounts.unverified';
  if (!isUnverified) return <Notice tone="danger">{text}</Notice>;
  return (
    <Notice tone="warning">
      {t('unverified')} <Link to="/settings">{t('verify')}</Link>
    </Notice>
  );
}
