import type { Case, Cases } from '@plenum/contract';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../ui/state-message.tsx';
import { AppealCard } from './appeal-card.tsx';
import { CaseCard } from './case-card.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { type Deed, isGentle } from './moderation.deeds.ts';
import { openCasesOptions } from './moderation.api.ts';
import classes from './moderation.module.css';
import { PanelState } from './panel-state.tsx';
import { QueueHelp } from './queue-help.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useSettling } from './use-settling.ts';

/** What waits for somebody to decide. */
export function QueuePanel({ eventId }: { eventId: number }) {
  const query = useQuery(openCasesOptions(eventId));
  return <PanelState query={query}>{(desk) => <Queue eventId={eventId} desk={desk} />}</PanelState>;
}

function Queue({ eventId, desk: { cases, appeals, hasMore } }: { eventId: number; desk: Cases }) {
  const t = useTranslations('moderation');
  const [asked, setAsked] = useState<{ about: Case; deed: Deed } | null>(null);
  const { settle, isBusy } = useSettling(eventId);
  const act = (about: Case, deed: Deed) => {
    if (!isGentle(deed)) return setAsked({ about, deed });
    if (!isBusy) settle(about, { deed, reason: '' });
  };
  useQueueKeys(cases, act);
  if (cases.length === 0 && appeals.length === 0) {
    return <StateMessage icon={IconShieldCheck} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  return (
    <div className={classes.panel}>
      {appeals.map((measure) => (
        <AppealCard key={measure.id} eventId={eventId} measure={measure} />
      ))}
      {cases.length > 0 && <QueueHelp />}
      <ul className={classes.cases} aria-label={t('tabs.queue')}>
        {cases.map((one) => (
          <CaseCard key={one.id} about={one} isBusy={isBusy} onDeed={(deed) => act(one, deed)} />
        ))}
      </ul>
      {hasMore && <p className={classes.soft}>{t('moreWait')}</p>}
      {asked && (
        <DeedDialog
          {...asked}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
          onDo={(settlement) => settle(asked.about, settlement, () => setAsked(null))}
        />
      )}
    </div>
  );
}
