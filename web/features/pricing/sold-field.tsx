import '../../ui/styles/fields.css';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { soldOptions } from './pricing.api.ts';
import type { SoldTicket } from './pricing.parts.ts';

interface SoldFieldProps {
  leadsTo: SoldTicket;
  onChange: (next: SoldTicket) => void;
}

const kinds = ['ticket', 'booth', 'sponsor'] as const;

/** Which of what the event sells. */
export function SoldField({ leadsTo, onChange }: SoldFieldProps) {
  const t = useTranslations('pricing.plan');
  const words = useWords();
  const { data: sold } = useQuery(soldOptions(leadsTo.eventId));
  const isNone = sold?.length === 0;
  const groups = kinds.map((kind) => ({
    group: t(`ticketKinds.${kind}`),
    items: (sold ?? [])
      .filter((one) => one.kind === kind)
      .map(({ id, name }) => ({ value: String(id), label: words(name) })),
  }));
  return (
    <Select
      label={t('ticket')}
      placeholder={t('chooseTicket')}
      description={t(isNone ? 'noTickets' : 'ticketHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      comboboxProps={{ withinPortal: false }}
      allowDeselect={false}
      disabled={isNone}
      data={groups.filter(({ items }) => items.length > 0)}
      value={leadsTo.ticketId === 0 ? null : String(leadsTo.ticketId)}
      onChange={(id) => id && onChange({ ...leadsTo, ticketId: Number(id) })}
    />
  );
}
