import { useMutation } from '@tanstack/react-query';
import { IconClock, IconLinkOff, IconMapPin, IconRepeat, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { AnswerWhich } from './answer-which.tsx';
import classes from './answer-screen.module.css';
import { addDays, dateOf } from '../calendar.days.ts';
import { type Invitation, sayAnswer } from './invitation.ts';

/** What a guest without an account sees by the link in their mail; null when it is dead. */
export function AnswerScreen({ token, read }: { token: string; read: Invitation | null }) {
  const t = useTranslations('calendar.invited');
  usePageTitle(read ? read.title : t('deadTitle'));
  if (!read) {
    return (
      <>
        <h1 className="visually-hidden">{t('deadTitle')}</h1>
        <StateMessage icon={IconLinkOff} title={t('deadTitle')} text={t('deadText')} />
      </>
    );
  }
  return <Invited token={token} read={read} />;
}

function Invited({ token, read }: { token: string; read: Invitation }) {
  const t = useTranslations('calendar.invited');
  const say = useTranslations('calendar');
  const problemText = useProblemText();
  const whenOf = useWhen();
  const [invitation, setInvitation] = useState(read);
  const [original, setOriginal] = useState<string | null>(null);
  const { repeats } = invitation;
  const one = repeats.find((repeat) => repeat.original === original);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answer: 'yes' | 'no' | 'maybe') =>
      sayAnswer(token, one ? { answer, original: one.original } : { answer }),
    onSuccess: setInvitation,
  });
  const { title, location, organiser, isCancelled } = invitation;
  const { answer } = one ?? invitation;
  return (
    <article className={classes.card}>
      <p className={classes.lead}>{t('lead', { organiser })}</p>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <ul className={classes.facts}>
        <li>
          <IconClock size={18} stroke={1.75} aria-hidden />
          <span>{whenOf({ ...invitation, ...(one ?? repeats[0]) })}</span>
        </li>
        {invitation.repeat && (
          <li>
            <IconRepeat size={18} stroke={1.75} aria-hidden />
            <span>{say('repeating')}</span>
          </li>
        )}
        {location && (
          <li>
            <IconMapPin size={18} stroke={1.75} aria-hidden />
            <bdi>{location}</bdi>
          </li>
        )}
        <li>
          <IconUser size={18} stroke={1.75} aria-hidden />
          <bdi>{organiser}</bdi>
        </li>
      </ul>
      {isCancelled && <Notice tone="warning">{t('cancelled')}</Notice>}
      {!isCancelled && (
        <>
          {repeats.length > 0 && (
            <AnswerWhich
              invitation={invitation}
              original={one ? original : null}
              whenOf={whenOf}
              onChoose={setOriginal}
            />
          )}
          <p className={classes.ask}>{t(answer === 'waiting' ? 'ask' : 'change')}</p>
          <AnswerButtons answer={answer} isBusy={isPending} onAnswer={mutate} />
        </>
      )}
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <output className={classes.said}>
        {answer !== 'waiting' && !isCancelled && t(`said.${answer}`)}
      </output>
    </article>
  );
}

/** In the zone it was made in: guests and host speak of the same hour. */
function useWhen() {
  const format = useFormatter();
  return ({ start, end, isAllDay, timeZone }: Invitation): string => {
    if (isAllDay) {
      const [first, last] = [start.slice(0, 10), addDays(end.slice(0, 10), -1)];
      const how = { dateStyle: 'full', timeZone: 'UTC' } as const;
      return last <= first
        ? format.dateTime(dateOf(first), how)
        : format.dateTimeRange(dateOf(first), dateOf(last), how);
    }
    return format.dateTimeRange(new Date(start), new Date(end), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
  };
}
