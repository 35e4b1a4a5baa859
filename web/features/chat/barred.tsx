import { Button } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { whyNotWrite } from './chat.rights.ts';
import classes from './composer.module.css';
import { useConversationDeeds } from './use-conversation-deeds.ts';

/** Stands where one would write, and says why one cannot, and what helps. */
export function Barred({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.barred');
  const deeds = useConversationDeeds(conversation);
  const why = whyNotWrite(conversation);
  const [other] = conversation.people;
  if (!why) return null;
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
