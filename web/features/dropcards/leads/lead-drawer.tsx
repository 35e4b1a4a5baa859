import { Drawer } from '@mantine/core';
import type { Booth, Lead } from '@plenum/contract';
import { IconIdOff, IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import classes from './lead-drawer.module.css';
import { LeadEditor } from './lead-editor.tsx';

interface LeadDrawerProps {
  exhibitorId: number;
  /** As the address says it. */
  id: string | undefined;
  /** Those of the page in sight; undefined until they are read. */
  leads: readonly Lead[] | undefined;
  staff: Booth['staff'];
  tags: readonly string[];
  readAgain: () => Promise<readonly Lead[] | undefined>;
  onClose: () => void;
}

/** Also when the table moves on: what is being worked on stays until it is closed. */
function useShownLead(id: string | undefined, leads: readonly Lead[] | undefined) {
  const [kept, setKept] = useState<Lead | undefined>();
  const found = leads?.find((lead) => String(lead.id) === id);
  if (found && found !== kept) setKept(found);
  const shown = found ?? kept;
  return id === undefined || String(shown?.id) === id ? shown : undefined;
}

export function LeadDrawer({
  exhibitorId,
  id,
  leads,
  staff,
  tags,
  readAgain,
  onClose,
}: LeadDrawerProps) {
  const t = useTranslations('dropcards.leads');
  const shell = useTranslations('shell');
  const lead = useShownLead(id, leads);
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={520}
      title={lead?.values?.fullName ?? t(lead ? 'withdrawn' : 'one')}
      classNames={{ header: classes.header ?? '', body: classes.body ?? '' }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {lead?.values && (
        <LeadEditor
          key={lead.id}
          {...{ exhibitorId, staff, tags }}
          lead={lead}
          values={lead.values}
          readAgain={async () => (await readAgain())?.find(({ id }) => id === lead.id)}
        />
      )}
      {lead && !lead.values && <Withdrawn at={lead.withdrawnAt} />}
      {leads && !lead && id !== undefined && (
        <StateMessage icon={IconUserQuestion} title={t('missing.title')} text={t('missing.text')} />
      )}
    </Drawer>
  );
}

function Withdrawn({ at }: { at: string | null }) {
  const t = useTranslations('dropcards.leads');
  const format = useFormatter();
  const when = at ? format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' }) : '';
  return (
    <StateMessage icon={IconIdOff} title={t('withdrawn')} text={t('withdrawnText', { when })} />
  );
}
