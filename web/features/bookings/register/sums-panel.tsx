import { Button } from '@mantine/core';
import type { PublicOffer } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Money } from '../../../ui/money/money.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sumsOptions } from '../own/own.api.ts';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import classes from './sums-panel.module.css';
import type { Register } from './use-register.ts';

interface SumsPanelProps {
  register: Register;
  offer: PublicOffer;
  slug: string;
  code: string;
  addsTo?: string | undefined;
}

/** What it comes to, as the server says. */
export function SumsPanel({ register, offer, slug, code, addsTo }: SumsPanelProps) {
  const t = useTranslations('booking-page.register');
  const words = useWords(offer.event.languages);
  const problemText = useBookingProblemText();
  const { items, isBusy, problem } = register;
  const { data, error } = useQuery({
    ...sumsOptions(slug, items, offer.code?.isValid ? code : '', addsTo),
    placeholderData: keepPreviousData,
  });
  const isEmpty = items.length === 0;
  const refusal = problem ?? (isEmpty ? null : error);
  return (
    <aside className={classes.sums} aria-label={t('sum')}>
      {!isEmpty && data && (
        <ul>
          {data.lines.map((line, at) => (
            // One ticket may come with several packages.
            <li key={`${line.ticketId} ${at + 1}`}>
              <span>
                {line.quantity} ×{' '}
                <bdi>{[words(line.name), words(line.priceName)].filter(Boolean).join(' · ')}</bdi>
              </span>
              <Money minor={line.price * line.quantity} currency={data.currency} />
            </li>
          ))}
        </ul>
      )}
      {refusal !== null && <Notice tone="danger">{problemText(refusal)}</Notice>}
      <p className={classes.total}>
        <span>{t('total')}</span>
        <strong aria-live="polite">
          <Money minor={isEmpty ? 0 : (data?.gross ?? 0)} currency={offer.currency} />
        </strong>
      </p>
      {!isEmpty && data && data.tax > 0 && (
        <p className={classes.tax}>
          {t(offer.pricesIncludeTax ? 'taxIn' : 'taxOn')}{' '}
          <Money minor={data.tax} currency={data.currency} />
        </p>
      )}
      <Button type="submit" size="md" fullWidth disabled={isEmpty} loading={isBusy}>
        {t('go')}
      </Button>
      <p className={classes.hint}>{t('held')}</p>
    </aside>
  );
}
