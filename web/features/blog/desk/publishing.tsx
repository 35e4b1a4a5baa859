import { Button } from '@mantine/core';
import type { EditedPost } from '@plenum/contract';
import { IconArrowBackUp, IconClock, IconEye, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DateTimeField } from '../../../ui/time/date-time-field.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { makePreview, publishPost, withdrawPost } from '../blog.api.ts';
import { edited } from '../blog.live.ts';
import { useBlogProblemText } from '../use-blog-problem-text.ts';
import classes from './cover-field.module.css';
import { PostStatePill } from './post-state-pill.tsx';

interface PublishingProps {
  post: EditedPost;
  /** What is typed is not published before it is saved. */
  isUnsaved: boolean;
}

/** In what state a post is, and what may become of it. */
export function Publishing({ post, isUnsaved }: PublishingProps) {
  const t = useTranslations('blog.publishing');
  const format = useFormatter();
  const [at, setAt] = useState('');
  const zone = useTimeZone() ?? 'UTC';
  const { publish, withdraw } = useStates(post.id);
  const { state, publishAt } = post;
  const isOut = state === 'published' || state === 'scheduled';
  return (
    <section className={classes.bar} aria-label={t('label')}>
      <div className={classes.deeds}>
        <PostStatePill state={state} />
        {isOut && publishAt && (
          <span>
            {t(state, {
              at: format.dateTime(new Date(publishAt), { dateStyle: 'long', timeStyle: 'short' }),
            })}
          </span>
        )}
      </div>
      {isUnsaved && <p>{t('saveFirst')}</p>}
      <div className={classes.deeds}>
        {state !== 'published' && (
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            disabled={isUnsaved}
            loading={publish.isPending}
            onClick={() => publish.mutate(null)}
          >
            {t('now')}
          </Button>
        )}
        {state !== 'published' && (
          <>
            <DateTimeField
              label={t('at')}
              name="publishAt"
              value={at}
              zone={zone}
              onChange={setAt}
            />
            <Button
              variant="default"
              leftSection={<IconClock size={16} aria-hidden />}
              disabled={isUnsaved || at === ''}
              loading={publish.isPending}
              onClick={() => publish.mutate(at)}
            >
              {t('later')}
            </Button>
          </>
        )}
        {isOut && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {t('withdraw')}
          </Button>
        )}
      </div>
      {state !== 'withdrawn' && <PreviewLink id={post.id} />}
    </section>
  );
}

function useStates(id: number) {
  const client = useQueryClient();
  const problemText = useBlogProblemText();
  const told = {
    onSuccess: (saved: EditedPost) =>
      teach(
        client,
        edited.changedAt(id, () => saved),
      ),
    onError: (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
  };
  return {
    publish: useMutation({ mutationFn: (at: string | null) => publishPost(id, at), ...told }),
    withdraw: useMutation({ mutationFn: () => withdrawPost(id), ...told }),
  };
}

/** Shown once: it is kept nowhere, and the next one ends it. */
function PreviewLink({ id }: { id: number }) {
  const t = useTranslations('blog.publishing');
  const problemText = useBlogProblemText();
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => makePreview(id),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <div className={classes.deeds}>
      <Button
        variant="subtle"
        leftSection={<IconEye size={16} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t('preview')}
      </Button>
      {data && (
        <>
          <a className={classes.link} href={data.url} target="_blank" rel="noopener">
            {data.url}
          </a>
          <CopyButton text={data.url} />
        </>
      )}
    </div>
  );
}
