import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import classes from './part-fields.module.css';
import type { Part } from './use-parts.ts';

interface PartFieldsProps {
  parts: readonly Part[];
  onChange: (parts: readonly Part[]) => void;
}

/** How much of a line each of several invoices has. */
export function PartFields({ parts, onChange }: PartFieldsProps) {
  const t = useTranslations('payments.statements');
  if (parts.length === 0) return null;
  return (
    <ul className={classes.parts}>
      {parts.map((part) => {
        const number = part.invoice.number ?? '';
        return (
          <li key={part.invoice.id} className={classes.part}>
            <AmountField
              label={t('part', { number })}
              currency={part.invoice.currency}
              value={part.amount}
              onChange={(amount) =>
                onChange(parts.map((one) => (one === part ? { ...part, amount } : one)))
              }
            />
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('dropPart', { number })}
              onClick={() => onChange(parts.filter((one) => one !== part))}
            >
              <IconX size={18} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
