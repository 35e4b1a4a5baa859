import type { MyEvent, Offer, TicketCode } from '@plenum/contract';
import { IconCircleCheck, IconEyeOff } from '@tabler/icons-react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { wordMoney } from '../../../ui/money/word-money.ts';
import { StatePill } from '../../../ui/state-pill.tsx';
import classes from '../tickets.module.css';
import { bookingAddress } from '../tickets.places.ts';

interface CodeLineProps {
  event: MyEvent;
  offer: Offer;
  code: TicketCode;
}

/** One code: what it does, for what, how often it was used, and the link that has it in it. */
export function CodeLine({ event, offer, code }: CodeLineProps) {
  const t = useTranslations('tickets.codes');
  const effect = useEffectText(offer.settings.currency);
  const words = useWords(event.languages);
  const format = useFormatter();
  const { isOn, note, ticketIds, opens, uses, used, until } = code;
  const meant = offer.tickets.filter(({ id }) => ticketIds.includes(id));
  const day = { dateStyle: 'medium', timeStyle: 'short', timeZone: event.timeZone } as const;
  return (
    <>
      <div className={classes.words}>
        <div className={classes.title}>
          <bdi className={classes.name}>{code.code}</bdi>
          <span>{effect(code)}</span>
          <StatePill
            icon={isOn ? IconCircleCheck : IconEyeOff}
            hue={isOn ? 'green' : 'plain'}
            label={t(isOn ? 'on' : 'off')}
          />
        </div>
        <div className={classes.facts}>
          <span>{uses === null ? t('used', { used }) : t('usedOf', { used, uses })}</span>
          {meant.length > 0 && (
            <bdi>{t('for', { names: format.list(meant.map(({ name }) => words(name))) })}</bdi>
          )}
          {opens && <span>{t('opens')}</span>}
          {until && <span>{t('until', { time: format.dateTime(new Date(until), day) })}</span>}
          {note && <bdi>{note}</bdi>}
        </div>
      </div>
      <CopyButton
        text={bookingAddress(event.slug, code.code)}
        label={t('copy', { code: code.code })}
      />
    </>
  );
}

function useEffectText(currency: string) {
  const t = useTranslations('tickets.effects');
  const format = useFormatter();
  const locale = useLocale();
  return ({ effect, value }: TicketCode): string => {
    if (effect === 'none') return t('none');
    const rate = { style: 'percent', maximumFractionDigits: 2 } as const;
    return effect === 'percent'
      ? t('percentOff', { rate: format.number(value / 10_000, rate) })
      : t(effect === 'amount' ? 'amountOff' : 'priceOf', {
          amount: wordMoney(value, currency, locale),
        });
  };
}
