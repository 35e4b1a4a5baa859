import '../../ui/styles/settings.css';
import { Button, Switch, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { newKey } from '../../platform/new-key.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { submitOnModEnter } from '../../ui/form/submit-on-mod-enter.ts';
import { useSecondsLeft } from '../../ui/time/use-seconds-left.ts';
import classes from './questions.module.css';
import type { QuestionDeeds } from './use-question-deeds.ts';

const said = {
  'questions.closed': 'closed',
  'questions.too_soon': 'tooSoon',
  'moderation.muted': 'muted',
  'moderation.word_refused': 'wordRefused',
  too_many: 'tooMany',
} as const;
const isSaid = (code: string): code is keyof typeof said => code in said;

interface AskFormProps {
  ask: QuestionDeeds['ask'];
  isModerated: boolean;
  /** Between two of mine; 0: as I like. */
  slowSeconds: number;
  askedAt: string | null;
}

/** Words stay in the field until they have arrived. */
export function AskForm({ ask, isModerated, slowSeconds, askedAt }: AskFormProps) {
  const t = useTranslations('questions.ask');
  const usual = useProblemText();
  const [text, setText] = useState('');
  const [isAnonymous, setAnonymous] = useState(false);
  const [key, setKey] = useState(newKey);
  const sending = useMutation({
    mutationFn: (asked: string) => ask({ text: asked, isAnonymous }, key),
    onSuccess: (_, asked) => {
      // The next one may be half typed by now.
      setText((typed) => (typed === asked ? '' : typed));
      setKey(newKey());
    },
  });
  const until = askedAt === null ? 0 : Date.parse(askedAt) + slowSeconds * 1_000;
  const wait = useSecondsLeft(until, slowSeconds);
  const { error } = sending;
  const code = error instanceof CallProblem ? error.code : '';
  const problem = error && (isSaid(code) ? t(`problems.${said[code]}`) : usual(error));
  const rulesSaid = isModerated ? t('moderated') : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '' && !sending.isPending && wait === 0) sending.mutate(text);
  };
  return (
    <form ref={submitOnModEnter} className={classes.ask} onSubmit={submit}>
      <Textarea
        label={t('label')}
        description={wait > 0 ? t('wait', { seconds: wait }) : rulesSaid}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={500}
        dir="auto"
        value={text}
        error={problem ?? undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.askDeeds}>
        <Switch
          size="sm"
          label={t('anonymous')}
          checked={isAnonymous}
          onChange={({ currentTarget }) => setAnonymous(currentTarget.checked)}
        />
        <Button type="submit" size="compact-md" loading={sending.isPending} disabled={wait > 0}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
