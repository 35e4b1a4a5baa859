import { Button } from '@mantine/core';
import type { Booth } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './editor-screen.module.css';

interface EditorStandingProps {
  booth: Booth;
  isOrganiser: boolean;
}

/** Whether a change waits for review, was sent back, or would have to wait. */
export function EditorStanding({ booth, isOrganiser }: EditorStandingProps) {
  const t = useTranslations('exhibitors.editor');
  const { id, tier, draft, draftAt, draftNote, needsReview } = booth;
  const when = () => draftAt && <RelativeTime at={draftAt} />;
  if (!draft) {
    return needsReview && !isOrganiser ? <p className={classes.hint}>{t('willWait')}</p> : null;
  }
  if (isOrganiser) {
    return (
      <Notice tone="warning">
        <span className={classes.standing}>
          <span>{draftAt ? t.rich('awaitsYou', { when }) : t('returnedByYou')}</span>
          <Button
            variant="default"
            size="compact-sm"
            renderRoot={(props) => (
              <Link
                to="/exhibitors/$tier"
                params={{ tier }}
                search={{ review: String(id) }}
                {...props}
              />
            )}
          >
            {t('look')}
          </Button>
        </span>
      </Notice>
    );
  }
  if (draftAt) return <Notice tone="calm">{t.rich('awaits', { when })}</Notice>;
  return (
    <Notice tone="warning">
      <span className={classes.standing}>
        <strong>{t('returned')}</strong>
        {draftNote && (
          <q>
            <bdi>{draftNote}</bdi>
          </q>
        )}
        <span>{t('returnedHint')}</span>
      </span>
    </Notice>
  );
}
