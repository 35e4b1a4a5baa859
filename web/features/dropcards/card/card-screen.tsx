import { Button } from '@mantine/core';
import type { Lead, MyBooth } from '@plenum/contract';
import { IconBuildingStore, IconIdOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { CardFace } from './card-face.tsx';
import classes from './card-screen.module.css';
import { codeIn } from '../scan/scan.code.ts';
import { myBoothsOptions } from '../leads/leads.ts';
import { TakeCard } from '../scan/take-card.tsx';

/** Where the camera of a phone leads: staff of a booth take the card, others learn what this is. */
export function CardScreen({ code }: { code: string }) {
  const t = useTranslations('dropcards.scan');
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      <div className={classes.sheet}>
        <Content code={codeIn(code)} />
      </div>
    </div>
  );
}

function Content({ code }: { code: string | null }) {
  const t = useTranslations('dropcards.scan');
  const problemText = useProblemText();
  const booths = useQuery(myBoothsOptions());
  if (!code) return <StateMessage icon={IconIdOff} title={t('deadTitle')} text={t('deadText')} />;
  if (booths.data?.length === 0) {
    return <StateMessage icon={IconBuildingStore} title={t('staffTitle')} text={t('staffText')} />;
  }
  if (booths.data) return <Take key={code} code={code} booths={booths.data} />;
  if (!booths.error) return <LinesSkeleton lines={3} />;
  return (
    <ErrorState
      title={t('failed')}
      text={problemText(booths.error)}
      isRetrying={booths.isFetching}
      onRetry={() => void booths.refetch()}
    />
  );
}

function Take({ code, booths }: { code: string; booths: readonly MyBooth[] }) {
  const t = useTranslations('dropcards.scan');
  const [taken, setTaken] = useState<{ lead: Lead; exhibitorId: number } | null>(null);
  if (!taken) {
    return (
      <TakeCard
        code={code}
        booths={booths}
        onTaken={(lead, exhibitorId) => setTaken({ lead, exhibitorId })}
      />
    );
  }
  const { lead, exhibitorId } = taken;
  return (
    <>
      <Notice tone="calm">{t('taken', { name: lead.values?.fullName ?? '' })}</Notice>
      {lead.values && <CardFace values={lead.values} />}
      <Button
        renderRoot={(props) => (
          <Link
            to="/booths/$exhibitorId/leads"
            params={{ exhibitorId: String(exhibitorId) }}
            {...props}
          />
        )}
      >
        {t('toLeads')}
      </Button>
    </>
  );
}
