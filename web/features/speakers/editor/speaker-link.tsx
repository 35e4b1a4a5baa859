import { Button } from '@mantine/core';
import type { Speaker } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './speaker-form.module.css';
import { endLink, mailLink } from '../speakers.api.ts';
import { learnSpeaker } from '../speakers.live.ts';
import { useSpeakersProblemText } from '../use-speaker-words.ts';

interface SpeakerLinkProps {
  eventId: number;
  speaker: Speaker;
}

/** The secret link by which a speaker edits their profile without an account. */
export function SpeakerLink({ eventId, speaker }: SpeakerLinkProps) {
  const t = useTranslations('speakers.link');
  const format = useFormatter();
  const client = useQueryClient();
  const problemText = useSpeakersProblemText();
  const which = { eventId, speakerId: speaker.id };
  const learn = (changed: Speaker) => learnSpeaker(client, eventId, changed);
  const mailing = useMutation({
    mutationFn: () => mailLink(which),
    onSuccess: (changed) => {
      learn(changed);
      showToast({ text: t('sent', { email: changed.email }) });
    },
  });
  const ending = useMutation({ mutationFn: () => endLink(which), onSuccess: learn });
  const problem = mailing.error ?? ending.error;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const { link, email, editedAt } = speaker;
  return (
    <section className={classes.part}>
      <h3>{t('title')}</h3>
      {problem && <Notice tone="danger">{problemText(problem)}</Notice>}
      <p>
        {link ? t('works', { sent: day(link.sentAt), end: day(link.expiresAt) }) : t('none')}{' '}
        {editedAt && t('edited', { day: day(editedAt) })}
      </p>
      {email === '' ? (
        <p>{t('noAddress')}</p>
      ) : (
        <div className={classes.choices}>
          <Button variant="default" loading={mailing.isPending} onClick={() => mailing.mutate()}>
            {t(link ? 'again' : 'send')}
          </Button>
          {link && (
            <Button
              variant="subtle"
              color="red"
              loading={ending.isPending}
              onClick={() => ending.mutate()}
            >
              {t('end')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
