import { Button } from '@mantine/core';
import type { MyCard } from '@plenum/contract';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './my-card-screen.module.css';
import { useNewLink } from './use-my-card.ts';

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr/qr-code.tsx')).QrCode }));

interface CardLinkProps {
  eventId: number;
  card: MyCard;
}

/** My card to be scanned at a booth, or its link for a camera that cannot. */
export function CardLink({ eventId, card }: CardLinkProps) {
  const t = useTranslations('dropcards.link');
  const { replace, isReplacing } = useNewLink(eventId);
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title={t('title')}>
      <div className={`${classes.body} ${classes.link}`}>
        <Suspense fallback={<Skeleton width="184px" height={184} />}>
          <QrCode text={card.link} label={t('qr')} />
        </Suspense>
        <div className={classes.linkWords}>
          <p>{t('text')}</p>
          <div className={classes.choices}>
            <CopyButton isLink text={card.link} />
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconRefresh size={14} aria-hidden />}
              loading={isReplacing}
              onClick={() => setAsked(true)}
            >
              {t('replace')}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('replaceTitle')}
        text={t('replaceText')}
        stay={t('keep')}
        go={t('replace')}
        onStay={() => setAsked(false)}
        onGo={() => {
          setAsked(false);
          replace();
        }}
      />
    </Panel>
  );
}
