import { Button, Textarea } from '@mantine/core';
import { IconChartBar, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../platform/live/teach.ts';
import { newKey } from '../../platform/new-key.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { ChosenPictures } from './chosen-pictures.tsx';
import classes from './composer.module.css';
import { type Draft, noAnswers, nothing, pollOf } from './feed.draft.ts';
import { addPicture, post } from './feed.api.ts';
import { posts } from './feed.live.ts';
import { PollFields } from './poll-fields.tsx';
import { useFeedProblemText } from './use-feed-problem-text.ts';

/** Words, up to four pictures, or a poll: kept until all of it has arrived. */
export function Composer({ eventId }: { eventId: number }) {
  const t = useTranslations('feed.composer');
  const [draft, setDraft] = useState<Draft>(nothing);
  const change = (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields }));
  const { sending, problem } = useSending(eventId, draft, setDraft);
  const { text, answers } = draft;
  const isPoll = answers !== null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() !== '' && !sending.isPending) sending.mutate();
  };
  return (
    <form className={classes.composer} onSubmit={submit} aria-label={t('title')}>
      <Textarea
        label={t(isPoll ? 'question' : 'label')}
        placeholder={t('placeholder')}
        autosize
        minRows={2}
        maxLength={3_000}
        dir="auto"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      {isPoll && <PollFields answers={answers} hours={draft.hours} onChange={change} />}
      <div className={classes.foot}>
        {!isPoll && (
          <ChosenPictures pictures={draft.pictures} onChange={(pictures) => change({ pictures })} />
        )}
        <Button
          variant="default"
          size="compact-md"
          aria-pressed={isPoll}
          leftSection={<IconChartBar size={16} aria-hidden />}
          onClick={() => change({ answers: isPoll ? null : noAnswers, pictures: [] })}
        >
          {t(isPoll ? 'noPoll' : 'poll')}
        </Button>
        <AudienceChoice value={draft.audience} onChange={(audience) => change({ audience })} />
        <Button
          type="submit"
          className={classes.send}
          disabled={text.trim() === '' || (isPoll && !pollOf(draft))}
          loading={sending.isPending}
          leftSection={<IconSend size={16} aria-hidden />}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** What of it arrived is not sent again: the same key makes the same post, sent pictures leave the draft. */
function useSending(eventId: number, draft: Draft, setDraft: (draft: Draft) => void) {
  const client = useQueryClient();
  const problemText = useFeedProblemText();
  const [key, setKey] = useState(newKey);
  const sending = useMutation({
    mutationFn: async () => {
      const { text, audience, pictures } = draft;
      const poll = pollOf(draft);
      let made = await post(eventId, { text, audience, ...(poll && { poll }) }, key);
      for (const [place, picture] of pictures.entries()) {
        made = await addPicture(made.id, picture);
        setDraft({ ...draft, pictures: pictures.slice(place + 1) });
      }
      return made;
    },
    onSuccess: (made) => {
      teach(client, posts.told([made]));
      setDraft(nothing);
      setKey(newKey());
    },
  });
  return { sending, problem: sending.error ? problemText(sending.error) : undefined };
}
