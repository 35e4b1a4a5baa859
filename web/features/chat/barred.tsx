import { Button } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { PlaceLink } from '../../ui/place-link.tsx';
import { type Mute, whyNotWrite } from './chat.rights.ts';
import classes from './composer/composer.module.css';
import { useConversationDeeds } from './rooms/use-conversation-deeds.ts';
import { useMute } from './rooms/use-mute.ts';
import { isToday } from './rooms/use-short-time.ts';

/** Stands where one would write, and says why one cannot, and what helps. */
export function Barred({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.barred');
  const deeds = useConversationDeeds(conversation);
  const why = whyNotWrite(conversation);
  const mute = useMute(conversation);
  const [other] = conversation.people;
  if (!why) return null;
  if (mute) return <Muted mute={mute} />;
  return (
    <div className={classes.barred}>
      <p>{t(why, { name: other?.fullName ?? '' })}</p>
      {why === 'followersOnly' && (
        <Button size="xs" loading={deeds.isBusy} onClick={() => deeds.follow(true)}>
          {t('follow')}
        </Button>
      )}
      {why === 'blocked' && other && (
        <Button
          size="xs"
          variant="default"
          loading={deeds.isBusy}
          onClick={() => deeds.block(other, false)}
        >
          {t('unblock')}
        </Button>
      )}
      {why === 'invited' && (
        <div className={classes.choices}>
          <Button size="xs" loading={deeds.isBusy} onClick={() => deeds.answer(true)}>
            {t('accept')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={deeds.isBusy}
            onClick={() => deeds.answer(false)}
          >
            {t('refuse')}
          </Button>
          {conversation.kind === 'direct' && other && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              disabled={deeds.isBusy}
              onClick={() => deeds.block(other, true)}
            >
              {t('block')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const shortly = { timeStyle: 'short' } as const;
const atLength = { dateStyle: 'medium', timeStyle: 'short' } as const;

function Muted({ mute: { until } }: { mute: Mute }) {
  const t = useTranslations('chat.barred');
  const format = useFormatter();
  const end = until === null ? null : new Date(until);
  return (
    <div className={classes.barred}>
      <p>
        {end
          ? t('mutedUntil', { at: format.dateTime(end, isToday(end) ? shortly : atLength) })
          : t('muted')}
      </p>
      <PlaceLink href="/moderation/mine">{t('mutedWhy')}</PlaceLink>
    </div>
  );
}
