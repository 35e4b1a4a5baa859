import { ActionIcon } from '@mantine/core';
import type { OfferedTicket } from '@plenum/contract';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import classes from './ticket-list.module.css';

interface CountStepperProps {
  ticket: Pick<OfferedTicket, 'name' | 'least' | 'most'>;
  languages: readonly string[];
  count: number;
  onCount: (count: number) => void;
}

/** None, or at least as many as one must take; by thumb, and by keyboard. */
export function CountStepper({ ticket, languages, count, onCount }: CountStepperProps) {
  const t = useTranslations('booking-page.register');
  const words = useWords(languages);
  const name = words(ticket.name);
  const { least, most } = ticket;
  const fewer = count <= least ? 0 : count - 1;
  const more = count === 0 ? Math.min(least, most) : count + 1;
  return (
    <fieldset className={classes.stepper} aria-label={t('countOf', { name })}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('fewer', { name })}
        disabled={count === 0}
        onClick={() => onCount(fewer)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <output aria-live="polite">{count}</output>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('more', { name })}
        disabled={count >= most}
        onClick={() => onCount(more)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
