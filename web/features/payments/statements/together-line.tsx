import { Button } from '@mantine/core';
import type { BankEntry, EntryPart } from '@plenum/contract';
import { IconChecks } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './candidate-line.module.css';
import { PartLinks } from './part-links.tsx';
import type { EntryDeeds } from './use-entry-deeds.ts';

interface TogetherLineProps {
  entry: BankEntry;
  deeds: EntryDeeds;
}

const assignmentOf = ([first, ...others]: readonly EntryPart[]) =>
  first && {
    invoiceId: first.invoiceId,
    number: first.number,
    parts: others.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
  };

/** Invoices that it names and pays all of. */
export function TogetherLine({ entry: { together, currency }, deeds }: TogetherLineProps) {
  const t = useTranslations('payments.statements');
  const assignment = assignmentOf(together);
  if (!assignment) return null;
  return (
    <li className={classes.line}>
      <div className={classes.facts}>
        <span className={classes.marks}>
          <span className={classes.mark} data-hue="green">
            {t('together')}
          </span>
        </span>
        <PartLinks parts={together} currency={currency} />
      </div>
      <Button
        size="compact-sm"
        leftSection={<IconChecks size={16} />}
        disabled={deeds.isBusy}
        onClick={() => deeds.deed({ what: 'assign', ...assignment })}
      >
        {t('assignAll', { count: together.length })}
      </Button>
    </li>
  );
}
