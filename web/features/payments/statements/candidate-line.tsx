import { Button } from '@mantine/core';
import type { EntryCandidate } from '@plenum/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Money } from '../../../ui/money/money.tsx';
import classes from './candidate-line.module.css';
import type { EntryDeeds } from './use-entry-deeds.ts';

interface CandidateLineProps {
  candidate: EntryCandidate;
  isSure: boolean;
  deeds: EntryDeeds;
}

/** An invoice it may be for: what speaks for it, what against. */
export function CandidateLine({ candidate, isSure, deeds }: CandidateLineProps) {
  const t = useTranslations('payments.statements');
  const { invoiceId, number, clientName, balance, currency, reasons, doubts } = candidate;
  return (
    <li className={classes.line}>
      <div className={classes.facts}>
        <span className={classes.head}>
          <Link to="/apps/invoice/preview/$id" params={{ id: String(invoiceId) }}>
            <bdi>{number}</bdi>
          </Link>
          <bdi>{clientName}</bdi>
        </span>
        <span className={classes.soft}>
          <span>
            {t('open')} <Money minor={balance} currency={currency} />
          </span>
          <DueOn day={candidate.dueOn} />
        </span>
        <span className={classes.marks}>
          {reasons.map((reason) => (
            <span key={reason} className={classes.mark} data-hue="green">
              {t(`reasons.${reason}`)}
            </span>
          ))}
          {doubts.map((doubt) => (
            <span key={doubt} className={classes.mark} data-hue="amber">
              {t(`doubts.${doubt}`)}
            </span>
          ))}
        </span>
      </div>
      {!doubts.includes('other_currency') && (
        <Button
          size="compact-sm"
          variant={isSure ? 'filled' : 'default'}
          leftSection={<IconCheck size={16} />}
          aria-label={t('assignTo', { number })}
          disabled={deeds.isBusy}
          onClick={() => deeds.deed({ what: 'assign', invoiceId, number })}
        >
          {isSure ? t('confirm') : t('assign')}
        </Button>
      )}
    </li>
  );
}

function DueOn({ day }: { day: string | null }) {
  const t = useTranslations('payments.statements');
  const format = useFormatter();
  if (!day) return null;
  return (
    <span>
      {t('due')}{' '}
      <time dateTime={day}>
        {format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}
      </time>
    </span>
  );
}
